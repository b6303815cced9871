//! The viewer of a table, and the hidden bones shown to that viewer.

use super::bone::{Bone, Hand};
use super::seat::{BySeat, Seat};

/// The seat from which the table is seen, and which hidden bones its player is shown anyway.
/// Showing hidden bones counts as help.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Viewer {
    /// The seat from which the table is seen.
    pub seat: Seat,
    /// Whether the hands of the Nestors are shown; see [`GameState::may_see_hidden_bones`].
    ///
    /// [`GameState::may_see_hidden_bones`]: super::GameState::may_see_hidden_bones
    pub hands: bool,
    /// Whether the boneyard is shown.
    pub boneyard: bool,
}

impl Viewer {
    /// The player in `seat`, who sees no hidden bones.
    pub const fn at(seat: Seat) -> Self {
        Self { seat, hands: false, boneyard: false }
    }

    /// Whether any hidden bones are shown.
    pub const fn peeks(self) -> bool {
        self.hands || self.boneyard
    }
}

/// The hidden bones that a [`Viewer`] is shown, beside the view.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Revealed {
    pub(super) hands: BySeat<Option<Hand>>,
    pub(super) boneyard: Option<Vec<Bone>>,
}

impl Revealed {
    /// The hand of the player in `seat`; `None` if that hand is not shown.
    pub const fn hand(&self, seat: Seat) -> Option<Hand> {
        self.hands.at(seat)
    }

    /// The bones of the boneyard, the next to be drawn first; `None` if they are not shown.
    pub fn boneyard(&self) -> Option<&[Bone]> {
        self.boneyard.as_deref()
    }
}
