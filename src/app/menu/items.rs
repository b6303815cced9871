//! What the menus offer, line by line, each with its keys.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::state::MenuState;
use crate::app::command::{Command, WindowKind};
use crate::app::table::Viewpoint;
use crate::id;
use crate::words::Id;

/// A menu of the bar.
#[derive(Debug)]
pub struct Menu {
    /// What it is called.
    pub title: Id,
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
    pub name: Id,
    /// The keys that do the same, the first of them as the menu shows it.
    pub shortcuts: &'static [KeyboardShortcut],
    /// What it asks for.
    pub command: fn() -> Command,
    /// Whether there is anything to do for it.
    pub is_enabled: fn(MenuState) -> bool,
    /// Whether what it turns on and off is on.
    pub is_ticked: fn(MenuState) -> bool,
}

impl Item {
    const fn new(
        name: Id,
        shortcuts: &'static [KeyboardShortcut],
        command: fn() -> Command,
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

impl Item {
    /// Whether it can be chosen now: there is something to do for it, and it has
    /// nothing to do with hands that are covered.
    pub fn can_be_chosen(&self, state: MenuState) -> bool {
        let is_covered = state.is_covered && (self.command)().is_at_table();
        (self.is_enabled)(state) && !is_covered
    }
}

/// The menus, from left to right.
///
/// No key is one that a system keeps for itself: on a Mac, where Ctrl is Cmd, H
/// hides the window and M puts it away.
pub const MENUS: [Menu; 3] = [
    Menu {
        title: id!("menu-game"),
        letter: Key::G,
        groups: &[
            &[
                Item::new(id!("window-new-game"), &[ctrl(Key::N)], || {
                    Command::ToggleWindow(WindowKind::NewGame)
                }),
                Item {
                    is_enabled: |state| state.can_restart,
                    ..Item::new(id!("menu-restart-game"), &[alone(Key::F5)], || {
                        Command::RestartGame
                    })
                },
            ],
            &[
                Item::new(id!("menu-open-game"), &[ctrl(Key::O)], || {
                    Command::ToggleWindow(WindowKind::OpenGame)
                }),
                Item::new(id!("menu-save-game"), &[ctrl(Key::S)], || {
                    Command::ToggleWindow(WindowKind::SaveGame)
                }),
            ],
            &[Item::new(
                id!("menu-change-player"),
                &[ctrl(Key::U)],
                || Command::ToggleWindow(WindowKind::Players),
            )],
            &[
                Item::new(id!("window-help"), &[alone(Key::F1)], || {
                    Command::ToggleWindow(WindowKind::Help)
                }),
                Item::new(id!("window-about"), &[], || {
                    Command::ToggleWindow(WindowKind::About)
                }),
            ],
            &[Item::new(id!("menu-quit"), &[ctrl(Key::Q)], || {
                Command::Quit
            })],
        ],
    },
    Menu {
        title: id!("menu-edit"),
        letter: Key::E,
        groups: &[
            &[
                Item {
                    is_enabled: |state| state.can_undo,
                    ..Item::new(id!("menu-undo"), &[ctrl(Key::Z)], || Command::Undo)
                },
                Item {
                    is_enabled: |state| state.can_redo,
                    ..Item::new(
                        id!("menu-redo"),
                        &[ctrl_shift(Key::Z), ctrl(Key::Y)],
                        || Command::Redo,
                    )
                },
            ],
            &[
                Item::new(id!("menu-preserve"), &[ctrl(Key::D)], || Command::Preserve),
                Item {
                    is_enabled: |state| state.can_restore,
                    ..Item::new(id!("menu-restore"), &[ctrl_shift(Key::D)], || {
                        Command::Restore
                    })
                },
            ],
            &[Item::new(id!("menu-sort-hand"), &[alone(Key::O)], || {
                Command::SortHand
            })],
            &[
                Item::new(id!("window-settings"), &[ctrl(Key::Comma)], || {
                    Command::ToggleWindow(WindowKind::Settings)
                }),
                Item::new(id!("window-colors"), &[ctrl(Key::K)], || {
                    Command::ToggleWindow(WindowKind::Colors)
                }),
            ],
        ],
    },
    Menu {
        title: id!("menu-view"),
        letter: Key::V,
        groups: &[
            &[
                Item {
                    is_ticked: |state| state.is_whole,
                    ..Item::new(id!("menu-whole-table"), &[alone(Key::V)], || {
                        Command::ToggleView
                    })
                },
                Item {
                    is_enabled: |state| state.is_near,
                    ..Item::new(id!("menu-see-all"), &[alone(Key::Home)], || {
                        Command::LookFrom(Viewpoint::ALL)
                    })
                },
            ],
            &[
                Item::new(id!("window-tally"), &[ctrl(Key::T)], || {
                    Command::ToggleWindow(WindowKind::Tally)
                }),
                Item::new(id!("window-history"), &[ctrl(Key::R)], || {
                    Command::ToggleWindow(WindowKind::History)
                }),
                Item {
                    is_enabled: |state| !state.has_log,
                    ..Item::new(id!("window-log"), &[ctrl(Key::L)], || {
                        Command::ToggleWindow(WindowKind::Log)
                    })
                },
                Item::new(id!("menu-copy-log"), &[], || Command::CopyLog),
            ],
            &[
                Item::new(id!("window-score-sheet"), &[ctrl(Key::P)], || {
                    Command::ToggleWindow(WindowKind::ScoreSheet)
                }),
                Item {
                    is_enabled: |state| state.is_over,
                    ..Item::new(id!("window-result"), &[ctrl_shift(Key::P)], || {
                        Command::ToggleWindow(WindowKind::Result)
                    })
                },
                Item {
                    is_enabled: |state| state.is_over,
                    is_ticked: |state| state.is_review,
                    ..Item::new(id!("menu-review"), &[ctrl_shift(Key::R)], || {
                        Command::ToggleReview
                    })
                },
            ],
            &[
                Item {
                    is_enabled: |state| state.may_peek,
                    is_ticked: |state| state.nestors_hand,
                    ..Item::new(id!("menu-show-hidden-hands"), &[ctrl_shift(Key::N)], || {
                        Command::ToggleNestorsHand
                    })
                },
                Item {
                    is_enabled: |state| state.may_peek,
                    is_ticked: |state| state.boneyard,
                    ..Item::new(id!("menu-show-boneyard"), &[ctrl_shift(Key::B)], || {
                        Command::ToggleBoneyard
                    })
                },
            ],
        ],
    },
];

const fn alone(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}
