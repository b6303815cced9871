//! Plates: rounded rectangles lit from above, of which bones are built up.

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Vec2, pos2, vec2};

/// How many steps a rounded corner has, by its radius in pixels: at least, for
/// each pixel, at most.
const STEPS: (f32, f32, f32) = (2.0, 0.6, 9.0);

/// The colours of a plate, from its top to its bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Light {
    /// At the top.
    pub top: Color32,
    /// At the bottom.
    pub bottom: Color32,
}

impl Light {
    /// The same colour everywhere.
    pub const fn even(color: Color32) -> Self {
        Self {
            top: color,
            bottom: color,
        }
    }
}

/// Paints a rounded rectangle whose colour runs from its top to its bottom;
/// corners are smooth, straight sides on pixels are sharp. A rectangle without
/// room is not to be seen.
pub fn plate(painter: &Painter, rect: Rect, rounding: f32, light: Light) {
    if !rect.is_positive() {
        return;
    }
    let pixel = 1.0 / painter.pixels_per_point();
    painter.add(Shape::mesh(mesh(rect, rounding, light, pixel)));
}

fn mesh(rect: Rect, rounding: f32, light: Light, pixel: f32) -> Mesh {
    let rounding = rounding.clamp(0.0, rect.size().min_elem() / 2.0);
    let (least, per_pixel, most) = STEPS;
    let steps = (rounding / pixel * per_pixel).clamp(least, most) as u32;
    let quarter: Vec<Vec2> = (0..=steps)
        .map(|step| {
            let angle = step as f32 / steps as f32 * std::f32::consts::FRAC_PI_2;
            vec2(angle.sin(), angle.cos())
        })
        .collect();
    let inner = rect.shrink(rounding);
    // Clockwise from the middle of the top; `out` leads away from the centre.
    let around = quarter
        .iter()
        .map(|out| (inner.right_top(), vec2(out.x, -out.y)))
        .chain(
            quarter
                .iter()
                .map(|out| (inner.right_bottom(), vec2(out.y, out.x))),
        )
        .chain(
            quarter
                .iter()
                .map(|out| (inner.left_bottom(), vec2(-out.x, out.y))),
        )
        .chain(
            quarter
                .iter()
                .map(|out| (inner.left_top(), vec2(-out.y, -out.x))),
        );

    let mut mesh = Mesh::default();
    let points = 4 * (steps + 1);
    mesh.reserve_vertices(2 * points as usize);
    mesh.reserve_triangles(3 * points as usize);
    let at = |corner: Pos2, out: Vec2, length: f32| pos2(corner.x, corner.y) + out * length;
    for (corner, out) in around {
        // Half a pixel to each side of the edge, from opaque to nothing.
        let inside = at(corner, out, rounding - pixel / 2.0);
        let down = ((inside.y - rect.top()) / rect.height()).clamp(0.0, 1.0);
        mesh.colored_vertex(inside, light.top.lerp_to_gamma(light.bottom, down));
        mesh.colored_vertex(
            at(corner, out, rounding + pixel / 2.0),
            Color32::TRANSPARENT,
        );
    }
    for point in 0..points {
        let (here, next) = (2 * point, 2 * ((point + 1) % points));
        mesh.add_triangle(here, here + 1, next + 1);
        mesh.add_triangle(here, next + 1, next);
        // A fan from the first point: the colours run evenly, so any fan will do.
        if point > 0 && point + 1 < points {
            mesh.add_triangle(0, here, next);
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plate_fills_its_rectangle_and_is_lit_from_above() {
        let rect = Rect::from_min_size(pos2(3.0, 5.0), vec2(22.0, 44.0));
        let light = Light {
            top: Color32::WHITE,
            bottom: Color32::BLACK,
        };
        for rounding in [0.0, 3.3, 40.0] {
            let mesh = mesh(rect, rounding, light, 1.0);
            let bounds = mesh.calc_bounds();
            let edge = rect.expand(0.5);
            assert!((bounds.min - edge.min).length() < 0.01, "{bounds:?}");
            assert!((bounds.max - edge.max).length() < 0.01, "{bounds:?}");
            let opaque = mesh.vertices.iter().filter(|point| point.color.a() == 255);
            for point in opaque {
                let dark = point.color.r() < 128;
                assert_eq!(dark, point.pos.y > rect.center().y, "{point:?}");
            }
        }
    }
}
