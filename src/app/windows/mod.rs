//! The windows that open over the table; each draws its contents only.

use egui::Ui;

use super::App;
use super::command::Command;

/// What the windows remember while they are open.
#[derive(Debug, Default)]
pub(super) struct State {}

impl App {
    pub(super) fn windows_ui(&mut self, _ui: &Ui, _commands: &mut Vec<Command>) {}
}
