//! Numbers with a ground of their own: what made a score, and what a bone that
//! is dragged would score.

use egui::{Align2, Painter, Rect, Ui};

use super::layout::pills;
use super::paint_context::PaintContext;
use crate::app::fonts;
use crate::app::table::names as wording;
use crate::app::theme::Look;

/// The size of the letters, as a share of the height of their ground.
const LETTERS: f32 = 0.72;
/// The shares of its time in which a number comes and goes.
const COMES: f32 = 0.12;
const GOES: f32 = 0.3;

/// Shows what each end added to a score, `part` of the time it is shown.
pub(super) fn pills_ui(ui: &Ui, picture: &PaintContext<'_>, part: f32) {
    let strength = (part / COMES).min((1.0 - part) / GOES).clamp(0.0, 1.0);
    for place in pills(picture.model, picture.arrangement) {
        let text = wording::end_count(&picture.model.ends[place.end]);
        pill(ui.painter(), place.rect, &text, strength, picture.look);
    }
}

/// Words on a ground of their own, for there may be a bone below.
pub(super) fn pill(painter: &Painter, ground: Rect, text: &str, strength: f32, look: &Look) {
    let filling = look.buttons.gamma_multiply(strength);
    painter.rect_filled(ground, ground.height() / 2.0, filling);
    let color = look.button_text.gamma_multiply(strength);
    let font = fonts::strong(LETTERS * ground.height());
    painter.text(ground.center(), Align2::CENTER_CENTER, text, font, color);
}
