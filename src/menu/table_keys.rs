//! The keys outside the menus: those of the table, of a review, and of all windows.

use egui::{Key, KeyboardShortcut};

use crate::command::Command::{Learn, Table};
use crate::command::LearnCommand::{Review, ToggleReview, TryAgain};
use crate::command::TableCommand::{
    AnnounceState, FocusNeighborEnd, MoveSelected, PlayToward, Select, SelectNeighbor,
    TakeFirecracker,
};
use crate::command::{Command, LearnCommand, Neighbor, SeekTarget, alone, shift};
use engine::Side;
use game::session::ReviewStep;
use words::MessageId;
use words::msg;

/// The key that opens the first menu in most programs, or closes the open one.
pub const FIRST_MENU: KeyboardShortcut = alone(Key::F10);

/// A group of keys that are described together.
#[derive(Debug)]
pub struct TableKeys {
    /// The description of the keys in the list of keys.
    pub does: MessageId,
    /// The keys with their commands; `None` where the effect depends on the focus.
    pub keys: &'static [(KeyboardShortcut, Option<Command>)],
}

/// The keys of the table. egui also takes a key with Shift or Ctrl for the key alone, so those with
/// modifiers come first.
pub static TABLE_KEYS: [TableKeys; 12] = [
    TableKeys { does: msg::KEY_SPACE_DOES, keys: &[(alone(Key::Space), None)] },
    TableKeys {
        does: msg::KEY_SHIFT_ARROWS_DOES,
        keys: &[
            (shift(Key::ArrowLeft), Some(Table(MoveSelected(Neighbor::Previous)))),
            (shift(Key::ArrowRight), Some(Table(MoveSelected(Neighbor::Next)))),
        ],
    },
    TableKeys {
        does: msg::KEY_LEFT_RIGHT_DOES,
        keys: &[
            (alone(Key::ArrowLeft), Some(Table(SelectNeighbor(Neighbor::Previous)))),
            (alone(Key::ArrowRight), Some(Table(SelectNeighbor(Neighbor::Next)))),
        ],
    },
    TableKeys {
        does: msg::KEY_UP_DOWN_DOES,
        keys: &[
            (alone(Key::ArrowUp), Some(Table(FocusNeighborEnd(Neighbor::Next)))),
            (alone(Key::ArrowDown), Some(Table(FocusNeighborEnd(Neighbor::Previous)))),
        ],
    },
    TableKeys { does: msg::KEY_ENTER_DOES, keys: &[(alone(Key::Enter), None)] },
    TableKeys {
        does: msg::KEY_SIDES_DOES,
        keys: &[
            (alone(Key::E), Some(Table(PlayToward(Side::East)))),
            (alone(Key::W), Some(Table(PlayToward(Side::West)))),
            (alone(Key::N), Some(Table(PlayToward(Side::North)))),
            (alone(Key::S), Some(Table(PlayToward(Side::South)))),
        ],
    },
    TableKeys {
        does: msg::KEY_FIRECRACKER_DOES,
        keys: &[(alone(Key::F), Some(Table(TakeFirecracker(true))))],
    },
    TableKeys { does: msg::KEY_STATE_DOES, keys: &[(alone(Key::I), Some(Table(AnnounceState)))] },
    TableKeys {
        does: msg::KEY_MENU_DOES,
        keys: &[(alone(Key::Menu), None), (shift(Key::F10), None)],
    },
    TableKeys {
        does: msg::KEY_PAGE_DOES,
        keys: &[(alone(Key::PageUp), None), (alone(Key::PageDown), None)],
    },
    TableKeys {
        does: msg::KEY_TAB_DOES,
        keys: &[(alone(Key::Tab), None), (shift(Key::Tab), None)],
    },
    TableKeys {
        does: msg::KEY_ESCAPE_DOES,
        keys: &[(alone(Key::Escape), Some(Table(Select(None))))],
    },
];

pub static REVIEW_KEYS: [TableKeys; 8] = [
    TableKeys {
        does: msg::KEY_REVIEW_DECISIONS,
        keys: &[
            (shift(Key::D), Some(Learn(LearnCommand::Seek(SeekTarget::PreviousDecision)))),
            (alone(Key::D), Some(Learn(LearnCommand::Seek(SeekTarget::NextDecision)))),
        ],
    },
    TableKeys {
        does: msg::KEY_REVIEW_MISTAKES,
        keys: &[
            (shift(Key::M), Some(Learn(LearnCommand::Seek(SeekTarget::PreviousMistake)))),
            (alone(Key::M), Some(Learn(LearnCommand::Seek(SeekTarget::NextMistake)))),
        ],
    },
    TableKeys { does: msg::KEY_REVIEW_AGAIN, keys: &[(alone(Key::T), Some(Learn(TryAgain)))] },
    TableKeys {
        does: msg::KEY_REVIEW_ACTIONS,
        keys: &[
            (alone(Key::ArrowLeft), Some(Learn(Review(ReviewStep::Back)))),
            (alone(Key::ArrowRight), Some(Learn(Review(ReviewStep::Next)))),
            (alone(Key::Space), Some(Learn(Review(ReviewStep::Next)))),
        ],
    },
    TableKeys {
        does: msg::KEY_REVIEW_HANDS,
        keys: &[
            (alone(Key::ArrowUp), Some(Learn(Review(ReviewStep::HandBack)))),
            (alone(Key::ArrowDown), Some(Learn(Review(ReviewStep::HandOn)))),
        ],
    },
    TableKeys {
        does: msg::KEY_REVIEW_ENDS,
        keys: &[
            (alone(Key::Home), Some(Learn(Review(ReviewStep::First)))),
            (alone(Key::End), Some(Learn(Review(ReviewStep::Last)))),
        ],
    },
    TableKeys { does: msg::KEY_STATE_DOES, keys: &[(alone(Key::I), Some(Table(AnnounceState)))] },
    TableKeys {
        does: msg::KEY_REVIEW_OVER,
        keys: &[(alone(Key::Escape), Some(Learn(ToggleReview)))],
    },
];
