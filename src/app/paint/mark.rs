//! Small marks, drawn because the fonts have no signs for them, and the table.

use egui::{Align2, Color32, FontId, Mesh, Painter, Rect, Shape, Stroke, pos2, vec2};

use crate::app::theme::Look;

/// Rings and spokes of the light on the table.
const RINGS: u32 = 12;
const SPOKES: u32 = 48;

/// Paints the table: lighter in the middle, darker toward its edge.
pub fn table(painter: &Painter, rect: Rect, look: &Look) {
    let mut mesh = Mesh::default();
    let center = rect.center();
    // The ellipse through the corners, so that the whole table is covered.
    let radius = rect.size() / std::f32::consts::SQRT_2;
    mesh.colored_vertex(center, look.background);
    for ring in 1..=RINGS {
        let part = ring as f32 / RINGS as f32;
        let color = look.background.lerp_to_gamma(look.table_edge, part * part);
        for spoke in 0..SPOKES {
            let angle = spoke as f32 / SPOKES as f32 * std::f32::consts::TAU;
            let out = vec2(angle.cos(), angle.sin()) * radius * part;
            mesh.colored_vertex(center + out, color);
            let (here, next) = (spoke, (spoke + 1) % SPOKES);
            let outer = 1 + (ring - 1) * SPOKES;
            if ring == 1 {
                mesh.add_triangle(0, outer + here, outer + next);
            } else {
                let inner = outer - SPOKES;
                mesh.add_triangle(inner + here, outer + here, outer + next);
                mesh.add_triangle(inner + here, outer + next, inner + next);
            }
        }
    }
    let painter = painter.with_clip_rect(painter.clip_rect().intersect(rect));
    // The ellipse is drawn with straight lines: what they cut off.
    painter.rect_filled(rect, 0.0, look.table_edge);
    painter.add(Shape::mesh(mesh));
}

/// Paints a tick into `rect`.
pub fn tick(painter: &Painter, rect: Rect, color: Color32) {
    let at = |x: f32, y: f32| {
        pos2(
            rect.left() + rect.width() * x,
            rect.top() + rect.height() * y,
        )
    };
    let path = vec![at(0.14, 0.54), at(0.40, 0.80), at(0.88, 0.22)];
    painter.add(Shape::line(path, Stroke::new(rect.width() * 0.13, color)));
}

/// Paints a warning triangle into `rect`.
pub fn warning(painter: &Painter, rect: Rect, color: Color32) {
    let points = vec![rect.center_top(), rect.right_bottom(), rect.left_bottom()];
    let stroke = Stroke::new(rect.width() * 0.09, color);
    painter.add(Shape::closed_line(points, stroke));
    let center = rect.center() + vec2(0.0, rect.height() * 0.14);
    let font = FontId::proportional(rect.height() * 0.74);
    painter.text(center, Align2::CENTER_CENTER, "!", font, color);
}
