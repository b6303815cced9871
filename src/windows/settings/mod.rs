//! The Settings window: three pages, and a search over all of them.

mod found;
mod reset;
mod rows;
mod window;

pub(super) use found::found;
pub use window::SettingsWindow;
