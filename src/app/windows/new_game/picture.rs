//! What is special about a game, as a small picture of its table.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::emath::RectTransform;
use egui::{Align2, Galley, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::app::fonts;
use crate::app::paint::{self, BoneFace, BoneState};
use crate::app::theme::{Look, SMALL_TEXT_SIZE, TEXT_SIZE};
use crate::app::windows::examples::{ExampleBone, ExampleTable};
use crate::table::names;
use engine::{Bone, CountUnit, FirstLead, Rules, ScoreDisplay, Seat, Spinner};
use words::say;
use words::{help, points};

/// The widest that a bone is painted, in points.
const BONE_WIDTH: f32 = 15.0;
/// The radius of the circle with what an end counts, in widths of a bone.
const END_RADIUS: f32 = 0.42;
/// The width of the bones of the boneyard, in points.
const BACK_WIDTH: f32 = 11.0;
/// The bones that are drawn for the lead, the heavier first.
const DRAWN_FOR_LEAD: [&str; 2] = ["6-4", "3-1"];
/// The width of the bones of a hand, beside those of the boneyard.
const HAND_SCALE: f32 = 0.6;
/// The space around what is painted, in points.
const MARGIN: f32 = 7.0;
/// How many bones stand for the boneyard.
const BACKS: usize = 3;
/// How many holes a row of the cribbage board has.
const HOLES: usize = 7;
/// A firecracker, in points.
const FIRECRACKER: (f32, f32) = (15.0, 36.0);
/// The share of a picture that a sum may take at least.
const SUM_SHARE: f32 = 0.66;
/// The space beside a sum in its pill, in points.
const BESIDE_SUM: f32 = 8.0;

/// Pictures of games. Their tables are laid out once.
#[derive(Debug, Default)]
pub struct Pictures {
    tables: BTreeMap<&'static str, ExampleTable>,
}

impl Pictures {
    /// Paints what is special about the game with these rules: how its line
    /// goes, what its ends add up to where that scores, whether bones can be
    /// drawn.
    pub(super) fn paint(&mut self, painter: &Painter, rect: Rect, rules: &Rules, look: &Look) {
        paint::swatch(painter, rect, 4.0, look);
        let table = self.table(plays(rules), rules);
        let mut room = rect.shrink(MARGIN);
        if rules.score_display == ScoreDisplay::Fives {
            room.min.x = cribbage_board(painter, room, look) + MARGIN;
        }
        if rules.firecrackers || rules.clock {
            room.min.x = timed(painter, room, rules, look) + MARGIN;
        }
        let backs = boneyard(painter, room, rules, look);
        let backs = deal(painter, room, backs, rules, look);
        let has_sum = rules.count_points(table.count) > 0;
        let beside = room.with_max_x(backs.left() - MARGIN);
        let above = room.with_max_y(backs.top() - MARGIN / 2.0);
        let largest = |rooms: &[Rect]| {
            let width = |room: &Rect| bone_width(room.size(), table);
            let best = rooms
                .iter()
                .max_by(|one, other| width(one).total_cmp(&width(other)));
            *best.expect("there is room for it")
        };
        room = if has_sum {
            let width = beside.width().max(room.width() * SUM_SHARE);
            let text = sum_of(painter, table, rules, width, look);
            let size = text.size() + vec2(2.0 * BESIDE_SUM, 0.0);
            let right = (room.right() - size.x).min(backs.left());
            let over = room.with_max_x(right - MARGIN);
            let under = beside.with_max_y(room.bottom() - size.y - 2.0);
            let best = largest(&[over, under, above]);
            let pill = if best == over {
                Align2::RIGHT_TOP.align_size_within_rect(size, room)
            } else {
                Align2::CENTER_BOTTOM.align_size_within_rect(size, beside)
            };
            painter.rect_filled(pill, pill.height() / 2.0, look.buttons);
            painter.galley(pill.center() - text.size() / 2.0, text, look.button_text);
            best
        } else {
            largest(&[beside, above])
        };
        let size = table.bounds().size() * BONE_WIDTH;
        let room = Align2::CENTER_CENTER.align_size_within_rect(size.min(room.size()), room);
        line(painter, room, table, look);
    }

    /// Paints a table of the game with these rules by itself, with what each end
    /// counts; gives back what is to be seen.
    pub fn paint_large(
        &mut self,
        painter: &Painter,
        rect: Rect,
        rules: &Rules,
        look: &Look,
    ) -> String {
        paint::swatch(painter, rect, 6.0, look);
        let table = self.table(plays(rules), rules);
        let placed = table.placed.iter().map(|placed| (placed.bone, placed.end));
        let picture = help::picture_of(placed);
        let mut room = rect.shrink(MARGIN);
        if !rules.counts_score() {
            line(painter, room, table, look);
            return picture;
        }
        let sum = points::sum(&table.ends, table.count);
        let font = fonts::strong(TEXT_SIZE);
        let text = painter.layout_no_wrap(sum.clone(), font, look.button_text);
        let size = text.size() + vec2(3.0 * BESIDE_SUM, 4.0);
        let pill = Align2::CENTER_BOTTOM.align_size_within_rect(size, room);
        painter.rect_filled(pill, pill.height() / 2.0, look.buttons);
        painter.galley(pill.center() - text.size() / 2.0, text, look.button_text);
        room.max.y = pill.top() - MARGIN;
        let around = table.bounds().expand(END_RADIUS * 2.2);
        let scale = (room.size() / around.size()).min_elem();
        let place = Rect::from_center_size(room.center(), around.size() * scale);
        let place = RectTransform::from_to(around, place);
        let bones = place.transform_rect(table.bounds());
        line(painter, bones, table, look);
        let open = table.table.ends();
        for end in open.iter().filter(|open| open.multiplier() > 0) {
            let Some(tip) = table.line.tip(end.end()) else {
                continue;
            };
            let near = tip.outside(END_RADIUS * 1.1);
            let at = place.transform_pos(near);
            let count = (end.pips().value() * end.multiplier()).to_string();
            let radius = END_RADIUS * scale;
            painter.circle_stroke(at, radius, Stroke::new(1.5, look.cloth_gold));
            let font = fonts::strong(radius * 1.3);
            painter.text(at, Align2::CENTER_CENTER, count, font, look.cloth_gold);
        }
        say!("welcome-picture", picture = picture, sum = sum)
    }

    fn table(&mut self, plays: &'static str, rules: &Rules) -> &ExampleTable {
        let table = self.tables.entry(plays);
        table.or_insert_with(|| ExampleTable::of(plays, rules))
    }
}

/// Paints the bones of a table, as large as there is room.
fn line(painter: &Painter, room: Rect, table: &ExampleTable, look: &Look) {
    let bounds = table.bounds();
    let size = bounds.size() * bone_width(room.size(), table);
    let place = RectTransform::from_to(bounds, Rect::from_center_size(room.center(), size));
    let face = BoneFace::new(look, BoneState::PlayedBy(Seat::ALL[0]));
    for ExampleBone { rect, halves } in table.bones() {
        let [first, second] = halves;
        let rect = place.transform_rect(rect);
        paint::bone(painter, rect, first, second, &face);
    }
}

/// How wide the bones of a table can be in a room of this size.
fn bone_width(room: Vec2, table: &ExampleTable) -> f32 {
    (room / table.bounds().size()).min_elem()
}

/// What the ends add up to, or what that is worth where it is not the sum; the sum
/// alone where all of it is too wide.
fn sum_of(
    painter: &Painter,
    table: &ExampleTable,
    rules: &Rules,
    width: f32,
    look: &Look,
) -> Arc<Galley> {
    let laid_out = |sum: String| {
        let font = fonts::strong(SMALL_TEXT_SIZE);
        painter.layout_no_wrap(sum, font, look.button_text)
    };
    let whole = laid_out(match rules.count_unit {
        CountUnit::Pips => points::sum(&table.ends, table.count),
        CountUnit::Multiples => points::multiples(table.count, rules),
    });
    if whole.size().x + 2.0 * BESIDE_SUM > width {
        laid_out(table.count.to_string())
    } else {
        whole
    }
}

/// Paints a firecracker, and the time of a game with a clock above it: the corner
/// above them is for the tick of the chosen card. Says how far to the right they
/// reach.
fn timed(painter: &Painter, room: Rect, rules: &Rules, look: &Look) -> f32 {
    let mut above = room.left_bottom();
    let mut right = room.left();
    if rules.firecrackers {
        let (width, height) = FIRECRACKER;
        above.y -= height;
        let place = Rect::from_min_size(above, vec2(width, height));
        paint::firecracker(painter, place, look);
        right = right.max(place.right());
    }
    if rules.clock {
        let secs = u32::try_from(Rules::CLOCK.as_secs()).unwrap_or(0);
        let text = names::minutes(secs);
        let font = fonts::strong(SMALL_TEXT_SIZE);
        let text = painter.layout_no_wrap(text, font, look.cloth_text);
        right = right.max(room.left() + text.size().x);
        painter.galley(above - vec2(0.0, text.size().y), text, look.cloth_text);
    }
    right
}

/// Paints a strip of a cribbage board, with a peg of each side; gives back
/// where it ends.
fn cribbage_board(painter: &Painter, rect: Rect, look: &Look) -> f32 {
    let step = rect.height() / HOLES as f32;
    let radius = step * 0.28;
    for (column, (color, peg)) in [(look.cloth_gold, 2), (look.plays[1], 4)]
        .into_iter()
        .enumerate()
    {
        for hole in 0..HOLES {
            let x = rect.left() + step * (column as f32 + 0.5);
            let at = pos2(x, rect.top() + step * (hole as f32 + 0.5));
            if hole == peg {
                painter.circle_filled(at, radius * 1.5, color);
            } else {
                painter.circle_filled(at, radius, look.table_edge);
                painter.circle_stroke(
                    at,
                    radius,
                    Stroke::new(1.0, look.cloth_text.gamma_multiply(0.7)),
                );
            }
        }
    }
    rect.left() + 2.0 * step
}

/// Paints the boneyard, crossed out where nobody draws, and with a bone drawn
/// from it where one may draw by choice; gives back where it lies.
fn boneyard(painter: &Painter, rect: Rect, rules: &Rules, look: &Look) -> Rect {
    let size = vec2(BACK_WIDTH, BACK_WIDTH * paint::LENGTH_TO_WIDTH);
    let step = BACK_WIDTH * 0.7;
    let width = size.x + step * (BACKS - 1) as f32;
    let left = rect.right() - width;
    let top = rect.bottom() - size.y;
    let all = Rect::from_min_size(pos2(left, top), vec2(width, size.y));
    for n in 0..BACKS {
        let is_drawn = rules.voluntary_draw && n == 0;
        let up = if is_drawn { size.y * 0.6 } else { 0.0 };
        let at = pos2(left + step * n as f32, top - up);
        paint::face_down(painter, Rect::from_min_size(at, size), look);
    }
    if rules.left_to_draw() == 0 {
        let all = all.expand2(Vec2::splat(2.0));
        for (stroke, color) in [(5.0, look.background), (2.5, look.warning)] {
            let stroke = Stroke::new(stroke, color);
            painter.line_segment([all.left_bottom(), all.right_top()], stroke);
        }
    }
    all
}

/// Paints what is special about the deal beside the boneyard: the two bones that
/// are drawn for the lead, of which the heavier wins it, or else a hand of more or
/// fewer bones than most games deal; gives back where all of it lies.
fn deal(painter: &Painter, room: Rect, backs: Rect, rules: &Rules, look: &Look) -> Rect {
    let size = vec2(BACK_WIDTH, BACK_WIDTH * paint::LENGTH_TO_WIDTH);
    let corner = backs.left_bottom() - vec2(MARGIN, size.y);
    if rules.first_lead == FirstLead::Draw {
        let face = BoneFace::new(look, BoneState::PlayedBy(Seat::ALL[0]));
        let mut left = corner.x;
        for (n, drawn) in DRAWN_FOR_LEAD.into_iter().enumerate() {
            left -= size.x;
            let drawn: Bone = drawn.parse().expect("it is written as a bone");
            let bone = Rect::from_min_size(pos2(left, corner.y), size);
            paint::bone(painter, bone, drawn.high(), drawn.low(), &face);
            if n == 0 {
                let stroke = Stroke::new(1.5, look.cloth_gold);
                painter.rect_stroke(bone.expand(1.5), 2.0, stroke, StrokeKind::Outside);
            }
            left -= MARGIN;
        }
        return backs.with_min_x(left);
    }
    let usual = Rules::default().hand_size;
    if rules.hand_size == usual {
        return backs;
    }
    let size = size * HAND_SCALE;
    let step = size.x + 1.0;
    let left = backs.left() - MARGIN - step * f32::from(rules.hand_size);
    if left < room.left() {
        return backs;
    }
    for n in 0..rules.hand_size {
        let at = pos2(left + step * f32::from(n), backs.bottom() - size.y);
        painter.rect_filled(Rect::from_min_size(at, size), 1.0, look.plays[0]);
    }
    backs.with_min_x(left)
}

/// What has been played in the picture of a game: a table that scores, where
/// anything does.
fn plays(rules: &Rules) -> &'static str {
    match (rules.spinner, rules.fives, rules.threes) {
        (Spinner::None, false, false) => "6-4 6-3@W 3-2@W 4-4@E 4-1@E",
        (Spinner::None, true, false) => "6-4 6-3@W 3-2@W 4-4@E",
        (Spinner::None, false, true) => "6-4 6-3@W 3-1@W 4-4@E",
        (Spinner::None, true, true) => "6-5 6-3@W 5-3@W 5-5@E",
        (Spinner::Single, _, false) => "6-6 6-3@W 6-1@E 1-1@E 6-0@N 6-5@S",
        (Spinner::Single, false, true) => "6-6 6-4@W 6-1@E 1-1@E 6-0@N 6-3@S",
        (Spinner::Single, true, true) => "6-6 6-4@W 6-5@E 5-5@E 6-0@N 6-1@S",
        (Spinner::Every, _, false) => "6-6 6-4@E 4-4@E 6-1@W 4-2@E 4-0@4-4N 6-2@6-6S",
        (Spinner::Every, _, true) => "6-6 6-4@E 4-4@E 6-1@W 4-2@E 4-0@4-4N 6-3@6-6S",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Preset, Seats};

    #[test]
    fn the_picture_of_every_game_that_scores_shows_ends_that_score() {
        for preset in Preset::ALL {
            let rules = preset.rules(Seats::Two);
            let table = ExampleTable::of(plays(&rules), &rules);
            let scored = rules.count_points(table.count);
            assert_eq!(scored > 0, rules.counts_score(), "{}", preset.id());
        }
    }
}
