//! Which files must be written.

use std::fmt;
use std::ops::{BitOr, BitOrAssign};

use super::FileName;

/// A set of files whose content has changed since it was last handed to the
/// saver.
///
/// # Examples
/// ```
/// use game::storage::{Dirty, FileName};
///
/// let dirty = Dirty::from(FileName::Game) | Dirty::from(FileName::Tally);
/// assert!(dirty.contains(FileName::Tally));
/// assert!(!dirty.contains(FileName::Themes));
/// assert_ne!(dirty, Dirty::NOTHING);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dirty(u16);

impl Dirty {
    /// The empty set.
    pub const NOTHING: Self = Self(0);

    /// Whether this file is in the set.
    pub fn contains(self, file: FileName) -> bool {
        self | file.into() == self
    }

    /// The files, in the order of [`FileName`].
    pub fn files(self) -> impl Iterator<Item = FileName> {
        let all = FileName::COMMON.into_iter().chain(FileName::ALL);
        all.filter(move |file| self.contains(*file))
    }

    /// The same set, with this file added if `has_changed`.
    #[must_use]
    pub(super) fn with(self, file: FileName, has_changed: bool) -> Self {
        if has_changed {
            self | file.into()
        } else {
            self
        }
    }
}

impl From<FileName> for Dirty {
    fn from(file: FileName) -> Self {
        Self(1 << file as u16)
    }
}

impl BitOr for Dirty {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Dirty {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl fmt::Debug for Dirty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.files()).finish()
    }
}
