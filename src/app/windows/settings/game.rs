//! The choice of a game, and the games that a player keeps.

use egui::{Button, Key, TextEdit, Ui};

use super::row;
use crate::app::windows::text;
use crate::app::wording::{rules, settings as words};
use crate::engine::{BadName, Name};
use crate::engine::{Preset, Rules};
use crate::session::{NameRefused, OwnGame, Preferences};

/// The game that is set, and what is being typed to name one.
#[derive(Debug, Default)]
pub(super) struct GameChoice {
    /// The name being given to rules without one.
    name: String,
    /// The kept game that is being renamed, and its new name so far.
    renaming: Option<(String, String)>,
    /// The name of the game that was deleted last, while its rules stay set.
    deleted: Option<String>,
    /// Rules without a name that another game was chosen over.
    set_aside: Option<Rules>,
}

impl GameChoice {
    pub(super) fn ui(&mut self, ui: &mut Ui, preferences: &mut Preferences) {
        let shown = preferences.name_of(&preferences.rules).to_owned();
        let chosen =
            row::labelled_list_ui(ui, words::GAME, &shown, |ui| self.games_ui(ui, preferences));
        if let Some(chosen) = chosen {
            if preferences.game_name().is_none() {
                self.set_aside = Some(preferences.rules);
            }
            preferences.rules = chosen;
            self.deleted = None;
        }
        match Preset::of(&preferences.rules) {
            Some(preset) => {
                text::quiet(ui, rules::preset(preset));
                text::quiet(ui, &rules::source(preset));
            }
            None => text::quiet(ui, &rules::likeness(&preferences.rules)),
        }
        ui.add_space(6.0);
        if let Some(own) = preferences.own_game().cloned() {
            self.own_game_ui(ui, preferences, &own);
        } else if preferences.game_name().is_none() {
            self.keep_ui(ui, preferences);
        }
    }

    /// The open list of games; the rules of the one chosen just now.
    fn games_ui(&self, ui: &mut Ui, preferences: &Preferences) -> Option<Rules> {
        let set = &preferences.rules;
        let mut chosen = None;
        let mut game_ui = |ui: &mut Ui, name: &str, rules: Rules| {
            if row::choice_ui(ui, rules == *set, name, None) {
                chosen = Some(rules);
            }
        };
        group_ui(ui, words::READY_MADE);
        for preset in Preset::ALL {
            game_ui(ui, preset.name(), preset.rules(set.seats));
        }
        let unnamed = |rules: &Rules| {
            let kept = preferences.own_games.iter().any(|own| own.rules == *rules);
            !kept && Preset::of(rules).is_none()
        };
        let set_aside = self.set_aside.filter(unnamed);
        let unnamed = Some(*set).filter(unnamed).or(set_aside);
        if unnamed.is_some() || !preferences.own_games.is_empty() {
            ui.add_space(6.0);
            group_ui(ui, words::YOUR_OWN);
        }
        for own in &preferences.own_games {
            game_ui(ui, own.name.as_str(), own.rules);
        }
        if let Some(rules) = unnamed {
            game_ui(ui, preferences.name_of(&rules), rules);
        }
        chosen
    }

    fn own_game_ui(&mut self, ui: &mut Ui, preferences: &mut Preferences, own: &OwnGame) {
        let called = own.name.as_str();
        if self
            .renaming
            .as_ref()
            .is_some_and(|(name, _)| name == called)
        {
            self.rename_ui(ui, preferences);
            return;
        }
        ui.horizontal_wrapped(|ui| {
            if ui.button(words::RENAME).clicked() {
                self.renaming = Some((called.to_owned(), called.to_owned()));
            }
            if ui.button(words::DELETE).clicked() {
                preferences.delete_own_game(called);
                called.clone_into(&mut self.name);
                self.deleted = Some(called.to_owned());
            }
        });
    }

    fn rename_ui(&mut self, ui: &mut Ui, preferences: &mut Preferences) {
        let Some((from, to)) = &mut self.renaming else {
            return;
        };
        let entered = name_field_ui(ui, to);
        // On a copy, to know the reason before the button is pressed.
        let mut renamed = preferences.clone();
        let refused = renamed.rename_own_game(from, to).err();
        let mut done = false;
        ui.horizontal_wrapped(|ui| {
            let save = ui.add_enabled(refused.is_none(), Button::new(words::SAVE_NAME));
            if refused.is_none() && (save.clicked() || entered) {
                *preferences = renamed;
                done = true;
            }
            done |= ui.button(words::CANCEL).clicked();
        });
        if let Some(reason) = refused {
            row::warning(ui, &words::name_refused(&reason));
        }
        if done {
            self.renaming = None;
        }
    }

    fn keep_ui(&mut self, ui: &mut Ui, preferences: &mut Preferences) {
        let entered = name_field_ui(ui, &mut self.name);
        let refused = preferences.check_name(&self.name).err();
        if let Some(NameRefused::Taken(name)) = &refused {
            if ui.button(words::replace(name.as_str())).clicked() {
                preferences.replace_own_game(name.as_str()).ok();
                self.name.clear();
            }
        } else {
            let keep = ui.add_enabled(refused.is_none(), Button::new(words::KEEP));
            if refused.is_none() && (keep.clicked() || entered) {
                preferences.keep_own_game(&self.name).ok();
                self.name.clear();
            }
        }
        match (refused, &self.deleted) {
            (Some(NameRefused::NotAName(BadName::Empty)), _) | (None, None) => {}
            (Some(reason), _) => row::warning(ui, &words::name_refused(&reason)),
            (None, Some(name)) => text::quiet(ui, &words::deleted(name)),
        }
    }
}

/// Draws the heading over some of the games in the list.
fn group_ui(ui: &mut Ui, heading: &str) {
    ui.horizontal_top(|ui| {
        ui.add_space(ui.spacing().button_padding.x);
        ui.label(egui::RichText::new(heading).small().weak());
    });
}

/// Draws the field for a name; true if Enter was pressed in it.
fn name_field_ui(ui: &mut Ui, name: &mut String) -> bool {
    let field = TextEdit::singleline(name)
        .hint_text(words::GAME_NAME_HINT)
        .char_limit(Name::LONGEST)
        .desired_width(f32::INFINITY);
    let response = row::steady(ui, words::GAME_NAME, |ui| ui.add(field));
    let response = response.accessible_name(words::GAME_NAME);
    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
