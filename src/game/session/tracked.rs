//! Values that count their changes, so that only what has changed is written to
//! disk.

use std::ops::{Deref, DerefMut};

/// A value that counts its changes.
///
/// Code that writes the value to disk sees by the count whether it must write
/// again. Every way to change the value counts, so that none can be forgotten.
#[derive(Debug, Default)]
pub(super) struct Tracked<T> {
    value: T,
    changes: u64,
}

impl<T> Tracked<T> {
    pub(super) const fn new(value: T) -> Self {
        Self { value, changes: 0 }
    }

    /// How often the value was opened for a change.
    pub(super) const fn changes(&self) -> u64 {
        self.changes
    }

    /// The value, to be read only.
    pub(super) const fn get(&self) -> &T {
        &self.value
    }

    /// Counts a change that was made without counting.
    pub(super) const fn touch(&mut self) {
        self.changes += 1;
    }

    /// The value, for a change that need not be written yet.
    pub(super) const fn without_counting(&mut self) -> &mut T {
        &mut self.value
    }

    /// Tries a change that counts only if it succeeds. One that fails must leave
    /// the value as it was.
    pub(super) fn attempt<U, E>(
        &mut self,
        change: impl FnOnce(&mut T) -> Result<U, E>,
    ) -> Result<U, E> {
        let done = change(&mut self.value);
        self.changes += u64::from(done.is_ok());
        done
    }
}

impl<T> Deref for Tracked<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Tracked<T> {
    fn deref_mut(&mut self) -> &mut T {
        self.changes += 1;
        &mut self.value
    }
}
