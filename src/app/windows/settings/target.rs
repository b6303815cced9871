//! The points to win: some that are offered, or a number of the player's own.

use egui::{TextEdit, Ui};

use crate::app::windows::row;
use crate::engine::{Impossible, Rules};
use crate::profile::Rule;
use crate::say;
use crate::words::rules as words;

/// What an own number starts with if there were no points to win before.
const FIRST_OWN_TARGET: u16 = 150;

/// The width of the field for an own number, in points.
const FIELD_WIDTH: f32 = 80.0;

/// The points to win, and what is being typed as a number of one's own.
#[derive(Debug, Default)]
pub(super) struct TargetChoice {
    typed: Option<String>,
}

/// What stands in the list: points that are offered, or the way to other points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    Offered(Option<u16>),
    Own,
}

impl TargetChoice {
    pub(super) fn ui(&mut self, ui: &mut Ui, rules: &mut Rules) {
        let offered = |target: Option<u16>| target.is_none_or(|t| Rule::TARGETS.contains(&t));
        if !offered(rules.target) && self.typed.is_none() {
            self.typed = rules.target.map(|target| target.to_string());
        }
        let set = if self.typed.is_some() {
            Choice::Own
        } else {
            Choice::Offered(rules.target)
        };
        let shown = match set {
            Choice::Own => say!("settings-own-target"),
            Choice::Offered(_) => words::value(Rule::Target, rules),
        };
        let choices = Rule::Target.choices(rules).into_iter();
        let mut choices: Vec<_> = choices
            .filter(|choice| offered(choice.target))
            .map(|choice| row::rule_choice(Rule::Target, choice))
            .map(|choice| row::Choice {
                value: Choice::Offered(choice.value.target),
                name: choice.name,
                refused: choice.refused,
            })
            .collect();
        let own = with_target(rules, rules.target.or(Some(FIRST_OWN_TARGET)));
        choices.push(row::Choice {
            value: Choice::Own,
            name: say!("settings-own-target"),
            refused: own.check().err().map(|reason| words::impossible(&reason)),
        });
        let name = words::name(Rule::Target);
        match row::list_ui(ui, &name, &shown, &set, choices) {
            Some(Choice::Offered(target)) => {
                self.typed = None;
                rules.target = target;
            }
            Some(Choice::Own) if self.typed.is_none() => {
                *rules = own;
                self.typed = own.target.map(|target| target.to_string());
            }
            _ => {}
        }
        if self.typed.is_some() {
            self.field_ui(ui, rules);
        }
        row::rule_notes_ui(ui, Rule::Target, rules);
    }

    fn field_ui(&mut self, ui: &mut Ui, rules: &mut Rules) {
        let Some(typed) = &mut self.typed else {
            return;
        };
        let field = say!("settings-own-target-field");
        let response = row::with_label_ui(ui, &field, FIELD_WIDTH, |ui| {
            let field = TextEdit::singleline(typed)
                .char_limit(4)
                .desired_width(FIELD_WIDTH);
            let response = ui.add(field);
            (response.clone(), response)
        });
        if !response.has_focus() && !response.changed() {
            // Another game was chosen, or what was typed is no number.
            match rules.target {
                Some(target) => *typed = target.to_string(),
                None => self.typed = None,
            }
            return;
        }
        let still = words::value(Rule::Target, rules);
        match typed.trim().parse() {
            Err(_) => row::warning(ui, say!("settings-not-a-target", still = still)),
            Ok(target) => {
                let wanted = with_target(rules, Some(target));
                match wanted.check() {
                    Ok(()) => *rules = wanted,
                    Err(Impossible::Target) => {
                        row::warning(ui, say!("settings-not-a-target", still = still));
                    }
                    Err(reason) => {
                        let reason = words::impossible(&reason);
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

fn with_target(rules: &Rules, target: Option<u16>) -> Rules {
    Rules { target, ..*rules }
}
