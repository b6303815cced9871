//! Every command that has a name: one table makes the menus, the toolbar, the list of
//! keys, and the names in context menus.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::state::MenuState;
use super::table_keys::FIRST_MENU;
use crate::app::command::{Command, FairTab, WindowKind};
use crate::paint::Icon;
use game::profile::Tutor;
use words::review::NOT_OVER;
use words::{Id, id};

/// A menu of the bar.
#[derive(Debug)]
pub struct Menu {
    /// What it is called.
    pub title: Id,
    /// What it is for.
    pub tip: Id,
    /// With Alt it opens the menu: a letter of its title.
    pub letter: Id,
    /// Its lines; a rule is drawn between two groups.
    pub groups: &'static [&'static [Row]],
    /// Commands of the same kind that are found elsewhere: in the toolbar, in a window or
    /// in a panel.
    pub elsewhere: &'static [Row],
}

impl Menu {
    /// The shortcut that opens it; a letter that is none has no effect.
    pub fn shortcut(&self) -> KeyboardShortcut {
        let letter = Key::from_name(&self.letter.text());
        KeyboardShortcut::new(Modifiers::ALT, letter.unwrap_or(Key::F35))
    }

    /// All keys that open it; the first menu has that of other programs, too.
    pub fn shortcuts(&self) -> impl Iterator<Item = KeyboardShortcut> {
        let first = (self.title == MENUS[0].title).then_some(FIRST_MENU);
        std::iter::once(self.shortcut()).chain(first)
    }

    /// All its commands, first the lines of the menu from top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = &'static Row> {
        self.groups.iter().copied().flatten().chain(self.elsewhere)
    }
}

/// A command with a name.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// What it is called.
    pub name: Id,
    /// What it does.
    pub tip: Id,
    /// The keys that do the same; menus show the first.
    pub keys: &'static [KeyboardShortcut],
    /// What it asks for.
    pub command: fn() -> Command,
    /// Whether what it turns on and off is on, if it does.
    pub is_on: Option<fn(MenuState) -> bool>,
    asks: bool,
    icon: Option<fn(MenuState) -> Icon>,
    is_there: fn(MenuState) -> bool,
    available: fn(MenuState) -> Result<(), Id>,
}

impl Row {
    const fn new(name: Id, tip: Id, command: fn() -> Command) -> Self {
        Self {
            name,
            tip,
            keys: &[],
            command,
            is_on: None,
            asks: false,
            icon: None,
            is_there: |_| true,
            available: |_| Ok(()),
        }
    }

    /// The row with these keys.
    const fn keys(self, keys: &'static [KeyboardShortcut]) -> Self {
        Self { keys, ..self }
    }

    /// The row of a command that asks for more before it does anything.
    const fn asks(self) -> Self {
        Self { asks: true, ..self }
    }

    /// The row with an icon in the toolbar.
    const fn icon(self, icon: fn(MenuState) -> Icon) -> Self {
        Self {
            icon: Some(icon),
            ..self
        }
    }

    /// The row of a command that turns something on and off.
    const fn switch(self, is_on: fn(MenuState) -> bool) -> Self {
        Self {
            is_on: Some(is_on),
            ..self
        }
    }

    /// The row of a command that menus do not have all the time.
    const fn there_if(self, is_there: fn(MenuState) -> bool) -> Self {
        Self { is_there, ..self }
    }

    /// The row of a command that is not always possible.
    const fn available_if(self, available: fn(MenuState) -> Result<(), Id>) -> Self {
        Self { available, ..self }
    }

    /// The row that asks for a command.
    pub fn of(command: &Command) -> Option<&'static Self> {
        all_rows().find(|row| (row.command)() == *command)
    }

    /// Its name as a line of a menu: one that asks for more ends in dots.
    pub fn line(&self) -> String {
        let dots = if self.asks { "…" } else { "" };
        self.name.text() + dots
    }

    /// The key that menus show.
    pub fn key(&self) -> Option<KeyboardShortcut> {
        self.keys.first().copied()
    }

    /// Its icon in the toolbar, if it stands there.
    pub fn shown_icon(&self, state: MenuState) -> Option<Icon> {
        self.icon.map(|icon| icon(state))
    }

    /// Whether menus have it at the moment.
    pub fn is_there(&self, state: MenuState) -> bool {
        (self.is_there)(state)
    }

    /// Whether it is possible at the moment.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn available(&self, state: MenuState) -> Result<(), Id> {
        let command = (self.command)();
        if state.is_covered && command.is_at_table() {
            return Err(id!("why-covered"));
        }
        if state.is_lesson && command.is_of_game() {
            return Err(id!("why-lesson"));
        }
        (self.available)(state)
    }
}

