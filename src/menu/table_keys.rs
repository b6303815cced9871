//! The keys that no menu has: those of the table, and those of all windows.

use egui::{Key, KeyboardShortcut, Modifiers};

use self::Does::{Depends, Learn, Table};
use crate::command::LearnCommand::{Review, ToggleReview, TryAgain};
use crate::command::TableCommand::{
    EndBeside, MoveBeside, PlayToward, Select, SelectBeside, TakeFirecracker, TellState,
    ToggleBetween,
};
use crate::command::{Between, Command, LearnCommand, Seek, TableCommand};
use engine::Side;
use game::session::ReviewStep;
use words::Id;
use words::msg;

/// What opens the first menu in most programs, and closes the one that is open.
pub const FIRST_MENU: KeyboardShortcut = alone(Key::F10);

/// Keys that belong together, and what they do.
#[derive(Debug)]
pub struct TableKeys {
    /// What they do, for the list of keys.
    pub does: Id,
    /// The keys.
    pub keys: &'static [(KeyboardShortcut, Does)],
}

/// What a key does.
#[derive(Debug, Clone, Copy)]
pub enum Does {
    /// It asks for this at the table.
    Table(fn() -> TableCommand),
    /// It asks for this to learn.
    Learn(fn() -> LearnCommand),
    /// What it does depends on what has the keyboard.
    Depends,
}

impl Does {
    /// What it asks for, whatever has the keyboard.
    pub fn command(self) -> Option<Command> {
        match self {
            Table(command) => Some(command().into()),
            Learn(command) => Some(command().into()),
            Depends => None,
        }
    }
}

/// The keys. egui takes a key with Shift or Ctrl for the key alone too, so those
/// with others come first.
pub const TABLE_KEYS: [TableKeys; 13] = [
    TableKeys {
        does: msg::KEY_SPACE_DOES,
        keys: &[(alone(Key::Space), Depends)],
    },
    TableKeys {
        does: msg::KEY_SHIFT_ARROWS_DOES,
        keys: &[
            (shift(Key::ArrowLeft), Table(|| MoveBeside(false))),
            (shift(Key::ArrowRight), Table(|| MoveBeside(true))),
        ],
    },
    TableKeys {
        does: msg::KEY_LEFT_RIGHT_DOES,
        keys: &[
            (alone(Key::ArrowLeft), Table(|| SelectBeside(false))),
            (alone(Key::ArrowRight), Table(|| SelectBeside(true))),
        ],
    },
    TableKeys {
        does: msg::KEY_UP_DOWN_DOES,
        keys: &[
            (alone(Key::ArrowUp), Table(|| EndBeside(true))),
            (alone(Key::ArrowDown), Table(|| EndBeside(false))),
        ],
    },
    TableKeys {
        does: msg::KEY_ENTER_DOES,
        keys: &[(alone(Key::Enter), Depends)],
    },
    TableKeys {
        does: msg::KEY_SIDES_DOES,
        keys: &[
            (alone(Key::E), Table(|| PlayToward(Side::East))),
            (alone(Key::W), Table(|| PlayToward(Side::West))),
            (alone(Key::N), Table(|| PlayToward(Side::North))),
            (alone(Key::S), Table(|| PlayToward(Side::South))),
        ],
    },
    TableKeys {
        does: msg::KEY_FIRECRACKER_DOES,
        keys: &[(alone(Key::F), Table(|| TakeFirecracker(true)))],
    },
    BETWEEN,
    TableKeys {
        does: msg::KEY_STATE_DOES,
        keys: &[(alone(Key::I), Table(|| TellState))],
    },
    TableKeys {
        does: msg::KEY_MENU_DOES,
        keys: &[(alone(Key::Menu), Depends), (shift(Key::F10), Depends)],
    },
    TableKeys {
        does: msg::KEY_PAGE_DOES,
        keys: &[
            (alone(Key::PageUp), Depends),
            (alone(Key::PageDown), Depends),
        ],
    },
    TableKeys {
        does: msg::KEY_TAB_DOES,
        keys: &[(alone(Key::Tab), Depends), (shift(Key::Tab), Depends)],
    },
    TableKeys {
        does: msg::KEY_ESCAPE_DOES,
        keys: &[(alone(Key::Escape), Table(|| Select(None)))],
    },
];

/// Where only the ends are seen, the bones between them.
const BETWEEN: TableKeys = TableKeys {
    does: msg::KEY_BETWEEN_DOES,
    keys: &[(alone(Key::B), Table(|| ToggleBetween(Between::All)))],
};

/// The keys while a hand or game is looked back at.
pub const REVIEW_KEYS: [TableKeys; 9] = [
    TableKeys {
        does: msg::KEY_REVIEW_DECISIONS,
        keys: &[
            (
                shift(Key::D),
                Learn(|| LearnCommand::Seek(Seek::DecisionBefore)),
            ),
            (alone(Key::D), Learn(|| LearnCommand::Seek(Seek::Decision))),
        ],
    },
    TableKeys {
        does: msg::KEY_REVIEW_MISTAKES,
        keys: &[
            (
                shift(Key::M),
                Learn(|| LearnCommand::Seek(Seek::MistakeBefore)),
            ),
            (alone(Key::M), Learn(|| LearnCommand::Seek(Seek::Mistake))),
        ],
    },
    TableKeys {
        does: msg::KEY_REVIEW_AGAIN,
        keys: &[(alone(Key::T), Learn(|| TryAgain))],
    },
    TableKeys {
        does: msg::KEY_REVIEW_ACTIONS,
        keys: &[
            (alone(Key::ArrowLeft), Learn(|| Review(ReviewStep::Back))),
            (alone(Key::ArrowRight), Learn(|| Review(ReviewStep::On))),
            (alone(Key::Space), Learn(|| Review(ReviewStep::On))),
        ],
    },
    TableKeys {
        does: msg::KEY_REVIEW_HANDS,
        keys: &[
            (alone(Key::ArrowUp), Learn(|| Review(ReviewStep::HandBack))),
            (alone(Key::ArrowDown), Learn(|| Review(ReviewStep::HandOn))),
        ],
    },
    TableKeys {
        does: msg::KEY_REVIEW_ENDS,
        keys: &[
            (alone(Key::Home), Learn(|| Review(ReviewStep::First))),
            (alone(Key::End), Learn(|| Review(ReviewStep::Last))),
        ],
    },
    BETWEEN,
    TableKeys {
        does: msg::KEY_STATE_DOES,
        keys: &[(alone(Key::I), Table(|| TellState))],
    },
    TableKeys {
        does: msg::KEY_REVIEW_OVER,
        keys: &[(alone(Key::Escape), Learn(|| ToggleReview))],
    },
];

const fn alone(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}
