//! The tab with the proof: what Nestor knows, what chance has brought, and how deals are sealed.

use egui::Ui;

use super::luck::luck_ui;
use crate::windows::WindowContext;
use crate::windows::kit::fold;
use crate::windows::text;
use words::msg;

#[derive(Debug, Default)]
pub struct ProofTab {
    shows_luck: bool,
}

impl ProofTab {
    pub fn ui(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        for knows in [msg::NESTOR_KNOWS_THIS, msg::NESTOR_KNOWS_NOT] {
            text::paragraph(ui, knows.text());
        }
        ui.add_space(8.0);
        let (name, description) = (msg::HONESTY_LUCK.text(), msg::HONESTY_LUCK_SAYS.text());
        if fold(ui, cx.look, "honesty-luck", &name, &description, &mut self.shows_luck) {
            luck_ui(ui, cx);
        }
        ui.add_space(14.0);
        text::heading(ui, msg::HELP_SEALS_WHY.text());
        for paragraph in [
            msg::HELP_SEALS_WHY_FIXED,
            msg::HELP_SEALS_WHY_CUT,
            msg::HELP_SEALS_WHY_NESTOR,
            msg::HELP_SEALS_SHUFFLE,
        ] {
            text::paragraph(ui, paragraph.text());
        }
    }
}
