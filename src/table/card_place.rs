//! Places for cards, tips and bubbles over the table.

use egui::{Pos2, Rect, Vec2, vec2};

use super::sprite::{Sprite, SpriteId};

const TAIL_MARGIN: f32 = 24.0;
pub(super) const GAP_AROUND_CARD: f32 = 8.0;
/// Space around what must stay visible.
pub(super) const VISIBLE_MARGIN: f32 = 4.0;
/// Positions to try along a side of the anchor, from its middle (0) to where the tail can hardly
/// reach it (±1).
const POSITIONS_ALONG_SIDE: [f32; 5] = [0.0, 0.5, -0.5, 1.0, -1.0];
/// How much higher a bubble may be put, in points, to keep clear of scores, the count and buttons.
const UPWARD_OFFSETS: [f32; 7] = [0.0, 20.0, 40.0, 60.0, 90.0, 115.0, 150.0];

/// Finds the place beside an anchor where a card covers as little as possible of `visible`,
/// preferably above the anchor.
pub fn place(anchor: Rect, size: Vec2, visible: &[Rect], room: Rect) -> Rect {
    let away = center_distance(anchor, size);
    let reach = (size / 2.0 - Vec2::splat(TAIL_MARGIN)).max(Vec2::ZERO);
    let near = [vec2(0.0, -1.0), vec2(0.0, 1.0), vec2(1.0, 0.0), vec2(-1.0, 0.0)];
    let near = near.into_iter().flat_map(|to| {
        let along = vec2(to.y.abs(), to.x.abs()) * reach;
        // Somewhat farther away is better than covering the number of an end.
        [0.0, 40.0].into_iter().flat_map(move |farther| {
            let center = anchor.center() + to * (away + Vec2::splat(farther));
            POSITIONS_ALONG_SIDE.map(|part| center + along * part)
        })
    });
    let inner = room.shrink(GAP_AROUND_CARD).shrink2(size / 2.0);
    let grid = (0..5).flat_map(|x| (0..9).map(move |y| vec2(x as f32 / 4.0, y as f32 / 8.0)));
    let far = grid.map(|at| inner.min + at * inner.size().max(Vec2::ZERO));
    best_place(near.chain(far), (anchor, size), visible, room)
}

/// Finds the place above an anchor where a bubble covers as little as possible of `visible`.
pub(super) fn place_above(anchor: Rect, size: Vec2, visible: &[Rect], room: Rect) -> Rect {
    let away = center_distance(anchor, size);
    let reach = (size.x / 2.0 - TAIL_MARGIN).max(0.0);
    let above = UPWARD_OFFSETS.into_iter().flat_map(|up| {
        POSITIONS_ALONG_SIDE.map(|part| anchor.center() - vec2(part * reach, away.y + up))
    });
    best_place(above, (anchor, size), visible, room)
}

/// Distance between the centers of an anchor and a card beside it, per axis.
fn center_distance(anchor: Rect, size: Vec2) -> Vec2 {
    size / 2.0 + anchor.size() / 2.0 + Vec2::splat(GAP_AROUND_CARD)
}

/// The area of `visible` that a rectangle covers with a margin around it, in square points.
pub(super) fn covered_area(rect: Rect, visible: &[Rect]) -> f32 {
    let both = visible.iter().map(|it| it.intersect(rect.expand(VISIBLE_MARGIN)));
    both.filter(Rect::is_positive).map(|both| both.area()).sum()
}

/// Of cards at these centers, moved into the room, the one that covers the least and is nearest the
/// anchor. Earlier ones are preferred.
fn best_place(
    middles: impl Iterator<Item = Pos2>,
    (anchor, size): (Rect, Vec2),
    visible: &[Rect],
    room: Rect,
) -> Rect {
    let room = room.shrink(GAP_AROUND_CARD);
    let places = middles.map(|center| {
        let rect = Rect::from_center_size(center, size);
        rect.translate(
            (room.min - rect.min).max(Vec2::ZERO) + (room.max - rect.max).min(Vec2::ZERO),
        )
    });
    let cost = |(n, rect): &(usize, Rect)| {
        let distance = (rect.center() - anchor.center()).length();
        covered_area(*rect, visible)
            + anchor.intersect(*rect).area().max(0.0)
            + distance * 0.5
            + *n as f32
    };
    let best = places.enumerate().min_by(|one, other| cost(one).total_cmp(&cost(other)));
    best.map_or(anchor, |(_, rect)| rect)
}

/// Areas that a card should not cover: scores, the boneyard, bones, places, ends and the count.
pub fn areas_to_keep_visible(sprites: &[Sprite]) -> Vec<Rect> {
    let must_stay_visible = |sprite: &&Sprite| {
        matches!(
            sprite.id,
            SpriteId::Score(_)
                | SpriteId::Name(_)
                | SpriteId::SideNames
                | SpriteId::BoneyardCount
                | SpriteId::Place(..)
                | SpriteId::PlaceCount(_)
                | SpriteId::Target(_)
                | SpriteId::Count
                | SpriteId::End(_)
                | SpriteId::Bone(_)
                | SpriteId::Back(..)
        )
    };
    let is_visible = |it: &&Sprite| it.height > 0.0 || it.area_to_keep_free.is_some();
    let kept_visible = sprites.iter().filter(must_stay_visible).filter(is_visible);
    kept_visible
        .map(|sprite| {
            // Only half of a bone previewed in its place responds to clicks, but the whole bone
            // must stay visible.
            let whole = sprite.hit.union(sprite.rect());
            sprite.area_to_keep_free.unwrap_or(whole)
        })
        .collect()
}
