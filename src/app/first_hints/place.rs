//! Where a card goes: near what it speaks of, never over the hand, an open end,
//! a button or what is being said. Pure geometry, in points.

use egui::{Rect, Vec2, pos2};

use crate::app::table::{Arrangement, PanelKind, TableModel, pill_places};

/// The least space between a hint and what it must not cover, in points.
const AROUND: f32 = 6.0;
/// How far apart the places are that are tried, in points.
const STEP: f32 = 18.0;
/// How far a hint would rather lie from what it speaks of than cover a point's
/// square of something else.
const COST_OF_COVERING: f32 = 0.1;
/// The same for a score, the clock, another's tray or what a row of bones is called:
/// they are covered only where there is no other place.
const COST_OF_COVERING_SCORES: f32 = 10.0;

/// What is to be seen on the table.
#[derive(Debug, Clone, Copy)]
pub(in crate::app) struct Around<'a> {
    /// Where all of it is.
    pub area: Rect,
    pub model: &'a TableModel,
    pub arrangement: &'a Arrangement,
}

impl Around<'_> {
    /// The part of the area that is not the log's.
    fn room(self) -> Rect {
        let log = self.arrangement.log;
        let right = log.map_or(self.area.right(), |log| log.left());
        self.area.with_max_x(right)
    }

    /// What a place is good for: the room that there is, and how many bones lie
    /// on the table.
    pub(super) fn seen(self) -> (Rect, usize) {
        (self.room(), self.model.placed.len())
    }
}

/// The nearest free place for a hint of this size, if there is one; the `last`
/// one as long as it is free.
pub(in crate::app) fn place(
    size: Vec2,
    about: Rect,
    around: Around<'_>,
    last: Option<Rect>,
) -> Option<Rect> {
    let at = around.arrangement;
    let room = around.room().shrink(AROUND);
    let kept = kept_free(around.model, at);
    let is_free = |rect: &Rect| {
        room.contains_rect(*rect)
            && !kept
                .iter()
                .any(|kept| kept.expand(AROUND).intersects(*rect))
    };
    if let Some(last) = last.filter(|last| last.size() == size && is_free(last)) {
        return Some(last);
    }
    let (seen, scores) = (seen(at), scores(around.model, at));
    let cost = |rect: &Rect| {
        let away = (rect.center() - about.center()).abs();
        let beside = (away - (rect.size() + about.size()) / 2.0).max(Vec2::ZERO);
        let of_table = covered(rect, seen.iter().chain([&about]));
        let covers =
            COST_OF_COVERING * of_table + COST_OF_COVERING_SCORES * covered(rect, scores.iter());
        beside.length() + 0.05 * away.length() + covers
    };
    cheapest(places(size, room).filter(is_free), cost)
}

/// The place for a card that cannot wait, where none is free: it hides as little as
/// can be of the hand and of the ends, then of what is said and counted.
pub(in crate::app) fn least_bad_place(size: Vec2, around: Around<'_>) -> Option<Rect> {
    let at = around.arrangement;
    let hand = at.panels.iter().filter(|it| it.kind == PanelKind::Hand);
    let hand: Vec<Rect> = hand.flat_map(|panel| panel.bones.clone()).collect();
    let ends: Vec<Rect> = at.ends.iter().map(|end| end.bone).collect();
    let (kept, scores) = (kept_free(around.model, at), scores(around.model, at));
    let cost = |rect: &Rect| {
        let of_others = covered(rect, scores.iter());
        covered(rect, hand.iter().chain(&ends))
            + COST_OF_COVERING * (covered(rect, kept.iter()) + of_others)
    };
    cheapest(places(size, around.room().shrink(AROUND)), cost)
}

/// How much of these a card would hide, in square points.
fn covered<'a>(card: &Rect, others: impl Iterator<Item = &'a Rect>) -> f32 {
    let both = others.map(|other| other.expand(AROUND).intersect(*card));
    both.filter(Rect::is_positive).map(|both| both.area()).sum()
}

/// All places in the room that are tried.
fn places(size: Vec2, room: Rect) -> impl Iterator<Item = Rect> {
    let (wide, high) = (room.width() - size.x, room.height() - size.y);
    let steps = |length: f32| (0..=(length / STEP).max(-1.0) as i32).map(|n| n as f32 * STEP);
    steps(wide).flat_map(move |x| {
        steps(high).map(move |y| Rect::from_min_size(pos2(room.left() + x, room.top() + y), size))
    })
}

fn cheapest(places: impl Iterator<Item = Rect>, cost: impl Fn(&Rect) -> f32) -> Option<Rect> {
    let priced = places.map(|rect| (cost(&rect), rect));
    let best = priced.min_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map(|(_, rect)| rect)
}

/// What no hint may cover: the own tray with hand and button, every place that a
/// bone can be played on, what is being said, and what made a score.
fn kept_free(model: &TableModel, at: &Arrangement) -> Vec<Rect> {
    let trays = at.trays.iter();
    let own = trays
        .filter(|tray| tray.seat == model.viewer)
        .map(|tray| tray.rect);
    let open = at.ends.iter().filter(|end| {
        let end = &model.ends[end.end];
        model.goes_on && (end.open || end.playable)
    });
    let ends = open.flat_map(|end| [end.bone, end.target, end.reserved]);
    let pills = pill_places(model, at).into_iter().map(|pill| pill.rect);
    own.chain(ends).chain(pills).chain([at.message]).collect()
}

/// What it had better not cover.
fn seen(at: &Arrangement) -> Vec<Rect> {
    let bones = at.bones_in_sight().into_iter();
    bones.chain([at.count]).collect()
}

/// What it covers only if it must: scores, the trays of the others, and rows of bones
/// with what they are called.
fn scores(model: &TableModel, at: &Arrangement) -> Vec<Rect> {
    let plates = at.plates.iter().map(|plate| plate.rect);
    let sides = at.sides.iter().map(|side| side.rect);
    let trays = at.trays.iter();
    let others = trays
        .filter(|tray| tray.seat != model.viewer)
        .map(|tray| tray.rect);
    let titled = at.panels.iter().filter_map(|panel| {
        let bones = panel.bones.iter().copied();
        Some(bones.fold(panel.title?, Rect::union))
    });
    let told = plates.chain(sides).chain(at.clock);
    told.chain(others).chain(titled).collect()
}
