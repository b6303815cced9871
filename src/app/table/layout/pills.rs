//! Where the numbers stand that made a score: beside their ends, and on nothing
//! else.

use egui::{Pos2, Rect, Vec2, vec2};

use super::{Arrangement, EndPlace};
use crate::app::table::model::{EndModel, TableModel};
use engine::Side;

/// How high a number is beside an end of the whole table, and where it stands
/// in place of an end's label, in points.
const HEIGHT: f32 = 24.0;
const LABEL_HEIGHT: f32 = 18.0;
/// Each letter after the first makes it so much wider, as a share of its height.
const LETTER: f32 = 0.37;
/// How much room around a bone its glow takes, as a share of its width.
const GLOW: f32 = 0.2;
/// How far from its end a number may stand: so many widths of a bone, and so
/// many of its own heights.
const FARTHEST: (f32, f32) = (3.0, 2.0);
/// How much farther it is tried each time, in points, and in how many
/// directions.
const STEP: f32 = 3.0;
const DIRECTIONS: u8 = 16;

/// A number that made a score, and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PillPlace {
    /// Which of the model's ends it is of.
    pub end: usize,
    /// Its place.
    pub rect: Rect,
}

/// The places of the numbers of all ends that count: where only the ends are
/// shown, in their labels, which they stand for; on the whole table, as near to
/// the end as nothing lies and no bone may come to lie.
///
/// An end that is out of sight has none.
pub fn pills(model: &TableModel, arrangement: &Arrangement) -> Vec<PillPlace> {
    let places = arrangement.ends.iter();
    let counting = places.filter(|place| model.ends[place.end].times > 0);
    if !arrangement.is_whole {
        let pill = |place: &EndPlace| PillPlace {
            end: place.end,
            rect: in_label(model, place),
        };
        return counting.map(pill).collect();
    }
    let around = GLOW * arrangement.bone_width;
    let bones = arrangement.bones.iter();
    let bones = bones.map(|(_, rect)| rect.expand(around));
    let reserved = arrangement.ends.iter().map(|place| place.reserved);
    let mut taken: Vec<Rect> = bones.chain(reserved).chain(arrangement.seal).collect();
    let mut pills = Vec::new();
    for place in counting {
        let end = &model.ends[place.end];
        let size = pill_size(letters(end), HEIGHT);
        let Some(near) = open_half(end, place, arrangement) else {
            continue;
        };
        if let Some(rect) = nearest_free(near, size, arrangement, &taken) {
            taken.push(rect);
            pills.push(PillPlace {
                end: place.end,
                rect,
            });
        }
    }
    pills
}

/// How large so many letters with a ground of their own are.
pub fn pill_size(letters: usize, height: f32) -> Vec2 {
    let more = letters.saturating_sub(1) as f32;
    vec2(height * (1.0 + LETTER * more), height)
}

/// How many letters the number of an end has, as in `6 + 6`.
fn letters(end: &EndModel) -> usize {
    let terms = end.terms();
    let digits = terms.iter().map(|term| if *term < 10 { 1 } else { 2 });
    digits.sum::<usize>() + 3 * terms.len().saturating_sub(1)
}

fn in_label(model: &TableModel, place: &EndPlace) -> Rect {
    let end = &model.ends[place.end];
    let size = pill_size(letters(end), LABEL_HEIGHT);
    let label = place.label;
    let left = match end.side {
        Side::North | Side::South if !model.is_list => label.left(),
        _ => label.center().x - size.x / 2.0,
    };
    let top = if model.is_list {
        label.bottom() - size.y
    } else {
        label.center().y - size.y / 2.0
    };
    Rect::from_min_size(Pos2::new(left, top), size)
}

/// The middle of the half, or of the doublet, that an end is the open side of.
pub fn open_half(end: &EndModel, place: &EndPlace, arrangement: &Arrangement) -> Option<Pos2> {
    let on = end.end?.on;
    let mut bones = arrangement.bones.iter();
    let (_, bone) = bones.find(|(lying, _)| lying.bone == on)?;
    let middles = bone.shrink(bone.size().min_elem() / 2.0);
    // By rounding its short side may have ended less than nowhere.
    let middles = Rect::from_two_pos(middles.min, middles.max);
    Some(middles.clamp(place.bone.center()))
}

/// The nearest place where nothing is.
pub fn nearest_free(
    near: Pos2,
    size: Vec2,
    arrangement: &Arrangement,
    taken: &[Rect],
) -> Option<Rect> {
    let mut places = places_near(near, size, arrangement);
    places.find(|rect| {
        let mut others = taken.iter();
        !others.any(|other| other.intersect(*rect).is_positive())
    })
}

/// The place where least is covered of what comes first, and after that of the rest; the
/// nearest of such places.
pub fn freest(
    near: Pos2,
    size: Vec2,
    arrangement: &Arrangement,
    [first, rest]: [&[Rect]; 2],
) -> Option<Rect> {
    let places = places_near(near, size, arrangement);
    let costs = places.map(|rect| {
        let covers = [first, rest].map(|kept| covered(rect, kept).round());
        (covers, rect)
    });
    let cheapest = costs.min_by(|(one, _), (other, _)| {
        let by_first = one[0].total_cmp(&other[0]);
        by_first.then_with(|| one[1].total_cmp(&other[1]))
    });
    cheapest.map(|(_, rect)| rect)
}

/// How much of these a place covers, in square points.
fn covered(place: Rect, kept: &[Rect]) -> f32 {
    let both = kept.iter().map(|other| other.intersect(place));
    both.filter(Rect::is_positive).map(|both| both.area()).sum()
}

/// The places on the table that are tried, the nearest first.
fn places_near(near: Pos2, size: Vec2, arrangement: &Arrangement) -> impl Iterator<Item = Rect> {
    let (widths, heights) = FARTHEST;
    let farthest = widths * arrangement.bone_width + heights * size.y;
    let steps = (farthest / STEP) as u16;
    let distances = (0..steps).map(|step| f32::from(step) * STEP);
    let tried = distances.flat_map(move |distance| {
        (0..DIRECTIONS).map(move |n| {
            let turned = f32::from(n) / f32::from(DIRECTIONS) * std::f32::consts::TAU;
            // The first place to try is above.
            near + Vec2::angled(turned - std::f32::consts::FRAC_PI_2) * distance
        })
    });
    let tried = tried.map(move |center| Rect::from_center_size(center, size));
    tried.filter(move |rect| arrangement.table.contains_rect(*rect))
}
