//! The current state of keyboard, pointer and window, as the system reports it.

use std::fmt::Debug;

use egui::Key;

/// A system that can report the current state of keyboard, pointer and window.
pub trait Devices: Debug + Send + Sync {
    /// The keys that are held down, by physical position.
    fn keys_down(&self) -> Vec<Key>;

    /// Whether a button of the pointer is held down; `None` if unknown.
    fn is_button_down(&self) -> Option<bool>;

    /// Whether no part of the window can be seen, for example on another desktop.
    fn is_window_hidden(&self) -> bool;
}
