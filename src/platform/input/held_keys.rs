//! The keys that are held down, by physical position.

use std::collections::{BTreeMap, BTreeSet};

use egui::Key;

/// The keys that are held down.
///
/// A key can change its name while it is held: `?` is released as `/` if Shift is released first.
/// Here a key keeps the name under which it was pressed, so that egui can distinguish a repeat from
/// a new press.
#[derive(Debug, Default)]
pub(super) struct HeldKeys {
    /// The name under which each key was pressed.
    pressed: BTreeMap<Key, Key>,
    /// The keys that were already down when the window got the keyboard focus.
    from_elsewhere: BTreeSet<Key>,
}

impl HeldKeys {
    /// Resets the state when the window gets or loses the keyboard focus. `down` are the keys that
    /// are already held down.
    pub(super) fn reset(&mut self, down: Vec<Key>) {
        self.pressed.clear();
        self.from_elsewhere = down.into_iter().collect();
    }

    /// Handles a key press. Returns the key's name and whether it is a repeat, or `None` if it was
    /// first pressed in another window.
    pub(super) fn press(&mut self, place: Key, name: Key) -> Option<(Key, bool)> {
        if self.from_elsewhere.contains(&place) {
            return None;
        }
        let repeats = self.pressed.contains_key(&place);
        Some((*self.pressed.entry(place).or_insert(name), repeats))
    }

    /// Handles a key release. Returns the key's name.
    pub(super) fn release(&mut self, place: Key, name: Key) -> Key {
        self.from_elsewhere.remove(&place);
        self.pressed.remove(&place).unwrap_or(name)
    }
}
