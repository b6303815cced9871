//! The card that meets somebody who has never played here: what this is, how it
//! is played, and what they want to begin with.

use egui::{Align, Align2, Layout, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::language_list::language_list;
use super::new_game::Pictures;
use super::{row, text};
use crate::app::theme::{Look, TEXT_SIZE};
use crate::app::{ear, fonts};
use engine::{Level, Preset, Rules, Seats};
use game::profile::{Opponents, Preferences};
use words::say;
use words::{levels, points, rules};

/// From this width on, in points, what belongs together stands side by side.
const WIDE_FROM: f32 = 520.0;
/// The size of the picture, and in a low window, in points.
const PICTURE: Vec2 = vec2(290.0, 200.0);
const LOW_PICTURE: Vec2 = vec2(220.0, 176.0);
/// The space between two columns, in points.
const BETWEEN_COLUMNS: f32 = 24.0;
/// The space between two steps, and in a low window, in points.
const BETWEEN_STEPS: f32 = 10.0;
const BETWEEN_LOW_STEPS: f32 = 2.0;
/// The size of the number of a step, in points.
const NUMBER: f32 = 24.0;

/// What a newcomer wants to begin with.
#[derive(Debug, Default)]
pub(super) struct Welcome {
    preferences: Preferences,
    pictures: Pictures,
}

impl Welcome {
    /// What is chosen.
    pub(super) const fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// Whether there is room for what belongs together side by side.
    pub(super) fn is_wide(ui: &Ui) -> bool {
        ui.available_width() >= WIDE_FROM
    }

    /// Draws the languages to choose from; all that is set, once another is chosen.
    pub(super) fn language_ui(ui: &mut Ui, set: &Preferences) -> Option<Preferences> {
        let language = set.language.as_ref();
        let (shown, choices) = language_list("welcome-language", language, |language| language);
        let name = say!("settings-language");
        let list = row::List::new("welcome-language", &name, &shown);
        let language = row::choose_ui(ui, list, &choices)?;
        let set = set.clone();
        Some(Preferences { language, ..set })
    }

    /// Draws what this is, how it is played, and what can be chosen; smaller if
    /// there is little height.
    pub(super) fn ui(&mut self, ui: &mut Ui, is_low: bool, look: &Look) {
        text::paragraph(ui, say!("welcome-what"));
        if !Self::is_wide(ui) {
            ui.add_space(BETWEEN_STEPS);
            steps_ui(ui, &self.preferences.rules, BETWEEN_STEPS, look);
            ui.add_space(BETWEEN_STEPS);
            self.picture_ui(ui, look, vec2(ui.available_width(), PICTURE.y));
            ui.add_space(BETWEEN_STEPS);
            self.game_ui(ui);
            self.level_ui(ui);
            return;
        }
        ui.add_space(if is_low { 0.0 } else { BETWEEN_STEPS });
        ui.horizontal_top(|ui| {
            self.picture_ui(ui, look, if is_low { LOW_PICTURE } else { PICTURE });
            ui.add_space(BETWEEN_COLUMNS - ui.spacing().item_spacing.x);
            ui.vertical(|ui| {
                let rules = &self.preferences.rules;
                if is_low {
                    steps_ui(ui, rules, BETWEEN_LOW_STEPS, look);
                    self.game_list_ui(ui);
                    self.level_list_ui(ui);
                } else {
                    steps_ui(ui, rules, BETWEEN_STEPS, look);
                }
            });
        });
        if is_low {
            return;
        }
        ui.add_space(2.0 * BETWEEN_STEPS);
        ui.horizontal_top(|ui| {
            let width = (ui.available_width() - BETWEEN_COLUMNS) / 2.0;
            ui.vertical(|ui| {
                ui.set_width(width);
                self.game_ui(ui);
            });
            ui.add_space(BETWEEN_COLUMNS - ui.spacing().item_spacing.x);
            ui.vertical(|ui| {
                ui.set_width(width);
                self.level_ui(ui);
            });
        });
    }

    /// Draws a table and what its ends add up to.
    fn picture_ui(&mut self, ui: &mut Ui, look: &Look, size: Vec2) {
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let told = self
            .pictures
            .paint_large(ui.painter(), rect, &self.preferences.rules, look);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &told));
        ear::give_author_id(&response, "welcome-picture");
    }

    /// Draws the games to choose from, and why one is a good choice.
    fn game_ui(&mut self, ui: &mut Ui) {
        self.game_list_ui(ui);
        text::quiet(
            ui,
            match Preset::of(&self.preferences.rules) {
                Some(Preset::AllFives) => say!("welcome-why-all-fives"),
                Some(preset) => rules::preset(preset),
                None => rules::likeness(&self.preferences.rules),
            },
        );
    }

    fn game_list_ui(&mut self, ui: &mut Ui) {
        let set = self.preferences.rules;
        let choices = Preset::ALL.map(|preset| row::Choice {
            value: preset.rules(Seats::Two),
            id: format!("welcome-game-{}", preset.id()),
            name: rules::preset_name(preset),
            explained: None,
            refused: None,
            is_set: preset.rules(Seats::Two) == set,
        });
        let (name, shown) = (say!("settings-game"), rules::game(&self.preferences.game()));
        let list = row::List::new("welcome-game", &name, &shown);
        let chosen = row::choose_ui(ui, list, &choices);
        self.preferences.rules = chosen.unwrap_or(set);
    }

    /// Draws the levels to choose from, and why one is a good choice.
    fn level_ui(&mut self, ui: &mut Ui) {
        self.level_list_ui(ui);
        text::quiet(
            ui,
            match self.level() {
                Level::Beginner => say!("welcome-why-beginner"),
                level => levels::sentence(level),
            },
        );
    }

    fn level(&self) -> Level {
        let levels = self.preferences.opponents.levels(Seats::Two);
        levels.first().copied().unwrap_or_default()
    }

    fn level_list_ui(&mut self, ui: &mut Ui) {
        let set = self.level();
        let choices = Level::ALL.map(|level| row::Choice {
            value: level,
            id: format!("welcome-level-{}", <&str>::from(level)),
            name: levels::name(level),
            explained: Some(levels::sentence(level)),
            refused: None,
            is_set: level == set,
        });
        let (name, shown) = (say!("settings-level"), levels::name(set));
        let list = row::List::new("welcome-level", &name, &shown);
        let chosen = row::choose_ui(ui, list, &choices);
        if let Some(level) = chosen {
            self.preferences.opponents = Opponents::nestors(level);
        }
    }
}

/// Draws the three things to know.
fn steps_ui(ui: &mut Ui, rules: &Rules, between: f32, look: &Look) {
    let steps = [
        say!("welcome-click-a-bone"),
        say!("welcome-click-an-end"),
        say!("welcome-score", scores = points::which_score(rules)),
    ];
    for (number, step) in (1..).zip(steps) {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(NUMBER, NUMBER), Sense::hover());
            let painter = ui.painter();
            painter.circle_filled(rect.center(), NUMBER / 2.0, look.buttons);
            painter.text(
                rect.center(),
                Align2::CENTER_CENTER,
                number.to_string(),
                fonts::strong(TEXT_SIZE),
                look.button_text,
            );
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.add_space(2.0);
                text::paragraph(ui, step);
            });
        });
        ui.add_space(between);
    }
}
