//! The question where to cut the bones of the next hand.

use egui::Ui;

use super::App;
use crate::command::{Command, GameCommand, WindowCommand, WindowKind};
use crate::paint::Look;
use crate::table::{CardButton, TableLayout, cut_ui};
use engine::Cut;
use words::msg;

impl App {
    /// Draws the question: the seal, the bones with the place of the cut, and the buttons.
    pub(super) fn cut_ui(
        &mut self,
        ui: &Ui,
        layout: &TableLayout,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let Some(seal) = self.session.sealed() else {
            commands.push(Command::Window(WindowCommand::Close(WindowKind::Cut)));
            return;
        };
        let seal = msg::seal_short(seal.short());
        let bones = self.session.rules_of_sealed().bones().len();
        let cut = &mut self.table.bones_before_cut;
        let chosen = Cut::new(*cut).unwrap_or(Cut::NONE);
        let later = WindowCommand::Close(WindowKind::Cut);
        let buttons = [
            CardButton::new(msg::CUT_DEAL, GameCommand::Deal(chosen)),
            CardButton::with_author_id("cut-later", msg::CANCEL.text(), later),
        ];
        commands.extend(cut_ui(ui, layout, (cut, bones, &seal), look, &buttons));
    }
}
