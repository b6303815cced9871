//! The Settings window: three pages of what can be set, and a search over all of them.

mod reset;
mod rows;
mod window;

pub use window::SettingsWindow;
