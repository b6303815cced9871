//! Small pictures: a line of bones, and the bones of a hand.

use egui::{Pos2, Rect, Role, Ui, Vec2, vec2};

use super::sizes;
use crate::paint::{self, Face, Look, PaintedBone, Pen, Pose};
use crate::table::line::Line;
use crate::widgets::allocate_described;

const MAX_BONE_WIDTH: f32 = 14.0;
const LINE_MARGIN: f32 = 8.0;
const BONE_GAP: f32 = 6.0;

/// Paints a line on a piece of cloth.
pub fn line_picture(pen: &mut Pen, rect: Rect, line: &Line, look: &Look) {
    paint::cloth(pen, rect, sizes::ROW_ROUNDING, None, look);
    let hairline = paint::color(look.colors.hairline);
    pen.frame(rect, sizes::ROW_ROUNDING, -1.0, 0.0, hairline.gamma_multiply(0.5));
    paint_line(pen, rect.shrink(LINE_MARGIN), MAX_BONE_WIDTH, line, look);
}

/// Paints the bones of a line in the middle of `room`, each at most `max_bone_width` points wide.
pub fn paint_line(pen: &mut Pen, room: Rect, max_bone_width: f32, line: &Line, look: &Look) {
    if let Some(framing) = Framing::new(bounds_of(line), room, max_bone_width) {
        paint::bones(pen, &framing.bones(line), look);
    }
}

/// A mapping that fits a line into the middle of a rectangle, as large as possible.
#[derive(Debug, Clone, Copy)]
pub struct Framing {
    // The centers of the painted area, in widths of a bone, and of the room.
    from: Pos2,
    to: Pos2,
    /// The width of a bone, in points.
    width: f32,
}

impl Framing {
    /// Fits `bounds`, in widths of a bone, into `room`; `None` if they are empty. A bone is at most
    /// `max_bone_width` points wide.
    pub fn new(bounds: Rect, room: Rect, max_bone_width: f32) -> Option<Self> {
        bounds.is_positive().then(|| Self {
            from: bounds.center(),
            to: room.center(),
            width: (room.size() / bounds.size()).min_elem().min(max_bone_width),
        })
    }

    pub fn to_screen(self, place: Pos2) -> Pos2 {
        self.to + (place - self.from) * self.width
    }

    /// The bones of a line that have a place, in the order in which they were laid.
    pub fn bones(self, line: &Line) -> Vec<PaintedBone> {
        let bones = line.bones().iter().filter_map(|laid| {
            let place = laid.place()?;
            let pose = Pose {
                center: self.to_screen(place.center),
                width: self.width,
                angle: place.angle(),
            };
            Some(PaintedBone { face: Face::Played(0), ..face_up(pose, laid.bone) })
        });
        bones.collect()
    }
}

pub fn bounds_of(line: &Line) -> Rect {
    let places = line.bones().iter().map(|laid| laid.rect);
    places.fold(Rect::NOTHING, Rect::union)
}

pub fn face_up(pose: Pose, bone: engine::Bone) -> PaintedBone {
    PaintedBone::new(pose, bone.halves())
}

/// Returns the poses of `count` upright bones in a row around `center`, closer together if `room`
/// is too narrow.
pub fn bones_row(center: Pos2, count: usize, width: f32, room: f32) -> impl Iterator<Item = Pose> {
    let between = (count as f32 - 1.0).max(1.0);
    let step = (width + BONE_GAP).min((room - width) / between);
    let first = center - Vec2::X * step * (count as f32 - 1.0) / 2.0;
    (0..count).map(move |n| Pose::upright(first + Vec2::X * step * n as f32, width))
}

/// Draws the bones of a hand in a row. `told` is for a screen reader.
pub fn hand_picture(ui: &mut Ui, hand: &[engine::Bone], width: f32, told: &str, look: &Look) {
    let whole = hand_width(hand.len(), width).min(ui.available_width());
    let size = vec2(whole, 2.0 * width);
    let (rect, _) = allocate_described(ui, size, Role::Image, "", told);
    let poses = bones_row(rect.center(), hand.len(), width, rect.width());
    let bones = poses.zip(hand).map(|(pose, bone)| face_up(pose, *bone));
    paint::bones(&mut Pen::new(ui.painter()), &bones.collect::<Vec<_>>(), look);
}

fn hand_width(count: usize, width: f32) -> f32 {
    ((width + BONE_GAP) * count as f32 - BONE_GAP).max(0.0)
}
