//! The rules of a game as rows of Settings and of New game.

use std::collections::BTreeMap;

use egui::{Context, RichText, Ui};
use strum::VariantArray as _;

use super::change::Change;
use super::kit::list::{self, DisabledReason, Fix, ListChoice};
use super::kit::{Field, Group, Input, Row, Setting, field_row, fold, separator};
use crate::paint::Look;
use engine::{Rules, RulesError};
use game::profile::{GamePart, Rule, SettingValue};
use words::Named as _;
use words::msg;
use words::rules;

/// The rules that players change most; the others are folded.
pub(super) const MAIN_RULES: [Rule; 9] = [
    Rule::Target,
    Rule::HandSize,
    Rule::Draws,
    Rule::Spinner,
    Rule::Fives,
    Rule::Threes,
    Rule::DominoAward,
    Rule::BlockAwardTo,
    Rule::LaterLeads,
];

/// How many of the folded rules the description of the fold already names.
const NAMED_OTHER_RULES: usize = 4;
const USUAL_TARGETS: [u16; 4] = [100, 150, 200, 250];
const FIRST_OWN_TARGET: u16 = 150;
const FIRST_OWN_BONUS: u16 = 25;
const GAP_ABOVE_HEADING: f32 = 12.0;
const FIELD_WIDTH: f32 = 96.0;

/// The rows of all rules, and the text typed into them.
#[derive(Debug, Default)]
pub(super) struct RuleRows {
    shows_all: bool,
    /// The player's own numbers, as typed.
    typed: BTreeMap<Rule, String>,
}

impl RuleRows {
    /// Draws the rows of all rules, with a dot beside each that differs from `base`.
    pub(super) fn ui(&mut self, ui: &mut Ui, look: &Look, rules: &mut Rules, base: &Rules) {
        for rule in MAIN_RULES {
            self.rule_ui(ui, look, rule, rules, base);
        }
        self.more_ui(ui, look, rules, base);
    }

    /// Draws the line that unfolds the other rules, and the unfolded rules.
    pub(super) fn more_ui(&mut self, ui: &mut Ui, look: &Look, rules: &mut Rules, base: &Rules) {
        let others = Rule::ALL.iter().filter(|rule| !MAIN_RULES.contains(rule));
        let wanted = list::pending_focus(ui.ctx());
        self.shows_all |= others.clone().any(|rule| wanted == Some(setting_id(*rule)));
        let (name, description) = (
            msg::RULES_MORE.text(),
            msg::rules_more_explained(others.clone().count() - NAMED_OTHER_RULES),
        );
        if !fold(ui, look, "rules-more", &name, &description, &mut self.shows_all) {
            return;
        }
        for &part in GamePart::VARIANTS {
            let heading = RichText::new(part.name()).small().weak();
            ui.add_space(GAP_ABOVE_HEADING);
            ui.label(heading);
            for rule in others.clone().filter(|rule| rule.part() == part) {
                self.rule_ui(ui, look, *rule, rules, base);
            }
        }
    }

    pub(super) fn rule_ui(
        &mut self,
        ui: &mut Ui,
        look: &Look,
        rule: Rule,
        rules: &mut Rules,
        base: &Rules,
    ) {
        let asked = self.setting(rule, rules, base).ui(ui, look);
        if let Some(change) = asked {
            self.carry_out(&change, rules);
        }
        self.number_field_ui(ui, rule, rules);
    }

    pub(super) fn setting(&self, rule: Rule, rules: &Rules, base: &Rules) -> Setting<Change> {
        let setting = if rule.accepts_own_number(rules) {
            self.number_setting(rule, rules)
        } else {
            setting(rule, rules)
        };
        setting.changed(!rule.has_same_value(rules, base))
    }

    pub(super) fn carry_out(&mut self, change: &Change, rules: &mut Rules) {
        match change {
            Change::Rules(wanted) => {
                self.typed.retain(|rule, _| rule.has_same_value(wanted, rules));
                *rules = *wanted;
            }
            Change::OwnNumber(rule) if !self.typed.contains_key(rule) => {
                *rules = with_own_number(*rule, rules);
                self.show_number(*rule, rules);
            }
            _ => {}
        }
    }

