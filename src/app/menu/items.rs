//! What the menus offer, line by line, each with its keys.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::state::MenuState;
use super::table_keys::FIRST_MENU;
use crate::app::command::{Command, WindowKind};
use crate::app::table::Viewpoint;
use words::Id;
use words::id;
use words::review::NOT_OVER;
use words::settings::Page;

/// A menu of the bar.
#[derive(Debug)]
pub struct Menu {
    /// What it is called.
    pub title: Id,
    /// What it is for, for who points at it.
    pub tip: Id,
    /// With Alt it opens the menu: a letter of what it is called.
    pub letter: Id,
    /// What it offers; a line is drawn between two groups.
    pub groups: &'static [&'static [Item]],
}

impl Menu {
    /// What opens it; no letter can do more than nothing.
    pub fn shortcut(&self) -> KeyboardShortcut {
        let letter = Key::from_name(&self.letter.text());
        KeyboardShortcut::new(Modifiers::ALT, letter.unwrap_or(Key::F35))
    }

    /// All keys that open it; the first one has that of other programs, too.
    pub fn shortcuts(&self) -> impl Iterator<Item = KeyboardShortcut> {
        let first = (self.title == MENUS[0].title).then_some(FIRST_MENU);
        std::iter::once(self.shortcut()).chain(first)
    }

    /// What it offers, from top to bottom.
    pub fn items(&self) -> impl Iterator<Item = &'static Item> {
        self.groups.iter().copied().flatten()
    }
}

/// One line of a menu.
#[derive(Debug)]
pub struct Item {
    /// What it is called, in the menu and in the list of keys.
    pub name: Id,
    /// What it does, for who points at it.
    pub tip: Id,
    /// The keys that do the same, the first of them as the menu shows it.
    pub shortcuts: &'static [KeyboardShortcut],
    /// What it asks for.
    pub command: fn() -> Command,
    /// Why there is nothing to do for it now, if there is nothing.
    pub refused: fn(MenuState) -> Option<Id>,
    /// Whether what it turns on and off is on, if it does.
    pub is_ticked: Option<fn(MenuState) -> bool>,
}

impl Item {
    const fn new(
        name: Id,
        tip: Id,
        shortcuts: &'static [KeyboardShortcut],
        command: fn() -> Command,
    ) -> Self {
        Self {
            name,
            tip,
            shortcuts,
            command,
            refused: |_| None,
            is_ticked: None,
        }
    }
}

impl Item {
    /// Why it cannot be chosen now: there is nothing to do for it, or it has to
    /// do with hands that are covered.
    pub fn why_not(&self, state: MenuState) -> Option<Id> {
        let is_covered = state.is_covered && (self.command)().is_at_table();
        let covered = is_covered.then_some(id!("why-covered"));
        let is_away = state.is_lesson && (self.command)().is_of_game();
        let away = is_away.then_some(id!("why-lesson"));
        covered.or(away).or_else(|| (self.refused)(state))
    }

    /// The item that asks for a command.
    pub fn of(command: &Command) -> Option<&'static Self> {
        let mut items = MENUS.iter().flat_map(Menu::items);
        items.find(|item| (item.command)() == *command)
    }
}

