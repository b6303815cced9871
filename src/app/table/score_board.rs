//! What the score is kept on besides its numbers, where fives score: a cribbage
//! board, or a paper of crosses.

use egui::Rect;

use crate::app::paint::{self, PegBoard};
use engine::{CountUnit, GameState, Rules, ScoreSheet, Seat, Team};
use game::profile::ScoreKeeping;
use words::say;
use words::{points, sides};

/// The space from hole to hole at most, in points.
pub(super) const LARGEST_STEP: f32 = 13.0;
/// The side of a symbol at most, in points, and the space between two columns of
/// them as a share of it.
const LARGEST_SYMBOL: f32 = 44.0;
const BETWEEN: f32 = 0.15;
/// So much of the table's shorter side a board takes at most.
const SHARE: f32 = 0.24;
/// From the edge of the paper to what is written, in points.
pub(super) const MARGIN: f32 = 7.0;
/// The width of the bone that shows how a side's plays look, in points.
pub(super) const CHIP: f32 = 11.0;
/// The room for it beside the symbols of its side, in points.
pub(super) const HEAD: f32 = 2.5 * CHIP;
/// The least room that a table keeps beside a board, in points.
const LEAST_TABLE: f32 = 220.0;
/// The points of a hole, or of a line, where pips are counted.
const FIVE: i32 = 5;

/// Which of them it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardKind {
    /// A cribbage board: a hole is a mark.
    Pegs,
    /// A paper of crosses: a line is a mark.
    Paper,
}

/// What the score is kept on.
#[derive(Debug, Clone, PartialEq)]
pub struct ScoreBoard {
    /// Which it is.
    pub kind: BoardKind,
    /// Its sides, the viewer's first.
    pub sides: Vec<BoardSide>,
    /// How many marks win, if there are points to win.
    pub target: Option<i32>,
}

/// A side on it.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardSide {
    /// Its seats.
    pub seats: Vec<Seat>,
    /// What it is called.
    pub name: String,
    /// Its score.
    pub score: i32,
    /// What it has had marked, from 0 on; no two in a row are equal.
    pub marks: Vec<i32>,
    /// Which of those it has come to; between two while points arrive.
    pub at: f32,
}

impl BoardSide {
    /// What is marked once all points have arrived.
    fn marked(&self) -> i32 {
        self.marks.last().copied().unwrap_or(0)
    }
}

/// What the score of a game of these rules is kept on, if a player wants it to
/// be; and how many points a mark is. Where threes score as well as fives, no
/// mark would fit most scores.
fn kept_on(wanted: ScoreKeeping, rules: &Rules) -> Option<(BoardKind, i32)> {
    let kind = match wanted {
        ScoreKeeping::Numbers => return None,
        ScoreKeeping::CribbageBoard => BoardKind::Pegs,
        ScoreKeeping::Paper => BoardKind::Paper,
    };
    match rules.count_unit {
        CountUnit::Pips if rules.fives && !rules.threes => Some((kind, FIVE)),
        CountUnit::Multiples if rules.fives => Some((kind, 1)),
        _ => None,
    }
}

/// Which of a side's scores it has come to when so much is shown; between two
/// while it changes from one to the next.
fn come_to(scores: &[i32], shown: f32) -> f32 {
    let last = scores.len().saturating_sub(1);
    let changes = scores.windows(2).enumerate().rev();
    let mut under_way = changes.filter_map(|(index, two)| {
        let [from, to] = [two[0], two[1]].map(|score| score as f32);
        let part = (shown - from) / (to - from);
        (0.0..=1.0).contains(&part).then_some(index as f32 + part)
    });
    under_way.next().unwrap_or(last as f32)
}

impl ScoreBoard {
    /// What the score of a game is kept on, seen from a seat, if a player wants
    /// more than numbers; `missing` points of each side are still on their way.
    pub fn new(
        game: &GameState,
        wanted: ScoreKeeping,
        viewer: Seat,
        missing: impl Fn(Team) -> f32,
    ) -> Option<Self> {
        let rules = game.rules();
        let (kind, unit) = kept_on(wanted, rules)?;
        let in_marks = |score: i32| if score > 0 { score / unit } else { 0 };
        let seats = rules.seats;
        let own = seats.team(viewer);
        let others = Team::all(seats).filter(|team| *team != own);
        let sides = std::iter::once(own).chain(others).map(|team| {
            let scores = ScoreSheet::scores_of(game, team);
            let score = scores.last().copied().unwrap_or(0);
            let come = come_to(&scores, score as f32 - missing(team));
            // Points that make no mark move nothing.
            let mut marks = Vec::new();
            let mut places = Vec::new();
            for score in scores {
                let mark = in_marks(score);
                if marks.last() != Some(&mark) {
                    marks.push(mark);
                }
                places.push(marks.len() as f32 - 1.0);
            }
            let [from, to] = [come.floor(), come.ceil()].map(|index| places[index as usize]);
            BoardSide {
                seats: Seat::around(seats)
                    .filter(|seat| seats.team(*seat) == team)
                    .collect(),
                name: sides::side(game.seating(), seats, team),
                score,
                marks,
                at: from + (to - from) * come.fract(),
            }
        });
        Some(Self {
            kind,
            sides: sides.collect(),
            // A score short of the target has not come to its mark.
            target: rules
                .target
                .map(|target| (i32::from(target) + unit - 1) / unit),
        })
    }

    /// How many symbols a side has room for at least.
    pub(super) fn symbols(&self) -> usize {
        let marked = self.sides.iter().map(BoardSide::marked);
        let most = marked.chain(self.target).max().unwrap_or(0).max(1);
        (most as usize).div_ceil(paint::LINES as usize)
    }

    /// The side of a symbol on a paper with so much room across its columns and
    /// along them.
    pub(super) fn symbol(&self, across: f32, along: f32) -> f32 {
        let across = across / self.sides.len() as f32 / (1.0 + BETWEEN);
        let along = (along - HEAD) / self.symbols() as f32;
        across.min(along).min(LARGEST_SYMBOL)
    }

    /// Parts a playing area: what is left of it, and the place of the board,
    /// along one of its shorter sides; no board where that would leave too
    /// little.
    pub fn part(&self, area: Rect) -> (Rect, Option<Rect>) {
        let upright = area.width() > area.height();
        let (long, short) = if upright {
            (area.height(), area.width())
        } else {
            (area.width(), area.height())
        };
        let most = SHARE * area.size().min_elem();
        let thick = match self.kind {
            BoardKind::Pegs => {
                let (steps, across) = PegBoard::steps(self.sides.len());
                (long / steps).min(LARGEST_STEP).min(most / across) * across
            }
            BoardKind::Paper => {
                let symbol = self.symbol(most - 2.0 * MARGIN, long - 2.0 * MARGIN);
                symbol * (1.0 + BETWEEN) * self.sides.len() as f32 + 2.0 * MARGIN
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
        let name = match self.kind {
            BoardKind::Pegs => say!("board-pegs"),
            BoardKind::Paper => say!("board-paper"),
        };
        let sides = self.sides.iter().map(|side| {
            let (name, score) = (side.name.clone(), points::points(side.score, rules));
            let marked = side.marked();
            match self.kind {
                BoardKind::Pegs => {
                    say!(
                        "board-pegs-side",
                        side = name,
                        points = score,
                        hole = marked
                    )
                }
                BoardKind::Paper => {
                    say!(
                        "board-paper-side",
                        side = name,
                        points = score,
                        lines = marked
                    )
                }
            }
        });
        let lines: Vec<String> = std::iter::once(name).chain(sides).collect();
        lines.join("\n")
    }
}
