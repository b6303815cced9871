//! The score on paper: a large cross of two lines, and a small cross of two
//! lines in each of its four spaces. A line is five points, a symbol fifty.

use egui::{Color32, Painter, Pos2, Rect, Stroke, pos2};

/// The lines of a symbol.
pub const LINES: i32 = 10;

/// The large cross, and a small one, as shares of the side of a symbol.
const LARGE: f32 = 0.36;
const SMALL: f32 = 0.11;
/// How far from the middle the small ones are.
const OUT: f32 = 0.31;
/// How thick the lines are, as a share of the side, and at least.
const THICK: f32 = 0.055;
const LEAST: f32 = 1.2;

/// A line of a symbol in a square, from where the pen begins to where it ends:
/// the two of the large cross, then those of the small ones, clockwise from the
/// top.
pub fn line(square: Rect, number: i32) -> (Pos2, Pos2) {
    let side = square.width();
    let (middle, half) = match number / 2 {
        0 => ((0.0, 0.0), LARGE),
        1 => ((0.0, -OUT), SMALL),
        2 => ((OUT, 0.0), SMALL),
        3 => ((0.0, OUT), SMALL),
        _ => ((-OUT, 0.0), SMALL),
    };
    let at = |x: f32, y: f32| {
        let center = square.center();
        pos2(
            center.x + side * (middle.0 + half * x),
            center.y + side * (middle.1 + half * y),
        )
    };
    if number % 2 == 0 {
        (at(-1.0, -1.0), at(1.0, 1.0))
    } else {
        (at(1.0, -1.0), at(-1.0, 1.0))
    }
}

/// Paints so many lines of a symbol into a square; the last one may be under
/// the pen.
pub fn crosses(painter: &Painter, square: Rect, lines: f32, color: Color32) {
    let stroke = Stroke::new((THICK * square.width()).max(LEAST), color);
    for number in 0..LINES {
        let part = (lines - number as f32).clamp(0.0, 1.0);
        if part > 0.0 {
            let (from, to) = line(square, number);
            painter.line_segment([from, from.lerp(to, part)], stroke);
        }
    }
}
