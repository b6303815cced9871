//! The cut of the shuffled bones before the deal.

use serde::{Deserialize, Serialize};

use super::bone::Bone;

/// The number of shuffled bones that are moved from the front to the back before the deal, 0 to 54.
///
/// A player who cuts knows that no one else has chosen the deal.
///
/// # Examples
/// ```
/// # use engine::Cut;
/// assert_eq!(Cut::new(54).map(Cut::bones), Some(54));
/// assert_eq!(Cut::new(55), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cut(u8);

impl Cut {
    /// No cut: the bones are dealt as shuffled.
    pub const NONE: Self = Self(0);

    /// The most bones that can be moved to the back: all but one of the largest set.
    pub const MAX: u8 = Bone::COUNT as u8 - 1;

    /// The cut after this many bones; `None` above [`Self::MAX`].
    pub const fn new(bones: u8) -> Option<Self> {
        if bones <= Self::MAX { Some(Self(bones)) } else { None }
    }

    /// The number of bones that are moved to the back.
    pub const fn bones(self) -> u8 {
        self.0
    }

    /// Whether no bones are moved to the back.
    pub const fn is_none(&self) -> bool {
        self.0 == 0
    }

    /// The bones after the cut, in the order in which they are dealt.
    ///
    /// # Panics
    /// If more bones are cut than there are.
    pub(super) fn apply(self, bones: &[Bone]) -> Vec<Bone> {
        let (front, back) = bones.split_at(self.0.into());
        [back, front].concat()
    }
}

/// The error for a number of bones above [`Cut::MAX`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the bones are cut at 0 to {}", Cut::MAX)]
pub struct CutError;

impl From<Cut> for u8 {
    fn from(cut: Cut) -> Self {
        cut.bones()
    }
}

impl TryFrom<u8> for Cut {
    type Error = CutError;

    fn try_from(bones: u8) -> Result<Self, CutError> {
        Self::new(bones).ok_or(CutError)
    }
}
