//! Sets of numbers of pips.

use std::fmt;

use super::bone::{Bones, Pips};

/// A set of numbers of pips, such as those that the open ends show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PipsSet(u16);

impl PipsSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set that holds only this number.
    #[inline]
    pub(super) const fn single(pips: Pips) -> Self {
        Self(pips.bit())
    }

    /// The numbers that add up to seven with a number of the set.
    #[inline]
    pub(super) const fn complements(self) -> Self {
        // Bit n becomes bit 7 - n. A blank and the numbers above seven have no complement.
        Self((self.0.reverse_bits() >> 8) & 127)
    }

    /// Whether `pips` is in the set.
    #[inline]
    pub const fn contains(self, pips: Pips) -> bool {
        self.0 & pips.bit() != 0
    }

    /// Whether no number is in the set, as before the lead.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers of the set, the highest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Pips> {
        Pips::ALL.into_iter().rev().filter(move |pips| self.contains(*pips))
    }

    /// The bones that show at least one number of the set. For the bones that fit open ends, see
    /// [`Fit::bones`](super::Fit::bones).
    #[inline]
    pub const fn bones(self) -> Bones {
        Bones::showing(self.0)
    }
}

impl FromIterator<Pips> for PipsSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Pips>>(pips: I) -> Self {
        Self(pips.into_iter().fold(0, |set, pips| set | pips.bit()))
    }
}

impl fmt::Display for PipsSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, pips) in self.iter().enumerate() {
            write!(f, "{}{pips}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}
