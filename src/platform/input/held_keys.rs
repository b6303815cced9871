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
    from_other_window: BTreeSet<Key>,
}

impl HeldKeys {
    /// Resets the state when the window gets or loses the keyboard focus. `down` are the keys that
    /// are already held down.
    pub(super) fn reset(&mut self, down: Vec<Key>) {
        self.pressed.clear();
        self.from_other_window = down.into_iter().collect();
    }

    /// Handles a key press. Returns the key's name and whether it is a repeat, or `None` if it was
    /// first pressed in another window.
    pub(super) fn press(&mut self, position: Key, name: Key) -> Option<(Key, bool)> {
        if self.from_other_window.contains(&position) {
            return None;
        }
        let is_repeat = self.pressed.contains_key(&position);
        Some((*self.pressed.entry(position).or_insert(name), is_repeat))
    }

    /// Handles a key release. Returns the key's name.
    pub(super) fn release(&mut self, position: Key, name: Key) -> Key {
        self.from_other_window.remove(&position);
        self.pressed.remove(&position).unwrap_or(name)
    }
}