    /// Fills the field of a rule with its number, or removes the field if the rule has no number.
    fn show_number(&mut self, rule: Rule, rules: &Rules) {
        match number_of(rule, rules) {
            Some(number) => self.typed.insert(rule, number.to_string()),
            None => self.typed.remove(&rule),
        };
    }

    fn number_setting(&self, rule: Rule, rules: &Rules) -> Setting<Change> {
        let is_own = self.typed.contains_key(&rule) || !rule.is_offered(rules);
        let offered = rule.choices(rules).into_iter();
        let offered = offered.filter(|wanted| rule.is_offered(wanted));
        let mut choices: Vec<_> = offered
            .map(|wanted| {
                let choice = choice(rule, &wanted, rules);
                let target = wanted.target.filter(|_| rule == Rule::Target);
                let usual = target.filter(|points| USUAL_TARGETS.contains(points));
                ListChoice {
                    is_set: choice.is_set && !is_own,
                    short_name: usual.map(|it| it.to_string()),
                    is_usual: usual.is_some(),
                    ..choice
                }
            })
            .collect();
        let id = format!("{}-own", setting_id(rule));
        let name = msg::SETTINGS_OWN_TARGET.text();
        choices.push(ListChoice {
            disabled_reason: refusal(rule, &with_own_number(rule, rules), &id),
            ..ListChoice::new(Change::OwnNumber(rule), id, name, is_own)
        });
        choice_setting(rule, rules, choices)
    }

    /// Draws the field for the player's own number of a rule, below its row.
    pub(super) fn number_field_ui(&mut self, ui: &mut Ui, rule: Rule, rules: &mut Rules) {
        if !rule.accepts_own_number(rules) {
            return;
        }
        if !rule.is_offered(rules) && !self.typed.contains_key(&rule) {
            self.show_number(rule, rules);
        }
        let Some(typed) = self.typed.get_mut(&rule) else {
            return;
        };
        let name = match rule {
            Rule::Target if rules.counts_hands() => msg::NEW_GAME_HANDS.text(),
            Rule::Target => msg::NEW_GAME_POINTS.text(),
            _ => rule.name(),
        };
        let id = match rule {
            Rule::Target => "settings-own-target-field".to_owned(),
            _ => format!("{}-own-field", setting_id(rule)),
        };
        let field = Field { width: FIELD_WIDTH, ..Field::new(&id, "", 4) };
        let shown = field_row(ui, &Row::new(&name, &name), field, typed);
        let response = shown.response.response;
        if response.has_focus() || response.changed() {
            if let Err(why) = set_number(rule, typed, rules) {
                list::warning(ui, why);
            }
        } else {
            // Another game was chosen, or the input is not a number.
            self.show_number(rule, rules);
        }
        separator(ui);
    }
}

pub(super) fn show_rule(ctx: &Context, rule: Rule) {
    list::request_focus_on(ctx, &setting_id(rule));
}

pub(super) fn setting_id(rule: Rule) -> String {
    let rule: &str = rule.into();
    format!("setting-{rule}")
}

pub(super) fn rule_with_id(id: &str) -> Option<Rule> {
    Rule::ALL.into_iter().find(|rule| self::setting_id(*rule) == id)
}

fn setting(rule: Rule, rules: &Rules) -> Setting<Change> {
    if rule.is_switch() {
        return switch_setting(rule, rules);
    }
    let choices = rule.choices(rules).into_iter();
    let choices = choices.map(|wanted| Rule::with_usual_hands(wanted, rules));
    choice_setting(rule, rules, choices.map(|wanted| choice(rule, &wanted, rules)).collect())
}

/// The row of a rule with several values; its list says why a value is refused.
fn choice_setting(rule: Rule, rules: &Rules, choices: Vec<ListChoice<Change>>) -> Setting<Change> {
    let shown = choices.iter().find(|choice| choice.is_set);
    let shown = shown.map_or_else(|| rules::value(rule, rules), |choice| choice.name.clone());
    let groups = vec![Group { heading: None, choices }];
    rule_setting(rule, rules, None, Input::Choice { shown, groups })
}

