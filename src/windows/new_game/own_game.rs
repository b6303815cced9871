//! The heading of the rules: the name of their game, and the links that save, rename and delete the
//! player's own games.

use egui::{Key, Label, Modifiers, Ui};

use super::draft::GameDraft;
use crate::command::GameCommand;
use crate::paint::theme::strong;
use crate::windows::WindowContext;
use crate::windows::kit::list::warning;
use crate::windows::kit::{self, Field, sizes};
use crate::windows::text;
use engine::{Name, NameError};
use game::profile::{GameName, OwnGame, OwnGameNameError, Preferences};
use words::{msg, names, rules};

const FIELD_WIDTH: f32 = 220.0;

#[derive(Debug, Default)]
pub(super) struct OwnGames {
    /// The name being typed, and the game to rename, which is `None` if a new game is saved.
    typed: Option<(String, Option<Name>)>,
    focuses_field: bool,
    deleted: Option<OwnGame>,
}

impl OwnGames {
    /// Draws the name of the chosen game, and the links that save, rename or delete it.
    pub(super) fn ui(&mut self, ui: &mut Ui, draft: &mut GameDraft, cx: &mut WindowContext<'_>) {
        if self.typed.is_some() {
            self.name_ui(ui, draft, cx);
            return;
        }
        let preferences = cx.session.preferences();
        let look = cx.look;
        let changes = draft.change_count(&draft.game, preferences);
        let is_own = matches!(draft.game, GameName::Own(_));
        let (mut saves, mut renames, mut deletes) = (false, false, false);
        kit::row_from_right(ui, 28.0, |ui| {
            if changes > 0 {
                saves = kit::link_named(ui, look, msg::NEW_GAME_SAVE_OWN).clicked();
                let reset = kit::link_named(ui, look, msg::NEW_GAME_RESET);
                if kit::exclude_from_arrow_keys(reset).clicked() {
                    draft.reset(preferences);
                }
            } else if is_own {
                let delete = kit::link(ui, look, "settings-delete", &msg::DELETE.text());
                deletes = kit::exclude_from_arrow_keys(delete).clicked();
                let rename = kit::link(ui, look, "settings-rename", &msg::RENAME.text());
                renames = kit::exclude_from_arrow_keys(rename).clicked();
            }
            kit::rest_from_left(ui, |ui| {
                let name = strong(rules::game(&draft.game)).size(sizes::TITLE_SIZE);
                ui.add(Label::new(name).truncate());
                if changes > 0 {
                    ui.add(Label::new(msg::new_game_changes(changes)).truncate());
                }
            });
        });
        if saves || renames {
            let own = match &draft.game {
                GameName::Own(name) if renames => Some(name.clone()),
                _ => None,
            };
            let typed = own.as_ref().map_or("", Name::as_str).to_owned();
            self.typed = Some((typed, own));
            self.focuses_field = true;
        }
        if deletes && let GameName::Own(name) = &draft.game {
            let own = preferences.own_games.iter().find(|own| own.name == *name);
            self.deleted = own.cloned();
            let mut adjusted = preferences.clone();
            adjusted.delete_own_game(name.as_str());
            cx.push(GameCommand::SetPreferences(Box::new(adjusted)));
            draft.rename(None);
        }
        self.deleted_ui(ui, cx);
        text::quiet(
            ui,
            match &draft.game {
                GameName::ReadyMade(preset) => rules::preset_description(*preset, &draft.rules),
                GameName::Own(_) | GameName::Unnamed => {
                    rules::described_by_nearest_game(&draft.rules)
                }
            },
        );
    }

    fn deleted_ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let Some(own) = &self.deleted else {
            return;
        };
        let mut is_restored = false;
        ui.horizontal_wrapped(|ui| {
            ui.label(msg::settings_deleted(own.name.as_str()));
            let undo = msg::MENU_UNDO.text();
            is_restored = kit::link(ui, cx.look, "new-game-undo-delete", &undo).clicked();
        });
        if is_restored {
            let preferences = cx.session.preferences();
            let mut adjusted = Preferences { rules: own.rules, ..preferences.clone() };
            if adjusted.save_own_game(own.name.as_str()).is_ok() {
                adjusted.rules = preferences.rules;
                cx.push(GameCommand::SetPreferences(Box::new(adjusted)));
            }
            self.deleted = None;
        }
    }

    fn name_ui(&mut self, ui: &mut Ui, draft: &mut GameDraft, cx: &mut WindowContext<'_>) {
        let Some((typed, renamed)) = &mut self.typed else {
            return;
        };
        let (preferences, look) = (cx.session.preferences(), cx.look);
        let mut adjusted = Preferences { rules: draft.rules, ..preferences.clone() };
        let mut done = false;
        ui.horizontal_wrapped(|ui| {
            let hint = msg::SETTINGS_GAME_NAME_HINT.text();
            let field = Field {
                width: FIELD_WIDTH,
                ..Field::new("settings-game-name", &hint, Name::MAX_CHARS)
            };
            let field = kit::field(ui, field, typed).response.response;
            let field = field.accessible_name(msg::SETTINGS_GAME_NAME.text());
            if std::mem::take(&mut self.focuses_field) {
                field.request_focus();
            }
            // Tried on a copy, so that the reason is known before the button is pressed.
            let refused = match renamed {
                Some(from) => adjusted.rename_own_game(from.as_str(), typed),
                None => adjusted.save_own_game(typed),
            };
            let taken = match &refused {
                Err(OwnGameNameError::Taken(name)) if renamed.is_none() => Some(name.clone()),
                _ => None,
            };
            let save = match &taken {
                Some(name) => msg::settings_replace(name.as_str()),
                None => msg::SETTINGS_SAVE_NAME.text(),
            };
            let can_save = refused.is_ok() || taken.is_some();
            let save = ui.add_enabled_ui(can_save, |ui| {
                kit::quiet_button(ui, look, "settings-save-name", &save).clicked()
            });
            let is_entered = kit::is_entered(ui, &field);
            if is_entered {
                // Enter must not also start a game.
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
            }
            if save.inner || is_entered && refused.is_ok() {
                if let Some(name) = &taken {
                    adjusted.replace_own_game(name.as_str()).ok();
                }
                let name = taken.or_else(|| Name::new(typed).ok());
                draft.rename(name.map(GameName::Own));
                adjusted.rules = preferences.rules;
                cx.push(GameCommand::SetPreferences(Box::new(adjusted)));
                done = true;
            } else if is_entered {
                field.request_focus();
            }
            done |= kit::link(ui, look, "settings-cancel", &msg::CANCEL.text()).clicked();
            match refused {
                Ok(()) | Err(OwnGameNameError::InvalidName(NameError::Empty)) => {}
                Err(reason) => warning(ui, names::name_refused(&reason)),
            }
        });
        if done {
            self.typed = None;
        }
    }
}
