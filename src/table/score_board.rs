//! Graphical displays of the score, for games in which multiples of five score: a cribbage board,
//! or a sheet of crosses.

use egui::{Id, Rect, Response, Role, Sense, Ui, pos2, vec2};

use engine::{CountUnit, GameState, Rules, ScoreDisplay, ScoreSheet, Seat, Team};
use game::profile::ScoreKeeping;
use words::{Points, msg, points, sides};

use super::player_colors::side_color;
use crate::ear::describe;
use crate::paint::{self, Look, PegBoard, Pen};

const MAX_SYMBOL_SIZE: f32 = 44.0;
/// Width of a symbol's column, relative to the symbol.
const RELATIVE_COLUMN_WIDTH: f32 = 1.15;
const MARGIN: f32 = 3.0;
const HEAD_HEIGHT: f32 = 24.0;
/// The points of a mark, where pips are counted.
const POINTS_PER_MARK: i32 = 5;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardKind {
    /// A cribbage board; a mark is a hole.
    Pegs,
    /// A sheet of crosses; a mark is a line of a cross.
    Paper,
}

#[derive(Debug, Clone, PartialEq)]
pub struct ScoreBoard {
    pub kind: BoardKind,
    /// The sides, the viewer's first.
    pub sides: Vec<BoardSide>,
    /// Number of marks to win; `None` if there are no points to win.
    pub target: Option<i32>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct BoardSide {
    /// The index in `LookColors::players`.
    pub color: usize,
    pub name: String,
    pub score: i32,
    /// The number of marks over time, beginning with 0; no two in a row are equal.
    pub marks: Vec<i32>,
    /// The index in `marks` of the number shown now; fractional while points arrive.
    pub position: f32,
}

impl BoardSide {
    /// The number of marks once all points have arrived.
    fn mark_count(&self) -> i32 {
        self.marks.last().copied().unwrap_or(0)
    }

    /// The entry of `marks` at an index: -1 before the first one, 0 after the last.
    fn mark_at(&self, index: i32) -> i32 {
        match usize::try_from(index) {
            Ok(index) => self.marks.get(index).copied().unwrap_or(0),
            Err(_) => -1,
        }
    }
}

/// The kind of board for a game with these rules, and the points of a mark. `None` if the player
/// wants only numbers and the game is not counted in holes, or if most scores would not be a whole
/// number of marks.
pub fn board_for(score_keeping: ScoreKeeping, rules: &Rules) -> Option<(BoardKind, i32)> {
    let kind = match score_keeping {
        ScoreKeeping::Numbers if rules.score_display == ScoreDisplay::Fives => BoardKind::Pegs,
        ScoreKeeping::Numbers => return None,
        ScoreKeeping::CribbageBoard => BoardKind::Pegs,
        ScoreKeeping::Paper => BoardKind::Paper,
    };
    match rules.count_unit {
        CountUnit::Pips if rules.fives && !rules.threes => Some((kind, POINTS_PER_MARK)),
        CountUnit::Multiples if rules.fives => Some((kind, 1)),
        _ => None,
    }
}

/// Position of the shown score among a side's scores; fractional while it changes from one to the
/// next.
fn shown_index(scores: &[f32], shown: f32) -> f32 {
    let last = scores.len().saturating_sub(1);
    let changes = scores.windows(2).enumerate().rev();
    let mut changing = changes.filter_map(|(index, two)| {
        let part = (shown - two[0]) / (two[1] - two[0]);
        (0.0..=1.0).contains(&part).then_some(index as f32 + part)
    });
    changing.next().unwrap_or(last as f32)
}

impl ScoreBoard {
    /// The board of a game, seen from a seat; `None` without a board. `shown_score` returns the
    /// score of a side that the table shows now.
    pub fn new(
        game: &GameState,
        score_keeping: ScoreKeeping,
        viewer: Seat,
        shown_score: impl Fn(Team) -> Option<f32>,
    ) -> Option<Self> {
        let rules = game.rules();
        let (kind, unit) = board_for(score_keeping, rules)?;
        let in_marks = |score: i32| if score > 0 { score / unit } else { 0 };
        let seats = rules.seats;
        let sides = viewer.one_of_each_side(seats).map(|seat| {
            let team = seats.team(seat);
            let scores = ScoreSheet::score_history(game, team);
            let shown: Vec<f32> =
                scores.iter().map(|score| points::in_rules_unit(*score, rules) as f32).collect();
            let last = shown.last().copied().unwrap_or_default();
            let position = shown_index(&shown, shown_score(team).unwrap_or(last));
            // Points that do not complete a mark change nothing.
            let mut marks = Vec::new();
            let mut places = Vec::new();
            for score in &scores {
                let mark = in_marks(*score);
                if marks.last() != Some(&mark) {
                    marks.push(mark);
                }
                places.push(marks.len() as f32 - 1.0);
            }
            let [from, to] =
                [position.floor(), position.ceil()].map(|index| places[index as usize]);
            BoardSide {
                color: side_color(game.seating(), seats, seat),
                name: sides::side(game.seating(), seats, team),
                score: scores.last().copied().unwrap_or(0),
                marks,
                position: from + (to - from) * position.fract(),
            }
        });
        Some(Self {
            kind,
            sides: sides.collect(),
            // Rounded up: a score short of the target does not reach the last mark.
            target: rules.target.map(|target| (i32::from(target) + unit - 1) / unit),
        })
    }

