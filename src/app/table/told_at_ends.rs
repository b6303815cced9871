//! Where something is told at the ends: beside the bones that the next ones would join.

use egui::{Pos2, Rect, Vec2};

use super::end_label::{label_place, place_of_count};
use super::ghost;
use super::layout::{Arrangement, EndPlace, PillPlace, freest, nearest_free, open_half};
use super::model::{EndModel, TableModel};
use engine::Side;

/// How far it stands from a bone, as a share of the width of that.
const BESIDE: f32 = 0.1;

/// The places of what is told at the ends that have something to tell, which is so
/// large: touching the bone that the next one would join, or the place of one that is
/// advised there; in a list of ends in place of what the end counts. Where there is no
/// room for that, it lies on bones rather than on anything that is written.
pub fn told_at_ends(
    model: &TableModel,
    arrangement: &Arrangement,
    size: impl Fn(&EndModel) -> Option<Vec2>,
) -> Vec<PillPlace> {
    let around = BESIDE * arrangement.bone_width;
    let is_list = model.is_list && !arrangement.is_whole;
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
    let panels = arrangement.panels.iter();
    let panels = panels.flat_map(|panel| panel.bones.iter().copied().chain(panel.title));
    let bones = arrangement.bones.iter().map(|(_, rect)| *rect);
    let bones = bones.chain(last.map(|place| place.bone)).chain(advised);
    let bones = bones.map(|bone| bone.expand(around));
    let bones: Vec<Rect> = bones.chain(panels).collect();
    let mut written: Vec<Rect> = arrangement.seal.into_iter().collect();
    written.extend(places.clone().filter_map(|place| {
        let is_told = size(&model.ends[place.end]).is_some();
        written_at(model, arrangement, place, is_told)
    }));
    let mut told = Vec::new();
    for place in places {
        let end = &model.ends[place.end];
        let Some(size) = size(end) else { continue };
        let at_end = if arrangement.is_whole {
            open_half(end, place, arrangement)
        } else {
            let count = place_of_count(model, place).map(|count| count.center());
            count.or_else(|| Some(outer_half(end, place)))
        };
        // Where a bone is advised, beside that.
        let near = ghost_at(place).filter(|_| !is_list);
        let near = near.map(|ghost| ghost.center());
        let is_seen = |near: &Pos2| arrangement.table.contains(*near);
        let Some(near) = near.filter(is_seen).or(at_end.filter(is_seen)) else {
            continue;
        };
        let taken = [&written[..], &bones].concat();
        let rect = nearest_free(near, size, arrangement, &taken);
        let rect = rect.or_else(|| freest(near, size, arrangement, [&written, &bones]));
        let rect = rect.unwrap_or_else(|| ghost::beside(place.bone, size, model, arrangement));
        written.push(rect);
        told.push(PillPlace {
            end: place.end,
            rect,
        });
    }
    told
}

/// Where something is written at an end that must stay to be read: its name in a list, and
/// what it counts, but for what is told there instead.
fn written_at(
    model: &TableModel,
    arrangement: &Arrangement,
    place: &EndPlace,
    is_told: bool,
) -> Option<Rect> {
    if arrangement.is_whole {
        return None;
    }
    if !model.is_list {
        let counts = model.ends[place.end].times > 0;
        let label = label_place(model, arrangement, place).filter(|_| counts);
        return label.map(|(label, _)| label);
    }
    let count = place_of_count(model, place).filter(|_| is_told);
    Some(match count {
        Some(count) => place.label.with_max_y(count.top()),
        None => place.label,
    })
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
