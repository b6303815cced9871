//! Where the whole table is looked at while the view follows the play: near
//! enough to read, with what matters in sight, and moved as little as possible.

use egui::emath::TSTransform;
use egui::{Pos2, Rect, Vec2};

use super::SeenTable;
use crate::app::table::model::TableModel;
use crate::app::table::viewpoint::Viewpoint;
use crate::app::table::whole::LaidTable;

/// While the bones of the whole table are so wide, in points, all of it is seen.
const READABLE: f32 = 24.0;
/// Where they would be smaller it is looked at from so near that they are so
/// wide: much better to read than all of it, or the view would hide bones for
/// nothing.
const NEAR: f32 = 28.0;
/// What must be seen has so much room around it, in widths of a bone.
const AROUND: f32 = 0.15;
/// By rounding a place may lie so far outside of where it was fitted, in points.
const ROUNDING: f32 = 0.5;

/// The view that follows the play, of a table whose `ends` have these places.
///
/// All is seen while its bones are large enough, and once the hand is over. Or
/// else it shows the last bone and as many of the ends as have room with it;
/// with a bone taken up, all ends that take it, and without room for them the
/// whole table.
pub(super) fn followed(
    model: &TableModel,
    laid: &LaidTable,
    ends: &[(usize, Rect)],
    area: Rect,
    last: Option<&SeenTable>,
) -> Viewpoint {
    let fit = laid.fit(area);
    let Some(newest) = laid.bones.last().filter(|_| model.goes_on) else {
        return Viewpoint::ALL;
    };
    if fit.scaling >= READABLE {
        return Viewpoint::ALL;
    }
    let in_area = |rect: Rect| fit.mul_rect(rect.expand(AROUND)).intersect(area);
    let size = area.size() * (fit.scaling / NEAR);
    let before = last.map(|last| Window::of(last, fit, area));
    let near = Window {
        middle: before.map_or(area.center(), |before| before.middle),
        size,
    };
    let taking: Vec<Rect> = ends
        .iter()
        .filter(|(end, _)| model.ends[*end].preview.is_some())
        .map(|(_, rect)| in_area(*rect))
        .collect();
    if let Some(all) = taking.iter().copied().reduce(Rect::union) {
        // With a bone in the hand the table stays where it is, if it can.
        let stays = before.filter(|before| before.shows(all) && before.size.x >= size.x - ROUNDING);
        return match stays {
            Some(before) => before.viewpoint(area),
            None if near.has_room_for(all) => near.moved_to(all).viewpoint(area),
            None => Viewpoint::ALL,
        };
    }
    let newest = in_area(newest.rect);
    let mut ends: Vec<Rect> = ends.iter().map(|(_, rect)| in_area(*rect)).collect();
    ends.sort_by(|one, other| {
        let distance = |rect: &Rect| rect.center().distance_sq(newest.center());
        distance(one).total_cmp(&distance(other))
    });
    let mut seen = newest;
    for end in &ends {
        if near.has_room_for(seen.union(*end)) {
            seen = seen.union(*end);
        }
    }
    let count = |window: Window| ends.iter().filter(|end| window.shows(**end)).count();
    let there = near.moved_to(seen);
    // As many ends from where it was looked at before are as good.
    let here = near.moved_to(newest);
    let best = if count(here) >= count(there) {
        here
    } else {
        there
    };
    best.viewpoint(area)
}

/// The part of the fitted table that is seen.
#[derive(Debug, Clone, Copy)]
struct Window {
    middle: Pos2,
    size: Vec2,
}

impl Window {
    /// What was seen in the last picture, of the table as it is fitted now.
    fn of(last: &SeenTable, fit: TSTransform, area: Rect) -> Self {
        let was = last.viewpoint.look(last.laid.fit(area), area);
        let now = fit * was.inverse();
        Self {
            middle: now.mul_pos(area.center()),
            size: area.size() * now.scaling,
        }
    }

    fn has_room_for(self, rect: Rect) -> bool {
        (rect.size() - self.size).max_elem() <= ROUNDING
    }

    fn shows(self, rect: Rect) -> bool {
        let window = Rect::from_center_size(self.middle, self.size);
        window.expand(ROUNDING).contains_rect(rect)
    }

    /// Moved no farther than it takes to see all of `rect`, which has room.
    fn moved_to(self, rect: Rect) -> Self {
        let reach = (self.size - rect.size()).max(Vec2::ZERO) / 2.0;
        let around = Rect::from_center_size(rect.center(), 2.0 * reach);
        Self {
            middle: around.clamp(self.middle),
            ..self
        }
    }

    fn viewpoint(self, area: Rect) -> Viewpoint {
        Viewpoint::onto(self.middle, area.width() / self.size.x, area)
    }
}
