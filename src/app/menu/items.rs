//! What the menus offer, line by line, each with its keys.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::state::MenuState;
use crate::app::command::{Command, WindowKind};
use crate::app::table::Viewpoint;
use crate::app::wording::{menu as words, players, saved, turn};

/// A menu of the bar.
#[derive(Debug)]
pub struct Menu {
    /// What it is called.
    pub title: &'static str,
    /// With Alt it opens the menu.
    pub letter: Key,
    /// What it offers; a line is drawn between two groups.
    pub groups: &'static [&'static [Item]],
}

impl Menu {
    /// What opens it.
    pub const fn shortcut(&self) -> KeyboardShortcut {
        KeyboardShortcut::new(Modifiers::ALT, self.letter)
    }

    /// What it offers, from top to bottom.
    pub fn items(&self) -> impl Iterator<Item = &'static Item> {
        self.groups.iter().copied().flatten()
    }
}

/// One line of a menu.
#[derive(Debug)]
pub struct Item {
    /// What it is called, in the menu and in Help.
    pub name: &'static str,
    /// The keys that do the same, the first of them as the menu shows it.
    pub shortcuts: &'static [KeyboardShortcut],
    /// What it asks for.
    pub command: fn(MenuState) -> Command,
    /// Whether there is anything to do for it.
    pub is_enabled: fn(MenuState) -> bool,
    /// Whether what it turns on and off is on.
    pub is_ticked: fn(MenuState) -> bool,
}

impl Item {
    const fn new(
        name: &'static str,
        shortcuts: &'static [KeyboardShortcut],
        command: fn(MenuState) -> Command,
    ) -> Self {
        Self {
            name,
            shortcuts,
            command,
            is_enabled: |_| true,
            is_ticked: |_| false,
        }
    }
}

/// The menus, from left to right.
///
/// No key is one that a system keeps for itself: on a Mac, where Ctrl is Cmd, H
/// hides the window and M puts it away.
pub const MENUS: [Menu; 3] = [
    Menu {
        title: words::GAME,
        letter: Key::G,
        groups: &[
            &[
                Item::new(turn::NEW_GAME, &[ctrl(Key::N)], new_game),
                Item {
                    is_enabled: |state| state.can_restart,
                    ..Item::new(saved::RESTART, &[alone(Key::F5)], |_| Command::RestartGame)
                },
            ],
            &[
                Item::new(turn::title(WindowKind::OpenGame), &[ctrl(Key::O)], |_| {
                    Command::ToggleWindow(WindowKind::OpenGame)
                }),
                Item::new(turn::title(WindowKind::SaveGame), &[ctrl(Key::S)], |_| {
                    Command::ToggleWindow(WindowKind::SaveGame)
                }),
            ],
            &[Item::new(players::CHANGE, &[ctrl(Key::U)], |_| {
                Command::ToggleWindow(WindowKind::Players)
            })],
            &[
                Item::new(turn::title(WindowKind::Help), &[alone(Key::F1)], |_| {
                    Command::ToggleWindow(WindowKind::Help)
                }),
                Item::new(turn::title(WindowKind::About), &[], |_| {
                    Command::ToggleWindow(WindowKind::About)
                }),
            ],
            &[Item::new(words::QUIT, &[ctrl(Key::Q)], |_| Command::Quit)],
        ],
    },
    Menu {
        title: words::EDIT,
        letter: Key::E,
        groups: &[
            &[
                Item {
                    is_enabled: |state| state.can_undo,
                    ..Item::new(words::UNDO, &[ctrl(Key::Z)], |_| Command::Undo)
                },
                Item {
                    is_enabled: |state| state.can_redo,
                    ..Item::new(words::REDO, &[ctrl_shift(Key::Z), ctrl(Key::Y)], |_| {
                        Command::Redo
                    })
                },
            ],
            &[
                Item::new(words::PRESERVE, &[ctrl(Key::D)], |_| Command::Preserve),
                Item {
                    is_enabled: |state| state.can_restore,
                    ..Item::new(words::RESTORE, &[ctrl_shift(Key::D)], |_| Command::Restore)
                },
            ],
            &[Item::new(words::SORT_HAND, &[alone(Key::O)], |_| {
                Command::SortHand
            })],
            &[
                Item::new(
                    turn::title(WindowKind::Settings),
                    &[ctrl(Key::Comma)],
                    |_| Command::ToggleWindow(WindowKind::Settings),
                ),
                Item::new(turn::title(WindowKind::Colors), &[ctrl(Key::K)], |_| {
                    Command::ToggleWindow(WindowKind::Colors)
                }),
            ],
        ],
    },
    Menu {
        title: words::VIEW,
        letter: Key::V,
        groups: &[
            &[
                Item {
                    is_ticked: |state| state.is_whole,
                    ..Item::new(words::WHOLE_TABLE, &[alone(Key::V)], |_| {
                        Command::ToggleView
                    })
                },
                Item {
                    is_enabled: |state| state.is_near,
                    ..Item::new(words::SEE_ALL, &[alone(Key::Home)], |_| {
                        Command::LookFrom(Viewpoint::ALL)
                    })
                },
            ],
            &[
                Item::new(turn::title(WindowKind::Tally), &[ctrl(Key::T)], |_| {
                    Command::ToggleWindow(WindowKind::Tally)
                }),
                Item::new(turn::title(WindowKind::History), &[ctrl(Key::R)], |_| {
                    Command::ToggleWindow(WindowKind::History)
                }),
                Item {
                    is_enabled: |state| !state.has_log,
                    ..Item::new(turn::title(WindowKind::Log), &[ctrl(Key::L)], |_| {
                        Command::ToggleWindow(WindowKind::Log)
                    })
                },
            ],
            &[
                Item {
                    is_ticked: |state| state.nestors_hand,
                    ..Item::new(words::SHOW_NESTORS_HAND, &[ctrl_shift(Key::N)], |_| {
                        Command::ToggleNestorsHand
                    })
                },
                Item {
                    is_ticked: |state| state.boneyard,
                    ..Item::new(words::SHOW_BONEYARD, &[ctrl_shift(Key::B)], |_| {
                        Command::ToggleBoneyard
                    })
                },
            ],
        ],
    },
];

/// A game in progress is not given up without a question.
const fn new_game(state: MenuState) -> Command {
    if state.in_progress {
        Command::ToggleWindow(WindowKind::NewGame)
    } else {
        Command::NewGame
    }
}

const fn alone(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}
