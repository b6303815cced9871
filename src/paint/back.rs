//! The back of a bone, drawn in the same way at every size.

use egui::vec2;

use super::look::{color, darker};
use super::pen::Pen;
use super::placed_bone::BoneShape;

/// How far the dark edge extends outwards and inwards from the outline, in points.
const EDGE_HALF_WIDTH: f32 = 0.4;
const EDGE_DARKENING: f32 = 0.35;
/// Distance of the frame from the edge, as a share of the width.
const FRAME_MARGIN: f32 = 0.14;
/// The thickness of the frame on backs with and without fine details, in points.
const FRAME_THICKNESS: (f32, f32) = (1.0, 0.7);
const FRAME_STRENGTH: f32 = 0.75;
/// The least thickness of a pattern's lines, relative to that of the frame.
const PATTERN_FACTOR: f32 = 1.1;
const LIGHT_STRENGTH: f32 = 0.35;

pub(super) fn paint(pen: &mut Pen, bone: &BoneShape<'_>) {
    let colors = &bone.look.colors;
    let (placement, corner) = (&bone.placement, bone.corner_radius());
    let edge = darker(color(colors.back_lower), EDGE_DARKENING).gamma_multiply(bone.bone.opacity);
    pen.placed_rect(placement, bone.rect.expand(EDGE_HALF_WIDTH), corner + EDGE_HALF_WIDTH, edge);
    let face = bone.rect.shrink(EDGE_HALF_WIDTH);
    let fill = (bone.tone(colors.back), bone.tone(colors.back_lower));
    pen.placed_rect(placement, face, corner - EDGE_HALF_WIDTH, fill);
    if bone.has_details {
        let light = bone.light_on(colors.back, LIGHT_STRENGTH);
        bone.paint_upper_light(pen, face, corner, light);
    }
    let thickness = if bone.has_details { FRAME_THICKNESS.0 } else { FRAME_THICKNESS.1 };
    let mut inset = FRAME_MARGIN * bone.width;
    if !bone.bone.is_moving {
        inset = pen.snap(inset).max(pen.pixel());
    }
    let ornament = bone.tone(colors.ornament);
    let line = ornament.gamma_multiply(FRAME_STRENGTH);
    pen.placed_frame(placement, bone.rect.shrink(inset), corner * 0.5, -thickness, 0.0, line);
    let pattern = bone.look.back;
    let width = (pattern.width * bone.width).max(PATTERN_FACTOR * thickness);
    for line in pattern.lines {
        let (count, step) = line.repeats;
        let sides: &[f32] = if line.is_mirrored { &[1.0, -1.0] } else { &[1.0] };
        for (row, side) in (0..count).flat_map(|row| sides.iter().map(move |side| (row, side))) {
            let down = step * f32::from(row);
            let points = line.points.iter();
            let points: Vec<_> = points
                .map(|(x, y)| placement.place(vec2(x * side, y + down) * bone.width))
                .collect();
            pen.polyline(&points, line.is_closed, width, ornament);
        }
    }
}
