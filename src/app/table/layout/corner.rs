//! A corner of the table where nothing lies.

use egui::{Align2, Rect, Vec2, vec2};

use super::Arrangement;

/// The size of a seal, in points.
const SEAL: Vec2 = vec2(124.0, 16.0);
/// How far it is from anything else.
const SPACE: f32 = 3.0;

/// The corners, the first of which is taken that is free.
const CORNERS: [Align2; 4] = [
    Align2::RIGHT_TOP,
    Align2::LEFT_TOP,
    Align2::RIGHT_BOTTOM,
    Align2::LEFT_BOTTOM,
];

/// The place of the seal in a corner of the table; `None` where something lies in
/// each of them.
pub(super) fn of_seal(arrangement: &Arrangement) -> Option<Rect> {
    let ends = arrangement.ends.iter();
    let ends = ends.flat_map(|end| [end.bone, end.target, end.reserved, end.label]);
    let panels = arrangement.panels.iter();
    let panels = panels.flat_map(|panel| panel.bones.iter().copied().chain(panel.title));
    let taken: Vec<Rect> = ends
        .chain(panels)
        .chain(arrangement.bones.iter().map(|(_, rect)| *rect))
        .chain(arrangement.firecrackers.iter().map(|(_, rect)| *rect))
        .chain(arrangement.plates.iter().map(|plate| plate.rect))
        .chain(arrangement.trays.iter().map(|tray| tray.rect))
        .chain(arrangement.sides.iter().map(|side| side.rect))
        .chain([arrangement.message, arrangement.count, arrangement.button])
        .chain([arrangement.boneyard_count])
        .chain(
            arrangement
                .way_round
                .iter()
                .map(|curve| Rect::from_points(curve)),
        )
        .chain(arrangement.clock)
        .chain(arrangement.board)
        .collect();
    let corners = CORNERS.map(|corner| corner.align_size_within_rect(SEAL, arrangement.table));
    let is_free = |place: &Rect| {
        let around = place.expand(SPACE);
        taken.iter().all(|rect| !rect.intersects(around))
    };
    corners.into_iter().find(is_free)
}
