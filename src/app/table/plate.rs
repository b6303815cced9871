//! The plates around a table of more than two: who sits there, with what, and
//! what they did last; and the scores of sides.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, FontId, Galley, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::names as wording;
use super::player::{PlayerStatus, Relation, SideScore};
use super::points::tell_score_place;
use crate::app::fonts;
use crate::app::menu::hover_tip;
use crate::app::paint::{self, BoneFace, BoneState};
use crate::app::theme::{BIG_TEXT_SIZE, HEADING_SIZE, Look, SMALL_TEXT_SIZE, TEXT_SIZE};
use engine::{Pips, Seat};
use words::turn;

/// Rounding of the corners, in points.
const ROUNDING: f32 = 8.0;
/// From the edge to what is written, in points.
const MARGIN: f32 = 8.0;
/// The outline of who is in turn, and of all others, in points.
const OUTLINES: (f32, f32) = (2.5, 1.0);
/// The width of the bone that shows how a seat's plays look, in points.
const CHIP: f32 = 12.0;
/// The bar that shows how far a score has come.
const BAR_HEIGHT: f32 = 4.0;
/// From this height on a plate has three lines, and from this one on two.
const LINES_FROM: f32 = 50.0;
const TWO_LINES_FROM: f32 = 40.0;
/// The sizes of quiet words, of which the first is taken that has room.
const QUIET_SIZES: [f32; 2] = [SMALL_TEXT_SIZE, 11.0];
/// Between a score and the points to win, in points.
const BEFORE_TARGET: f32 = 6.0;

