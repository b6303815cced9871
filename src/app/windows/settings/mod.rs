//! The Settings window: pages of what can be set, and a search over all of them.

mod around;
mod display;
mod doors;
mod game;
mod language;
mod opponents;
mod pages;
mod rule;
mod search;
mod setting;
mod target;
mod window;

#[cfg(test)]
mod tests;

pub use window::{SettingsWindow, show_rule};
