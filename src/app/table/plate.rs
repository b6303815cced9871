//! The plates around a table of more than two: who sits there, with what, and
//! what they did last; and the scores of sides.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, FontId, Galley, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::names as wording;
use super::player::{PlayerStatus, SideScore};
use super::points::tell_score_place;
use crate::app::fonts;
use crate::app::paint::{self, BoneFace, BoneState};
use crate::app::theme::{BIG_TEXT_SIZE, HEADING_SIZE, Look, SMALL_TEXT_SIZE, TEXT_SIZE};
use crate::engine::{Pips, Seat};
use crate::words::turn;

/// Rounding of the corners, in points.
const ROUNDING: f32 = 8.0;
/// From the edge to what is written, in points.
const MARGIN: f32 = 8.0;
/// The outline of who is in turn, and of all others, in points.
const OUTLINES: (f32, f32) = (2.5, 1.0);
/// The width of the bone that shows how a seat's plays look, in points.
const CHIP: f32 = 12.0;
/// The width of a back on a plate and of all of them, in points.
const BACK: f32 = 7.0;
const BACKS: f32 = 42.0;
/// The most backs that can be told apart; more are one back and their number.
const MOST_BACKS: u8 = 9;
/// The bar that shows how far a score has come.
const BAR_HEIGHT: f32 = 4.0;
/// From this height on a plate has three lines.
const LINES_FROM: f32 = 50.0;

/// What there is to a plate besides its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlateWith {
    /// A ground of its own.
    Ground,
    /// A ground, and a few backs, because its hand is not shown elsewhere.
    Backs,
    /// Nothing: it stands on a tray with its hand.
    Tray,
}

