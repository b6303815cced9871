//! What is good and bad about a line, found out without its policy.

use egui::{Pos2, Rect, Vec2, vec2};
use engine::Bone;
use nestor_dominoes::table::line::{GAP, Line, Tip};

/// The least gap between bones, where nothing else is left.
pub const TIGHT: f32 = 0.05;
/// Lengths are sums of floats: less than this is nothing.
pub const ROUNDING: f32 = 0.001;

/// Whether a rectangle keeps this distance from all bones, but for one that it touches.
pub fn is_free(line: &Line, rect: Rect, touching: Bone, distance: f32) -> bool {
    let mut strangers = line.bones().iter().filter(|laid| laid.bone != touching);
    strangers.all(|laid| distance_between(laid.rect, rect) >= distance - ROUNDING)
}

/// The distance along the axis where it is larger; negative if the rectangles overlap.
pub fn distance_between(one: Rect, other: Rect) -> f32 {
    let apart = (one.min - other.max).max(other.min - one.max);
    apart.max_elem()
}

/// Whether an open end to which a bone can come has no place for it: by any turn, with the
/// smallest gaps, in an area of this size.
pub fn has_end_without_place(line: &Line) -> bool {
    let rects = line.bones().iter().map(|laid| laid.rect);
    let bounds = rects.fold(Rect::NOTHING, Rect::union);
    let window = line.area().size / line.width_px() + Vec2::splat(ROUNDING);
    line.open_ends().any(|(end, pips)| {
        let suit = line.unlaid_bones().and(line.fit().bones_for(pips));
        let has_plain = !suit.without(line.fit().bones_across()).is_empty();
        let is_a_place = |rect: &Rect| {
            let size = bounds.union(*rect).size();
            size.x <= window.x && size.y <= window.y && is_free(line, *rect, end.on, TIGHT)
        };
        let has_place = |tip| places(tip, has_plain).iter().any(is_a_place);
        !suit.is_empty() && !line.tip(end).is_some_and(has_place)
    })
}

/// All places for a plain bone at a tip, or else for a doublet.
fn places(tip: Tip, is_plain: bool) -> Vec<Rect> {
    let along = tip.outwards();
    let sides = [vec2(-along.y, along.x), vec2(along.y, -along.x)];
    let bone = |center: Pos2, heading: Vec2| {
        Rect::from_center_size(center, vec2(1.0, 1.0) + heading.abs())
    };
    let half = if is_plain { 1.0 } else { 0.5 };
    let across = if is_plain { along } else { sides[0] };
    let mut places = vec![bone(tip.point_outside(GAP + half), across)];
    for side in sides {
        let beside = tip.middle + side * (tip.aside + GAP + half);
        places.push(bone(beside, if is_plain { side } else { along }));
        if is_plain {
            places.push(bone(tip.point_outside(GAP + 0.5) + side * 0.5, side));
        }
    }
    places
}
