//! The points to win: some that are offered, or a number of the player's own.

use egui::Ui;

use super::rule;
use super::setting::{Below, Change, Setting};
use crate::app::ear;
use crate::app::typed;
use crate::app::windows::kit::Row;
use crate::app::windows::row::{self, Choice};
use engine::{Rules, RulesError};
use game::profile::Rule;
use words::rules;
use words::say;

/// What an own number starts with if there were no points to win before.
const FIRST_OWN_TARGET: u16 = 150;

/// The width of the field for an own number, in points.
const FIELD_WIDTH: f32 = 80.0;

/// The points to win, and what is being typed as a number of one's own.
#[derive(Debug, Default)]
pub(super) struct TargetChoice {
    typed: Option<String>,
}

impl TargetChoice {
    /// The row with the points that are offered, and the way to others.
    pub(super) fn setting(&self, rules: &Rules) -> Setting {
        let is_own = self.typed.is_some() || !is_offered(rules.target);
        let offered = Rule::Target.choices(rules).into_iter();
        let offered = offered.filter(|wanted| is_offered(wanted.target));
        let mut choices: Vec<_> = offered
            .map(|wanted| Choice {
                value: Change::Target(wanted.target),
                is_set: !is_own && wanted == *rules,
                ..rule::choice(Rule::Target, &wanted, rules)
            })
            .collect();
        let id = format!("{}-own", rule::id(Rule::Target));
        choices.push(Choice {
            value: Change::OwnTarget,
            name: say!("settings-own-target"),
            explained: None,
            refused: rule::refused(Rule::Target, &own(rules), &id),
            id,
            is_set: is_own,
        });
        let shown = if is_own {
            say!("settings-own-target")
        } else {
            rules::value(Rule::Target, rules)
        };
        let input = Setting::list(shown, choices);
        Setting {
            id: rule::id(Rule::Target),
            name: rules::name(Rule::Target),
            notes: rule::notes(Rule::Target, rules, &input),
            sought_as: rules::sought_as(Rule::Target),
            input,
            below: Below::OwnTarget,
        }
    }

    /// Sets points that are offered.
    pub(super) fn choose(&mut self, target: Option<u16>, rules: &mut Rules) {
        self.typed = None;
        rules.target = target;
    }

    /// Lets a number be typed.
    pub(super) fn write_own(&mut self, rules: &mut Rules) {
        if self.typed.is_none() {
            *rules = own(rules);
            self.typed = rules.target.map(|target| target.to_string());
        }
    }

    /// Draws the field for a number of one's own, if there is to be one.
    pub(super) fn field_ui(&mut self, ui: &mut Ui, rules: &mut Rules) {
        if !is_offered(rules.target) && self.typed.is_none() {
            self.typed = rules.target.map(|target| target.to_string());
        }
        let Some(typed) = &mut self.typed else {
            return;
        };
        let field = say!("settings-own-target-field");
        let response = row::with_label_ui(ui, &Row::new(&field, &field), FIELD_WIDTH, |ui| {
            let field = typed::field(typed, 4).desired_width(FIELD_WIDTH);
            let response = row::field_ui(ui, field);
            (response.clone(), response)
        });
        ear::give_author_id(&response, "settings-own-target-field");
        if !response.has_focus() && !response.changed() {
            // Another game was chosen, or what was typed is no number.
            match rules.target {
                Some(target) => *typed = target.to_string(),
                None => self.typed = None,
            }
            return;
        }
        let still = rules::value(Rule::Target, rules);
        match typed.trim().parse() {
            Err(_) => row::warning(ui, say!("settings-not-a-target", still = still)),
            Ok(target) => {
                let wanted = with_target(rules, Some(target));
                match wanted.check() {
                    Ok(()) => *rules = wanted,
                    Err(RulesError::Target) => {
                        row::warning(ui, say!("settings-not-a-target", still = still));
                    }
                    Err(reason) => {
                        let reason = rules::impossible(&reason);
                        row::warning(
                            ui,
                            say!("settings-refused-target", reason = reason, still = still),
                        );
                    }
                }
            }
        }
    }
}

/// Whether points to win are in the list.
fn is_offered(target: Option<u16>) -> bool {
    target.is_none_or(|target| Rule::TARGETS.contains(&target))
}

/// The rules with the points that stand in the field at first.
fn own(rules: &Rules) -> Rules {
    with_target(rules, rules.target.or(Some(FIRST_OWN_TARGET)))
}

fn with_target(rules: &Rules, target: Option<u16>) -> Rules {
    Rules { target, ..*rules }
}
