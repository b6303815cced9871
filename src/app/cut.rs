//! Asks where to cut the bones of the hand that is dealt next.

use egui::Ui;

use super::App;
use crate::command::{Command, GameCommand, WindowCommand, WindowKind};
use crate::paint::Look;
use crate::table::{Boxes, CardButton, cut_ui};
use engine::Cut;
use words::msg;

impl App {
    /// Whether the player cuts the bones before each hand.
    pub(super) const fn cuts(&self) -> bool {
        self.session.preferences().display.cut
    }

    /// Asks where to cut what has been sealed.
    pub(super) fn ask_for_cut(&mut self) {
        // It is asked on the table.
        self.close_windows();
        self.table.cut = 0;
        self.open(WindowKind::Cut);
    }

    /// Deals what has been sealed, cut here.
    pub(super) fn deal_cut(&mut self, cut: Cut, now: f64) {
        self.close(WindowKind::Cut);
        if self.session.seals_new_game() {
            if let Ok(events) = self.session.deal_sealed(cut) {
                self.game_begun(&events, now);
            }
        } else {
            self.deal_hand(cut, now);
        }
    }

    /// The question: the seal, the bones, and where they are cut.
    pub(super) fn cut_ui(
        &mut self,
        ui: &Ui,
        boxes: &Boxes,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let Some(seal) = self.session.sealed() else {
            commands.push(Command::Window(WindowCommand::Close(WindowKind::Cut)));
            return;
        };
        let seal = msg::cut_seal(seal.short());
        let cut = Cut::new(self.table.cut).unwrap_or(Cut::NONE);
        let button = |id: &str, text: String, command: Command| CardButton {
            text,
            author_id: id.to_owned(),
            command,
            is_main: false,
        };
        let buttons = [
            button(
                "cut-deal",
                msg::CUT_DEAL.text(),
                Command::Game(GameCommand::Deal(cut)),
            ),
            button(
                "cut-later",
                msg::CANCEL.text(),
                Command::Window(WindowCommand::Close(WindowKind::Cut)),
            ),
        ];
        let cut = &mut self.table.cut;
        commands.extend(cut_ui(ui, boxes, (cut, &seal), look, &buttons));
    }
}
