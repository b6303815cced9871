//! Paints what the score is kept on besides its numbers, and writes on it.

use egui::{
    Id, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::plate::bone;
use super::score_board::{BoardSide, CHIP, LARGEST_STEP, MARGIN, ScoreBoard};
use crate::app::ear;
use crate::app::paint::{self, PegBoard};
use crate::app::theme::Look;
use crate::engine::Rules;
use crate::profile::ScoreKeeping;

/// How long a peg leaps, or a pen writes, for each second that a bone flies.
const LEAP_SHARE: f32 = 1.6;
/// Rounding of the corners of the paper, in points.
const ROUNDING: f32 = 3.0;

/// Shows it; `secs` is how long a bone flies.
pub fn score_board_ui(
    ui: &Ui,
    place: Rect,
    board: &ScoreBoard,
    rules: &Rules,
    secs: f32,
    look: &Look,
) -> Response {
    let upright = place.height() > place.width();
    match board.keeping {
        ScoreKeeping::Numbers => {}
        ScoreKeeping::CribbageBoard => {
            let most = LARGEST_STEP;
            let pegs = PegBoard::in_place(place, upright, board.sides.len(), most);
            pegs_ui(ui, &pegs, board, secs, look);
        }
        ScoreKeeping::Paper => paper_ui(ui, place, upright, board, secs, look),
    }
    let text = board.text(rules);
    let response = ui.interact(place, Id::unique("score board"), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    ear::give_author_id(&response, "score-board");
    response.on_hover_text(text)
}

/// Which of its scores a side has come to; between two while a peg leaps or a
/// pen writes.
fn along(ui: &Ui, side: &BoardSide, secs: f32) -> f32 {
    let id = Id::unique(("score board", side.seats[0]));
    let ctx = ui.ctx();
    ctx.animate_value_with_time(id, side.arrived as f32, LEAP_SHARE * secs)
}

/// The two pegs of a side leapfrog: the one behind passes the other.
fn pegs_ui(ui: &Ui, pegs: &PegBoard, board: &ScoreBoard, secs: f32, look: &Look) {
    let painter = ui.painter();
    let wins = board.target.map_or(paint::HOLES, |it| board.units(it));
    paint::peg_board(painter, pegs, board.sides.len(), wins, look);
    for (number, side) in board.sides.iter().enumerate() {
        chips_ui(painter, pegs.start(number), pegs.step, side, look);
        let at = along(ui, side, secs);
        let hole = |index: i32| {
            let score = usize::try_from(index)
                .ok()
                .map(|index| side.scores.get(index));
            score.map_or(-1, |score| board.units(score.copied().unwrap_or(0)))
        };
        let (before, part) = (at.floor() as i32, at.fract());
        let color = look.plays[side.seats[0].index()];
        let stands = pegs.between(number, hole(before), hole(before), 0.0);
        let leaps = pegs.between(number, hole(before - 1), hole(before + 1), part);
        for peg in [stands, leaps] {
            paint::peg(painter, pegs, peg, color, look);
        }
    }
}

fn paper_ui(ui: &Ui, place: Rect, upright: bool, board: &ScoreBoard, secs: f32, look: &Look) {
    let painter = ui.painter();
    let outline = Stroke::new(1.0, look.rule);
    painter.rect(place, ROUNDING, look.panel, outline, StrokeKind::Inside);
    let inner = place.shrink(MARGIN);
    let sides = board.sides.len() as f32;
    let (across, long) = if upright {
        (inner.width(), inner.height())
    } else {
        (inner.height(), inner.width())
    };
    let head = 2.5 * CHIP;
    let symbols = board.symbols();
    let symbol = (across / sides).min((long - head) / symbols as f32);
    for (number, side) in board.sides.iter().enumerate() {
        let aside = (number as f32 + 0.5) * across / sides;
        let at = |along: f32| {
            if upright {
                pos2(inner.left() + aside, inner.top() + along)
            } else {
                pos2(inner.left() + along, inner.top() + aside)
            }
        };
        chips_ui(painter, at(head * 0.4), CHIP, side, look);
        let come = along(ui, side, secs);
        let [from, to] = [come.floor(), come.ceil()].map(|index| {
            let score = side.scores.get(index as usize).copied().unwrap_or(0);
            board.units(score) as f32
        });
        let lines = from + (to - from) * come.fract();
        for index in 0..symbols {
            let center = at(head + (index as f32 + 0.5) * symbol);
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
