//! What players look for that is not set in Settings, and what there is of it.

use super::change::Change;
use crate::app::windows::kit::{Door, Input, Setting};
use crate::command::{Command, WindowCommand, WindowKind};
use words::Id;
use words::msg;

/// All of it.
pub(super) fn answers() -> Vec<Setting<Change>> {
    use WindowKind::{History, Keys, NewGame, OpenGame, Players, SaveGame};
    [
        (
            [msg::SETTINGS_SEATS, msg::SETTINGS_SEATS_SOUGHT],
            msg::SETTINGS_SEATS_EXPLAINED.text(),
            &[(msg::WINDOW_NEW_GAME, NewGame)][..],
        ),
        (
            [msg::SETTINGS_SAVED_GAMES, msg::SETTINGS_SAVED_GAMES_SOUGHT],
            msg::SETTINGS_SAVED_GAMES_EXPLAINED.text(),
            &[
                (msg::MENU_SAVE_GAME, SaveGame),
                (msg::MENU_OPEN_GAME, OpenGame),
            ],
        ),
        (
            [
                msg::SETTINGS_HISTORY_WINDOW,
                msg::SETTINGS_HISTORY_WINDOW_SOUGHT,
            ],
            msg::SETTINGS_HISTORY_WINDOW_EXPLAINED.text(),
            &[(msg::WINDOW_HISTORY, History)],
        ),
        (
            [msg::SETTINGS_PLAYERS, msg::SETTINGS_PLAYERS_SOUGHT],
            msg::SETTINGS_PLAYERS_EXPLAINED.text(),
            &[(msg::MENU_CHANGE_PLAYER, Players)],
        ),
        (
            [msg::SETTINGS_KEYS, msg::SETTINGS_KEYS_SOUGHT],
            msg::SETTINGS_KEYS_EXPLAINED.text(),
            &[(msg::WINDOW_KEYS, Keys)],
        ),
        (
            [msg::SETTINGS_PRESERVED, msg::SETTINGS_PRESERVED_SOUGHT],
            msg::SETTINGS_PRESERVED_EXPLAINED.text(),
            &[],
        ),
        (
            [msg::SETTINGS_CLOCK, msg::SETTINGS_CLOCK_SOUGHT],
            msg::SETTINGS_CLOCK_EXPLAINED.text(),
            &[],
        ),
        (
            [msg::SETTINGS_NETWORK, msg::SETTINGS_NETWORK_SOUGHT],
            msg::SETTINGS_NETWORK_EXPLAINED.text(),
            &[],
        ),
        (
            [msg::SETTINGS_PEEKING, msg::SETTINGS_PEEKING_SOUGHT],
            msg::SETTINGS_PEEKING_EXPLAINED.text(),
            &[],
        ),
    ]
    .map(|([name, sought_as], says, windows)| answer(name, sought_as, says, windows))
    .into()
}

fn answer(name: Id, sought_as: Id, says: String, windows: &[(Id, WindowKind)]) -> Setting<Change> {
    let doors: Vec<_> = windows
        .iter()
        .map(|(name, kind)| door(*name, Command::Window(WindowCommand::Toggle(*kind)), true))
        .collect();
    let input = if doors.is_empty() {
        Input::Nothing
    } else {
        Input::Buttons(doors)
    };
    Setting {
        sought_as: sought_as.text(),
        ..Setting::new(name.name(), name.text(), says, input)
    }
}

/// A button that does something else than to set.
pub(super) fn door(name: Id, command: Command, is_enabled: bool) -> Door<Change> {
    Door {
        id: format!("setting-{}", name.name()),
        name: name.text(),
        value: Change::Command(command),
        is_enabled,
    }
}
