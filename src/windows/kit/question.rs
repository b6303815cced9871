//! A question that must be answered before all else.

use egui::{Align, Color32, Context, Frame, Id, Layout, Margin, Modal, Shape};

use super::button::{primary_button, quiet_button};
use super::dialog::{DIMMING, paint_ground};
use crate::ear;
use crate::paint::Look;
use crate::paint::theme::strong;
use crate::windows::text::wrapped;

/// Its width where there is room, and the space inside its edge, in points.
const WIDTH: f32 = 400.0;
const INSIDE: f32 = 24.0;

/// A question and its answers.
#[derive(Debug)]
pub struct Question<'a> {
    /// What it is called in code; the first answer's id is `{id}-0`.
    pub id: &'static str,
    /// The question.
    pub title: &'a str,
    /// What is to be known before it is answered.
    pub lines: &'a [String],
    /// The answers, each with its id: first the one that changes nothing, which has the
    /// keyboard.
    pub answers: &'a [(&'static str, String)],
}

/// Asks; the place of the answer that was given just now. Escape gives the first one.
pub fn question(ctx: &Context, look: &Look, question: &Question<'_>) -> Option<usize> {
    let mut given = None;
    let shown = Modal::new(Id::unique(question.id))
        .backdrop_color(Color32::BLACK.gamma_multiply(DIMMING))
        .frame(Frame::new().inner_margin(Margin::same(INSIDE as i8)))
        .show(ctx, |ui| {
            let room = ctx.content_rect().width() - 2.0 * (INSIDE + 16.0);
            ui.set_width(room.min(WIDTH));
            let ground = ui.painter().add(Shape::Noop);
            let title = strong(question.title).size(20.0);
            wrapped(ui, title);
            for line in question.lines {
                wrapped(ui, line);
            }
            ui.add_space(8.0);
            let answers = Layout::right_to_left(Align::Center).with_main_wrap(true);
            ui.with_layout(answers, |ui| {
                let mut has_focus = false;
                let mut first = None;
                for (place, (id, text)) in question.answers.iter().enumerate() {
                    let button = if place == 0 {
                        primary_button(ui, look, id, text, 0.0)
                    } else {
                        quiet_button(ui, look, id, text)
                    };
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
            let whole = ui.min_rect().expand(INSIDE);
            paint_ground(ui, ground, whole, false, look);
            ear::name_modal(ui, whole, question.title);
        });
    if shown.should_close() {
        given = given.or(Some(0));
    }
    given
}