/// Every row, menu after menu.
pub fn all_rows() -> impl Iterator<Item = &'static Row> {
    MENUS.iter().flat_map(Menu::rows)
}

/// The icons of the toolbar by the names of their rows; a rule is drawn between two groups.
pub const TOOLBAR: [&[Id]; 4] = [
    &[id!("window-new-game")],
    &[id!("menu-undo"), id!("menu-redo")],
    &[id!("menu-hint")],
    &[id!("window-score-sheet"), id!("menu-sound")],
];

/// The menus, from left to right.
///
/// No key is one that a system keeps for itself: on a Mac, Cmd+H hides the window and Cmd+M
/// puts it away.
pub const MENUS: [Menu; 5] = [GAME, EDIT, VIEW, LEARN, HELP];

const GAME: Menu = Menu {
    title: id!("menu-game"),
    tip: id!("tip-menu-game"),
    letter: id!("menu-game-letter"),
    groups: &[
        &[
            Row::new(id!("window-new-game"), id!("tip-new-game"), || {
                open(WindowKind::NewGame)
            })
            .keys(&[ctrl(Key::N)])
            .asks()
            .icon(|_| Icon::NewGame),
            Row::new(id!("window-daily"), id!("tip-daily"), || {
                open(WindowKind::Daily)
            })
            .keys(&[ctrl(Key::E)]),
            Row::new(id!("menu-restart-game"), id!("tip-restart-game"), || {
                Command::RestartGame
            })
            .keys(&[alone(Key::F5)])
            .available_if(|state| or(state.can_restart, id!("why-nothing-done"))),
        ],
        &[
            Row::new(id!("menu-open"), id!("tip-open-game"), || {
                open(WindowKind::OpenGame)
            })
            .keys(&[ctrl(Key::O)])
            .asks(),
            Row::new(id!("menu-save"), id!("tip-save-game"), || {
                open(WindowKind::SaveGame)
            })
            .keys(&[ctrl(Key::S)])
            .asks(),
        ],
        &[
            Row::new(id!("menu-pause"), id!("tip-pause"), || Command::Pause)
                .keys(&[alone(Key::P)])
                .switch(|state| state.is_paused)
                .there_if(|state| state.has_clock)
                .available_if(|state| or(state.clock_runs, id!("why-no-clock"))),
            Row::new(id!("menu-give-up"), id!("tip-give-up"), || {
                open(WindowKind::GiveUp)
            })
            .asks()
            .there_if(|state| state.has_clock)
            .available_if(|state| {
                or(state.can_give_up, id!("why-cannot-give-up"))?;
                let is_seen = !state.is_covered || state.is_paused;
                or(is_seen, id!("why-covered"))
            }),
        ],
        &[
            Row::new(id!("menu-change-player"), id!("tip-change-player"), || {
                open(WindowKind::Players)
            })
            .keys(&[ctrl(Key::U)])
            .asks(),
            Row::new(id!("window-tally"), id!("tip-tally"), || {
                open(WindowKind::Tally)
            })
            .keys(&[ctrl(Key::T)])
            .asks(),
        ],
        &[Row::new(id!("menu-quit"), id!("tip-quit"), || Command::Quit).keys(&[ctrl(Key::Q)])],
    ],
    elsewhere: &[
        // In Game tally.
        Row::new(id!("window-history"), id!("tip-history"), || {
            open(WindowKind::History)
        })
        .keys(&[ctrl(Key::R)]),
        // In New game.
        Row::new(id!("window-numbered"), id!("tip-numbered"), || {
            Command::AskForNumber
        }),
        // In the bar.
        Row::new(id!("menu-leave-again"), id!("tip-leave-again"), || {
            Command::LeaveAgain
        }),
    ],
};

