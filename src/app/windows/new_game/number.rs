//! The number from which the deals of a game come, if the player gives one.

use egui::{Align2, Margin, Ui, vec2};

use crate::app::copying::copy_ui;
use crate::app::windows::contents::{Answers, Surroundings};
use crate::app::windows::kit::list as row;
use crate::app::windows::kit::{self, Row};
use crate::app::windows::text;
use crate::ear;
use crate::platform::typed;
use game::profile::Deals;
use words::msg;

/// The id of the field.
pub(in crate::app::windows) const FIELD: &str = "numbered-number";

/// The size of the field, in points.
const WIDTH: f32 = 180.0;
const HEIGHT: f32 = 36.0;
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
        match number.filter(|_| typed.len() <= MOST_DIGITS) {
            Some(number) => Ok(Some(number)),
            None => Err(msg::NUMBERED_NOT.text()),
        }
    }

    /// Draws the row with the field; true if Enter was pressed in it.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) -> bool {
        let (name, says) = (msg::WINDOW_NUMBERED.text(), msg::NUMBERED_WHAT.text());
        let row = Row {
            says: Some(&says),
            is_changed: !self.typed.is_empty(),
            ..Row::new(FIELD, &name)
        };
        let entered = row::with_label_ui(ui, &row, WIDTH, |ui| {
            let field = typed::field(&mut self.typed, MOST_TYPED)
                .hint_text(msg::NUMBERED_HINT.text())
                .margin(Margin::symmetric(12, 4))
                .align(Align2::LEFT_CENTER)
                .min_size(vec2(WIDTH, HEIGHT))
                .desired_width(WIDTH);
            let field = row::field_ui(ui, field);
            ear::give_author_id(&field, FIELD);
            row::follow_focus(&field);
            row::come_to(ui, &field, FIELD);
            let enter = ui.input(|input| input.key_pressed(egui::Key::Enter));
            let entered = field.lost_focus() && enter;
            if entered && self.number().is_err() {
                // It is to be put right.
                field.request_focus();
            }
            (field, entered)
        });
        ui.horizontal_wrapped(|ui| {
            let another = msg::NUMBERED_ANOTHER.text();
            if kit::link(ui, around.paint, "numbered-another", &another).clicked() {
                self.typed = around.seeds.number().to_string();
            }
            let game = around.session.game();
            if let Some(number) = game.number().filter(|_| game.day().is_none()) {
                ui.label(msg::numbered_on_table(number.to_string()));
                let names = [msg::NUMBERED_COPY, msg::TIP_NUMBERED_COPY];
                copy_ui(ui, names, || number.to_string(), answers.commands);
            }
        });
        let number = self.number().ok().flatten();
        if number.is_some_and(|number| around.session.knows_deals(Deals::of_number(number))) {
            text::quiet(ui, msg::NUMBERED_KNOWN.text());
        }
        entered
    }
}
