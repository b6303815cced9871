//! An upright cribbage board. Each side has a column of holes up and another one down, and two
//! pegs.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use look::Rgb;

use super::look::{Look, color, white};
use super::pen::Pen;
use super::text::TextStyle;

/// The number of the last hole, counted from the start.
pub const LAST_HOLE: i32 = 61;

const HOLES_IN_COLUMN: i32 = 30;
/// The number of holes between two wider gaps.
const HOLES_IN_GROUP: i32 = 5;
/// The height of a full-size board, in points. On a lower board all lengths shrink.
const FULL_HEIGHT: f32 = 456.0;
/// Distance between two neighboring holes of a group.
const HOLE_DISTANCE: f32 = 11.8;
/// The additional gap between two groups.
const GROUP_GAP: f32 = 5.0;
// Distances from the top of the board.
const LAST_HOLE_Y: f32 = 16.0;
const TOP_HOLES_Y: f32 = 30.0;
const START_Y: f32 = 422.0;
const PINS_Y: f32 = 441.0;
/// Maximum distance between two columns.
const MAX_COLUMN_DISTANCE: f32 = 14.0;
/// Distance of the outer columns from the edge.
const SIDE_MARGIN: f32 = 13.0;
const HOLE_RADIUS: f32 = 2.3;
const PEG_RADIUS: f32 = 5.4;
/// How high a peg is lifted between two holes.
const LEAP_HEIGHT: f32 = 26.0;
const CORNER_RADIUS: f32 = 8.0;

/// The geometry of a board with a track for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PegBoard {
    pub rect: Rect,
    /// The number of sides, each with a track.
    pub sides: usize,
}

impl PegBoard {
    /// The scale of all lengths; 1.0 for a board of full height or more.
    fn scale(&self) -> f32 {
        (self.rect.height() / FULL_HEIGHT).min(1.0)
    }

    fn column_distance(&self) -> f32 {
        let between = (2 * self.sides) as f32 - 1.0;
        ((self.rect.width() - 2.0 * SIDE_MARGIN) / between).min(MAX_COLUMN_DISTANCE)
    }

    pub fn peg_radius(&self) -> f32 {
        (PEG_RADIUS * self.scale()).min(0.46 * self.column_distance())
    }

    /// The x coordinate of a column; a fractional number is a place between two columns.
    fn column_x(&self, number: f32) -> f32 {
        let from_middle = number - (self.sides as f32 - 0.5);
        self.rect.center().x + from_middle * self.column_distance()
    }

    fn point(&self, column: f32, down: f32) -> Pos2 {
        pos2(self.column_x(column), self.rect.top() + down * self.scale())
    }

    /// The position of a side's hole. At the start one peg is in hole 0 and the other beside it, in
    /// the hole for negative numbers. After [`LAST_HOLE`] a peg goes around again.
    pub fn hole(&self, side: usize, number: i32) -> Pos2 {
        let number = if number > LAST_HOLE { (number - 1) % LAST_HOLE + 1 } else { number };
        let out = 2.0 * side as f32;
        if number == LAST_HOLE {
            return self.point(out + 0.5, LAST_HOLE_Y);
        }
        if number <= 0 {
            return self.point(if number == 0 { out } else { out + 1.0 }, START_Y);
        }
        let (column, row) = if number <= HOLES_IN_COLUMN {
            (out, number - 1)
        } else {
            (out + 1.0, 2 * HOLES_IN_COLUMN - number)
        };
        let from_top = HOLES_IN_COLUMN - 1 - row;
        let wider = GROUP_GAP * (from_top / HOLES_IN_GROUP) as f32;
        self.point(column, TOP_HOLES_Y + HOLE_DISTANCE * from_top as f32 + wider)
    }

    /// The position of the pin that shows a side's color at its track.
    pub fn pin(&self, side: usize) -> Pos2 {
        self.point(2.0 * side as f32 + 0.5, PINS_Y)
    }

