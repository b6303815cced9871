//! A cribbage board: for each side two rows of holes, out and back, and pegs.

use egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::app::theme::Look;

/// The holes from the start to the last one.
pub const HOLES: i32 = 61;

/// The holes of a row, and of a group between two wider spaces.
const ROW: i32 = 30;
const GROUP: i32 = 5;
/// From here on all is in steps from hole to hole. A wider space is so much
/// wider.
const WIDER: f32 = 0.6;
/// From an end of the board to the first hole, where whose track it is stands,
/// and from the last to the other end.
const BEFORE: f32 = 3.5;
const AFTER: f32 = 1.2;
/// From row to row of a side, from side to side, and from an edge to a row.
const ROWS_APART: f32 = 1.0;
const SIDES_APART: f32 = 1.7;
const ASIDE: f32 = 1.1;
/// The radius of a hole and of a peg.
const HOLE: f32 = 0.17;
const PEG: f32 = 0.36;
/// How high a peg leaps.
const LEAP: f32 = 2.2;
/// Rounding of the corners, in points.
const ROUNDING: f32 = 6.0;

/// A board with tracks for so many sides.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PegBoard {
    /// Its place; as wide and as high as [`PegBoard::steps`] says, in steps.
    pub rect: Rect,
    /// Whether it stands upright: the start is at its foot.
    pub upright: bool,
    /// From hole to hole, in points.
    pub step: f32,
}

impl PegBoard {
    /// The largest board in a place, at its middle, with steps of at most so
    /// many points.
    pub fn in_place(place: Rect, upright: bool, sides: usize, most: f32) -> Self {
        let (long, across) = Self::steps(sides);
        let steps = if upright {
            vec2(across, long)
        } else {
            vec2(long, across)
        };
        let step = (place.size() / steps).min_elem().min(most);
        Self {
            rect: Rect::from_center_size(place.center(), steps * step),
            upright,
            step,
        }
    }

    /// How long a board is and how wide, in steps.
    pub fn steps(sides: usize) -> (f32, f32) {
        let groups = (ROW - 1) / GROUP;
        let long = BEFORE + ROW as f32 + WIDER * groups as f32 + AFTER;
        let apart = sides.saturating_sub(1) as f32 * (ROWS_APART + SIDES_APART);
        (long, 2.0 * ASIDE + ROWS_APART + apart)
    }

    /// Where a hole of a side is. Hole 0 is where a peg stands at the start, and
    /// below 0 where the other one stands; after [`HOLES`] it goes round again.
    pub fn hole(&self, side: usize, number: i32) -> Pos2 {
        let number = if number > HOLES {
            (number - 1) % HOLES + 1
        } else {
            number
        };
        let (row, column) = match number {
            ..=ROW => (0.0, number.max(-1)),
            _ => (ROWS_APART, HOLES - number),
        };
        let wider = WIDER * ((column - 1).max(0) / GROUP) as f32;
        let along = BEFORE + column as f32 + wider;
        let across = ASIDE + side as f32 * (ROWS_APART + SIDES_APART) + row;
        self.at(along, across)
    }

    /// Where whose track it is stands.
    pub fn start(&self, side: usize) -> Pos2 {
        let across = ASIDE + side as f32 * (ROWS_APART + SIDES_APART) + ROWS_APART / 2.0;
        self.at(ASIDE, across)
    }

    fn at(&self, along: f32, across: f32) -> Pos2 {
        let (along, across) = (along * self.step, across * self.step);
        if self.upright {
            pos2(self.rect.left() + across, self.rect.bottom() - along)
        } else {
            pos2(self.rect.left() + along, self.rect.top() + across)
        }
    }

    /// A peg on its way from hole to hole.
    pub fn between(&self, side: usize, from: i32, to: i32, part: f32) -> Peg {
        let at = self.hole(side, from).lerp(self.hole(side, to), part);
        let height = (part * std::f32::consts::PI).sin();
        Peg {
            at,
            lifted: height * LEAP * self.step,
        }
    }
}

/// Where a peg is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Peg {
    /// Above which point of the board.
    pub at: Pos2,
    /// How high above it, in points; 0 if it stands in a hole.
    pub lifted: f32,
}

/// Paints a board without its pegs; a ring is around the hole that
/// wins, if there is one.
pub fn peg_board(
    painter: &Painter,
    board: &PegBoard,
    sides: usize,
    wins: Option<i32>,
    look: &Look,
) {
    let outline = Stroke::new(1.0, look.rule);
    painter.rect(
        board.rect,
        ROUNDING,
        look.panel,
        outline,
        StrokeKind::Inside,
    );
    for side in 0..sides {
        for number in -1..=HOLES {
            let at = board.hole(side, number);
            painter.circle_filled(at, HOLE * board.step, look.quiet);
            if Some(number) == wins {
                let ring = Stroke::new(1.5, look.accent_text);
                painter.circle_stroke(at, PEG * board.step + 1.0, ring);
            }
        }
    }
}

/// Paints a peg.
pub fn peg(painter: &Painter, board: &PegBoard, peg: Peg, color: Color32, look: &Look) {
    let radius = PEG * board.step;
    let up = vec2(0.0, peg.lifted);
    if peg.lifted > 0.0 {
        painter.circle_filled(peg.at, radius, look.table_edge);
    }
    let larger = radius * (1.0 + 0.15 * (peg.lifted / board.step).min(1.0));
    painter.circle(peg.at - up, larger, color, Stroke::new(1.0, look.outlines));
    let shine = Vec2::splat(-0.3 * larger);
    painter.circle_filled(
        peg.at - up + shine,
        0.2 * larger,
        look.text.gamma_multiply(0.35),
    );
}
