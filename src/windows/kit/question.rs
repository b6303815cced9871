//! A dialog with a question that must be answered before anything else.

use egui::{Align, Color32, Context, Frame, Id, Layout, Margin, Modal, Shape, Ui, vec2};

use super::dialog::{DIMMING_OPACITY, paint_ground};
use super::sizes;
use crate::ear;
use crate::paint::Look;
use crate::paint::theme::strong;
use crate::widgets::Button;
use crate::windows::text::wrapped;

const WIDTH: f32 = 400.0;
const ANSWER_HEIGHT: f32 = 40.0;

#[derive(Debug)]
pub struct QuestionDialog<'a> {
    pub id: &'static str,
    pub title: &'a str,
    pub lines: &'a [String],
    /// The ids and texts of the answers. The first one is golden and has the focus.
    pub answers: &'a [(&'static str, String)],
    /// The index of the answer that changes nothing, which Escape chooses.
    pub escape_answer: usize,
}

/// Shows a question. Returns the index of the answer that was clicked.
pub fn question(ctx: &Context, look: &Look, question: &QuestionDialog<'_>) -> Option<usize> {
    let mut given = None;
    let shown = Modal::new(Id::unique(question.id))
        .backdrop_color(Color32::BLACK.gamma_multiply(DIMMING_OPACITY))
        .frame(Frame::new().inner_margin(Margin::same(sizes::INNER_MARGIN as i8)))
        .show(ctx, |ui| {
            let room = ctx.content_rect().width() - 2.0 * (sizes::INNER_MARGIN + 16.0);
            ui.set_width(room.min(WIDTH));
            let ground = ui.painter().add(Shape::Noop);
            let title = strong(question.title).size(sizes::TITLE_SIZE);
            wrapped(ui, title);
            for line in question.lines {
                wrapped(ui, line);
            }
            ui.add_space(8.0);
            // Buttons that do not fit side by side are below each other.
            let whole = ui.available_width();
            let fit = answers_fit_in_row(ui, question, whole);
            let (size, layout) = if fit {
                let row = Layout::right_to_left(Align::Center);
                (vec2(whole, ANSWER_HEIGHT), row)
            } else {
                (vec2(whole, 0.0), Layout::top_down(Align::Min))
            };
            ui.allocate_ui_with_layout(size, layout, |ui| {
                let mut has_focus = false;
                let mut first = None;
                for (place, (id, text)) in question.answers.iter().enumerate() {
                    let least = if fit { 0.0 } else { whole };
                    let button =
                        Button::primary_if(place == 0, id, text).min_width(least).ui(ui, look);
                    has_focus |= button.has_focus();
                    if button.clicked() {
                        given = Some(place);
                    }
                    first.get_or_insert(button);
                }
                if let Some(first) = first.filter(|_| !has_focus) {
                    first.request_focus();
                }
            });
            let whole = ui.min_rect().expand(sizes::INNER_MARGIN);
            paint_ground(ui, ground, whole, false, look);
            ear::name_modal(ui, whole, question.title);
        });
    if shown.should_close() {
        given = given.or(Some(question.escape_answer));
    }
    given
}

fn answers_fit_in_row(ui: &Ui, question: &QuestionDialog<'_>, room: f32) -> bool {
    let answers = question.answers.iter().enumerate();
    let widths =
        answers.map(|(place, (id, text))| Button::primary_if(place == 0, id, text).width(ui));
    let between = ui.spacing().item_spacing.x * question.answers.len().saturating_sub(1) as f32;
    widths.sum::<f32>() + between <= room
}