    /// A peg that moves between two holes; `progress` is from 0.0 to 1.0.
    pub fn peg_between(&self, side: usize, from: i32, to: i32, progress: f32) -> Peg {
        let at = self.hole(side, from).lerp(self.hole(side, to), progress);
        let height = (progress * std::f32::consts::PI).sin();
        Peg { at, height: height * LEAP_HEIGHT * self.scale() }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Peg {
    /// The point of the board in which the peg sits, or over which it is lifted.
    pub at: Pos2,
    /// Height above the board, in points; 0.0 in a hole.
    pub height: f32,
}

/// The color of the board: that of the table's wood, but much lighter.
fn wood(look: &Look) -> Rgb {
    let colors = &look.colors;
    let warm = colors.wood[3].toward(colors.hairline, 0.5);
    warm.toward(colors.hand.upper, 0.3)
}

/// Paints a board with the sides' pins but without pegs. `winning_hole` is the hole that wins the
/// game; it gets a ring.
pub fn peg_board(
    pen: &mut Pen,
    board: &PegBoard,
    pins: &[Rgb],
    winning_hole: Option<i32>,
    look: &Look,
) {
    let colors = &look.colors;
    let rect = pen.snap_rect(board.rect);
    let wood = wood(look);
    let ink = colors.hand.pips;
    pen.glow(rect.translate(vec2(0.0, 3.0)), CORNER_RADIUS, 5.0, look.shadow(0.5));
    let [light, dark] = [wood.toward(colors.hand.upper, 0.12), wood.toward(ink, 0.12)];
    pen.rect(rect, CORNER_RADIUS, (color(light), color(dark)));
    if !look.has_plain_surfaces {
        grain(pen, rect, color(wood.toward(ink, 0.35)).gamma_multiply(0.22));
    }
    pen.frame(rect, CORNER_RADIUS, -1.0, 0.0, color(wood.toward(ink, 0.45)));
    for n in 1..HOLES_IN_COLUMN / HOLES_IN_GROUP {
        let above = board.hole(0, HOLES_IN_COLUMN - HOLES_IN_GROUP * n + 1);
        let below = board.hole(0, HOLES_IN_COLUMN - HOLES_IN_GROUP * n);
        let y = f32::midpoint(above.y, below.y);
        let ends = [rect.left() + 8.0, rect.right() - 8.0].map(|x| pos2(x, y));
        pen.line(ends, 1.0, color(wood.toward(ink, 0.3)).gamma_multiply(0.6));
    }
    let radius = (HOLE_RADIUS * board.scale()).min(0.25 * board.column_distance());
    let light = white(0.35);
    for side in 0..board.sides {
        for number in -1..=LAST_HOLE {
            let at = board.hole(side, number);
            if Some(number) == winning_hole {
                pen.disc(at, radius + 4.0, color(colors.gold_lower));
                pen.disc(at, radius + 2.5, color(wood));
            }
            pen.disc(at + vec2(0.0, 0.8), radius, light);
            pen.disc(at, radius, color(ink));
        }
    }
    if winning_hole == Some(LAST_HOLE) && board.sides == 2 {
        let style = TextStyle::semibold(12.0);
        let center = pos2(rect.center().x, board.hole(0, LAST_HOLE).y);
        pen.centered_text(center, &LAST_HOLE.to_string(), style, color(ink));
    }
    for (side, pin) in pins.iter().enumerate() {
        let at = board.pin(side);
        pen.disc(at, radius + 3.2, color(pin.toward(ink, 0.5)));
        pen.disc(at, radius + 2.2, color(*pin));
    }
}

fn grain(pen: &mut Pen, rect: Rect, tone: egui::Color32) {
    const FIBER_COUNT: u32 = 26;
    for n in 0..FIBER_COUNT {
        let aside = ((n * 37 + 11) % 64) as f32 / 64.0;
        let x = rect.left() + 3.0 + aside * (rect.width() - 6.0);
        let (from, to) = (((n * 53) % 40) as f32 / 100.0, 1.0 - ((n * 29) % 35) as f32 / 100.0);
        let at =
            |part: f32, sway: f32| pos2(x + sway, rect.top() + 4.0 + part * (rect.height() - 8.0));
        let middle = f32::midpoint(from, to);
        pen.polyline(
            &[at(from, 0.0), at(middle, 0.9), at(to, -0.4)],
            false,
            0.8 + 0.6 * (n % 3) as f32,
            tone.gamma_multiply(0.5 + 0.25 * (n % 4) as f32),
        );
    }
}

pub fn peg(pen: &mut Pen, board: &PegBoard, peg: Peg, rgb: Rgb, look: &Look) {
    let ink = look.colors.hand.pips;
    let radius = board.peg_radius();
    let height = peg.height / (LEAP_HEIGHT * board.scale()).max(1.0);
    let fall = vec2(0.0, 1.5 + 3.0 * height);
    pen.disc(peg.at + fall, radius + 0.5, look.shadow(0.45 - 0.2 * height));
    let larger = radius * (1.0 + 0.15 * height);
    let at = peg.at - vec2(0.0, peg.height);
    pen.disc(at, larger, color(rgb.toward(ink, 0.55)));
    let tones = [rgb, rgb.toward(look.colors.hand.upper, 0.3), rgb.toward(ink, 0.2)].map(color);
    pen.ball(at, larger - 0.9, tones);
    pen.disc(at + Vec2::splat(-0.3 * larger), 0.28 * larger, white(0.8));
}
