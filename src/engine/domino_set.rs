//! The sets of bones that games are played with.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::bone::{Bones, Pips};

/// A set of bones that a game is played with.
///
/// The bones of a smaller set are the first bones of a larger one, in the order of
/// [`Bone::index`](super::Bone::index).
///
/// # Examples
/// ```
/// # use engine::DominoSet;
/// let heaviest = |set: DominoSet| set.bones().heaviest_doublet().expect("a doublet");
/// assert_eq!(DominoSet::DoubleSix.len(), 28);
/// assert_eq!(heaviest(DominoSet::DoubleSix).to_string(), "6-6");
/// assert_eq!(DominoSet::DoubleNine.len(), 55);
/// assert_eq!(heaviest(DominoSet::DoubleNine).to_string(), "9-9");
/// ```
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum DominoSet {
    /// 28 bones, from 0-0 to 6-6.
    #[default]
    DoubleSix,
    /// 55 bones, from 0-0 to 9-9.
    DoubleNine,
}

impl DominoSet {
    /// The highest number of pips on a half.
    #[inline]
    pub const fn highest(self) -> Pips {
        match self {
            Self::DoubleSix => Pips::ALL[6],
            Self::DoubleNine => Pips::ALL[9],
        }
    }

    /// The numbers of pips, from blank to the highest. There is a suit and a doublet for each.
    #[inline]
    pub fn pips(self) -> impl DoubleEndedIterator<Item = Pips> + ExactSizeIterator + Clone {
        Pips::ALL[..self.suit_count() as usize].iter().copied()
    }

    /// The number of suits, 7 or 10, which is also the number of bones in each suit.
    #[inline]
    pub const fn suit_count(self) -> u8 {
        self.highest().value() + 1
    }

    /// The number of bones, 28 or 55.
    #[inline]
    pub const fn len(self) -> u8 {
        self.suit_count() * (self.suit_count() + 1) / 2
    }

    /// Always `false`: every set has bones.
    #[inline]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// The bones of the set, from `0-0` to the heaviest doublet.
    #[inline]
    pub const fn bones(self) -> Bones {
        Bones::first(self.len() as usize)
    }
}
