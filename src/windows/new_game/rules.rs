//! The page with the rules of the chosen game.

use egui::Ui;

use super::draft::GameDraft;
use super::number::NumberField;
use super::own_game::OwnGames;
use crate::windows::WindowContext;
use crate::windows::change::Change;
use crate::windows::kit::list::ListChoice;
use crate::windows::kit::{Input, Setting, separator};
use crate::windows::rules::{MAIN_RULES, RuleRows};
use game::profile::{Preferences, Rule, SeriesLength};
use words::{msg, series};

pub(super) const SERIES_ID: &str = "new-game-series";

/// The page with the rules of the chosen game, and what is being typed on it.
#[derive(Debug, Default)]
pub(super) struct RulesPage {
    pub number: NumberField,
    rows: RuleRows,
    own_games: OwnGames,
}

impl RulesPage {
    pub(super) fn target_setting(
        &self,
        draft: &GameDraft,
        preferences: &Preferences,
    ) -> Setting<Change> {
        let base = draft.original(&draft.game, preferences);
        self.rows.setting(Rule::Target, &draft.rules, &base)
    }

    /// Applies a change in the row of the points to win.
    pub(super) fn set_target(
        &mut self,
        change: &Change,
        draft: &mut GameDraft,
        preferences: &Preferences,
    ) {
        let mut rules = draft.rules;
        self.rows.carry_out(change, &mut rules);
        draft.set_rules(rules, preferences);
    }

    /// Draws the page. Returns whether Enter was pressed in the field for a number.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        draft: &mut GameDraft,
        cx: &mut WindowContext<'_>,
    ) -> bool {
        self.own_games.ui(ui, draft, cx);
        ui.spacing_mut().item_spacing.y = 0.0;
        let preferences = cx.session.preferences();
        let base = draft.original(&draft.game, preferences);
        let mut rules = draft.rules;
        let mut entered = false;
        for rule in MAIN_RULES {
            self.rows.rule_ui(ui, cx.look, rule, &mut rules, &base);
            if rule == Rule::Target {
                entered = self.number.ui(ui, cx);
                separator(ui);
            }
        }
        draft.series = series_setting(draft).ui(ui, cx.look).unwrap_or(draft.series);
        self.rows.more_ui(ui, cx.look, &mut rules, &base);
        if rules != draft.rules {
            draft.set_rules(rules, preferences);
        }
        entered
    }
}

fn series_setting(draft: &GameDraft) -> Setting<Option<SeriesLength>> {
    let seats = draft.rules.seats;
    let name = |length: Option<SeriesLength>| {
        length.map_or_else(|| msg::SERIES_NONE.text(), |length| series::length(length, seats))
    };
    let lengths = std::iter::once(None).chain(SeriesLength::ALL.map(Some));
    let choices = lengths.map(|length| {
        let games = length.map_or(1, SeriesLength::games);
        ListChoice::new(
            length,
            format!("{SERIES_ID}-{games}"),
            name(length),
            length == draft.series,
        )
    });
    let input = Input::choice(name(draft.series), choices.collect());
    let says = msg::NEW_GAME_SERIES_SAYS.text();
    let setting = Setting::new(SERIES_ID, msg::NEW_GAME_SERIES.text(), says, input);
    Setting { is_compact: true, ..setting.changed(draft.series.is_some()) }
}
