//! The keys that are held down, by their place on the keyboard.

use std::collections::{BTreeMap, BTreeSet};

use egui::Key;

/// The keys that are held down.
///
/// A key can change its name while it is held: `?` is released as `/` if Shift is released first.
/// Here a key keeps the name under which it was pressed, so that egui can tell a repeat from
/// another press.
#[derive(Debug, Default)]
pub(super) struct HeldKeys {
    /// The name under which each was pressed.
    pressed: BTreeMap<Key, Key>,
    /// The keys that were pressed before the window had the keyboard, for another window.
    from_elsewhere: BTreeSet<Key>,
}

impl HeldKeys {
    /// Handles that the window gets the keyboard while these keys are down, or loses it.
    pub(super) fn begin(&mut self, down: Vec<Key>) {
        self.pressed.clear();
        self.from_elsewhere = down.into_iter().collect();
    }

    /// Notes that a key is pressed at this place. Returns its name and whether it repeats, or `None`
    /// if its press was for another window.
    pub(super) fn press(&mut self, place: Key, name: Key) -> Option<(Key, bool)> {
        if self.from_elsewhere.contains(&place) {
            return None;
        }
        let repeats = self.pressed.contains_key(&place);
        Some((*self.pressed.entry(place).or_insert(name), repeats))
    }

    /// Notes that a key is released. Returns its name.
    pub(super) fn release(&mut self, place: Key, name: Key) -> Key {
        self.from_elsewhere.remove(&place);
        self.pressed.remove(&place).unwrap_or(name)
    }
}
