//! The bone that may be played, shown where it would lie; what it would bring
//! stands beside it.

use egui::{LayerId, Order, Painter, Pos2, Rect, Vec2, vec2};

use super::layout::{Arrangement, EndPlace, pill_size};
use super::model::{EndModel, TableModel};
use super::names as wording;
use super::paint_context::PaintContext;
use super::pills::pill;
use super::pose::Pose;
use super::preview::Preview;
use crate::app::paint::{BoneFace, BoneState};
use engine::{Bone, Side};

/// How much of a ghost is to be seen, 0.0 to 1.0.
const STRENGTH: f32 = 0.6;
/// How high what it would bring is written, in points.
const PILL_HEIGHT: f32 = 28.0;
/// The space between it and the ghost, in points.
const APART: f32 = 6.0;
/// How much room around a bone its glow takes, as a share of its width.
const GLOW: f32 = 0.1;
/// How far beside the best places it is tried.
const TRIES: u16 = 24;

/// The bone that an end invites without being asked: the one taken up, or the
/// only one in the hand that fits there.
pub fn guest(model: &TableModel, end: &EndModel) -> Option<(Bone, Preview)> {
    if let Some(bone) = model.selected() {
        return end.preview.map(|preview| (bone, preview));
    }
    let mut fitting = model.hand.iter().filter_map(|hand| {
        let (_, preview) = hand.fits.iter().find(|(at, _)| *at == end.end)?;
        Some((hand.bone, *preview))
    });
    fitting.next().filter(|_| fitting.next().is_none())
}

/// How a bone would lie at an end.
pub fn pose(model: &TableModel, arrangement: &Arrangement, place: &EndPlace, bone: Bone) -> Pose {
    let end = &model.ends[place.end];
    let Some(on) = end.end else {
        let size = place.bone.size();
        let size = if bone.is_doublet() { size.yx() } else { size };
        let angle = if bone.is_doublet() {
            0.0
        } else {
            angle(vec2(-1.0, 0.0))
        };
        let rect = Rect::from_center_size(place.bone.center(), size);
        return Pose {
            angle,
            ..Pose::upright(rect)
        };
    };
    let (rect, from) = if arrangement.is_whole {
        let mut bones = arrangement.bones.iter();
        let on = bones.find(|(lying, _)| lying.bone == on.on);
        let from = on.map_or(place.bone.center(), |(_, on)| open_half(*on, place.bone));
        let is_taken_up = model.selected() == Some(bone);
        let rect = if bone.is_doublet() && !is_taken_up && place.reserved != place.bone {
            across(place, from)
        } else {
            place.bone
        };
        (rect, from)
    } else {
        beyond(model, arrangement, place, bone)
    };
    let out = outward(rect, from);
    let heavy = if end.pips == Some(bone.high()) {
        -out
    } else {
        out
    };
    Pose {
        angle: if bone.is_doublet() {
            Pose::back(rect).angle
        } else {
            angle(heavy)
        },
        ..Pose::upright(rect)
    }
}

/// How far a bone is turned whose heavier half points there.
fn angle(heavy: Vec2) -> f32 {
    heavy.x.atan2(-heavy.y)
}

/// The middle of the half of a bone that is nearest to another place.
fn open_half(bone: Rect, to: Rect) -> Pos2 {
    let middles = bone.shrink(bone.size().min_elem() / 2.0);
    // By rounding its short side may have ended less than nowhere.
    let middles = Rect::from_two_pos(middles.min, middles.max);
    middles.clamp(to.center())
}

/// The direction in which a bone lies that touches something with one half.
fn outward(rect: Rect, from: Pos2) -> Vec2 {
    let along = if rect.width() > rect.height() {
        vec2(1.0, 0.0)
    } else {
        vec2(0.0, 1.0)
    };
    let away = rect.center() - from;
    if away.dot(along) < 0.0 { -along } else { along }
}

/// Where a doublet lies that has not been taken up: across the place of other
/// bones, at their near end.
fn across(place: &EndPlace, from: Pos2) -> Rect {
    let (size, width) = (place.bone.size().yx(), place.bone.size().min_elem());
    let center = place.bone.center() - outward(place.bone, from) * width / 2.0;
    Rect::from_center_size(center, size)
}

