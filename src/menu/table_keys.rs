//! The keys outside the menus: those of the table, of a review, and of all windows.

use egui::{Key, KeyboardShortcut};

use crate::command::Command::{Learn, Table};
use crate::command::LearnCommand::{Review, ToggleReview, TryAgain};
use crate::command::TableCommand::{
    AnnounceState, FocusNeighborEnd, MoveSelected, PlayToward, Select, SelectNeighbor,
    TakeFirecracker,
};
use crate::command::{Command, LearnCommand, Neighbor, SeekTarget, plain_key, shift};
use engine::Side;
use game::session::ReviewStep;
use words::MessageId;
use words::msg;

/// The key that opens the first menu in most programs. It also closes an open menu.
pub const FIRST_MENU: KeyboardShortcut = plain_key(Key::F10);

/// A group of keys that are described together.
#[derive(Debug)]
pub struct KeyBindings {
    /// The description in the list of keys in Help.
    pub description: MessageId,
    /// The keys with their commands; `None` where the effect depends on the focus.
    pub keys: &'static [(KeyboardShortcut, Option<Command>)],
}

/// The keys of the table. egui also accepts a key with Shift or Ctrl for the key alone, so
/// shortcuts with modifiers come first.
pub static TABLE_KEYS: [KeyBindings; 12] = [
    KeyBindings { description: msg::KEY_SPACE_DOES, keys: &[(plain_key(Key::Space), None)] },
    KeyBindings {
        description: msg::KEY_SHIFT_ARROWS_DOES,
        keys: &[
            (shift(Key::ArrowLeft), Some(Table(MoveSelected(Neighbor::Previous)))),
            (shift(Key::ArrowRight), Some(Table(MoveSelected(Neighbor::Next)))),
        ],
    },
    KeyBindings {
        description: msg::KEY_LEFT_RIGHT_DOES,
        keys: &[
            (plain_key(Key::ArrowLeft), Some(Table(SelectNeighbor(Neighbor::Previous)))),
            (plain_key(Key::ArrowRight), Some(Table(SelectNeighbor(Neighbor::Next)))),
        ],
    },
    KeyBindings {
        description: msg::KEY_UP_DOWN_DOES,
        keys: &[
            (plain_key(Key::ArrowUp), Some(Table(FocusNeighborEnd(Neighbor::Next)))),
            (plain_key(Key::ArrowDown), Some(Table(FocusNeighborEnd(Neighbor::Previous)))),
        ],
    },
    KeyBindings { description: msg::KEY_ENTER_DOES, keys: &[(plain_key(Key::Enter), None)] },
    KeyBindings {
        description: msg::KEY_SIDES_DOES,
        keys: &[
            (plain_key(Key::E), Some(Table(PlayToward(Side::East)))),
            (plain_key(Key::W), Some(Table(PlayToward(Side::West)))),
            (plain_key(Key::N), Some(Table(PlayToward(Side::North)))),
            (plain_key(Key::S), Some(Table(PlayToward(Side::South)))),
        ],
    },
    KeyBindings {
        description: msg::KEY_FIRECRACKER_DOES,
        keys: &[(plain_key(Key::F), Some(Table(TakeFirecracker(true))))],
    },
    KeyBindings {
        description: msg::KEY_STATE_DOES,
        keys: &[(plain_key(Key::I), Some(Table(AnnounceState)))],
    },
    KeyBindings {
        description: msg::KEY_MENU_DOES,
        keys: &[(plain_key(Key::Menu), None), (shift(Key::F10), None)],
    },
    KeyBindings {
        description: msg::KEY_PAGE_DOES,
        keys: &[(plain_key(Key::PageUp), None), (plain_key(Key::PageDown), None)],
    },
    KeyBindings {
        description: msg::KEY_TAB_DOES,
        keys: &[(plain_key(Key::Tab), None), (shift(Key::Tab), None)],
    },
    KeyBindings {
        description: msg::KEY_ESCAPE_DOES,
        keys: &[(plain_key(Key::Escape), Some(Table(Select(None))))],
    },
];

pub static REVIEW_KEYS: [KeyBindings; 8] = [
    KeyBindings {
        description: msg::KEY_REVIEW_DECISIONS,
        keys: &[
            (shift(Key::D), Some(Learn(LearnCommand::Seek(SeekTarget::PreviousDecision)))),
            (plain_key(Key::D), Some(Learn(LearnCommand::Seek(SeekTarget::NextDecision)))),
        ],
    },
    KeyBindings {
        description: msg::KEY_REVIEW_MISTAKES,
        keys: &[
            (shift(Key::M), Some(Learn(LearnCommand::Seek(SeekTarget::PreviousMistake)))),
            (plain_key(Key::M), Some(Learn(LearnCommand::Seek(SeekTarget::NextMistake)))),
        ],
    },
    KeyBindings {
        description: msg::KEY_REVIEW_AGAIN,
        keys: &[(plain_key(Key::T), Some(Learn(TryAgain)))],
    },
    KeyBindings {
        description: msg::KEY_REVIEW_ACTIONS,
        keys: &[
            (plain_key(Key::ArrowLeft), Some(Learn(Review(ReviewStep::Back)))),
            (plain_key(Key::ArrowRight), Some(Learn(Review(ReviewStep::Next)))),
            (plain_key(Key::Space), Some(Learn(Review(ReviewStep::Next)))),
        ],
    },
    KeyBindings {
        description: msg::KEY_REVIEW_HANDS,
        keys: &[
            (plain_key(Key::ArrowUp), Some(Learn(Review(ReviewStep::PreviousDeal)))),
            (plain_key(Key::ArrowDown), Some(Learn(Review(ReviewStep::NextDeal)))),
        ],
    },
    KeyBindings {
        description: msg::KEY_REVIEW_ENDS,
        keys: &[
            (plain_key(Key::Home), Some(Learn(Review(ReviewStep::First)))),
            (plain_key(Key::End), Some(Learn(Review(ReviewStep::Last)))),
        ],
    },
    KeyBindings {
        description: msg::KEY_STATE_DOES,
        keys: &[(plain_key(Key::I), Some(Table(AnnounceState)))],
    },
    KeyBindings {
        description: msg::KEY_REVIEW_OVER,
        keys: &[(plain_key(Key::Escape), Some(Learn(ToggleReview)))],
    },
];
