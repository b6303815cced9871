//! What players look for that is not set in Settings, and what there is of it.

use super::change::Change;
use crate::app::command::{Command, WindowKind};
use crate::app::windows::kit::{Door, Input, Setting};
use words::Id;
use words::{id, say};

/// All of it.
pub(super) fn answers() -> Vec<Setting<Change>> {
    use WindowKind::{History, Keys, NewGame, OpenGame, Players, SaveGame};
    [
        (
            [id!("settings-seats"), id!("settings-seats-sought")],
            say!("settings-seats-explained"),
            &[(id!("window-new-game"), NewGame)][..],
        ),
        (
            [
                id!("settings-saved-games"),
                id!("settings-saved-games-sought"),
            ],
            say!("settings-saved-games-explained"),
            &[
                (id!("menu-save-game"), SaveGame),
                (id!("menu-open-game"), OpenGame),
            ],
        ),
        (
            [
                id!("settings-history-window"),
                id!("settings-history-window-sought"),
            ],
            say!("settings-history-window-explained"),
            &[(id!("window-history"), History)],
        ),
        (
            [id!("settings-players"), id!("settings-players-sought")],
            say!("settings-players-explained"),
            &[(id!("menu-change-player"), Players)],
        ),
        (
            [id!("settings-keys"), id!("settings-keys-sought")],
            say!("settings-keys-explained"),
            &[(id!("window-keys"), Keys)],
        ),
        (
            [id!("settings-preserved"), id!("settings-preserved-sought")],
            say!("settings-preserved-explained"),
            &[],
        ),
        (
            [id!("settings-clock"), id!("settings-clock-sought")],
            say!("settings-clock-explained"),
            &[],
        ),
        (
            [id!("settings-network"), id!("settings-network-sought")],
            say!("settings-network-explained"),
            &[],
        ),
        (
            [id!("settings-peeking"), id!("settings-peeking-sought")],
            say!("settings-peeking-explained"),
            &[],
        ),
    ]
    .map(|([name, sought_as], says, windows)| answer(name, sought_as, says, windows))
    .into()
}

fn answer(name: Id, sought_as: Id, says: String, windows: &[(Id, WindowKind)]) -> Setting<Change> {
    let doors: Vec<_> = windows
        .iter()
        .map(|(name, kind)| door(*name, Command::ToggleWindow(*kind), true))
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
