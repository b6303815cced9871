//! An upright cribbage board: for each side a column of holes up and another one down, and two
//! pegs.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use look::Rgb;

use super::look::{Look, color, white};
use super::pen::Pen;
use super::text::TextStyle;

/// The number of the last hole, counted from the start.
pub const HOLES: i32 = 61;

/// Number of holes in a column, and in a group between wider gaps.
const COLUMN: i32 = 30;
const GROUP: i32 = 5;
/// The height of the board for which all lengths are given, in points; on a lower board they
/// shrink.
const HEIGHT: f32 = 456.0;
/// Distance between two holes, and the additional gap between groups.
const STEP: f32 = 11.8;
const WIDER: f32 = 5.0;
/// Distances from the top to the last hole, the uppermost holes, the start, and the sides' pins.
const LAST: f32 = 16.0;
const TOP: f32 = 30.0;
const START: f32 = 422.0;
const PINS: f32 = 441.0;
/// Maximum distance between columns, and distance of the outer ones from the edge.
const APART: f32 = 14.0;
const ASIDE: f32 = 13.0;
const HOLE: f32 = 2.3;
const PEG: f32 = 5.4;
const LEAP: f32 = 26.0;
const ROUNDING: f32 = 8.0;

/// The geometry of a board with a track for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PegBoard {
    pub rect: Rect,
    /// The number of sides, each with a track.
    pub sides: usize,
}

impl PegBoard {
    /// Scale of all lengths, relative to a board of full height.
    fn scale(&self) -> f32 {
        (self.rect.height() / HEIGHT).min(1.0)
    }

    fn apart(&self) -> f32 {
        let between = (2 * self.sides) as f32 - 1.0;
        ((self.rect.width() - 2.0 * ASIDE) / between).min(APART)
    }

    pub fn peg_radius(&self) -> f32 {
        (PEG * self.scale()).min(0.46 * self.apart())
    }

    /// The x coordinate of a column; fractions are between two columns.
    fn column(&self, number: f32) -> f32 {
        let from_middle = number - (self.sides as f32 - 0.5);
        self.rect.center().x + from_middle * self.apart()
    }

    fn at(&self, column: f32, down: f32) -> Pos2 {
        pos2(self.column(column), self.rect.top() + down * self.scale())
    }

    /// Position of a side's hole. At the start one peg is in hole 0, and the other in the hole for
    /// negative numbers; after [`HOLES`] a peg goes around again.
    pub fn hole(&self, side: usize, number: i32) -> Pos2 {
        let number = if number > HOLES { (number - 1) % HOLES + 1 } else { number };
        let out = 2.0 * side as f32;
        if number == HOLES {
            return self.at(out + 0.5, LAST);
        }
        if number <= 0 {
            return self.at(if number == 0 { out } else { out + 1.0 }, START);
        }
        let (column, row) =
            if number <= COLUMN { (out, number - 1) } else { (out + 1.0, 2 * COLUMN - number) };
        let from_top = COLUMN - 1 - row;
        let wider = WIDER * (from_top / GROUP) as f32;
        self.at(column, TOP + STEP * from_top as f32 + wider)
    }

    /// Position of the pin that shows the color of a side beside its track.
    pub fn pin(&self, side: usize) -> Pos2 {
        self.at(2.0 * side as f32 + 0.5, PINS)
    }

    /// A peg between two holes; `part` is the progress, from 0.0 to 1.0.
    pub fn between(&self, side: usize, from: i32, to: i32, part: f32) -> Peg {
        let at = self.hole(side, from).lerp(self.hole(side, to), part);
        let height = (part * std::f32::consts::PI).sin();
        Peg { at, lifted: height * LEAP * self.scale() }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Peg {
    /// The point of the board that it is at or above.
    pub at: Pos2,
    /// Height above the board, in points; 0 if it is in a hole.
    pub lifted: f32,
}

/// The wood of the board: that of the rim, but much lighter.
fn wood(look: &Look) -> Rgb {
    let colors = &look.colors;
    let warm = colors.wood[3].toward(colors.hairline, 0.5);
    warm.toward(colors.hand.upper, 0.3)
}

/// Paints a board with the sides' pins but without pegs, and a ring around the hole that wins, if
/// there is one.
pub fn peg_board(pen: &mut Pen, board: &PegBoard, pins: &[Rgb], wins: Option<i32>, look: &Look) {
    let colors = &look.colors;
    let rect = pen.snap_rect(board.rect);
    let wood = wood(look);
    let ink = colors.hand.pips;
    pen.glow(rect.translate(vec2(0.0, 3.0)), ROUNDING, 5.0, look.shadow(0.5));
    let [light, dark] = [wood.toward(colors.hand.upper, 0.12), wood.toward(ink, 0.12)];
    pen.rect(rect, ROUNDING, (color(light), color(dark)));
    if !look.plain_surfaces {
        grain(pen, rect, color(wood.toward(ink, 0.35)).gamma_multiply(0.22));
    }
    pen.frame(rect, ROUNDING, -1.0, 0.0, color(wood.toward(ink, 0.45)));
    for n in 1..COLUMN / GROUP {
        let above = board.hole(0, COLUMN - GROUP * n + 1);
        let below = board.hole(0, COLUMN - GROUP * n);
        let y = f32::midpoint(above.y, below.y);
        let ends = [rect.left() + 8.0, rect.right() - 8.0].map(|x| pos2(x, y));
        pen.line(ends, 1.0, color(wood.toward(ink, 0.3)).gamma_multiply(0.6));
    }
    let radius = (HOLE * board.scale()).min(0.25 * board.apart());
    let light = white(0.35);
    for side in 0..board.sides {
        for number in -1..=HOLES {
            let at = board.hole(side, number);
            if Some(number) == wins {
                pen.disc(at, radius + 4.0, color(colors.gold_lower));
                pen.disc(at, radius + 2.5, color(wood));
            }
            pen.disc(at + vec2(0.0, 0.8), radius, light);
            pen.disc(at, radius, color(ink));
        }
    }
    if wins == Some(HOLES) && board.sides == 2 {
        let style = TextStyle::semibold(12.0);
        let center = pos2(rect.center().x, board.hole(0, HOLES).y);
        pen.centered_text(center, &HOLES.to_string(), style, color(ink));
    }
    for (side, pin) in pins.iter().enumerate() {
        let at = board.pin(side);
        pen.disc(at, radius + 3.2, color(pin.toward(ink, 0.5)));
        pen.disc(at, radius + 2.2, color(*pin));
    }
}

/// Paints the grain of the wood.
fn grain(pen: &mut Pen, rect: Rect, tone: egui::Color32) {
    const FIBRES: u32 = 26;
    for n in 0..FIBRES {
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
    let height = peg.lifted / (LEAP * board.scale()).max(1.0);
    let fall = vec2(0.0, 1.5 + 3.0 * height);
    pen.disc(peg.at + fall, radius + 0.5, look.shadow(0.45 - 0.2 * height));
    let larger = radius * (1.0 + 0.15 * height);
    let at = peg.at - vec2(0.0, peg.lifted);
    pen.disc(at, larger, color(rgb.toward(ink, 0.55)));
    let tones = [rgb, rgb.toward(look.colors.hand.upper, 0.3), rgb.toward(ink, 0.2)].map(color);
    pen.ball(at, larger - 0.9, tones);
    pen.disc(at + Vec2::splat(-0.3 * larger), 0.28 * larger, white(0.8));
}
