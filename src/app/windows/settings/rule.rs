//! A rule as a row of a page.

use super::setting::{Below, Change, Group, Input, Setting};
use crate::app::windows::row::{Choice, Refused, Way};
use engine::Rules;
use game::profile::Rule;
use words::say;
use words::{rules, settings};

/// The row of a rule, beside the other rules as they are set.
pub(super) fn setting(rule: Rule, rules: &Rules) -> Setting {
    let input = if rule.is_switch() {
        switch(rule, rules)
    } else {
        let choices = rule.choices(rules).into_iter();
        let choices = choices.map(|wanted| choice(rule, &wanted, rules));
        Input::List {
            shown: rules::value(rule, rules),
            groups: in_groups(rule, choices.collect()),
        }
    };
    Setting {
        id: id(rule),
        name: rules::name(rule),
        notes: notes(rule, rules, &input),
        sought_as: rules::sought_as(rule),
        below: below(rule, &input),
        input,
    }
}

/// The ways to turn a switch that is refused, or to the only other value of a list.
/// Of several values each has its ways in the open list.
fn below(rule: Rule, input: &Input) -> Below {
    let ways = match input {
        Input::Switch {
            turned: Change::Rules(turned),
            refused: Some(_),
            ..
        } => ways(rule, turned, &id(rule)),
        Input::List { groups, .. } => match others(groups)[..] {
            [
                Choice {
                    refused: Some(refused),
                    ..
                },
            ] => refused.ways.clone(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    if ways.is_empty() {
        Below::Nothing
    } else {
        Below::Ways(ways)
    }
}

/// Why a rule cannot be as in `wanted`, if it cannot, and the ways to it.
pub(super) fn refused(rule: Rule, wanted: &Rules, id: &str) -> Option<Refused<Change>> {
    let why = rules::refused(rule, wanted)?;
    let ways = ways(rule, wanted, id);
    Some(Refused { why, ways })
}

/// Another rule that can be changed together with this one, for each way to what
/// it cannot be by itself.
fn ways(rule: Rule, wanted: &Rules, id: &str) -> Vec<Way<Change>> {
    let ways = rules::ways_to(rule, wanted).into_iter();
    let ways = ways.map(|(other, mended)| {
        let name: &str = other.into();
        Way {
            value: Change::Rules(mended),
            id: format!("{id}-with-{name}"),
            name: rules::change_too(other, &mended),
        }
    });
    ways.collect()
}

/// The choices of a list that are not set.
fn others(groups: &[Group]) -> Vec<&Choice<Change>> {
    let choices = groups.iter().flat_map(|group| &group.choices);
    choices.filter(|choice| !choice.is_set).collect()
}

/// A value of a rule as a choice of its list; `wanted` has it.
pub(super) fn choice(rule: Rule, wanted: &Rules, rules: &Rules) -> Choice<Change> {
    let id = format!("{}-{}", id(rule), rule.value(wanted).id());
    Choice {
        value: Change::Rules(*wanted),
        name: rules::value(rule, wanted),
        explained: rules::value_explanation(rule, wanted),
        refused: refused(rule, wanted, &id),
        id,
        is_set: wanted == rules,
    }
}

/// Hands of an unusual size stand apart, below the usual ones.
fn in_groups(rule: Rule, mut choices: Vec<Choice<Change>>) -> Vec<Group> {
    let is_usual = |choice: &Choice<Change>| match choice.value {
        Change::Rules(rules) if rule == Rule::HandSize => {
            Rule::USUAL_HAND_SIZES.contains(&rules.hand_size)
        }
        _ => true,
    };
    let usual = choices.iter().take_while(|choice| is_usual(choice)).count();
    let others = Group {
        heading: Some(say!("settings-other-hand-sizes")),
        choices: choices.split_off(usual),
    };
    let usual = Group {
        heading: None,
        choices,
    };
    let groups = [usual, others].into_iter();
    groups.filter(|group| !group.choices.is_empty()).collect()
}

/// The name of the row of a rule that no language changes.
pub(super) fn id(rule: Rule) -> String {
    let rule: &str = rule.into();
    format!("setting-{rule}")
}

fn switch(rule: Rule, rules: &Rules) -> Input {
    let choices = rule.choices(rules);
    let [off, on] = choices[..] else {
        unreachable!("a switch is off or on");
    };
    let is_on = *rules == on;
    let turned = if is_on { off } else { on };
    Input::Switch {
        is_on,
        refused: rules::refused(rule, &turned),
        turned: Change::Rules(turned),
    }
}

/// What a rule does, what its value means, why it does nothing now, and why it
/// cannot be changed at all: single refused values give their reasons in the
/// list.
pub(super) fn notes(rule: Rule, rules: &Rules, input: &Input) -> Vec<String> {
    let mut notes = vec![rules::explanation(rule)];
    notes.extend(rules::value_explanation(rule, rules));
    notes.extend(rules::idle(rule, rules));
    match input {
        Input::Switch {
            is_on,
            refused: Some(reason),
            ..
        } => notes.push(settings::cannot_switch(!is_on, reason)),
        Input::List { groups, .. } => {
            let others = others(groups);
            let refused = others.iter().filter_map(|choice| {
                let refused = choice.refused.as_ref()?;
                Some((&refused.why, choice.name.clone()))
            });
            let refused: Vec<_> = refused.collect();
            if refused.len() == others.len() {
                for (reason, values) in by_reason(refused) {
                    notes.push(settings::cannot_choose(&values, reason));
                }
            }
        }
        _ => {}
    }
    notes
}

fn by_reason(refused: Vec<(&String, String)>) -> Vec<(&String, Vec<String>)> {
    let mut reasons: Vec<(&String, Vec<String>)> = Vec::new();
    for (reason, value) in refused {
        match reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, values)) => values.push(value),
            None => reasons.push((reason, vec![value])),
        }
    }
    reasons
}
