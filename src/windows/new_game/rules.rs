//! The page with the rules of the chosen game.

use egui::Ui;

use super::draft::GameDraft;
use super::number::NumberField;
use super::own_game::OwnGames;
use crate::windows::WindowContext;
use crate::windows::change::Change;
use crate::windows::kit::{Setting, separator};
use crate::windows::rules::{MAIN, RuleRows};
use game::profile::{Preferences, Rule};

/// The page with the rules of the chosen game, and what is being typed into it.
#[derive(Debug, Default)]
pub(super) struct RulesPage {
    pub number: NumberField,
    rows: RuleRows,
    own: OwnGames,
}

impl RulesPage {
    pub(super) fn target(&self, draft: &GameDraft, set: &Preferences) -> Setting<Change> {
        let base = draft.original(&draft.game, set);
        self.rows.setting(Rule::Target, &draft.rules, &base)
    }

    /// Applies a change in the row of the points to win.
    pub(super) fn set_target(&mut self, change: &Change, draft: &mut GameDraft, set: &Preferences) {
        let mut rules = draft.rules;
        self.rows.carry_out(change, &mut rules);
        draft.set_rules(rules, set);
    }

    /// Draws the page. Returns whether Enter was pressed in the field for a number.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        draft: &mut GameDraft,
        cx: &mut WindowContext<'_>,
    ) -> bool {
        self.own.ui(ui, draft, cx);
        ui.spacing_mut().item_spacing.y = 0.0;
        let set = cx.session.preferences();
        let base = draft.original(&draft.game, set);
        let mut rules = draft.rules;
        let mut entered = false;
        for rule in MAIN {
            self.rows.rule_ui(ui, cx.look, rule, &mut rules, &base);
            if rule == Rule::Target {
                entered = self.number.ui(ui, cx);
                separator(ui);
            }
        }
        self.rows.more_ui(ui, cx.look, &mut rules, &base);
        if rules != draft.rules {
            draft.set_rules(rules, set);
        }
        entered
    }
}
