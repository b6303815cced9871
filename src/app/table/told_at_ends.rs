//! Where something is told at the ends: beside the bones that the next ones would join.

use egui::{Pos2, Rect, Vec2};

use super::end_label::label_place;
use super::ghost;
use super::layout::{Arrangement, EndPlace, PillPlace, nearest_free, open_half};
use super::model::{EndModel, TableModel};
use crate::engine::Side;

/// How far it stands from a bone, as a share of the width of that.
const BESIDE: f32 = 0.1;

/// The places of what is told at the ends that have something to tell, which is so
/// large: touching the bone that the next one would join, or the place of one that is
/// advised there; on no bone, nor on that place.
pub fn told_at_ends(
    model: &TableModel,
    arrangement: &Arrangement,
    size: impl Fn(&EndModel) -> Option<Vec2>,
) -> Vec<PillPlace> {
    let around = BESIDE * arrangement.bone_width;
    let places = arrangement.ends.iter();
    let last = places.clone().filter(|place| {
        let end = &model.ends[place.end];
        !arrangement.is_whole && (end.bone.is_some() || end.playable)
    });
    let ghost_at = |place: &EndPlace| {
        let bone = model.advised_at(model.ends[place.end].end)?;
        Some(ghost::pose(model, arrangement, place, bone).around())
    };
    let advised = places.clone().filter_map(ghost_at);
    let counted = places
        .clone()
        .filter(|place| model.ends[place.end].times > 0);
    let labels = counted.filter(|_| !arrangement.is_whole);
    let panels = arrangement.panels.iter();
    let panels = panels.flat_map(|panel| panel.bones.iter().copied().chain(panel.title));
    let bones = arrangement.bones.iter().map(|(_, rect)| *rect);
    let bones = bones.chain(last.map(|place| place.bone)).chain(advised);
    let bones = bones.map(|bone| bone.expand(around));
    let labels = labels.filter_map(|place| label_place(model, arrangement, place));
    let others = labels.map(|(label, _)| label).chain(panels);
    let mut taken: Vec<Rect> = bones.chain(others).chain(arrangement.seal).collect();
    let mut told = Vec::new();
    for place in places {
        let end = &model.ends[place.end];
        let Some(size) = size(end) else { continue };
        let at_end = if arrangement.is_whole {
            open_half(end, place, arrangement)
        } else {
            Some(outer_half(end, place))
        };
        // Where a bone is advised, beside that.
        let near = ghost_at(place).map(|ghost| ghost.center());
        let is_seen = |near: &Pos2| arrangement.table.contains(*near);
        let Some(near) = near.filter(is_seen).or(at_end.filter(is_seen)) else {
            continue;
        };
        let rect = nearest_free(near, size, arrangement, &taken);
        let rect = rect.unwrap_or_else(|| ghost::beside(place.bone, size, model, arrangement));
        taken.push(rect);
        told.push(PillPlace {
            end: place.end,
            rect,
        });
    }
    told
}

/// Where only the ends are shown, the middle of the half of the last bone that is open;
/// of the place of the first one, if there is none.
fn outer_half(end: &EndModel, place: &EndPlace) -> Pos2 {
    let bone = place.bone;
    if end.bone.is_none() {
        return bone.center();
    }
    let out = match end.side {
        Side::East => Vec2::X,
        Side::West => -Vec2::X,
        Side::North => -Vec2::Y,
        Side::South => Vec2::Y,
    };
    let middles = bone.shrink(bone.size().min_elem() / 2.0);
    let middles = Rect::from_two_pos(middles.min, middles.max);
    middles.clamp(bone.center() + out * bone.size())
}
