//! A player's name, bones and score where two sit at the table.

use std::sync::Arc;

use egui::{
    Align2, Color32, FontId, Galley, Painter, Pos2, Rect, Response, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::names;
use super::plate::{bone, written};
use super::player::{PlayerStatus, SideScore};
use super::points::tell_score_place;
use crate::app::fonts;
use crate::app::theme::{BIG_TEXT_SIZE, HEADING_SIZE, Look, SMALL_TEXT_SIZE, TEXT_SIZE};
use words::turn as wording;

/// The thickness of the bar that shows how far a score has come.
const BAR_HEIGHT: f32 = 5.0;
/// It stands beside the bones if it is as long there, in points.
const LEAST_BAR: f32 = 40.0;
/// The bone that shows how somebody's plays look.
const BONE: Vec2 = vec2(10.0, 20.0);
/// The space between things in a line.
const APART: f32 = 10.0;
/// The room of the dot before the name of whoever is in turn.
const DOT_WIDTH: f32 = 16.0;
/// The space between a score and its target.
const BEFORE_TARGET: f32 = 6.0;
/// From this height on a player's block is read from top to bottom.
const STACKED_FROM: f32 = 66.0;
/// In a lower one the score is written smaller, clear of the bones above it.
const BIG_SCORE_FROM: f32 = 86.0;
/// The score stands at most so far below the top.
const SCORE_BELOW: f32 = 80.0;

/// Shows a player: in a low block from left to right, in a high one from top
/// to bottom.
pub fn block_ui(ui: &Ui, block: Rect, player: &PlayerStatus, look: &Look) -> Response {
    let PlayerStatus {
        name,
        bones,
        pips,
        score,
        in_turn,
        seat,
        ..
    } = player;
    // The names of two people alone do not tell who played which bone.
    let with_bone = !player.is_you && player.level.is_none();
    let SideScore {
        arrived, target, ..
    } = score;
    let painter = ui.painter();
    let text = |at, align, text: &str, font, color| painter.text(at, align, text, font, color);
    let small = FontId::proportional(SMALL_TEXT_SIZE);
    let color = if *in_turn {
        look.accent_text
    } else {
        look.text
    };
    let mut left = block.left();
    if with_bone {
        let place = pos2(left, block.top() + 2.0);
        bone(painter, Rect::from_min_size(place, BONE), *seat, look);
        left += BONE.x + 6.0;
    }
    let top = pos2(left, block.top() + 2.0);
    let stacked = block.height() >= STACKED_FROM;
    let of = painter.layout_no_wrap(wording::target(*target), small.clone(), look.quiet);
    let score_color = if *arrived == score.score {
        look.text
    } else {
        look.accent_text
    };
    let score_in = |size: f32| {
        let font = fonts::strong(size);
        painter.layout_no_wrap(score.written(), font, score_color)
    };
    let beside = |score: &Galley| score.size().x + BEFORE_TARGET + of.size().x + APART;
    let (mut arrived_text, mut room) = (score_in(BIG_TEXT_SIZE), block.right() - top.x);
    let mut is_tight = stacked && block.height() < BIG_SCORE_FROM;
    if stacked && is_tight {
        arrived_text = score_in(HEADING_SIZE);
    } else if !stacked {
        // Beside a longer name the score is smaller; a long one has a line of its own.
        let fits = |score: &Galley| {
            let left = room - beside(score);
            !name_in(painter, player, left, look).1.elided
        };
        if !fits(&arrived_text) {
            arrived_text = score_in(HEADING_SIZE);
        }
        is_tight = !fits(&arrived_text);
        room -= if is_tight { 0.0 } else { beside(&arrived_text) };
    }
    let (dot, written_name) = name_in(painter, player, room, look);
    if dot > 0.0 {
        painter.circle_filled(top + vec2(4.0, 10.0), 4.0, look.accent_text);
    }
    painter.galley(top + vec2(dot, 0.0), written_name, color);
    let below = if is_tight && !stacked { 21.0 } else { 26.0 };
    let under = pos2(block.left(), block.top() + below);
    let bones_text = wording::hand(*bones, *pips);
    let bones_place = text(
        under,
        Align2::LEFT_TOP,
        &bones_text,
        small.clone(),
        look.quiet,
    );
    let score_size = arrived_text.size();
    let is_wide = bones_place.width() + beside(&arrived_text) > block.width();
    let of = if is_wide && is_tight && !stacked {
        // The bar shows the points to win, too.
        painter.layout_no_wrap(String::new(), small, look.quiet)
    } else {
        of
    };
    let width = score_size.x + BEFORE_TARGET + of.size().x;
    let (score_at, bar) = score_and_bar(block, vec2(width, score_size.y), bones_place, is_tight);
    let score_place = Rect::from_min_size(score_at, score_size);
    tell_score_place(painter, *seat, score_place);
    painter.galley(score_at, arrived_text, score_color);
    let above = if is_tight { 2.0 } else { 4.0 };
    let of_at = score_place.right_bottom() + vec2(BEFORE_TARGET, -above - of.size().y);
    painter.galley(of_at, of, look.quiet);
    bar_ui(painter, bar, score, color, look);
    let whole = names::score_of(player, &bones_text);
    let id = egui::Id::unique(("player", name));
    let response = ui.interact(block, id, egui::Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &whole));
    response
}

