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
    pub sees_hands: bool,
    /// Whether the boneyard is shown.
    pub sees_boneyard: bool,
}

impl Viewer {
    /// The player in `seat`, who sees no hidden bones.
    pub const fn at(seat: Seat) -> Self {
        Self { seat, sees_hands: false, sees_boneyard: false }
    }

    /// Whether any hidden bones are shown.
    pub const fn sees_hidden_bones(self) -> bool {
        self.sees_hands || self.sees_boneyard
    }
}

/// The hidden bones that a [`Viewer`] is shown in addition to the [`View`](super::View).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RevealedBones {
    pub(super) hands: BySeat<Option<Hand>>,
    pub(super) boneyard: Option<Vec<Bone>>,
}

impl RevealedBones {
    /// The hand of the player in `seat`; `None` if that hand is not shown.
    pub const fn hand(&self, seat: Seat) -> Option<Hand> {
        self.hands.at(seat)
    }

    /// The bones of the boneyard, the next to be drawn first; `None` if they are not shown.
    pub fn boneyard(&self) -> Option<&[Bone]> {
        self.boneyard.as_deref()
    }
}
