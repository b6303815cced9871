//! The backs of bones that lie face down.

use egui::{Painter, Rect, Shape, Stroke, StrokeKind, vec2};

use super::bone::{BoneFace, BoneState, body, outline, under};
use super::geometry::BoneGeometry;
use crate::app::theme::{Look, darker};

/// How far the frame lies inside the edge, as part of the width.
const FRAME_INSET: f32 = 0.10;
/// The narrowest back with an ornament, in pixels.
const ORNAMENT_FROM_PX: f32 = 18.0;
/// Half the width and half the length of the lozenges along the middle, as part of the width.
const LOZENGES: [(f32, f32, f32); 3] = [(-0.46, 0.09, 0.15), (0.0, 0.16, 0.26), (0.46, 0.09, 0.15)];

/// Paints a bone that lies face down, upright or lying as the rect is.
pub fn face_down(painter: &Painter, rect: Rect, look: &Look) {
    back(painter, rect, &BoneFace::new(look, BoneState::Shown), look);
}

/// Paints the back of a bone with this face, which may be pointed at.
pub fn back(painter: &Painter, rect: Rect, face: &BoneFace, look: &Look) {
    let bone = BoneGeometry::new(rect, painter.pixels_per_point());
    under(painter, &bone, face);
    body(painter, &bone, look.back_outline, look.back, face.edge);
    let inset = bone.edge + bone.snapped(bone.width * FRAME_INSET);
    let stroke = Stroke::new(bone.pixel.max(bone.edge * 0.75), look.back_frame);
    let frame = bone.rect.shrink(inset);
    outline(
        painter,
        frame,
        bone.rounding - inset,
        stroke,
        StrokeKind::Inside,
    );
    if bone.is_wider_than(ORNAMENT_FROM_PX) {
        let along = if bone.is_upright() {
            vec2(0.0, 1.0)
        } else {
            vec2(1.0, 0.0)
        };
        let across = along.rot90();
        for (place, wide, long) in LOZENGES {
            let center = bone.rect.center() + along * (place * bone.width);
            let corners = [along * long, across * wide, -along * long, -across * wide];
            let corners = corners.map(|out| center + out * bone.width);
            painter.add(Shape::convex_polygon(
                corners.to_vec(),
                darker(look.back, 0.25),
                stroke,
            ));
        }
    }
}
