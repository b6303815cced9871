//! The rows that lead to other windows, and what is kept of a player where.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::around::Around;
use super::setting::{Below, Change, Door, Input, Setting};
use crate::app::command::{Command, FileCommand, WindowKind};
use crate::app::menu::shortcut_text;
use engine::plain_text;
use game::profile::FirstHints;
use words::Id;
use words::{id, say};

/// What is kept of a player, and where.
pub(super) fn files(around: &Around<'_>, told: Option<&str>) -> Vec<Setting> {
    let folder = around.folder;
    let folder = folder.map(|folder| plain_text(&folder.to_string_lossy()));
    let saved = around.unsaved.map(str::to_owned);
    let preserved = if around.has_preserved {
        say!("settings-preserved-explained")
    } else {
        say!("settings-preserved-none")
    };
    let folder_door = |name, tip, command| Door {
        tip: Some(tip),
        ..door(name, Command::File(command), folder.is_some())
    };
    let doors = vec![
        folder_door(
            id!("settings-open-folder"),
            id!("tip-settings-open-folder"),
            FileCommand::OpenFolder,
        ),
        folder_door(
            id!("settings-copy-path"),
            id!("tip-settings-copy-path"),
            FileCommand::CopyFolderPath,
        ),
    ];
    let mut folder = setting(
        id!("settings-folder"),
        id!("settings-folder-sought"),
        folder.unwrap_or_else(|| say!("about-nowhere")),
        Input::Buttons(doors),
    );
    folder.notes.extend(told.map(str::to_owned));
    vec![
        folder,
        setting(
            id!("settings-saved"),
            id!("settings-saved-sought"),
            saved.unwrap_or_else(|| say!("settings-saved-all")),
            Input::Nothing,
        ),
        setting(
            id!("settings-saved-games"),
            id!("settings-saved-games-sought"),
            say!("settings-saved-games-explained"),
            Input::Buttons(vec![
                window(id!("menu-save-game"), WindowKind::SaveGame),
                window(id!("menu-open-game"), WindowKind::OpenGame),
            ]),
        ),
        setting(
            id!("settings-preserved"),
            id!("settings-preserved-sought"),
            preserved,
            Input::Buttons(vec![
                door(id!("menu-preserve"), Command::Preserve, true),
                door(id!("menu-restore"), Command::Restore, around.has_preserved),
            ]),
        ),
        setting(
            id!("history-keep"),
            id!("history-keep-sought"),
            say!("history-keep-explained"),
            Input::Switch {
                is_on: around.preferences.history,
                turned: Change::History(!around.preferences.history),
                refused: None,
            },
        ),
        setting(
            id!("settings-history-window"),
            id!("settings-history-window-sought"),
            say!("settings-history-window-explained"),
            Input::Buttons(vec![window(id!("window-history"), WindowKind::History)]),
        ),
        setting(
            id!("settings-players"),
            id!("settings-players-sought"),
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
        id!("settings-seats-sought"),
        say!("settings-seats-explained"),
        Input::Buttons(vec![new_game]),
    )
}

/// The row that leads to the colors.
pub(super) fn colors() -> Setting {
    let colors = window(id!("window-colors"), WindowKind::Colors);
    setting(
        id!("settings-colors"),
        id!("settings-colors-sought"),
        say!("settings-colors-explained"),
        Input::Buttons(vec![colors]),
    )
}

/// What players look for that is not set here, and what there is of it.
pub(super) fn not_set_here(ctx: &Context) -> Vec<Setting> {
    let zoom = |key| shortcut_text(ctx, KeyboardShortcut::new(Modifiers::COMMAND, key));
    vec![
        setting(
            id!("settings-text-size"),
            id!("settings-text-size-sought"),
            say!(
                "settings-text-size-explained",
                larger = zoom(Key::Plus),
                smaller = zoom(Key::Minus),
                usual = zoom(Key::Num0)
            ),
            Input::Nothing,
        ),
        setting(
            id!("settings-clock"),
            id!("settings-clock-sought"),
            say!("settings-clock-explained"),
            Input::Nothing,
        ),
        setting(
            id!("settings-network"),
            id!("settings-network-sought"),
            say!("settings-network-explained"),
            Input::Nothing,
        ),
        setting(
            id!("settings-peeking"),
            id!("settings-peeking-sought"),
            say!("settings-peeking-explained"),
            Input::Nothing,
        ),
    ]
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
        id!("settings-first-hints-sought"),
        say!("settings-first-hints-explained"),
        Input::Switch {
            is_on,
            turned: Change::Command(Command::SetPreferences(Box::new(turned))),
            refused: None,
        },
    )
}

/// A row with other words by which it is looked for.
fn setting(name: Id, sought_as: Id, note: String, input: Input) -> Setting {
    Setting {
        id: name.name().to_owned(),
        name: name.text(),
        notes: vec![note],
        sought_as: sought_as.text(),
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
        tip: None,
    }
}