fn switch_setting(rule: Rule, rules: &Rules) -> Setting<Change> {
    let is_on = rule.value(rules) == SettingValue::Switch(true);
    let other = rule.choices(rules).into_iter().find(|other| other != rules);
    let toggled = other.unwrap_or(*rules);
    let disabled = refusal(rule, &toggled, &setting_id(rule));
    let input = Input::Switch {
        is_on,
        toggled: Change::Rules(toggled),
        disabled_reason: disabled.as_ref().map(|disabled| disabled.why.clone()),
    };
    rule_setting(rule, rules, disabled, input)
}

/// Returns the row of a rule, with its description, or why it has no effect or is `disabled`.
fn rule_setting(
    rule: Rule,
    rules: &Rules,
    disabled: Option<DisabledReason<Change>>,
    input: Input<Change>,
) -> Setting<Change> {
    let idle = rules::why_without_effect(rule, rules);
    let (why, fixes) = disabled.map_or((None, Vec::new()), |it| (Some(it.why), it.fixes));
    let has_no_effect = idle.is_some();
    let description = idle.or(why).unwrap_or_else(|| rule.explanation());
    Setting {
        has_no_effect,
        is_compact: true,
        fixes,
        ..Setting::new(setting_id(rule), rule.name(), description, input).keywords(rule.keywords())
    }
}

/// A value of a rule as a choice, which leads to the rules `wanted`.
fn choice(rule: Rule, wanted: &Rules, rules: &Rules) -> ListChoice<Change> {
    let id = format!("{}-{}", setting_id(rule), rule.value(wanted).id());
    let name = rules::value(rule, wanted);
    let is_hand = rule == Rule::HandSize;
    ListChoice {
        short_name: is_hand.then(|| wanted.hand_size.to_string()),
        is_usual: is_hand && Rule::usual_hand_sizes(wanted).contains(&wanted.hand_size),
        explanation: rules::value_explanation(rule, wanted),
        disabled_reason: refusal(rule, wanted, &id),
        ..ListChoice::new(Change::Rules(*wanted), id, name, wanted == rules)
    }
}

/// Returns why a rule cannot have its value in `wanted`, with the fixes that change another rule
/// too.
fn refusal(rule: Rule, wanted: &Rules, id: &str) -> Option<DisabledReason<Change>> {
    let reason = wanted.check().err()?;
    let fixes = rules::effective_fixes(rule, wanted).into_iter();
    let fixes = fixes.map(|(other, mended)| {
        let name: &str = other.into();
        Fix {
            value: Change::Rules(mended),
            id: format!("{id}-with-{name}"),
            name: rules::change_both_label(other, &mended),
        }
    });
    Some(DisabledReason { why: rules::why_invalid(&reason), fixes: fixes.collect() })
}

fn set_number(rule: Rule, typed: &str, rules: &mut Rules) -> Result<(), String> {
    let still = || rules::value(rule, rules);
    let not_a_number = || msg::settings_not_a_target(rule.max_number(rules), still());
    // Zero would be no bonus, which is a choice of its own.
    let Some(number) = typed.trim().parse().ok().filter(|number| *number > 0) else {
        return Err(not_a_number());
    };
    let wanted = rule.with_number(number, rules);
    match wanted.check() {
        Ok(()) => {
            *rules = wanted;
            Ok(())
        }
        Err(RulesError::Target | RulesError::Bonus) => Err(not_a_number()),
        Err(reason) => {
            let reason = rules::why_invalid(&reason);
            Err(msg::settings_refused_target(reason, still()))
        }
    }
}

/// Returns the number that a rule is set to; `None` for zero or no number.
fn number_of(rule: Rule, rules: &Rules) -> Option<u16> {
    match rule.value(rules) {
        SettingValue::Number(number) => number.filter(|number| *number > 0),
        SettingValue::Name(_) | SettingValue::Switch(_) => None,
    }
}

/// Returns the rules with the number that the field first shows: the set one, or else a usual one.
fn with_own_number(rule: Rule, rules: &Rules) -> Rules {
    let first = if rule == Rule::Target { FIRST_OWN_TARGET } else { FIRST_OWN_BONUS };
    rule.with_number(number_of(rule, rules).unwrap_or(first), rules)
}
