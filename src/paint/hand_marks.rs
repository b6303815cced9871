//! Marks for hands won: a stroke for each, and a dot for each that is missing to win.

use egui::{Rect, Vec2, lerp, pos2, vec2};
use look::Rgb;

use super::look::color;
use super::pen::Pen;

/// The distance of two strokes, the width of one, and the gap after each five where more than
/// six win, all relative to the height or the distance.
const STEP: f32 = 0.55;
const WIDTH: f32 = 0.42;
const GAP: f32 = 0.6;
/// Minimum distance of strokes that can be told apart, in points.
const LEAST_STEP: f32 = 3.0;
/// Up to this number the strokes stand in one group.
const ONE_GROUP: u16 = 6;
const GROUP: u16 = 5;
/// Opacity of the dots.
const MISSING: f32 = 0.5;

/// Hands won, and the number that wins.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HandMarks {
    /// The hands won. A part of one is a stroke that still grows.
    pub won: f32,
    /// The number of strokes.
    pub target: u16,
}

impl HandMarks {
    /// The strokes before a stroke count so many distances, with the gaps between groups.
    fn place(self, stroke: u16) -> f32 {
        let gaps = if self.target > ONE_GROUP { stroke / GROUP } else { 0 };
        f32::from(stroke) + GAP * f32::from(gaps)
    }

    /// The distance of two strokes in this room; `None` if they could not be told apart.
    fn step(self, room: Vec2) -> Option<f32> {
        let last = self.place(self.target.saturating_sub(1));
        let step = (STEP * room.y).min(room.x / (last + WIDTH));
        (step >= LEAST_STEP).then_some(step)
    }

    /// The width of the strokes in this room; `None` if they could not be told apart.
    pub fn width(self, room: Vec2) -> Option<f32> {
        let last = self.place(self.target.saturating_sub(1));
        Some(self.step(room)? * (last + WIDTH))
    }
}

/// Paints marks from the left edge of their room, in the color of a side.
pub fn hand_marks(pen: &mut Pen, room: Rect, marks: HandMarks, rgb: Rgb) {
    let Some(step) = marks.step(room.size()) else {
        return;
    };
    let width = WIDTH * step;
    for stroke in 0..marks.target {
        let x = room.left() + step * marks.place(stroke) + width / 2.0;
        let center = pos2(x, room.center().y);
        let mark = |height: f32| Rect::from_center_size(center, vec2(width, height));
        let won = (marks.won - f32::from(stroke)).clamp(0.0, 1.0);
        let (rect, ink) = if won > 0.0 {
            (mark(lerp(width..=room.height(), won)), color(rgb))
        } else {
            (mark(width), color(rgb).gamma_multiply(MISSING))
        };
        let rect = pen.snap_rect(rect);
        pen.rect(rect, rect.width() / 2.0, ink);
    }
}