/// Shows the plate of a seat, which may stand on a tray with its hand.
pub fn plate_ui(
    ui: &Ui,
    rect: Rect,
    player: &PlayerStatus,
    is_on_tray: bool,
    look: &Look,
) -> Response {
    let painter = ui.painter();
    if !is_on_tray {
        ground(painter, rect, player.in_turn, look);
    }
    if rect.height() >= LINES_FROM {
        lines(painter, rect, player, look);
    } else if rect.height() >= TWO_LINES_FROM {
        two_lines(painter, rect, player, look);
    } else {
        line(painter, rect, player, look);
    }
    let text = wording::plate(player);
    let id = egui::Id::unique(("plate", player.seat));
    let response = ui.interact(rect, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    hover_tip(response, text)
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
    let color = look.quiet;
    let of = turn::target(side.score.target);
    let of = painter.layout_no_wrap(of, FontId::proportional(SMALL_TEXT_SIZE), color);
    let names = |room: f32| side_names(painter, side.names, color, room);
    let room = inner.right() - left - 2.0;
    let (names, score_at) = if is_high {
        let bottom = inner.bottom() - BAR_HEIGHT;
        let at = pos2(inner.left(), bottom - of.size().y - 2.0);
        painter.galley(at, of, color);
        (names(room), pos2(inner.right(), bottom))
    } else {
        let room = room - score.size().x - MARGIN;
        let beside = of.size().x + BEFORE_TARGET;
        let bottom = middle + score.size().y / 2.0;
        let with_target = names(room - beside);
        // The bar shows the points to win, too.
        if with_target.rows.len() > 1 || with_target.elided {
            (names(room), pos2(inner.right(), bottom))
        } else {
            let at = pos2(inner.right() - of.size().x, middle - of.size().y / 2.0);
            painter.galley(at, of, color);
            (with_target, pos2(inner.right() - beside, bottom))
        }
    };
    painter.galley(
        pos2(left + 2.0, middle - names.size().y / 2.0),
        names,
        color,
    );
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

/// The names of a side in one line, or in two where that is too long.
fn side_names(painter: &Painter, names: [&str; 2], color: Color32, room: f32) -> Arc<Galley> {
    let text = wording::side(names);
    let laid_out = |(size, rows)| {
        let font = FontId::proportional(size);
        let mut job = LayoutJob::simple(text.clone(), font, color, room);
        job.wrap.max_rows = rows;
        painter.layout_job(job)
    };
    let ways = [(SMALL_TEXT_SIZE, 1), (11.0, 1), (11.0, 2), (10.0, 2)];
    let mut ways = ways.into_iter().map(laid_out);
    let mut best = ways.next().expect("there is a way");
    for next in ways {
        if !best.elided {
            break;
        }
        best = next;
    }
    best
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

/// A plate of three lines: the name, what is held, what was done last. The score
/// stands beside the name, or below it where the name needs the whole line.
fn lines(painter: &Painter, rect: Rect, player: &PlayerStatus, look: &Look) {
    let inner = rect.shrink2(vec2(MARGIN, 5.0));
    let step = (inner.height() - BAR_HEIGHT) / 3.0;
    let middle = |line: usize| inner.top() + step * (line as f32 + 0.5);
    let chip = vec2(CHIP, 2.0 * CHIP).min(vec2(step, 2.0 * step) * 0.6);
    let place = Rect::from_min_size(pos2(inner.left(), middle(0) - chip.y / 2.0), chip);
    bone(painter, place, player.seat, look);
    let left = place.right() + MARGIN;
    // How much room is left of each line.
    let mut free = [inner.width(); 3];
    let of = target(painter, player, look);
    let mut target_from = 1;
    if !player.shares_score {
        let big = score(painter, &player.score, BIG_TEXT_SIZE, look);
        let room = inner.right() - left - big.size().x - MARGIN;
        let (score, on) = if name(painter, player, room, look).elided {
            (score(painter, &player.score, HEADING_SIZE, look), 1)
        } else {
            (big, 0)
        };
        let mut right = inner.right();
        target_from = on + 1;
        let both = score.size().x + BEFORE_TARGET + of.size().x + MARGIN;
        let short = turn::hand(player.bones, player.pips);
        let short = fitting(painter, &short, &QUIET_SIZES, look.quiet, f32::INFINITY);
        if on == 1 && short.size().x + both <= inner.width() {
            target_from = free.len();
            right -= of.size().x;
            let at = pos2(right, middle(on) - of.size().y / 2.0);
            painter.galley(at, Arc::clone(&of), look.quiet);
            right -= BEFORE_TARGET;
        }
        let at = pos2(right - score.size().x, middle(on) - score.size().y / 2.0);
        free[on] = at.x - MARGIN - inner.left();
        tell_score_place(painter, player.seat, Rect::from_min_size(at, score.size()));
        painter.galley(at, score, look.text);
        bar(painter, rect, &player.score, look.text, look);
    }
    let name = name(painter, player, free[0] + inner.left() - left, look);
    let at = pos2(left, middle(0) - name.size().y / 2.0);
    painter.galley(at, name, look.text);
    let (last, color) = last(player, look);
    let holding = holding(painter, player, free[1]);
    for (line, text, color) in [(1, holding, look.quiet), (2, last, color)] {
        let words = fitting(painter, &text, &QUIET_SIZES, color, free[line]);
        let at = pos2(inner.left(), middle(line) - words.size().y / 2.0);
        free[line] -= words.size().x + MARGIN;
        painter.galley(at, words, color);
    }
    let mut lines = target_from..free.len();
    let line = lines.find(|line| of.size().x <= free[*line]);
    if let Some(line) = line.filter(|_| !player.shares_score) {
        let at = pos2(
            inner.right() - of.size().x,
            middle(line) - of.size().y / 2.0,
        );
        painter.galley(at, of, look.quiet);
    }
}

/// A plate of two lines: the name, and below it the score and what is held.
fn two_lines(painter: &Painter, rect: Rect, player: &PlayerStatus, look: &Look) {
    let inner = rect.shrink2(vec2(MARGIN, 0.0));
    let half = (inner.height() - BAR_HEIGHT - 3.0) / 2.0;
    let middle = |line: f32| inner.top() + half * (line + 0.5);
    let chip = vec2(CHIP, 2.0 * CHIP) * 0.75;
    let place = Rect::from_min_size(pos2(inner.left(), middle(0.0) - chip.y / 2.0), chip);
    bone(painter, place, player.seat, look);
    let left = place.right() + MARGIN;
    let name = name(painter, player, inner.right() - left, look);
    let at = pos2(left, middle(0.0) - name.size().y / 2.0);
    painter.galley(at, name, look.text);
    let mut left = inner.left();
    if !player.shares_score {
        let score = score(painter, &player.score, HEADING_SIZE, look);
        let at = pos2(left, middle(1.0) - score.size().y / 2.0);
        tell_score_place(painter, player.seat, Rect::from_min_size(at, score.size()));
        left += score.size().x + BEFORE_TARGET;
        painter.galley(at, score, look.text);
        let of = target(painter, player, look);
        let at = pos2(left, middle(1.0) - of.size().y / 2.0);
        left += of.size().x + 1.5 * MARGIN;
        painter.galley(at, of, look.quiet);
        bar(painter, rect, &player.score, look.text, look);
    }
    let holding = holding(painter, player, inner.right() - left);
    let holding = fitting(
        painter,
        &holding,
        &QUIET_SIZES,
        look.quiet,
        inner.right() - left,
    );
    if !holding.elided {
        if !player.shares_score {
            left = inner.right() - holding.size().x;
        }
        let at = pos2(left, middle(1.0) - holding.size().y / 2.0);
        painter.galley(at, holding, look.quiet);
    }
}

/// A plate of one line.
fn line(painter: &Painter, rect: Rect, player: &PlayerStatus, look: &Look) {
    let inner = rect.shrink2(vec2(MARGIN, 4.0));
    let middle = inner.center().y;
    let chip = vec2(CHIP, 2.0 * CHIP) * 0.9;
    let place = Rect::from_min_size(pos2(inner.left(), middle - chip.y / 2.0), chip);
    bone(painter, place, player.seat, look);
    let mut left = place.right() + MARGIN;
    let mut right = inner.right();
    if !player.shares_score {
        let score = big(painter, &player.score, look);
        let of = target(painter, player, look);
        let both = score.size().x + BEFORE_TARGET + of.size().x;
        // The bar shows the points to win, too.
        if !name(painter, player, right - both - MARGIN - left, look).elided {
            let at = pos2(right - of.size().x, middle - of.size().y / 2.0);
            right = at.x - BEFORE_TARGET;
            painter.galley(at, of, look.quiet);
        }
        let at = pos2(right - score.size().x, middle - score.size().y / 2.0);
        right = at.x - MARGIN;
        tell_score_place(painter, player.seat, Rect::from_min_size(at, score.size()));
        painter.galley(at, score, look.text);
    }
    let name = name(painter, player, right - left, look);
    let at = pos2(left, middle - name.size().y / 2.0);
    left += name.size().x + 1.5 * MARGIN;
    painter.galley(at, name, look.text);
    let (last, color) = last(player, look);
    let holding = holding(painter, player, right - left);
    for (text, color) in [(holding, look.quiet), (last, color)] {
        let galley = fitting(painter, &text, &[SMALL_TEXT_SIZE], color, right - left);
        if galley.elided {
            break;
        }
        let at = pos2(left, middle - galley.size().y / 2.0);
        left += galley.size().x + 1.5 * MARGIN;
        painter.galley(at, galley, color);
    }
}

/// What somebody holds, with their level or that they are one's partner where
/// there is room for it.
fn holding(painter: &Painter, player: &PlayerStatus, room: f32) -> String {
    let all = wording::holding(player);
    let color = Color32::PLACEHOLDER;
    if fitting(painter, &all, &QUIET_SIZES, color, room).elided {
        turn::hand(player.bones, player.pips)
    } else {
        all
    }
}

/// The points to win.
fn target(painter: &Painter, player: &PlayerStatus, look: &Look) -> Arc<Galley> {
    let of = turn::target(player.score.target);
    painter.layout_no_wrap(of, FontId::proportional(SMALL_TEXT_SIZE), look.quiet)
}

/// What somebody did last, or that it is their turn; the viewer is told of that
/// where the button stands.
fn last(player: &PlayerStatus, look: &Look) -> (String, Color32) {
    if player.in_turn && player.relation != Relation::Viewer {
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
    let sizes = [HEADING_SIZE, TEXT_SIZE, SMALL_TEXT_SIZE, 11.0];
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
    let text = score.written();
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
pub(super) fn written(
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
