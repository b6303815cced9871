//! Small pictures: a position as it lies, and the bones of a hand.

use egui::{Pos2, Rect, Vec2, pos2};

use crate::paint::{self, Bone, Face, Look, Pen, Pose};
use crate::table::line::Line;

/// The widest that a bone of a position is painted, in points.
const WIDEST: f32 = 14.0;
/// The space around the line, in points.
const AROUND: f32 = 8.0;
const ROUNDING: f32 = 8.0;
/// The space between two bones in a row, in points.
const BETWEEN: f32 = 6.0;

/// Paints a line on a piece of cloth.
pub fn line_picture(pen: &mut Pen, rect: Rect, line: &Line, look: &Look) {
    paint::cloth(pen, rect, ROUNDING, None, look);
    let hairline = paint::color(look.colors.hairline);
    pen.frame(rect, ROUNDING, -1.0, 0.0, hairline.gamma_multiply(0.5));
    paint_line(pen, rect.shrink(AROUND), WIDEST, line, look);
}

/// Paints the bones of a line in the middle of a room, no wider than `widest`.
pub fn paint_line(pen: &mut Pen, room: Rect, widest: f32, line: &Line, look: &Look) {
    let bounds = bounds_of(line);
    if !bounds.is_positive() {
        return;
    }
    let width = (room.size() / bounds.size()).min_elem().min(widest);
    let bones: Vec<_> = line
        .bones()
        .iter()
        .map(|laid| {
            let place = laid.place();
            let pose = Pose {
                center: room.center() + (place.center - bounds.center()) * width,
                width,
                angle: place.angle(),
            };
            Bone {
                face: Face::Played(0),
                ..face(pose, laid.bone)
            }
        })
        .collect();
    paint::bones(pen, &bones, look);
}

/// What the bones of a line cover, in widths of a bone.
pub fn bounds_of(line: &Line) -> Rect {
    let places = line.bones().iter().map(|laid| laid.rect);
    places.fold(Rect::NOTHING, Rect::union)
}

/// A bone at rest.
pub fn face(pose: Pose, bone: engine::Bone) -> Bone {
    Bone::new(pose, [bone.high(), bone.low()])
}

/// The places of upright bones of a width in a row around a middle, closer together where they
/// do not fit.
pub fn bones_row(center: Pos2, count: usize, width: f32, room: f32) -> impl Iterator<Item = Pose> {
    let between = (count as f32 - 1.0).max(1.0);
    let step = (width + BETWEEN).min((room - width) / between);
    let first = center - Vec2::X * step * (count as f32 - 1.0) / 2.0;
    (0..count).map(move |n| Pose::upright(first + Vec2::X * step * n as f32, width))
}

/// Paints the bones of a hand in a row, from the left edge of a place.
pub fn paint_hand(pen: &mut Pen, place: Rect, width: f32, hand: &[engine::Bone], look: &Look) {
    let whole = hand_width(hand.len(), width).min(place.width());
    let center = pos2(place.left() + whole / 2.0, place.center().y);
    let poses = bones_row(center, hand.len(), width, place.width());
    let bones: Vec<_> = poses
        .zip(hand)
        .map(|(pose, bone)| face(pose, *bone))
        .collect();
    paint::bones(pen, &bones, look);
}

/// How wide bones of a width in a row are.
pub fn hand_width(count: usize, width: f32) -> f32 {
    ((width + BETWEEN) * count as f32 - BETWEEN).max(0.0)
}
