//! The question where to cut the bones of the next hand.

use egui::Ui;

use super::table_ui::TableUi;
use crate::command::{Command, GameCommand, WindowCommand, WindowKind};
use crate::table::{Boxes, CardButton, cut_ui};
use engine::Cut;
use words::msg;

impl TableUi<'_> {
    /// Shows the question: the seal, the bones, and the cut.
    pub(super) fn cut_ui(&self, ui: &Ui, cut: &mut u8, boxes: &Boxes, commands: &mut Vec<Command>) {
        let Some(seal) = self.play.session.sealed() else {
            commands.push(Command::Window(WindowCommand::Close(WindowKind::Cut)));
            return;
        };
        let seal = msg::seal_short(seal.short());
        let chosen = Cut::new(*cut).unwrap_or(Cut::NONE);
        let later = WindowCommand::Close(WindowKind::Cut);
        let buttons = [
            CardButton::new(msg::CUT_DEAL, GameCommand::Deal(chosen)),
            CardButton::called("cut-later", msg::CANCEL.text(), later),
        ];
        commands.extend(cut_ui(ui, boxes, (cut, &seal), &self.look, &buttons));
    }
}
