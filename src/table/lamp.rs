//! The lamp above the table, which hangs over the player to move.

use egui::{Context, Id, Rect, Vec2, vec2};

use super::layout::TableLayout;
use super::plates::TableSide;
use super::snapshot::Snapshot;
use crate::paint::Lamp;

/// How far the lamp hangs towards a player, in points.
const AWAY: f32 = 60.0;
/// Time in which it swings to the next player, at the usual speed.
const SWINGS_SECS: f32 = 0.45;

/// The lamp at this moment, on its way to the player to move. `speed` is the duration of motion as a
/// share of the usual one.
pub(super) fn lamp(ctx: &Context, snapshot: &Snapshot, layout: &TableLayout, speed: f32) -> Lamp {
    let secs = SWINGS_SECS * speed;
    let is_on = |place: usize, is_on: bool| {
        let id = Id::unique(("lamp", place));
        let easing = egui::emath::easing::cubic_in_out;
        ctx.animate_bool_with_time_and_easing(id, is_on, secs, easing)
    };
    let anybody = is_on(usize::MAX, snapshot.players.iter().any(|player| player.is_in_turn));
    let mut lamp = Lamp::default();
    for (place, (player, plate)) in snapshot.players.iter().zip(&layout.plates).enumerate() {
        let strength = is_on(place, player.is_in_turn);
        let seat = match plate.position {
            TableSide::Own => vec2(0.0, 1.0),
            TableSide::Top => vec2(0.0, -1.0),
            TableSide::Left => vec2(-1.0, 0.0),
            TableSide::Right => vec2(1.0, 0.0),
            TableSide::Chip => (plate.bones.center() - layout.cloth.center()).normalized(),
        };
        lamp.away += seat * (AWAY * strength);
        let light = 2.0 * strength - anybody;
        lamp.plates.extend(wood_of(plate.position, layout).map(|wood| (wood, light)));
    }
    if lamp.away == Vec2::ZERO {
        lamp.plates.retain(|(_, light)| *light != 0.0);
    }
    lamp
}

/// The wood before a player: a side of the cloth. Chips share theirs.
fn wood_of(side: TableSide, layout: &TableLayout) -> Option<Rect> {
    let TableLayout { area, cloth, .. } = layout;
    match side {
        TableSide::Own => Some(area.with_min_y(cloth.bottom())),
        TableSide::Top => Some(area.with_max_y(cloth.top())),
        TableSide::Left => Some(cloth.with_min_x(area.left()).with_max_x(cloth.left())),
        TableSide::Right => Some(cloth.with_min_x(cloth.right()).with_max_x(area.right())),
        TableSide::Chip => None,
    }
}
