//! The choice of a game, and the games that a player keeps.

use egui::{Button, Key, Ui};

use super::setting::{Below, Change, Group, Input, Setting};
use crate::app::ear;
use crate::app::menu::{ENTER, tip};
use crate::app::typed;
use crate::app::windows::game_list::games;
use crate::app::windows::row::{self, Choice, Refused};
use crate::app::windows::text;
use engine::{Name, NameError, Preset, Rules};
use game::profile::{GameName, NameRefused, OwnGame, Preferences};
use words::{id, say};
use words::{names, rules};

/// The name of the list of games that no language changes.
pub(super) const GAME_ID: &str = "setting-game";

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
    /// The row with the list of games.
    pub(super) fn setting(&self, preferences: &Preferences) -> Setting {
        let notes = match Preset::of(&preferences.rules) {
            Some(preset) => {
                let said = rules::preset_by(preset, &preferences.rules);
                vec![said, rules::source(preset)]
            }
            None => vec![rules::likeness(&preferences.rules)],
        };
        Setting {
            id: GAME_ID.to_owned(),
            name: say!("settings-game"),
            notes,
            sought_as: say!("settings-game-sought"),
            input: Input::List {
                shown: rules::game(&preferences.game()),
                groups: self.groups(preferences),
            },
            below: Below::OwnGames,
        }
    }

    /// Sets the game that is chosen.
    pub(super) fn choose(&mut self, chosen: Rules, preferences: &mut Preferences) {
        if preferences.game().is_unnamed() {
            self.set_aside = Some(preferences.rules);
        }
        self.deleted = None;
        preferences.rules = chosen;
    }

    /// The games that can be chosen: the ready-made ones, then the player's own.
    fn groups(&self, preferences: &Preferences) -> Vec<Group> {
        let set = &preferences.rules;
        let choice = |id: String, name: &GameName, wanted: Rules| {
            let refused = wanted.check().err();
            Choice {
                value: Change::Game(wanted),
                id: format!("{GAME_ID}-{id}"),
                name: rules::game(name),
                // All games are to be seen at once.
                explained: None,
                refused: refused.map(|reason| Refused {
                    why: rules::impossible(&reason),
                    ways: Vec::new(),
                }),
                is_set: wanted == *set,
            }
        };
        let games = games(preferences, self.set_aside, set).into_iter();
        let choices = games.enumerate().map(|(place, (name, wanted))| {
            let id = match &name {
                GameName::ReadyMade(preset) => preset.id().to_owned(),
                GameName::Own(_) => format!("own-{}", place - Preset::ALL.len()),
                GameName::Unnamed => "unnamed".to_owned(),
            };
            choice(id, &name, wanted)
        });
        let mut ready_made: Vec<_> = choices.collect();
        let own = ready_made.split_off(Preset::ALL.len());
        let group = |heading, choices| Group {
            heading: Some(heading),
            choices,
        };
        let mut groups = vec![group(say!("settings-ready-made"), ready_made)];
        if !own.is_empty() {
            groups.push(group(say!("settings-your-own"), own));
        }
        groups
    }

    /// Draws what names a game of one's own.
    pub(super) fn own_ui(&mut self, ui: &mut Ui, preferences: &mut Preferences) {
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
            if text::button(ui, id!("settings-rename"), id!("tip-settings-rename")).clicked() {
                self.renaming = Some((called.to_owned(), called.to_owned()));
            }
            if text::button(ui, id!("settings-delete"), id!("tip-settings-delete")).clicked() {
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
            ear::give_author_id(&save, "settings-save-name");
            let save = tip(save, id!("tip-settings-save-name"), Some(ENTER));
            if refused.is_none() && (save.clicked() || entered) {
                *preferences = renamed;
                done = true;
            }
            let says = id!("tip-settings-cancel");
            done |= text::button(ui, id!("settings-cancel"), says).clicked();
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
            let replace = ui.button(say!("settings-replace", name = name.as_str()));
            ear::give_author_id(&replace, "settings-replace");
            if tip(replace, id!("tip-settings-replace"), None).clicked() {
                preferences.replace_own_game(name.as_str()).ok();
                self.name.clear();
            }
        } else {
            let keep = ui.add_enabled(refused.is_none(), Button::new(say!("settings-keep")));
            ear::give_author_id(&keep, "settings-keep");
            let keep = tip(keep, id!("tip-settings-keep"), Some(ENTER));
            if refused.is_none() && (keep.clicked() || entered) {
                preferences.keep_own_game(&self.name).ok();
                self.name.clear();
            }
        }
        match (refused, &self.deleted) {
            (Some(NameRefused::NotAName(NameError::Empty)), _) | (None, None) => {}
            (Some(reason), _) => row::warning(ui, names::name_refused(&reason)),
            (None, Some(name)) => text::quiet(ui, say!("settings-deleted", name = name)),
        }
    }
}

/// Draws the field for a name; true if Enter was pressed in it.
fn name_field_ui(ui: &mut Ui, typed: &mut String) -> bool {
    let name = say!("settings-game-name");
    let field = typed::field(typed, Name::MAX_CHARS)
        .hint_text(say!("settings-game-name-hint"))
        .desired_width(f32::INFINITY);
    let response = row::steady(ui, &name, |ui| row::field_ui(ui, field));
    ear::give_author_id(&response, "settings-game-name");
    let response = response.accessible_name(name);
    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
