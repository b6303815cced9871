//! The Settings window: three pages of what can be set, and a search over all of them.

mod answers;
mod around;
mod change;
mod display;
mod pages;
mod window;

pub use window::SettingsWindow;
