//! The row for a game number, from which the deals come.

use egui::Ui;

use crate::menu::tip;
use crate::paint::Icon;
use crate::windows::WindowContext;
use crate::windows::copying::copy_ui;
use crate::windows::kit::list::focus_if_requested;
use crate::windows::kit::{self, Field, Row};
use crate::windows::text;
use game::session::Deals;
use words::msg;

pub(in crate::windows) const NUMBER_FIELD_ID: &str = "numbered-number";
const FIELD_WIDTH: f32 = 180.0;
const ICON_ROOM_WIDTH: f32 = 36.0;
/// The maximum number of digits. More can be typed, so that a longer number is refused rather than
/// cut off.
const MAX_DIGITS: usize = 19;
const MAX_LETTERS: usize = 80;

#[derive(Debug, Default)]
pub(super) struct NumberField {
    typed: String,
}

impl NumberField {
    /// Returns the typed number; `None` if nothing is typed, an error if it is no number.
    pub(super) fn number(&self) -> Result<Option<u64>, String> {
        let typed = self.typed.trim();
        if typed.is_empty() {
            return Ok(None);
        }
        let number = typed.parse().ok();
        let number = number.filter(|_| typed.len() <= MAX_DIGITS);
        number.map(Some).ok_or_else(|| msg::NUMBERED_NOT.text())
    }

    /// Draws the row with the field. Returns whether Enter was pressed in it.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) -> bool {
        let (name, hint) = (msg::WINDOW_NUMBERED.text(), msg::NUMBERED_HINT.text());
        let row = Row {
            is_changed: !self.typed.is_empty(),
            is_compact: true,
            ..Row::new(NUMBER_FIELD_ID, &name)
        };
        let field = Field {
            width: FIELD_WIDTH,
            icon_widths: [0.0, ICON_ROOM_WIDTH],
            ..Field::new(NUMBER_FIELD_ID, &hint, MAX_LETTERS)
        };
        let field = kit::field_row(ui, &row, field, &mut self.typed);
        let field = tip(field.response.response, msg::TIP_NUMBERED, None);
        let icon = field.rect.with_min_x(field.rect.right() - ICON_ROOM_WIDTH);
        let another = kit::ui_at(ui, icon, |ui| {
            kit::icon_named(ui, cx.look, Icon::Dice, msg::NUMBERED_ANOTHER)
        });
        if another.clicked() {
            self.typed = cx.seeds.draw_number().to_string();
        }
        focus_if_requested(ui, &field, NUMBER_FIELD_ID);
        let entered = kit::is_entered(ui, &field);
        if entered && self.number().is_err() {
            // An invalid number is corrected before anything else.
            field.request_focus();
        }
        let game = cx.session.game();
        if let Some(number) = game.number().filter(|_| game.day().is_none()) {
            ui.horizontal_wrapped(|ui| {
                ui.label(msg::numbered_on_table(number.to_string()));
                let number = || number.to_string();
                copy_ui(ui, cx.look, msg::NUMBERED_COPY, None, number, cx.commands);
            });
        }
        let number = self.number().ok().flatten();
        if number.is_some_and(|number| cx.session.knows_deals(Deals::Number(number))) {
            text::quiet(ui, msg::NUMBERED_KNOWN.text());
        }
        entered
    }
}
