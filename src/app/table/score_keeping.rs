//! Paints what the score is kept on besides its numbers, and writes on it.

use egui::{
    Id, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::plate::bone;
use super::score_board::{BoardKind, BoardSide, CHIP, HEAD, LARGEST_STEP, MARGIN, ScoreBoard};
use crate::app::ear;
use crate::app::menu::hover_tip;
use crate::app::paint::{self, PegBoard};
use crate::app::theme::Look;
use engine::Rules;

/// Rounding of the corners of the paper, in points.
const ROUNDING: f32 = 3.0;

/// Shows it.
pub fn score_board_ui(
    ui: &Ui,
    place: Rect,
    board: &ScoreBoard,
    rules: &Rules,
    look: &Look,
) -> Response {
    let upright = place.height() > place.width();
    match board.kind {
        BoardKind::Pegs => {
            let most = LARGEST_STEP;
            let pegs = PegBoard::in_place(place, upright, board.sides.len(), most);
            pegs_ui(ui, &pegs, board, look);
        }
        BoardKind::Paper => paper_ui(ui, place, upright, board, look),
    }
    let text = board.text(rules);
    let response = ui.interact(place, Id::unique("score board"), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    ear::give_author_id(&response, "score-board");
    hover_tip(response, text)
}

/// The two pegs of a side leapfrog: the one behind passes the other.
fn pegs_ui(ui: &Ui, pegs: &PegBoard, board: &ScoreBoard, look: &Look) {
    let painter = ui.painter();
    // Farther than once around, it is the hole of the last time.
    let wins = board
        .target
        .map(|marks| (marks - 1).rem_euclid(paint::HOLES) + 1);
    paint::peg_board(painter, pegs, board.sides.len(), wins, look);
    for (number, side) in board.sides.iter().enumerate() {
        chips_ui(painter, pegs.start(number), pegs.step, side, look);
        // Before the first mark both pegs stand at the start.
        let hole = |index: i32| match usize::try_from(index) {
            Ok(index) => side.marks.get(index).copied().unwrap_or(0),
            Err(_) => -1,
        };
        let (before, part) = (side.at.floor() as i32, side.at.fract());
        let color = look.plays[side.seats[0].index()];
        let stands = pegs.between(number, hole(before), hole(before), 0.0);
        let leaps = pegs.between(number, hole(before - 1), hole(before + 1), part);
        for peg in [stands, leaps] {
            paint::peg(painter, pegs, peg, color, look);
        }
    }
}

fn paper_ui(ui: &Ui, place: Rect, upright: bool, board: &ScoreBoard, look: &Look) {
    let painter = ui.painter();
    let outline = Stroke::new(1.0, look.rule);
    painter.rect(place, ROUNDING, look.panel, outline, StrokeKind::Inside);
    let inner = place.shrink(MARGIN);
    let (across, long) = if upright {
        (inner.width(), inner.height())
    } else {
        (inner.height(), inner.width())
    };
    let symbols = board.symbols();
    let symbol = board.symbol(across, long);
    let column = across / board.sides.len() as f32;
    for (number, side) in board.sides.iter().enumerate() {
        let aside = (number as f32 + 0.5) * column;
        let at = |along: f32| {
            if upright {
                pos2(inner.left() + aside, inner.top() + along)
            } else {
                pos2(inner.left() + along, inner.top() + aside)
            }
        };
        chips_ui(painter, at(HEAD * 0.4), CHIP, side, look);
        let [from, to] = [side.at.floor(), side.at.ceil()];
        let [from, to] = [from, to].map(|index| side.marks[index as usize] as f32);
        let lines = from + (to - from) * side.at.fract();
        for index in 0..symbols {
            let center = at(HEAD + (index as f32 + 0.5) * symbol);
            let square = Rect::from_center_size(center, vec2(symbol, symbol));
            let rest = lines - index as f32 * paint::LINES as f32;
            paint::crosses(painter, square, rest, look.text);
        }
    }
}

/// The bones that show how the seats of a side play, small.
fn chips_ui(painter: &Painter, at: Pos2, width: f32, side: &BoardSide, look: &Look) {
    let chip = vec2(width * 0.8, width * 1.6);
    let seats = side.seats.len() as f32;
    for (number, seat) in side.seats.iter().enumerate() {
        let aside = (number as f32 - (seats - 1.0) / 2.0) * (chip.x + 2.0);
        let place = Rect::from_center_size(at + vec2(aside, 0.0), chip);
        bone(painter, place, *seat, look);
    }
}