/// Shows the plate of a seat.
pub fn plate_ui(
    ui: &Ui,
    rect: Rect,
    player: &PlayerStatus,
    with: PlateWith,
    look: &Look,
) -> Response {
    let painter = ui.painter();
    let with_backs = with == PlateWith::Backs;
    if with != PlateWith::Tray {
        ground(painter, rect, player.in_turn, look);
    }
    if rect.height() >= LINES_FROM {
        lines(painter, rect, player, !with_backs, look);
        if with_backs {
            backs(painter, rect, player.bones, look);
        }
    } else {
        line(painter, rect, player, look);
    }
    let text = wording::plate(player);
    let id = egui::Id::unique(("plate", player.seat));
    let response = ui.interact(rect, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    response.on_hover_text(text)
}

/// Shows the score of a side whose seats are these.
pub fn side_ui(ui: &Ui, rect: Rect, side: &Side<'_>, look: &Look) -> Response {
    let painter = ui.painter();
    ground(painter, rect, false, look);
    let inner = rect.shrink2(vec2(MARGIN, 4.0));
    let mut left = inner.left();
    let is_high = rect.height() >= LINES_FROM;
    let chip = vec2(CHIP, 2.0 * CHIP) * 0.75;
    let middle = if is_high {
        inner.top() + chip.y / 2.0
    } else {
        // The bar is below.
        inner.center().y - BAR_HEIGHT / 2.0
    };
    for seat in side.seats {
        let place = Rect::from_min_size(pos2(left, middle - chip.y / 2.0), chip);
        bone(painter, place, seat, look);
        left = place.right() + 4.0;
    }
    let score = big(painter, side.score, look);
    let names = wording::side(side.names);
    let color = look.quiet;
    let fitting = |room: f32| fitting(painter, &names, &[SMALL_TEXT_SIZE, 11.0, 10.0], color, room);
    let of = turn::target(side.score.target);
    let of = painter.layout_no_wrap(of, FontId::proportional(SMALL_TEXT_SIZE), color);
    let (name, score_at) = if is_high {
        let bottom = inner.bottom() - BAR_HEIGHT;
        let at = pos2(inner.left(), bottom - of.size().y - 2.0);
        painter.galley(at, of, color);
        let name = fitting(inner.right() - left);
        (name, pos2(inner.right(), bottom))
    } else {
        let bottom = middle + score.size().y / 2.0;
        let room = inner.right() - left - score.size().x - MARGIN;
        let beside = of.size().x + 6.0;
        let at = pos2(inner.right() - of.size().x, middle - of.size().y / 2.0);
        painter.galley(at, of, color);
        (fitting(room - beside), pos2(inner.right() - beside, bottom))
    };
    painter.galley(pos2(left + 2.0, middle - name.size().y / 2.0), name, color);
    let score_place = Rect::from_min_size(score_at - score.size(), score.size());
    painter.galley(score_place.min, score, look.text);
    for seat in side.seats {
        tell_score_place(painter, seat, score_place);
    }
    bar(painter, rect, side.score, look.text, look);
    let text = wording::side_status(side.names, side.score);
    let id = egui::Id::unique(("side", side.seats[0]));
    let response = ui.interact(rect, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    response
}

/// A side that two seats share.
#[derive(Debug, Clone, Copy)]
pub struct Side<'a> {
    /// The seats.
    pub seats: [Seat; 2],
    /// What their players are called.
    pub names: [&'a str; 2],
    /// Their score.
    pub score: &'a SideScore,
}

/// The ground of a plate; the outline tells who is in turn by its thickness as
/// well as by its colour.
fn ground(painter: &Painter, rect: Rect, in_turn: bool, look: &Look) {
    let (thick, thin) = OUTLINES;
    let stroke = if in_turn {
        Stroke::new(thick, look.accent_text)
    } else {
        Stroke::new(thin, look.rule)
    };
    painter.rect(rect, ROUNDING, look.panel, stroke, StrokeKind::Inside);
}

/// A plate of three lines; with the points to win where they have room.
fn lines(painter: &Painter, rect: Rect, player: &PlayerStatus, with_target: bool, look: &Look) {
    let inner = rect.shrink2(vec2(MARGIN, 5.0));
    let step = (inner.height() - BAR_HEIGHT) / 3.0;
    let middle = |line: f32| inner.top() + step * (line + 0.5);
    let chip = vec2(CHIP, 2.0 * CHIP).min(vec2(step, 2.0 * step) * 0.6);
    let place = Rect::from_min_size(pos2(inner.left(), middle(0.0) - chip.y / 2.0), chip);
    bone(painter, place, player.seat, look);
    let mut right = inner.right();
    if !player.shares_score {
        // The score is written smaller before a name is cut.
        let room = right - place.right() - 2.0 * MARGIN;
        let sizes = [BIG_TEXT_SIZE, HEADING_SIZE, SMALL_TEXT_SIZE];
        let mut scores = sizes.map(|size| score(painter, &player.score, size, look));
        let fits = scores.iter().position(|score| {
            let name = name(painter, player, room - score.size().x, look);
            !name.elided
        });
        scores.swap(0, fits.unwrap_or(sizes.len() - 1));
        let [score, ..] = scores;
        let at = pos2(right - score.size().x, middle(0.0) - score.size().y / 2.0);
        right = at.x - MARGIN;
        tell_score_place(painter, player.seat, Rect::from_min_size(at, score.size()));
        painter.galley(at, score, look.text);
        bar(painter, rect, &player.score, look.text, look);
    }
    let left = place.right() + MARGIN;
    let name = name(painter, player, right - left, look);
    painter.galley(
        pos2(left, middle(0.0) - name.size().y / 2.0),
        name,
        look.text,
    );
    let quiet = |line: f32, text: &str, color: Color32| {
        let sizes = [SMALL_TEXT_SIZE, 11.0];
        let galley = fitting(painter, text, &sizes, color, inner.width());
        let at = pos2(inner.left(), middle(line) - galley.size().y / 2.0);
        painter.galley(at, galley, color);
    };
    quiet(1.0, &wording::holding(player), look.quiet);
    let (last, color) = last(player, look);
    quiet(2.0, &last, color);
    if with_target && !player.shares_score {
        let of = turn::target(player.score.target);
        let of = painter.layout_no_wrap(of, FontId::proportional(SMALL_TEXT_SIZE), look.quiet);
        let written = fitting(painter, &last, &[SMALL_TEXT_SIZE], color, inner.width());
        if written.size().x + MARGIN + of.size().x <= inner.width() {
            let at = pos2(inner.right() - of.size().x, middle(2.0) - of.size().y / 2.0);
            painter.galley(at, of, look.quiet);
        }
    }
}

/// The backs of a hand at the right foot of a plate: as many as it has bones,
/// closer together the more there are; of a large hand one, and their number.
fn backs(painter: &Painter, rect: Rect, count: u8, look: &Look) {
    let size = vec2(BACK, 2.0 * BACK);
    let corner = rect.right_bottom() - vec2(MARGIN, MARGIN + BAR_HEIGHT);
    let back = |aside: f32| {
        let back = Rect::from_min_size(corner - size - vec2(aside, 0.0), size);
        paint::face_down(painter, back, look);
    };
    if count > MOST_BACKS {
        let font = FontId::proportional(SMALL_TEXT_SIZE);
        let at = corner - vec2(0.0, BACK);
        let text = wording::count(count);
        let text = painter.text(at, Align2::RIGHT_CENTER, text, font, look.quiet);
        back(text.width() + 3.0);
        return;
    }
    let gaps = f32::from(count.max(2) - 1);
    let step = ((BACKS - BACK) / gaps).min(BACK + 1.5);
    for n in 0..count {
        back(f32::from(n) * step);
    }
}

/// A plate of one line.
fn line(painter: &Painter, rect: Rect, player: &PlayerStatus, look: &Look) {
    let inner = rect.shrink2(vec2(MARGIN, 4.0));
    let middle = inner.center().y;
    let chip = vec2(CHIP, 2.0 * CHIP) * 0.9;
    let place = Rect::from_min_size(pos2(inner.left(), middle - chip.y / 2.0), chip);
    bone(painter, place, player.seat, look);
    let mut right = inner.right();
    if !player.shares_score {
        let small = FontId::proportional(SMALL_TEXT_SIZE);
        let of = turn::target(player.score.target);
        let of = painter.text(
            pos2(right, middle),
            Align2::RIGHT_CENTER,
            of,
            small,
            look.quiet,
        );
        let score = big(painter, &player.score, look);
        let at = pos2(
            of.left() - 6.0 - score.size().x,
            middle - score.size().y / 2.0,
        );
        right = at.x - MARGIN;
        tell_score_place(painter, player.seat, Rect::from_min_size(at, score.size()));
        painter.galley(at, score, look.text);
    }
    let mut left = place.right() + MARGIN;
    let name = name(painter, player, (right - left) * 0.5, look);
    let at = pos2(left, middle - name.size().y / 2.0);
    left += name.size().x + 1.5 * MARGIN;
    painter.galley(at, name, look.text);
    let (last, color) = last(player, look);
    for (text, color) in [(wording::holding(player), look.quiet), (last, color)] {
        let galley = fitting(painter, &text, &[SMALL_TEXT_SIZE], color, right - left);
        if galley.elided {
            break;
        }
        let at = pos2(left, middle - galley.size().y / 2.0);
        left += galley.size().x + 1.5 * MARGIN;
        painter.galley(at, galley, color);
    }
}

/// What somebody did last, or that it is their turn.
fn last(player: &PlayerStatus, look: &Look) -> (String, Color32) {
    if player.in_turn {
        (wording::in_turn(player), look.accent_text)
    } else {
        (wording::last_action(player.last), look.quiet)
    }
}

/// A blank bone as a seat plays them.
pub(super) fn bone(painter: &Painter, place: Rect, seat: Seat, look: &Look) {
    let face = BoneFace::new(look, BoneState::PlayedBy(seat));
    paint::bone(painter, place, Pips::ALL[0], Pips::ALL[0], &face);
}

fn name(painter: &Painter, player: &PlayerStatus, room: f32, look: &Look) -> Arc<Galley> {
    let color = if player.in_turn {
        look.accent_text
    } else {
        look.text
    };
    let sizes = [HEADING_SIZE, TEXT_SIZE, SMALL_TEXT_SIZE];
    written(
        painter,
        &player.name,
        &sizes.map(fonts::strong),
        color,
        room,
    )
}

fn big(painter: &Painter, side: &SideScore, look: &Look) -> Arc<Galley> {
    score(painter, side, BIG_TEXT_SIZE, look)
}

fn score(painter: &Painter, score: &SideScore, size: f32, look: &Look) -> Arc<Galley> {
    let color = if score.arrived == score.score {
        look.text
    } else {
        look.accent_text
    };
    let text = score.arrived.to_string();
    painter.layout_no_wrap(text, fonts::strong(size), color)
}

/// How far a score has come, along the foot of a plate.
fn bar(painter: &Painter, rect: Rect, score: &SideScore, color: Color32, look: &Look) {
    let Some(target) = score.target else {
        return;
    };
    let share = (score.arrived as f32 / target.max(1) as f32).clamp(0.0, 1.0);
    let bar = Rect::from_min_max(
        pos2(rect.left() + MARGIN, rect.bottom() - 3.0 - BAR_HEIGHT),
        pos2(rect.right() - MARGIN, rect.bottom() - 3.0),
    );
    painter.rect_filled(bar, BAR_HEIGHT / 2.0, look.rule);
    let done = Rect::from_min_size(bar.min, vec2(bar.width() * share, BAR_HEIGHT));
    painter.rect_filled(done, BAR_HEIGHT / 2.0, color);
}

/// Words in the largest of some sizes in which they have room.
pub(super) fn fitting(
    painter: &Painter,
    text: &str,
    sizes: &[f32],
    color: Color32,
    room: f32,
) -> Arc<Galley> {
    let fonts: Vec<FontId> = sizes
        .iter()
        .map(|size| FontId::proportional(*size))
        .collect();
    written(painter, text, &fonts, color, room)
}

/// Words in the first of some fonts in which they have room; cut in the last.
fn written(
    painter: &Painter,
    text: &str,
    fonts: &[FontId],
    color: Color32,
    room: f32,
) -> Arc<Galley> {
    let laid_out = |font: &FontId| {
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font.clone(), color);
        job.wrap = TextWrapping::truncate_at_width(room.max(0.0));
        painter.layout_job(job)
    };
    let mut tried = fonts.iter().map(laid_out);
    let mut best = tried.next().expect("there is a font");
    for next in tried {
        if !best.elided {
            break;
        }
        best = next;
    }
    best
}
