//! What was painted lying straight, turned and scaled as a whole.

use std::sync::Arc;

use egui::emath::{Rot2, TSTransform};
use egui::epaint::EllipseShape;
use egui::layers::ShapeIdx;
use egui::{CornerRadius, Painter, Pos2, Shape, Vec2};

/// Letters narrower than this share of their width are left out.
const LEAST_LETTERS: f32 = 0.5;

/// How something is turned: first narrowed, then scaled, turned and moved.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turning {
    /// What stays the middle.
    pub middle: Pos2,
    /// Where the middle comes to.
    pub to: Pos2,
    /// How much of its width and of its height is left, from 0.0 to 1.0, as of
    /// a bone that is turning over.
    pub narrowed: Vec2,
    /// How much larger it becomes.
    pub scale: f32,
    /// How far it is turned clockwise, in radians.
    pub angle: f32,
}

/// Turns whatever `paint` paints.
pub fn turned(painter: &Painter, turning: Turning, paint: impl FnOnce(&Painter)) {
    let next = || {
        let layer = painter.layer_id();
        painter
            .ctx()
            .graphics_mut(|graphics| graphics.entry(layer).next_idx())
    };
    let first = next();
    paint(painter);
    let end = next();
    let (layer, clip) = (painter.layer_id(), painter.clip_rect());
    painter.ctx().graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        for n in first.0..end.0 {
            list.mutate_shape(ShapeIdx(n), |clipped| {
                clipped.clip_rect = clip;
                turning.turn(&mut clipped.shape);
            });
        }
    });
}

impl Turning {
    fn place(&self, at: Pos2) -> Pos2 {
        let rotation = Rot2::from_angle(self.angle);
        self.to + rotation * ((at - self.middle) * self.narrowed * self.scale)
    }

    fn turn(&self, shape: &mut Shape) {
        let (scale, narrowed) = (self.scale, self.narrowed * self.scale);
        match shape {
            Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| self.turn(shape)),
            Shape::Circle(circle) => {
                *shape = Shape::Ellipse(EllipseShape {
                    center: self.place(circle.center),
                    radius: circle.radius * narrowed,
                    fill: circle.fill,
                    stroke: circle.stroke,
                    angle: self.angle,
                });
            }
            Shape::LineSegment { points, stroke } => {
                *points = points.map(|at| self.place(at));
                stroke.width *= scale;
            }
            Shape::Path(path) => {
                for at in &mut path.points {
                    *at = self.place(*at);
                }
                path.stroke.width *= scale;
            }
            Shape::Rect(rect) => {
                let center = self.place(rect.rect.center());
                rect.rect = egui::Rect::from_center_size(center, rect.rect.size() * narrowed);
                rect.corner_radius = scaled(rect.corner_radius, narrowed.min_elem());
                rect.stroke.width *= scale;
                rect.blur_width *= scale;
                rect.round_to_pixels = Some(false);
                rect.angle += self.angle;
            }
            Shape::Mesh(mesh) => {
                for vertex in &mut Arc::make_mut(mesh).vertices {
                    vertex.pos = self.place(vertex.pos);
                }
            }
            Shape::Text(_) if self.narrowed.min_elem() < LEAST_LETTERS => *shape = Shape::Noop,
            Shape::Text(text) => {
                let at = self.place(text.pos);
                text.transform(TSTransform::from_scaling(scale));
                text.pos = at;
                text.angle += self.angle;
            }
            _ => {}
        }
    }
}

fn scaled(radius: CornerRadius, by: f32) -> CornerRadius {
    let scaled = |radius: u8| (f32::from(radius) * by).round() as u8;
    CornerRadius {
        nw: scaled(radius.nw),
        ne: scaled(radius.ne),
        sw: scaled(radius.sw),
        se: scaled(radius.se),
    }
}
