//! The Settings window: the game and each of its rules, Nestor, the table.

mod game;
mod opponent;
mod row;
mod target;

use egui::{Context, Ui};

use super::text;
use crate::app::command::{Command, SettingKind};
use crate::app::wording::settings::{
    self as words, FROM_THE_NEXT_HAND, Section, heading, next_hand,
};
use crate::session::{NextHand, Preferences, Rule};

use game::GameChoice;
use target::TargetChoice;

/// From this width on, in points, the sections stand in two columns.
const TWO_COLUMNS_FROM: f32 = 700.0;

/// The space between two columns, in points.
const BETWEEN_COLUMNS: f32 = 32.0;

/// The space above a section, in points.
const ABOVE_SECTION: f32 = 16.0;

/// The contents of the Settings window and what is being typed into them.
#[derive(Debug, Default)]
pub struct SettingsWindow {
    game: GameChoice,
    target: TargetChoice,
    /// What is to be said of the next hand.
    next_hand: Option<String>,
}

/// Opens a list of the Settings window as soon as that is drawn.
pub fn open_list_of(ctx: &Context, setting: SettingKind) {
    let name = match setting {
        SettingKind::Game => words::GAME,
        SettingKind::Level => words::LEVEL,
    };
    row::open_list(ctx, name);
}

impl SettingsWindow {
    /// Draws the contents, and sends each change as it is made.
    ///
    /// The caller makes the frame around them and lets them scroll. In the
    /// middle of a game they say which changes wait for the `next` hand, and if
    /// that will not be one by the rules as they are set.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        preferences: &Preferences,
        next: Option<NextHand>,
        commands: &mut Vec<Command>,
    ) {
        use Section::{End, Game, Hand, Opponent, Scoring, Table, Winning};
        let mut changed = preferences.clone();
        if next.is_some() {
            row::notice(ui, FROM_THE_NEXT_HAND);
        }
        self.next_hand = next.and_then(next_hand);
        if ui.available_width() < TWO_COLUMNS_FROM {
            let sections = [Game, Opponent, Hand, Scoring, End, Winning, Table];
            self.sections_ui(ui, &sections, &mut changed);
        } else {
            let left = [Game, Opponent, Table, Winning, End];
            let right = [Hand, Scoring];
            let width = (ui.available_width() - BETWEEN_COLUMNS) / 2.0;
            ui.horizontal_top(|ui| {
                let spacing = ui.spacing().item_spacing.x;
                for sections in [&left[..], &right[..]] {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        self.sections_ui(ui, sections, &mut changed);
                    });
                    ui.add_space(BETWEEN_COLUMNS - 2.0 * spacing);
                }
            });
        }
        if changed != *preferences {
            commands.push(Command::SetPreferences(Box::new(changed)));
        }
    }

    fn sections_ui(&mut self, ui: &mut Ui, sections: &[Section], preferences: &mut Preferences) {
        for (place, &section) in sections.iter().enumerate() {
            if place > 0 {
                ui.add_space(ABOVE_SECTION);
            }
            text::heading(ui, heading(section));
            ui.spacing_mut().item_spacing.y = row::WITHIN_ROW;
            ui.add_space(6.0);
            match section {
                Section::Game => self.game.ui(ui, preferences),
                Section::Opponent => opponent::opponent_ui(ui, preferences),
                Section::Table => opponent::table_ui(ui, preferences),
                Section::Hand | Section::Scoring | Section::End | Section::Winning => {
                    if section == Section::Winning
                        && let Some(told) = &self.next_hand
                    {
                        row::warning(ui, told);
                    }
                    for &rule in rules_of(section) {
                        let rules = &mut preferences.rules;
                        match rule {
                            Rule::Target => self.target.ui(ui, rules),
                            _ => row::rule_ui(ui, rule, rules),
                        }
                    }
                }
            }
        }
    }
}

/// The rules that stand in a section.
const fn rules_of(section: Section) -> &'static [Rule] {
    match section {
        Section::Game | Section::Opponent | Section::Table => &[],
        Section::Hand => &[
            Rule::HandSize,
            Rule::DoubletsLimit,
            Rule::FirstLead,
            Rule::LaterLeads,
            Rule::Draws,
            Rule::VoluntaryDraw,
            Rule::BuryTwo,
            Rule::KeptBack,
            Rule::HandCap,
        ],
        Section::Scoring => &[
            Rule::Spinner,
            Rule::Fives,
            Rule::Threes,
            Rule::CountUnit,
            Rule::Claims,
        ],
        Section::End => &[
            Rule::DominoAward,
            Rule::BlockAwardTo,
            Rule::BlockAwardOf,
            Rule::Rounding,
            Rule::Remaining,
        ],
        Section::Winning => &[Rule::Target, Rule::ExactTarget, Rule::ScoreDisplay],
    }
}

#[cfg(test)]
mod tests;
