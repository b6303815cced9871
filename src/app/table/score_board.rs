//! What the score is kept on beside its numbers, where fives score: a cribbage
//! board, or a paper of crosses.

use egui::Rect;

use crate::app::paint::{self, PegBoard};
use crate::engine::{CountUnit, GameState, Rules, ScoreSheet, Seat, Team};
use crate::profile::ScoreKeeping;
use crate::say;
use crate::words::{points, sides};

/// From hole to hole and the side of a symbol at most, in points.
pub(super) const LARGEST_STEP: f32 = 13.0;
const LARGEST_SYMBOL: f32 = 44.0;
/// So much of the table's shorter side a board takes at most.
const SHARE: f32 = 0.24;
/// From the edge of the paper to what is written, in points.
pub(super) const MARGIN: f32 = 7.0;
/// The bone beside a column of symbols that shows how a side's plays look.
pub(super) const CHIP: f32 = 11.0;
/// The least room that a table keeps beside a board, in points.
const LEAST_TABLE: f32 = 220.0;
/// The points of a hole, or of a line, where pips are counted.
const FIVE: i32 = 5;

/// What the score is kept on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreBoard {
    /// Which it is.
    pub keeping: ScoreKeeping,
    /// Its sides, the viewer's first.
    pub sides: Vec<BoardSide>,
    /// The points to win, if there are any.
    pub target: Option<i32>,
    /// The points of a hole, or of a line.
    pub unit: i32,
}

/// A side on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardSide {
    /// Its seats.
    pub seats: Vec<Seat>,
    /// What it is called.
    pub name: String,
    /// Every score that it has had, from 0 on.
    pub scores: Vec<i32>,
    /// How many of those have arrived.
    pub arrived: usize,
}

impl BoardSide {
    /// Its score, as much of it as has arrived.
    fn score(&self) -> i32 {
        self.scores[self.arrived]
    }
}

/// On what the score of a game of these rules is kept, if a player wants it to
/// be.
pub fn kept_on(wanted: ScoreKeeping, rules: &Rules) -> Option<ScoreKeeping> {
    (wanted != ScoreKeeping::Numbers && rules.fives).then_some(wanted)
}

impl ScoreBoard {
    /// What the score of a game is kept on, seen from a seat, if not only in
    /// numbers; `missing` points of each side are still on their way.
    pub fn new(
        game: &GameState,
        wanted: ScoreKeeping,
        viewer: Seat,
        missing: impl Fn(Team) -> i32,
    ) -> Option<Self> {
        let rules = game.rules();
        let keeping = kept_on(wanted, rules)?;
        let seats = rules.seats;
        let own = seats.team(viewer);
        let others = Team::all(seats).filter(|team| *team != own);
        let sides = std::iter::once(own).chain(others).map(|team| {
            let scores = ScoreSheet::scores_of(game, team);
            let shown = scores.last().map_or(0, |last| last - missing(team));
            let arrived = scores.iter().rposition(|score| *score <= shown);
            BoardSide {
                seats: Seat::around(seats)
                    .filter(|seat| seats.team(*seat) == team)
                    .collect(),
                name: sides::side(game.seating(), seats, team),
                arrived: arrived.unwrap_or(0),
                scores,
            }
        });
        Some(Self {
            keeping,
            sides: sides.collect(),
            target: rules.target.map(i32::from),
            unit: match rules.count_unit {
                CountUnit::Pips => FIVE,
                CountUnit::Multiples => 1,
            },
        })
    }

    /// How many symbols a side has room for at least.
    pub(super) fn symbols(&self) -> usize {
        let scores = self.sides.iter().map(BoardSide::score);
        let most = scores.chain(self.target).max().unwrap_or(0);
        let lines = self.units(most).max(1) as usize;
        lines.div_ceil(paint::LINES as usize)
    }

    /// A score in holes, or in lines.
    pub(super) const fn units(&self, score: i32) -> i32 {
        if score > 0 { score / self.unit } else { 0 }
    }

    /// Parts a playing area: what is left of it, and the place of the board,
    /// along its shorter sides where it is wide; no board where that would leave
    /// too little.
    pub fn part(&self, area: Rect) -> (Rect, Option<Rect>) {
        let upright = area.width() > area.height();
        let (long, short) = if upright {
            (area.height(), area.width())
        } else {
            (area.width(), area.height())
        };
        let most = SHARE * area.size().min_elem();
        let thick = match self.keeping {
            ScoreKeeping::Numbers => return (area, None),
            ScoreKeeping::CribbageBoard => {
                let (steps, across) = PegBoard::steps(self.sides.len());
                (long / steps).min(LARGEST_STEP).min(most / across) * across
            }
            ScoreKeeping::Paper => {
                let room = long - 2.0 * MARGIN - 2.5 * CHIP;
                let symbol = (room / self.symbols() as f32).min(LARGEST_SYMBOL);
                let sides = self.sides.len() as f32;
                symbol.min((most - 2.0 * MARGIN) / sides) * sides + 2.0 * MARGIN
            }
        };
        if short - thick < LEAST_TABLE {
            return (area, None);
        }
        if upright {
            let (board, rest) = area.split_left_right_at_x(area.left() + thick);
            (rest.with_min_x(rest.left() + MARGIN), Some(board))
        } else {
            let (board, rest) = area.split_top_bottom_at_y(area.top() + thick);
            (rest.with_min_y(rest.top() + MARGIN), Some(board))
        }
    }

    /// The words of it, for a screen reader.
    pub fn text(&self, rules: &Rules) -> String {
        let sides = self.sides.iter().map(|side| {
            let score = points::points(side.score(), rules);
            match self.keeping {
                ScoreKeeping::Paper => say!(
                    "board-paper-side",
                    side = side.name.clone(),
                    points = score,
                    lines = self.units(side.score()),
                ),
                _ => say!(
                    "board-pegs-side",
                    side = side.name.clone(),
                    points = score,
                    hole = self.units(side.score()),
                ),
            }
        });
        let sides: Vec<String> = sides.collect();
        let name = match self.keeping {
            ScoreKeeping::Paper => say!("board-paper"),
            _ => say!("board-pegs"),
        };
        std::iter::once(name)
            .chain(sides)
            .collect::<Vec<_>>()
            .join("\n")
    }
}
