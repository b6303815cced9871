//! A small piece of the table.

use egui::{Painter, Rect};

use crate::app::theme::Look;

/// Paints a small piece of the table.
pub fn swatch(painter: &Painter, rect: Rect, rounding: f32, look: &Look) {
    painter.rect_filled(rect, rounding, look.background);
}
