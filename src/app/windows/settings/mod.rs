//! The Settings window: the game and each of its rules, Nestor, the table.

mod game;
mod opponent;
mod target;

use egui::{Context, Ui};

use super::contents::{Answers, Contents, Surroundings};
use super::{row, text};
use crate::app::command::{Command, SettingKind};
use crate::engine::Level;
use crate::profile::{GamePart, Preferences, Rule};
use crate::session::NextHand;
use crate::words::Id;
use crate::words::settings::{Section, heading, next_hand};
use crate::{id, say};

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
    /// The level that was chosen just now.
    level: Option<Level>,
}

impl Contents for SettingsWindow {
    fn title(&self) -> Id {
        id!("window-settings")
    }

    fn width(&self) -> f32 {
        760.0
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let session = around.session;
        // A game counts from its first deal on, even before anybody has acted.
        let in_progress = session.state().outcome().is_none();
        let table = AtTable {
            levels: session.levels(),
            next: in_progress.then(|| session.next_hand()),
        };
        self.ui(ui, session.preferences(), &table, answers.commands);
    }
}

/// What the window is to know of the table.
#[derive(Debug)]
struct AtTable {
    /// How hard Nestors play.
    levels: Vec<Level>,
    /// What comes after the present hand, while a game is not over.
    next: Option<NextHand>,
}

/// Opens a list of the Settings window as soon as that is drawn.
pub fn open_list_of(ctx: &Context, setting: SettingKind) {
    let name = match setting {
        SettingKind::Game => id!("settings-game"),
        SettingKind::Level => id!("settings-level"),
    };
    row::open_list(ctx, name.text());
}

impl SettingsWindow {
    /// Draws the contents, and sends each change as it is made.
    ///
    /// In the middle of a game they say which changes wait for the next hand,
    /// and if that will not be one by the rules as they are set.
    fn ui(
        &mut self,
        ui: &mut Ui,
        preferences: &Preferences,
        table: &AtTable,
        commands: &mut Vec<Command>,
    ) {
        use Section::{Game, Opponent, Table};
        let [hand, scoring, end, winning] = GamePart::ALL.map(Section::Rules);
        let mut changed = preferences.clone();
        match table.next {
            None => {}
            Some(NextHand::OfThisGame) => row::notice(ui, say!("settings-from-the-next-game")),
            Some(_) => row::notice(ui, say!("settings-from-the-next-hand")),
        }
        self.next_hand = table.next.and_then(next_hand);
        let levels = &table.levels;
        if ui.available_width() < TWO_COLUMNS_FROM {
            let sections = [Game, Opponent, hand, scoring, end, winning, Table];
            self.sections_ui(ui, &sections, &mut changed, levels);
        } else {
            let left = [Game, Opponent, Table, winning, end];
            let right = [hand, scoring];
            let width = (ui.available_width() - BETWEEN_COLUMNS) / 2.0;
            ui.horizontal_top(|ui| {
                let spacing = ui.spacing().item_spacing.x;
                for sections in [&left[..], &right[..]] {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        self.sections_ui(ui, sections, &mut changed, levels);
                    });
                    ui.add_space(BETWEEN_COLUMNS - 2.0 * spacing);
                }
            });
        }
        if changed != *preferences {
            commands.push(Command::SetPreferences(Box::new(changed)));
        }
        commands.extend(self.level.take().map(Command::SetLevel));
    }

    /// Draws sections; Nestors play at `levels`.
    fn sections_ui(
        &mut self,
        ui: &mut Ui,
        sections: &[Section],
        preferences: &mut Preferences,
        levels: &[Level],
    ) {
        for (place, &section) in sections.iter().enumerate() {
            if place > 0 {
                ui.add_space(ABOVE_SECTION);
            }
            text::heading(ui, heading(section));
            ui.spacing_mut().item_spacing.y = row::WITHIN_ROW;
            ui.add_space(6.0);
            match section {
                Section::Game => self.game.ui(ui, preferences),
                Section::Opponent => {
                    self.level = opponent::level_ui(ui, levels).or(self.level);
                    opponent::pace_ui(ui, &mut preferences.display);
                }
                Section::Table => opponent::table_ui(ui, preferences),
                Section::Rules(part) => {
                    if part == GamePart::Winning
                        && let Some(told) = &self.next_hand
                    {
                        row::warning(ui, told);
                    }
                    for rule in Rule::ALL.into_iter().filter(|rule| rule.part() == part) {
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

#[cfg(test)]
mod tests;