const EDIT: Menu = Menu {
    title: id!("menu-edit"),
    tip: id!("tip-menu-edit"),
    letter: id!("menu-edit-letter"),
    groups: &[
        &[
            Row::new(id!("menu-undo"), id!("tip-undo"), || Command::Undo)
                .keys(&[ctrl(Key::Z)])
                .icon(|_| Icon::Undo)
                .available_if(|state| or(state.can_undo, id!("why-nothing-to-undo"))),
            Row::new(id!("menu-redo"), id!("tip-redo"), || Command::Redo)
                .keys(&[ctrl_shift(Key::Z), ctrl(Key::Y)])
                .icon(|_| Icon::Redo)
                .available_if(|state| or(state.can_redo, id!("why-nothing-to-redo"))),
        ],
        &[
            Row::new(id!("menu-preserve"), id!("tip-preserve"), || {
                Command::Preserve
            })
            .keys(&[ctrl(Key::D)]),
            Row::new(id!("menu-restore"), id!("tip-restore"), || Command::Restore)
                .keys(&[ctrl_shift(Key::D)])
                .available_if(|state| or(state.can_restore, id!("why-nothing-preserved"))),
        ],
        &[Row::new(id!("menu-sort-hand"), id!("tip-sort-hand"), || {
            Command::SortHand
        })
        .keys(&[alone(Key::O)])],
        &[
            Row::new(id!("window-settings"), id!("tip-settings"), || {
                open(WindowKind::Settings)
            })
            .keys(&[ctrl(Key::Comma)])
            .asks(),
            Row::new(id!("window-colors"), id!("tip-colors"), || {
                open(WindowKind::Colors)
            })
            .keys(&[ctrl(Key::K)])
            .asks(),
        ],
    ],
    elsewhere: &[],
};

const VIEW: Menu = Menu {
    title: id!("menu-view"),
    tip: id!("tip-menu-view"),
    letter: id!("menu-view-letter"),
    groups: &[
        &[
            Row::new(id!("window-log"), id!("tip-log"), || open(WindowKind::Log))
                .keys(&[ctrl(Key::L)])
                .switch(|state| state.has_log),
            Row::new(id!("window-score-sheet"), id!("tip-score-sheet"), || {
                open(WindowKind::ScoreSheet)
            })
            .keys(&[ctrl(Key::P)])
            .icon(|_| Icon::Scores),
            Row::new(id!("window-result"), id!("tip-result"), || {
                open(WindowKind::Result)
            })
            .keys(&[ctrl_shift(Key::P)])
            .there_if(|state| state.is_over)
            .available_if(|state| or(state.is_over, id!("why-not-over"))),
        ],
        &[
            Row::new(id!("menu-ends-only"), id!("tip-ends-only"), || {
                Command::ToggleView
            })
            .keys(&[alone(Key::V)])
            .switch(|state| state.has_ends_only),
            Row::new(id!("menu-full-screen"), id!("tip-full-screen"), || {
                Command::ToggleFullScreen
            })
            .keys(&[alone(Key::F11)])
            .switch(|state| state.is_full_screen),
        ],
        &[
            Row::new(
                id!("menu-show-hidden-hands"),
                id!("tip-show-hidden-hands"),
                || Command::ToggleNestorsHand,
            )
            .keys(&[ctrl_shift(Key::N)])
            .switch(|state| state.nestors_hand)
            .available_if(may_peek),
            Row::new(id!("menu-show-boneyard"), id!("tip-show-boneyard"), || {
                Command::ToggleBoneyard
            })
            .keys(&[ctrl_shift(Key::B)])
            .switch(|state| state.boneyard)
            .available_if(may_peek),
        ],
    ],
    elsewhere: &[
        // In the toolbar. Not Cmd on a Mac: that puts the window away.
        Row::new(id!("menu-sound"), id!("tip-sound"), || Command::ToggleSound)
            .keys(&[KeyboardShortcut::new(Modifiers::CTRL, Key::M)])
            .switch(|state| state.has_sound)
            .icon(|state| {
                if state.has_sound {
                    Icon::SoundOn
                } else {
                    Icon::SoundOff
                }
            }),
        // At a line of the log.
        Row::new(id!("menu-copy-log"), id!("tip-copy-log"), || {
            Command::CopyLog
        }),
    ],
};