/// The menus, from left to right.
///
/// No key is one that a system keeps for itself: on a Mac, where Ctrl is Cmd, H
/// hides the window and M puts it away.
pub const MENUS: [Menu; 4] = [
    Menu {
        title: id!("menu-game"),
        tip: id!("tip-menu-game"),
        letter: id!("menu-game-letter"),
        groups: &[
            &[
                Item::new(
                    id!("window-new-game"),
                    id!("tip-new-game"),
                    &[ctrl(Key::N)],
                    || Command::ToggleWindow(WindowKind::NewGame),
                ),
                Item::new(
                    id!("window-daily"),
                    id!("tip-daily"),
                    &[ctrl(Key::E)],
                    || Command::ToggleWindow(WindowKind::Daily),
                ),
                Item::new(id!("window-numbered"), id!("tip-numbered"), &[], || {
                    Command::ToggleWindow(WindowKind::NumberedGame)
                }),
                Item {
                    refused: |state| (!state.can_restart).then_some(id!("why-nothing-done")),
                    ..Item::new(
                        id!("menu-restart-game"),
                        id!("tip-restart-game"),
                        &[alone(Key::F5)],
                        || Command::RestartGame,
                    )
                },
            ],
            &[
                Item {
                    refused: |state| (!state.clock_runs).then_some(id!("why-no-clock")),
                    is_ticked: Some(|state| state.is_paused),
                    ..Item::new(
                        id!("menu-pause"),
                        id!("tip-pause"),
                        &[alone(Key::P)],
                        || Command::Pause,
                    )
                },
                Item {
                    refused: |state| match state {
                        MenuState {
                            can_give_up: false, ..
                        } => Some(id!("why-cannot-give-up")),
                        MenuState {
                            is_covered: true,
                            is_paused: false,
                            ..
                        } => Some(id!("why-covered")),
                        _ => None,
                    },
                    ..Item::new(id!("menu-give-up"), id!("tip-give-up"), &[], || {
                        Command::ToggleWindow(WindowKind::GiveUp)
                    })
                },
            ],
            &[
                Item::new(
                    id!("menu-open-game"),
                    id!("tip-open-game"),
                    &[ctrl(Key::O)],
                    || Command::ToggleWindow(WindowKind::OpenGame),
                ),
                Item::new(
                    id!("menu-save-game"),
                    id!("tip-save-game"),
                    &[ctrl(Key::S)],
                    || Command::ToggleWindow(WindowKind::SaveGame),
                ),
            ],
            &[Item::new(
                id!("menu-change-player"),
                id!("tip-change-player"),
                &[ctrl(Key::U)],
                || Command::ToggleWindow(WindowKind::Players),
            )],
            &[
                Item::new(
                    id!("window-help"),
                    id!("tip-help"),
                    &[alone(Key::F1)],
                    || Command::ToggleWindow(WindowKind::Help),
                ),
                Item::new(
                    id!("window-keys"),
                    id!("tip-keys"),
                    &[alone(Key::Questionmark)],
                    || Command::ToggleWindow(WindowKind::Keys),
                ),
                Item::new(id!("window-about"), id!("tip-about"), &[], || {
                    Command::ToggleWindow(WindowKind::About)
                }),
            ],
            &[Item::new(
                id!("menu-quit"),
                id!("tip-quit"),
                &[ctrl(Key::Q)],
                || Command::Quit,
            )],
        ],
    },
    Menu {
        title: id!("menu-edit"),
        tip: id!("tip-menu-edit"),
        letter: id!("menu-edit-letter"),
        groups: &[
            &[
                Item {
                    refused: |state| (!state.can_undo).then_some(id!("why-nothing-to-undo")),
                    ..Item::new(id!("menu-undo"), id!("tip-undo"), &[ctrl(Key::Z)], || {
                        Command::Undo
                    })
                },
                Item {
                    refused: |state| (!state.can_redo).then_some(id!("why-nothing-to-redo")),
                    ..Item::new(
                        id!("menu-redo"),
                        id!("tip-redo"),
                        &[ctrl_shift(Key::Z), ctrl(Key::Y)],
                        || Command::Redo,
                    )
                },
            ],
            &[
                Item::new(
                    id!("menu-preserve"),
                    id!("tip-preserve"),
                    &[ctrl(Key::D)],
                    || Command::Preserve,
                ),
                Item {
                    refused: |state| (!state.can_restore).then_some(id!("why-nothing-preserved")),
                    ..Item::new(
                        id!("menu-restore"),
                        id!("tip-restore"),
                        &[ctrl_shift(Key::D)],
                        || Command::Restore,
                    )
                },
            ],
            &[Item::new(
                id!("menu-sort-hand"),
                id!("tip-sort-hand"),
                &[alone(Key::O)],
                || Command::SortHand,
            )],
            &[
                Item::new(
                    id!("window-settings"),
                    id!("tip-settings"),
                    &[ctrl(Key::Comma)],
                    || Command::ToggleWindow(WindowKind::Settings),
                ),
                Item::new(
                    id!("window-colors"),
                    id!("tip-colors"),
                    &[ctrl(Key::K)],
                    || Command::ToggleWindow(WindowKind::Colors),
                ),
            ],
        ],
    },
    Menu {
        title: id!("menu-view"),
        tip: id!("tip-menu-view"),
        letter: id!("menu-view-letter"),
        groups: &[
            &[
                Item {
                    is_ticked: Some(|state| state.is_whole),
                    ..Item::new(
                        id!("menu-whole-table"),
                        id!("tip-whole-table"),
                        &[alone(Key::V)],
                        || Command::ToggleView,
                    )
                },
                Item {
                    refused: |state| (!state.is_near).then_some(id!("why-sees-all")),
                    ..Item::new(
                        id!("menu-see-all"),
                        id!("tip-see-all"),
                        &[alone(Key::End)],
                        || Command::LookFrom(Some(Viewpoint::ALL)),
                    )
                },
                Item {
                    refused: |state| state.follows_play.then_some(id!("why-follows-play")),
                    ..Item::new(
                        id!("menu-follow-play"),
                        id!("tip-follow-play"),
                        &[alone(Key::Home)],
                        || Command::LookFrom(None),
                    )
                },
                Item::new(
                    id!("menu-full-screen"),
                    id!("tip-full-screen"),
                    &[alone(Key::F11)],
                    || Command::ToggleFullScreen,
                ),
            ],
            &[
                Item::new(
                    id!("window-tally"),
                    id!("tip-tally"),
                    &[ctrl(Key::T)],
                    || Command::ToggleWindow(WindowKind::Tally),
                ),
                Item::new(
                    id!("window-history"),
                    id!("tip-history"),
                    &[ctrl(Key::R)],
                    || Command::ToggleWindow(WindowKind::History),
                ),
                Item::new(id!("window-log"), id!("tip-log"), &[ctrl(Key::L)], || {
                    Command::ToggleWindow(WindowKind::Log)
                }),
                Item::new(id!("menu-copy-log"), id!("tip-copy-log"), &[], || {
                    Command::CopyLog
                }),
            ],
            &[
                Item::new(
                    id!("window-score-sheet"),
                    id!("tip-score-sheet"),
                    &[ctrl(Key::P)],
                    || Command::ToggleWindow(WindowKind::ScoreSheet),
                ),
                Item {
                    refused: |state| (!state.is_over).then_some(id!("why-not-over")),
                    ..Item::new(
                        id!("window-result"),
                        id!("tip-result"),
                        &[ctrl_shift(Key::P)],
                        || Command::ToggleWindow(WindowKind::Result),
                    )
                },
                Item {
                    refused: |state| (!state.can_look_back).then_some(NOT_OVER),
                    is_ticked: Some(|state| state.is_review),
                    ..Item::new(
                        id!("menu-review"),
                        id!("tip-review"),
                        &[ctrl_shift(Key::R)],
                        || Command::ToggleReview,
                    )
                },
            ],
            &[
                Item::new(
                    id!("settings-page-display"),
                    id!("tip-display"),
                    &[],
                    || Command::OpenSettings(Page::Display),
                ),
                Item::new(
                    id!("settings-page-pace-and-motion"),
                    id!("tip-pace-and-motion"),
                    &[],
                    || Command::OpenSettings(Page::PaceAndMotion),
                ),
            ],
            &[
                Item {
                    refused: no_peeking,
                    is_ticked: Some(|state| state.nestors_hand),
                    ..Item::new(
                        id!("menu-show-hidden-hands"),
                        id!("tip-show-hidden-hands"),
                        &[ctrl_shift(Key::N)],
                        || Command::ToggleNestorsHand,
                    )
                },
                Item {
                    refused: no_peeking,
                    is_ticked: Some(|state| state.boneyard),
                    ..Item::new(
                        id!("menu-show-boneyard"),
                        id!("tip-show-boneyard"),
                        &[ctrl_shift(Key::B)],
                        || Command::ToggleBoneyard,
                    )
                },
            ],
        ],
    },
    Menu {
        title: id!("menu-learn"),
        tip: id!("tip-menu-learn"),
        letter: id!("menu-learn-letter"),
        groups: &[
            &[
                Item {
                    refused: |state| (!state.can_ask_for_hint).then_some(id!("why-not-your-turn")),
                    ..Item::new(id!("menu-hint"), id!("tip-hint"), &[alone(Key::H)], || {
                        Command::ToggleHint
                    })
                },
                Item {
                    is_ticked: Some(|state| state.has_lens),
                    ..Item::new(id!("menu-lens"), id!("tip-lens"), &[alone(Key::L)], || {
                        Command::ToggleLens
                    })
                },
            ],
            &[Item::new(
                id!("window-lessons"),
                id!("tip-lessons"),
                &[],
                || Command::ToggleWindow(WindowKind::Lessons),
            )],
            &[
                Item {
                    refused: |state| (!state.can_look_back).then_some(NOT_OVER),
                    ..Item::new(id!("window-analysis"), id!("tip-analysis"), &[], || {
                        Command::ToggleWindow(WindowKind::Analysis)
                    })
                },
                Item {
                    refused: |state| state.why_not_try_again(),
                    ..Item::new(id!("menu-try-again"), id!("tip-try-again"), &[], || {
                        Command::TryAgain
                    })
                },
                Item {
                    refused: |state| state.why_not_change_seats(),
                    ..Item::new(id!("menu-other-seat"), id!("tip-other-seat"), &[], || {
                        Command::ChangeSeats
                    })
                },
                Item {
                    refused: |state| state.why_not_change_seats_in_hand(),
                    ..Item::new(
                        id!("menu-other-seat-hand"),
                        id!("tip-other-seat-hand"),
                        &[],
                        || Command::ChangeSeatsInHand,
                    )
                },
                Item {
                    refused: |state| {
                        (!state.can_leave_again).then_some(id!("why-nothing-to-leave"))
                    },
                    ..Item::new(id!("menu-leave-again"), id!("tip-leave-again"), &[], || {
                        Command::LeaveAgain
                    })
                },
            ],
            &[
                Item::new(id!("window-decisions"), id!("tip-decisions"), &[], || {
                    Command::ToggleWindow(WindowKind::Decisions)
                }),
                Item::new(id!("window-honesty"), id!("tip-honesty"), &[], || {
                    Command::ToggleWindow(WindowKind::Honesty)
                }),
            ],
            &[Item::new(
                id!("settings-page-learning"),
                id!("tip-learning"),
                &[],
                || Command::OpenSettings(Page::Learning),
            )],
            &[Item::new(
                id!("window-seals"),
                id!("tip-seals"),
                &[],
                || Command::ToggleWindow(WindowKind::Seals),
            )],
        ],
    },
];

/// Why hidden bones cannot be laid open.
fn no_peeking(state: MenuState) -> Option<Id> {
    match state {
        MenuState {
            is_taking: true, ..
        } => Some(id!("why-bones-are-taken")),
        MenuState {
            may_peek: false, ..
        } => Some(id!("why-others-sit-there")),
        _ => None,
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
