//! A score sheet: a large cross of two lines, and a small cross of two lines in each of its four
//! corners. A line is one mark, a whole symbol ten: five points and fifty where fives score.

use egui::{Pos2, Rect, pos2, vec2};
use look::Rgb;

use super::look::{Look, color};
use super::pen::Pen;

pub const LINES: i32 = 10;

/// Half the size of the large cross, and of a small one, as shares of the side of a symbol.
const LARGE: f32 = 0.36;
const SMALL: f32 = 0.11;
/// Distance of the small crosses from the center.
const OUT: f32 = 0.31;
/// Thickness of the lines, as a share of the side, and its minimum in points.
const THICK: f32 = 0.055;
const LEAST: f32 = 1.4;
const ROUNDING: f32 = 3.0;

/// The ends of a line of the symbol in a square, in the direction in which it is drawn. First come
/// the two lines of the large cross, then those of the small ones, clockwise from the top.
pub fn cross_line(square: Rect, number: i32) -> [Pos2; 2] {
    let side = square.width();
    let (middle, half) = match number / 2 {
        0 => (vec2(0.0, 0.0), LARGE),
        1 => (vec2(0.0, -OUT), SMALL),
        2 => (vec2(OUT, 0.0), SMALL),
        3 => (vec2(0.0, OUT), SMALL),
        _ => (vec2(-OUT, 0.0), SMALL),
    };
    let at = |x: f32, y: f32| square.center() + side * (middle + half * vec2(x, y));
    if number % 2 == 0 { [at(-1.0, -1.0), at(1.0, 1.0)] } else { [at(1.0, -1.0), at(-1.0, 1.0)] }
}

/// Paints the first `lines` lines of a symbol into a square; the last one may be partly drawn.
pub fn crosses(pen: &mut Pen, square: Rect, lines: f32, look: &Look) {
    let ink = color(look.colors.hand.pips);
    let thick = (THICK * square.width()).max(LEAST);
    for number in 0..LINES {
        let part = (lines - number as f32).clamp(0.0, 1.0);
        if part > 0.0 {
            let [from, to] = cross_line(square, number);
            pen.line([from, from.lerp(to, part)], thick, ink);
        }
    }
}

/// Paints an empty sheet, with a column for each side below the side's pin.
pub fn sheet(pen: &mut Pen, rect: Rect, pins: &[Rgb], head: f32, look: &Look) {
    let colors = &look.colors;
    let rect = pen.snap_rect(rect);
    pen.glow(rect.translate(vec2(0.0, 2.0)), ROUNDING, 4.0, look.shadow(0.5));
    let paper = [colors.hand.upper, colors.hand.lower].map(color);
    pen.rect(rect, ROUNDING, (paper[0], paper[1]));
    let line = color(colors.hand.groove).gamma_multiply(0.5);
    let column = rect.width() / pins.len().max(1) as f32;
    for (n, pin) in pins.iter().enumerate() {
        let left = rect.left() + column * n as f32;
        if n > 0 {
            let ends = [rect.top() + 8.0, rect.bottom() - 8.0].map(|y| pos2(left, y));
            pen.line(ends, 1.0, line);
        }
        let at = pos2(left + column / 2.0, rect.top() + head / 2.0);
        pen.disc(at, 5.5, color(pin.toward(colors.hand.pips, 0.5)));
        pen.disc(at, 4.5, color(*pin));
    }
}