/// Where the score stands that has this size with its target, and the bar that
/// shows how far it has come.
fn score_and_bar(block: Rect, size: Vec2, bones: Rect, is_tight: bool) -> (Pos2, Rect) {
    let whole =
        |top: f32| Rect::from_min_size(pos2(block.left(), top), vec2(block.width(), BAR_HEIGHT));
    if block.height() >= STACKED_FROM {
        let bottom = block.top() + SCORE_BELOW.min(block.height() - 4.0 - BAR_HEIGHT);
        (pos2(block.left(), bottom - size.y), whole(bottom + 4.0))
    } else if is_tight {
        let at = pos2(block.right() - size.x, bones.center().y - size.y / 2.0);
        (at, whole(bones.bottom() + 2.0))
    } else {
        let left = (block.left() + block.width() * 0.45).max(bones.right() + APART);
        // A smaller one begins where the name does.
        let foot = (size.y + 2.0).min(30.0);
        let at = pos2(block.right() - size.x, block.top() + foot - size.y);
        let bar = if block.right() - left >= LEAST_BAR {
            whole(block.top() + 36.0).with_min_x(left)
        } else {
            whole(bones.bottom() + 1.0)
        };
        (at, bar)
    }
}

/// Shows how far a score has come.
fn bar_ui(painter: &Painter, bar: Rect, score: &SideScore, color: Color32, look: &Look) {
    if let Some(target) = score.target {
        let share = (score.arrived as f32 / target.max(1) as f32).clamp(0.0, 1.0);
        painter.rect_filled(bar, BAR_HEIGHT / 2.0, look.rule);
        let done = Rect::from_min_size(bar.min, vec2(bar.width() * share, BAR_HEIGHT));
        painter.rect_filled(done, BAR_HEIGHT / 2.0, color);
    }
}

/// The name of a player in a line, and the room before it for a dot when they
/// are in turn: rather smaller than cut, and rather without the dot, because what
/// is around it shows whose turn it is, too. Only the longest names are cut.
fn name_in(painter: &Painter, player: &PlayerStatus, room: f32, look: &Look) -> (f32, Arc<Galley>) {
    let (dot, color) = if player.in_turn {
        (DOT_WIDTH, look.accent_text)
    } else {
        (0.0, look.text)
    };
    let fonts = [HEADING_SIZE, TEXT_SIZE, SMALL_TEXT_SIZE].map(fonts::strong);
    let with_dot = written(painter, &player.name, &fonts, color, room - dot);
    if with_dot.elided {
        (0.0, written(painter, &player.name, &fonts, color, room))
    } else {
        (dot, with_dot)
    }
}
