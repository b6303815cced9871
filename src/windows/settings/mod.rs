//! The Settings window: three pages, and a search over all of them.

mod found;
mod reset;
mod rows;
mod window;

pub(super) use found::find_settings;
pub use window::SettingsWindow;
