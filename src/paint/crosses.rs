//! A score sheet, on which points are tallied in symbols: a large diagonal cross, with a small
//! cross in each of its four angles. Each line is one mark, so a whole symbol is ten. In games that
//! score fives, a line stands for five points and a symbol for fifty.

use egui::{Pos2, Rect, pos2, vec2};
use look::Rgb;

use super::look::{Look, color};
use super::pen::Pen;

pub const LINES_PER_SYMBOL: i32 = 10;

// Half the sizes of the crosses, as shares of the side of a symbol.
const LARGE_HALF_SIZE: f32 = 0.36;
const SMALL_HALF_SIZE: f32 = 0.11;
/// Distance of the small crosses from the center, as a share of the side of a symbol.
const SMALL_DISTANCE: f32 = 0.31;
/// Thickness of the lines, as a share of the side of a symbol.
const LINE_THICKNESS: f32 = 0.055;
/// Minimum thickness of the lines, in points.
const MIN_THICKNESS: f32 = 1.4;
const CORNER_RADIUS: f32 = 3.0;

/// The ends of a line of the symbol in a square, in the direction in which the line is drawn. The
/// lines are numbered from 0: first the two lines of the large cross, then those of the small ones,
/// clockwise from the top.
pub fn cross_line(square: Rect, number: i32) -> [Pos2; 2] {
    let side = square.width();
    let (middle, half) = match number / 2 {
        0 => (vec2(0.0, 0.0), LARGE_HALF_SIZE),
        1 => (vec2(0.0, -SMALL_DISTANCE), SMALL_HALF_SIZE),
        2 => (vec2(SMALL_DISTANCE, 0.0), SMALL_HALF_SIZE),
        3 => (vec2(0.0, SMALL_DISTANCE), SMALL_HALF_SIZE),
        _ => (vec2(-SMALL_DISTANCE, 0.0), SMALL_HALF_SIZE),
    };
    let at = |x: f32, y: f32| square.center() + side * (middle + half * vec2(x, y));
    if number % 2 == 0 { [at(-1.0, -1.0), at(1.0, 1.0)] } else { [at(1.0, -1.0), at(-1.0, 1.0)] }
}

/// Paints the first `lines` lines of a symbol into a square; the last one may be partly drawn.
pub fn crosses(pen: &mut Pen, square: Rect, lines: f32, look: &Look) {
    let ink = color(look.colors.hand.pips);
    let thickness = (LINE_THICKNESS * square.width()).max(MIN_THICKNESS);
    for number in 0..LINES_PER_SYMBOL {
        let part = (lines - number as f32).clamp(0.0, 1.0);
        if part > 0.0 {
            let [from, to] = cross_line(square, number);
            pen.line([from, from.lerp(to, part)], thickness, ink);
        }
    }
}

/// Paints an empty sheet with a column for each side. The pin of the side is at the top of the
/// column, in a space of the height `head_height`.
pub fn sheet(pen: &mut Pen, rect: Rect, pins: &[Rgb], head_height: f32, look: &Look) {
    let colors = &look.colors;
    let rect = pen.snap_rect(rect);
    pen.glow(rect.translate(vec2(0.0, 2.0)), CORNER_RADIUS, 4.0, look.shadow(0.5));
    let paper = [colors.hand.upper, colors.hand.lower].map(color);
    pen.rect(rect, CORNER_RADIUS, (paper[0], paper[1]));
    let line = color(colors.hand.groove).gamma_multiply(0.5);
    let column = rect.width() / pins.len().max(1) as f32;
    for (n, pin) in pins.iter().enumerate() {
        let left = rect.left() + column * n as f32;
        if n > 0 {
            let ends = [rect.top() + 8.0, rect.bottom() - 8.0].map(|y| pos2(left, y));
            pen.line(ends, 1.0, line);
        }
        let at = pos2(left + column / 2.0, rect.top() + head_height / 2.0);
        pen.disc(at, 5.5, color(pin.toward(colors.hand.pips, 0.5)));
        pen.disc(at, 4.5, color(*pin));
    }
}
