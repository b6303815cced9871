//! The rows that lead to other windows, and what is kept of a player where.

use super::around::Around;
use super::setting::{Below, Change, Door, Input, Setting};
use crate::app::command::{Command, WindowKind};
use crate::profile::FirstHints;
use crate::words::Id;
use crate::{id, say};

/// What is kept of a player, and where.
pub(super) fn files(around: &Around<'_>) -> Vec<Setting> {
    let folder = around.folder.map(|folder| folder.display().to_string());
    let saved = around.unsaved.map(str::to_owned);
    let preserved = if around.has_preserved {
        say!("settings-preserved-explained")
    } else {
        say!("settings-preserved-none")
    };
    vec![
        setting(
            id!("settings-folder"),
            folder.unwrap_or_else(|| say!("about-nowhere")),
            Input::Nothing,
        ),
        setting(
            id!("settings-saved"),
            saved.unwrap_or_else(|| say!("settings-saved-all")),
            Input::Nothing,
        ),
        setting(
            id!("settings-saved-games"),
            say!("settings-saved-games-explained"),
            Input::Buttons(vec![
                window(id!("menu-save-game"), WindowKind::SaveGame),
                window(id!("menu-open-game"), WindowKind::OpenGame),
            ]),
        ),
        setting(
            id!("settings-preserved"),
            preserved,
            Input::Buttons(vec![
                door(id!("menu-preserve"), Command::Preserve, true),
                door(id!("menu-restore"), Command::Restore, around.has_preserved),
            ]),
        ),
        setting(
            id!("history-keep"),
            say!("history-keep-explained"),
            Input::Switch {
                is_on: around.preferences.history,
                turned: Change::History(!around.preferences.history),
                refused: None,
            },
        ),
        setting(
            id!("settings-history-window"),
            say!("settings-history-window-explained"),
            Input::Buttons(vec![window(id!("window-history"), WindowKind::History)]),
        ),
        setting(
            id!("settings-players"),
            say!("settings-players-explained"),
            Input::Buttons(vec![window(id!("menu-change-player"), WindowKind::Players)]),
        ),
    ]
}

/// The row that leads to who sits at the table.
pub(super) fn seats() -> Setting {
    let new_game = window(id!("window-new-game"), WindowKind::NewGame);
    setting(
        id!("settings-seats"),
        say!("settings-seats-explained"),
        Input::Buttons(vec![new_game]),
    )
}

/// The row that leads to the colors.
pub(super) fn colors() -> Setting {
    let colors = window(id!("window-colors"), WindowKind::Colors);
    setting(
        id!("settings-colors"),
        say!("settings-colors-explained"),
        Input::Buttons(vec![colors]),
    )
}

/// Whether anything is told when it is first needed. Turned on again, all of it
/// is told once more.
pub(super) fn first_hints(around: &Around<'_>) -> Setting {
    let mut turned = around.preferences.clone();
    let is_on = turned.first_hints.wanted;
    turned.first_hints = if is_on {
        FirstHints::NONE
    } else {
        FirstHints::default()
    };
    setting(
        id!("settings-first-hints"),
        say!("settings-first-hints-explained"),
        Input::Switch {
            is_on,
            turned: Change::Command(Command::SetPreferences(Box::new(turned))),
            refused: None,
        },
    )
}

fn setting(name: Id, note: String, input: Input) -> Setting {
    Setting {
        id: name.name().to_owned(),
        name: name.text(),
        notes: vec![note],
        input,
        below: Below::Nothing,
    }
}

fn window(name: Id, kind: WindowKind) -> Door {
    door(name, Command::ToggleWindow(kind), true)
}

const fn door(name: Id, command: Command, is_enabled: bool) -> Door {
    Door {
        name,
        command,
        is_enabled,
    }
}
