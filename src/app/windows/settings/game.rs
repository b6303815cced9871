//! The choice of a game, and the games that a player keeps.

use egui::{Button, Key, TextEdit, Ui};

use crate::app::windows::game_list::GameList;
use crate::app::windows::{row, text};
use crate::engine::{BadName, Name, Preset};
use crate::profile::{NameRefused, OwnGame, Preferences};
use crate::say;
use crate::words::{names, rules};

/// The game that is set, and what is being typed to name one.
#[derive(Debug, Default)]
pub(super) struct GameChoice {
    /// The name being given to rules without one.
    name: String,
    /// The kept game that is being renamed, and its new name so far.
    renaming: Option<(String, String)>,
    /// The name of the game that was deleted last, while its rules stay set.
    deleted: Option<String>,
    list: GameList,
}

impl GameChoice {
    pub(super) fn ui(&mut self, ui: &mut Ui, preferences: &mut Preferences) {
        if self.list.ui(ui, preferences) {
            self.deleted = None;
        }
        match Preset::of(&preferences.rules) {
            Some(preset) => {
                text::quiet(ui, rules::preset(preset));
                text::quiet(ui, rules::source(preset));
            }
            None => text::quiet(ui, rules::likeness(&preferences.rules)),
        }
        ui.add_space(6.0);
        if let Some(own) = preferences.own_game().cloned() {
            self.own_game_ui(ui, preferences, &own);
        } else if preferences.game().is_unnamed() {
            self.keep_ui(ui, preferences);
        }
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
            if ui.button(say!("settings-rename")).clicked() {
                self.renaming = Some((called.to_owned(), called.to_owned()));
            }
            if ui.button(say!("settings-delete")).clicked() {
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
            let save = ui.add_enabled(refused.is_none(), Button::new(say!("settings-save-name")));
            if refused.is_none() && (save.clicked() || entered) {
                *preferences = renamed;
                done = true;
            }
            done |= ui.button(say!("settings-cancel")).clicked();
        });
        if let Some(reason) = refused {
            row::warning(ui, names::name_refused(&reason));
        }
        if done {
            self.renaming = None;
        }
    }

    fn keep_ui(&mut self, ui: &mut Ui, preferences: &mut Preferences) {
        let entered = name_field_ui(ui, &mut self.name);
        let refused = preferences.check_name(&self.name).err();
        if let Some(NameRefused::Taken(name)) = &refused {
            if ui
                .button(say!("settings-replace", name = name.as_str()))
                .clicked()
            {
                preferences.replace_own_game(name.as_str()).ok();
                self.name.clear();
            }
        } else {
            let keep = ui.add_enabled(refused.is_none(), Button::new(say!("settings-keep")));
            if refused.is_none() && (keep.clicked() || entered) {
                preferences.keep_own_game(&self.name).ok();
                self.name.clear();
            }
        }
        match (refused, &self.deleted) {
            (Some(NameRefused::NotAName(BadName::Empty)), _) | (None, None) => {}
            (Some(reason), _) => row::warning(ui, names::name_refused(&reason)),
            (None, Some(name)) => text::quiet(ui, say!("settings-deleted", name = name)),
        }
    }
}

/// Draws the field for a name; true if Enter was pressed in it.
fn name_field_ui(ui: &mut Ui, typed: &mut String) -> bool {
    let name = say!("settings-game-name");
    let field = TextEdit::singleline(typed)
        .hint_text(say!("settings-game-name-hint"))
        .char_limit(Name::LONGEST)
        .desired_width(f32::INFINITY);
    let response = row::steady(ui, &name, |ui| ui.add(field));
    let response = response.accessible_name(name);
    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
