//! The number from which the deals of a game come, if the player gives one.

use egui::Ui;

use crate::paint::Icon;
use crate::windows::contents::{Answers, Surroundings};
use crate::windows::copying::copy_ui;
use crate::windows::kit::list::focus_when_drawn;
use crate::windows::kit::{self, Field, Row};
use crate::windows::text;
use game::session::Deals;
use words::msg;

/// The id of the field, and its width in points.
pub(in crate::windows) const FIELD: &str = "numbered-number";
const WIDTH: f32 = 180.0;
/// The room for the icon in it.
const ICON: f32 = 36.0;
/// The most digits of a number: more than that may be too large.
const MOST_DIGITS: usize = 19;
/// The most characters that the field takes: a number that is too long is not cut short to
/// another one.
const MOST_TYPED: usize = 80;

/// The field and what stands in it.
#[derive(Debug, Default)]
pub(super) struct NumberField {
    typed: String,
}

impl NumberField {
    /// The number that is given, if one is.
    ///
    /// # Errors
    /// If what is typed is no number.
    pub(super) fn number(&self) -> Result<Option<u64>, String> {
        let typed = self.typed.trim();
        if typed.is_empty() {
            return Ok(None);
        }
        let number = typed.parse().ok();
        let number = number.filter(|_| typed.len() <= MOST_DIGITS);
        number.map(Some).ok_or_else(|| msg::NUMBERED_NOT.text())
    }

    /// Draws the row with the field; true if Enter was pressed in it.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) -> bool {
        let (name, says, hint) = (
            msg::WINDOW_NUMBERED.text(),
            msg::NUMBERED_WHAT.text(),
            msg::NUMBERED_HINT.text(),
        );
        let row = Row {
            says: Some(&says),
            is_changed: !self.typed.is_empty(),
            is_close: true,
            ..Row::new(FIELD, &name)
        };
        let field = Field {
            width: WIDTH,
            beside: [0.0, ICON],
            ..Field::new(FIELD, &hint, MOST_TYPED)
        };
        let field = kit::field_row(ui, &row, field, &mut self.typed);
        let field = field.response.response;
        let icon = field.rect.with_min_x(field.rect.right() - ICON);
        let another = kit::at(ui, icon, |ui| {
            kit::icon_named(ui, around.paint, Icon::Dice, msg::NUMBERED_ANOTHER)
        });
        if another.clicked() {
            self.typed = around.seeds.number().to_string();
        }
        focus_when_drawn(ui, &field, FIELD);
        let entered = kit::is_entered(ui, &field);
        if entered && self.number().is_err() {
            // It is to be put right.
            field.request_focus();
        }
        let game = around.session.game();
        if let Some(number) = game.number().filter(|_| game.day().is_none()) {
            ui.horizontal_wrapped(|ui| {
                ui.label(msg::numbered_on_table(number.to_string()));
                let (names, number) = ((msg::NUMBERED_COPY, None), || number.to_string());
                copy_ui(ui, around.paint, names, number, answers.commands);
            });
        }
        let number = self.number().ok().flatten();
        if number.is_some_and(|number| around.session.knows_deals(Deals::Number(number))) {
            text::quiet(ui, msg::NUMBERED_KNOWN.text());
        }
        entered
    }
}
