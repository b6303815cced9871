//! A small picture of a position: the line as it lies, on its cloth.

use egui::{Rect, vec2};

use crate::paint::{self, Bone, Face, Look, Pen};
use crate::table::line::Line;

/// The widest that a bone is painted, in points.
const WIDEST: f32 = 14.0;
/// The space around the line, in points.
const AROUND: f32 = 8.0;
const ROUNDING: f32 = 8.0;

/// Paints a line on a piece of cloth.
pub fn line_picture(pen: &mut Pen, rect: Rect, line: &Line, look: &Look) {
    paint::cloth(pen, rect, ROUNDING, None, look);
    let hairline = paint::color(look.colors.hairline);
    pen.frame(rect, ROUNDING, -1.0, 0.0, hairline.gamma_multiply(0.5));
    let laid = line.bones();
    let bounds = laid.iter().map(|laid| laid.rect);
    let bounds = bounds.fold(Rect::NOTHING, Rect::union);
    if !bounds.is_positive() {
        return;
    }
    let room = rect.size() - vec2(2.0 * AROUND, 2.0 * AROUND);
    let width = (room / bounds.size()).min_elem().min(WIDEST);
    let bones: Vec<_> = laid
        .iter()
        .map(|laid| {
            let place = laid.place();
            let from_middle = (place.center - bounds.center()) * width;
            let pose = paint::Pose {
                center: rect.center() + from_middle,
                width,
                angle: place.angle(),
            };
            Bone {
                face: Face::Played(0),
                ..Bone::new(pose, [laid.bone.high(), laid.bone.low()])
            }
        })
        .collect();
    paint::bones(pen, &bones, look);
}