const LEARN: Menu = Menu {
    title: id!("menu-learn"),
    tip: id!("tip-menu-learn"),
    letter: id!("menu-learn-letter"),
    groups: &[
        &[
            Row::new(id!("menu-hint"), id!("tip-hint"), || Command::ToggleHint)
                .keys(&[alone(Key::H)])
                .icon(|_| Icon::Hint)
                .available_if(|state| or(state.can_ask_for_hint, id!("why-not-your-turn"))),
            Row::new(id!("menu-lens"), id!("tip-lens"), || Command::ToggleLens)
                .keys(&[alone(Key::L)])
                .switch(|state| state.has_lens),
        ],
        &[
            Row::new(id!("menu-tutor-off"), id!("tip-tutor-off"), || {
                Command::SetTutor(Tutor::Off)
            })
            .switch(|state| state.tutor == Tutor::Off),
            Row::new(id!("menu-tutor-gentle"), id!("tip-tutor-gentle"), || {
                Command::SetTutor(Tutor::Gentle)
            })
            .switch(|state| state.tutor == Tutor::Gentle),
            Row::new(id!("menu-tutor-strict"), id!("tip-tutor-strict"), || {
                Command::SetTutor(Tutor::Strict)
            })
            .switch(|state| state.tutor == Tutor::Strict),
        ],
        &[
            Row::new(id!("window-lessons"), id!("tip-lessons"), || {
                open(WindowKind::Lessons)
            })
            .asks(),
            Row::new(id!("menu-review"), id!("tip-review"), || {
                Command::ToggleReview
            })
            .keys(&[ctrl_shift(Key::R)])
            .switch(|state| state.is_review)
            .available_if(|state| or(state.can_look_back, NOT_OVER)),
        ],
    ],
    elsewhere: &[
        // In the panel of a review.
        Row::new(id!("menu-try-again"), id!("tip-try-again"), || {
            Command::TryAgain
        }),
        Row::new(id!("menu-other-seat"), id!("tip-other-seat"), || {
            Command::ChangeSeats
        }),
        Row::new(
            id!("menu-other-seat-hand"),
            id!("tip-other-seat-hand"),
            || Command::ChangeSeatsInHand,
        ),
    ],
};

const HELP: Menu = Menu {
    title: id!("menu-help"),
    tip: id!("tip-menu-help"),
    letter: id!("menu-help-letter"),
    groups: &[
        &[
            Row::new(id!("window-help"), id!("tip-help"), || {
                open(WindowKind::Help)
            })
            .keys(&[alone(Key::F1)]),
            Row::new(id!("window-keys"), id!("tip-keys"), || {
                open(WindowKind::Keys)
            })
            .keys(&[alone(Key::Questionmark)]),
            Row::new(id!("window-honesty"), id!("tip-honesty"), || {
                open(WindowKind::Fair)
            }),
        ],
        &[Row::new(id!("window-about"), id!("tip-about"), || {
            open(WindowKind::About)
        })],
    ],
    elsewhere: &[
        // In Is it fair?
        Row::new(id!("window-decisions"), id!("tip-decisions"), || {
            Command::OpenFair(FairTab::Decisions)
        }),
        Row::new(id!("window-seals"), id!("tip-seals"), || {
            Command::OpenFair(FairTab::Seals)
        }),
    ],
};

/// Opens a window, or closes it.
const fn open(kind: WindowKind) -> Command {
    Command::ToggleWindow(kind)
}

/// Nothing where something is so, or else the reason why a command is not possible.
const fn or(is_so: bool, why: Id) -> Result<(), Id> {
    if is_so { Ok(()) } else { Err(why) }
}

/// Whether hidden bones can be laid open.
fn may_peek(state: MenuState) -> Result<(), Id> {
    or(!state.is_taking, id!("why-bones-are-taken"))?;
    or(state.may_peek, id!("why-others-sit-there"))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_command_and_no_key_has_two_rows() {
        let rows: Vec<_> = all_rows().collect();
        for (n, row) in rows.iter().enumerate() {
            for other in &rows[..n] {
                assert_ne!(row.name, other.name, "one name");
                assert_ne!((row.command)(), (other.command)(), "{:?}", row.name);
                let shared = row.keys.iter().find(|key| other.keys.contains(key));
                assert_eq!(shared, None, "{:?} and {:?}", row.name, other.name);
            }
        }
    }

    #[test]
    fn the_toolbar_has_every_row_with_an_icon() {
        let with_icon = all_rows().filter(|row| row.icon.is_some());
        let mut with_icon: Vec<_> = with_icon.map(|row| row.name.name()).collect();
        let mut shown: Vec<_> = TOOLBAR.concat().iter().map(|name| name.name()).collect();
        with_icon.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, with_icon);
    }

    #[test]
    fn no_key_is_one_that_a_mac_keeps_for_itself() {
        for row in all_rows() {
            let is_kept = |shortcut: &KeyboardShortcut| {
                let key = shortcut.logical_key;
                shortcut.modifiers.command && matches!(key, Key::H | Key::M | Key::Q)
            };
            let quits = (row.command)() == Command::Quit;
            assert!(quits || !row.keys.iter().any(is_kept), "{:?}", row.name);
        }
    }
}