    /// Least number of symbols that each side must have room for.
    fn symbol_count(&self) -> usize {
        let marked = self.sides.iter().map(BoardSide::mark_count);
        let most = marked.chain(self.target).max().unwrap_or(0).max(1);
        (most as usize).div_ceil(paint::LINES_PER_SYMBOL as usize)
    }

    /// The text for a screen reader.
    fn spoken_text(&self, points: impl Fn(i32) -> Points) -> String {
        let name = match self.kind {
            BoardKind::Pegs => msg::BOARD_PEGS.text(),
            BoardKind::Paper => msg::BOARD_PAPER.text(),
        };
        let sides = self.sides.iter().map(|side| {
            let (name, score) = (side.name.clone(), points(side.score));
            let marked = side.mark_count();
            match self.kind {
                BoardKind::Pegs => msg::board_pegs_side(marked, score, name),
                BoardKind::Paper => msg::board_paper_side(marked, score, name),
            }
        });
        let lines: Vec<String> = std::iter::once(name).chain(sides).collect();
        lines.join("\n")
    }
}

pub fn score_board_ui(
    ui: &Ui,
    place: Rect,
    board: &ScoreBoard,
    points: impl Fn(i32) -> Points,
    look: &Look,
) -> Response {
    let mut pen = Pen::new(ui.painter());
    match board.kind {
        BoardKind::Pegs => pegs_ui(&mut pen, place, board, look),
        BoardKind::Paper => paper_ui(&mut pen, place, board, look),
    }
    drop(pen);
    let text = board.spoken_text(points);
    let response = ui.interact(place, Id::unique("score board"), Sense::CLICK);
    describe(&response, Role::Label, "score-board", &text);
    response
}

fn pin_colors(board: &ScoreBoard, look: &Look) -> Vec<look::Rgb> {
    let sides = board.sides.iter();
    sides.map(|side| look.colors.players[side.color]).collect()
}

/// Paints the cribbage board. The pegs of a side leapfrog: the one behind moves past the other.
fn pegs_ui(pen: &mut Pen, place: Rect, board: &ScoreBoard, look: &Look) {
    let pegs = PegBoard { rect: place, sides: board.sides.len() };
    // Beyond the first lap, the winning hole is that of the last lap.
    let winning_hole = board.target.map(|marks| (marks - 1).rem_euclid(paint::LAST_HOLE) + 1);
    let pins = pin_colors(board, look);
    paint::peg_board(pen, &pegs, &pins, winning_hole, look);
    for (number, side) in board.sides.iter().enumerate() {
        let (before, part) = (side.position.floor() as i32, side.position.fract());
        let hole = |index: i32| side.mark_at(index);
        let resting_peg = pegs.peg_between(number, hole(before), hole(before), 0.0);
        let moving_peg = pegs.peg_between(number, hole(before - 1), hole(before + 1), part);
        for peg in [resting_peg, moving_peg] {
            paint::peg(pen, &pegs, peg, pins[number], look);
        }
    }
}

fn paper_ui(pen: &mut Pen, place: Rect, board: &ScoreBoard, look: &Look) {
    paint::sheet(pen, place, &pin_colors(board, look), HEAD_HEIGHT, look);
    let column = place.width() / board.sides.len() as f32;
    let symbols = board.symbol_count();
    let along = (place.height() - HEAD_HEIGHT - MARGIN) / symbols as f32;
    let symbol = (column / RELATIVE_COLUMN_WIDTH).min(along).min(MAX_SYMBOL_SIZE);
    for (number, side) in board.sides.iter().enumerate() {
        let x = place.left() + (number as f32 + 0.5) * column;
        let [from, to] = [side.position.floor(), side.position.ceil()];
        let [from, to] = [from, to].map(|index| side.marks[index as usize] as f32);
        let lines = from + (to - from) * side.position.fract();
        for index in 0..symbols {
            let y = place.top() + HEAD_HEIGHT + (index as f32 + 0.5) * symbol;
            let square = Rect::from_center_size(pos2(x, y), vec2(symbol, symbol));
            let rest = lines - index as f32 * paint::LINES_PER_SYMBOL as f32;
            paint::crosses(pen, square, rest, look);
        }
    }
}