/// Where only the ends are shown: beyond the last bone of an arm, or beside it
/// where there is no room, turned or along it; and where it goes on from.
fn beyond(
    model: &TableModel,
    arrangement: &Arrangement,
    place: &EndPlace,
    bone: Bone,
) -> (Rect, Pos2) {
    let end = &model.ends[place.end];
    let out = match end.side {
        Side::East => vec2(1.0, 0.0),
        Side::West => vec2(-1.0, 0.0),
        Side::North => vec2(0.0, -1.0),
        Side::South => vec2(0.0, 1.0),
    };
    let (width, table) = (arrangement.bone_width, arrangement.table);
    let length = if bone.is_doublet() { 1.0 } else { 2.0 };
    let half = |way: Vec2| (place.bone.size() * way).abs().max_elem() / 2.0;
    let lying = |way: Vec2, from: Pos2| {
        let size = (way * length + way.rot90() * (3.0 - length)).abs() * width;
        let middle = from + way * length * width / 2.0;
        let room = Rect::from_two_pos(table.min + size / 2.0, table.max - size / 2.0);
        let there = Rect::from_center_size(room.clamp(middle), size);
        (there, there.center() - way)
    };
    let center = place.bone.center();
    if end.bone.is_none() {
        return lying(out, center - out * half(out));
    }
    let corner = center + out * (half(out) - width / 2.0);
    let across = [out.rot90(), -out.rot90()];
    let turned = across.map(|way| lying(way, corner + way * half(way)));
    // Bent around beyond it, where there is room for one half alone.
    let beyond = center + out * (half(out) + width / 2.0);
    let bent = across.map(|way| lying(way, beyond - way * width / 2.0));
    // Beside the open half, as the bone itself lies.
    let beside = across.map(|way| {
        let there = lying(out, corner);
        let thick = (there.0.size() * way).abs().max_elem();
        let middle = corner + way * (half(way) + thick / 2.0);
        let size = there.0.size();
        let room = Rect::from_two_pos(table.min + size / 2.0, table.max - size / 2.0);
        let there = Rect::from_center_size(room.clamp(middle), size);
        (there, there.center() - out)
    });
    let straight = lying(out, center + out * half(out));
    let tried = [straight]
        .into_iter()
        .chain(turned)
        .chain(bent)
        .chain(beside);
    let bones = arrangement.bones.iter().map(|(_, rect)| *rect);
    // A side that is not open yet is bare felt.
    let open = arrangement.ends.iter().filter(|it| model.ends[it.end].open);
    let labels = open.clone().filter(|it| it.end != place.end);
    let labels = labels.map(|it| it.label);
    let taken: Vec<Rect> = bones.chain(open.map(|it| it.bone)).chain(labels).collect();
    let overlap = |rect: &Rect| -> f32 {
        let shared = taken.iter().map(|other| other.intersect(*rect));
        shared.filter(Rect::is_positive).map(|it| it.area()).sum()
    };
    // By rounding bones beside each other may share a hair's breadth.
    let covers = |tried: &(Rect, Pos2)| (overlap(&tried.0) / width).round();
    let free = tried.reduce(|one, other| {
        if covers(&other) < covers(&one) {
            other
        } else {
            one
        }
    });
    free.unwrap_or(straight)
}

/// The place beside a ghost for what it would bring: on no bone, on no other
/// place, not on the seal, and never on the ghost.
pub fn beside(ghost: Rect, size: Vec2, model: &TableModel, arrangement: &Arrangement) -> Rect {
    let around = GLOW * arrangement.bone_width;
    let bones = arrangement.bones.iter().map(|(_, rect)| *rect);
    let ends = arrangement.ends.iter().filter(|place| {
        let end = &model.ends[place.end];
        end.preview.is_some() || end.bone.is_some() && !arrangement.is_whole
    });
    let taken = bones.chain(ends.map(|place| place.bone));
    let taken: Vec<Rect> = taken.chain(arrangement.seal).collect();
    let distance = ghost.size() / 2.0 + size / 2.0 + Vec2::splat(APART);
    let at = |offset: Vec2| Rect::from_center_size(ghost.center() + offset, size);
    let sides = [
        vec2(0.0, -distance.y),
        vec2(distance.x, 0.0),
        vec2(-distance.x, 0.0),
        vec2(0.0, distance.y),
    ];
    let farther = (0..TRIES).flat_map(|n| {
        // Along each side, and a little farther away each time around.
        let slide = [0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.5][usize::from(n) % 7];
        let out = 1.0 + 0.5 * f32::from(n / 7);
        sides.map(move |side| side * out + side.rot90().normalized() * slide * distance)
    });
    let room = arrangement.table;
    let fits = |rect: &Rect| room.contains_rect(*rect) && !rect.intersects(ghost.expand(2.0));
    let overlap = |rect: &Rect| -> f32 {
        let shared = taken
            .iter()
            .map(|other| other.expand(around).intersect(*rect));
        shared.filter(Rect::is_positive).map(|it| it.area()).sum()
    };
    let tried = farther.map(at).filter(fits);
    let best = tried.map(|rect| (overlap(&rect), rect));
    let best = best.reduce(|best, next| if next.0 < best.0 { next } else { best });
    best.map_or_else(|| at(sides[0]), |(_, rect)| rect)
}

/// Paints a bone where it would lie.
pub(super) fn ghost_ui(
    painter: &Painter,
    pose: &Pose,
    bone: Bone,
    strength: f32,
    picture: &PaintContext<'_>,
) {
    let look = picture.look;
    let face = BoneFace::new(look, BoneState::PlayedBy(picture.model.viewer)).hovered(look, true);
    let mut faint = painter.clone();
    faint.set_opacity(STRENGTH * strength);
    pose.paint(&faint, pose.width, bone, &face, look);
}

/// Tells beside a ghost what it would bring.
pub(super) fn told_ui(
    painter: &Painter,
    pose: &Pose,
    preview: Preview,
    strength: f32,
    picture: &PaintContext<'_>,
) {
    if wording::tells_counts(picture.rules) {
        let text = wording::preview(preview, picture.rules);
        let size = pill_size(text.chars().count(), PILL_HEIGHT);
        let ground = beside(pose.around(), size, picture.model, picture.arrangement);
        pill(painter, ground, &text, strength, picture.look);
    }
}

/// Above everything that is no window.
pub(super) fn above(painter: &Painter) -> Painter {
    let layer = LayerId::new(Order::Background, egui::Id::unique("the bone in the hand"));
    painter.ctx().layer_painter(layer)
}
