//! The windows that open over the table; each draws its contents only.

mod about;
mod examples;
mod help;
mod settings;
mod tally;
mod text;

use egui::Ui;

use super::App;
use super::command::Command;

pub use about::about_ui;
pub use help::HelpWindow;
pub use settings::SettingsWindow;
pub use tally::tally_ui;

/// What the windows remember while they are open.
#[derive(Debug, Default)]
pub(super) struct State {}

impl App {
    pub(super) fn windows_ui(&mut self, _ui: &Ui, _commands: &mut Vec<Command>) {}
}
