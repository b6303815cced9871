//! The lamp above the table, which hangs over the player to move.

use egui::emath::easing::cubic_in_out;
use egui::{Rect, Vec2};

use engine::Seat;

use super::effect::{ActiveEffect, Effect};
use super::layout::TableLayout;
use super::plates::TableSide;
use super::snapshot::Snapshot;
use crate::paint::Lamp;

/// How far the lamp leans towards a player, in points.
const MAX_LEAN: f32 = 60.0;

/// The lamp at this moment; while the turn passes, it is on its way to the next player.
pub(super) fn lamp(
    snapshot: &Snapshot,
    effects: &[ActiveEffect<'_>],
    layout: &TableLayout,
) -> Lamp {
    let lights: Vec<f32> = snapshot
        .players
        .iter()
        .map(|player| {
            let is_of = |seat: Option<Seat>| f32::from(u8::from(seat == Some(player.seat)));
            let passing = effects.iter().map(|active| match *active.effect {
                Effect::TurnPasses { from, to } => {
                    (1.0 - cubic_in_out(active.progress)) * (is_of(from) - is_of(to))
                }
                _ => 0.0,
            });
            f32::from(u8::from(player.is_to_move)) + passing.sum::<f32>()
        })
        .collect();
    let total: f32 = lights.iter().sum();
    let mut lamp = Lamp::default();
    for (strength, plate) in lights.into_iter().zip(&layout.plates) {
        lamp.offset += plate.direction_from(layout.cloth.center()) * (MAX_LEAN * strength);
        let light = 2.0 * strength - total;
        lamp.plates.extend(wood_strip(plate.position, layout).map(|wood| (wood, light)));
    }
    if lamp.offset == Vec2::ZERO {
        lamp.plates.retain(|(_, light)| *light != 0.0);
    }
    lamp
}

/// Returns the strip of wood in front of a player; `None` for a chip, since chips share one strip.
fn wood_strip(side: TableSide, layout: &TableLayout) -> Option<Rect> {
    let TableLayout { area, cloth, .. } = layout;
    match side {
        TableSide::Own => Some(area.with_min_y(cloth.bottom())),
        TableSide::Top => Some(area.with_max_y(cloth.top())),
        TableSide::Left => Some(cloth.with_min_x(area.left()).with_max_x(cloth.left())),
        TableSide::Right => Some(cloth.with_min_x(cloth.right()).with_max_x(area.right())),
        TableSide::Chip => None,
    }
}
