//! Small marks, drawn because the fonts have no signs for them.

use egui::epaint::QuadraticBezierShape;
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::app::theme::Look;

/// The thickness of a way, and the length of its dots and of the spaces between
/// them, in points.
const WAY: f32 = 2.0;
const WAY_DOTS: (f32, f32) = (3.0, 5.0);
/// The length of an arrow's head and half of its width, in points.
const HEAD: (f32, f32) = (9.0, 5.0);

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

/// Paints a faint arrow along a curve: from the first point past the second to
/// the third.
pub fn way(painter: &Painter, curve: [Pos2; 3], look: &Look) {
    let [_, past, to] = curve;
    let stroke = Stroke::new(WAY, look.quiet);
    let line = QuadraticBezierShape::from_points_stroke(curve, false, Color32::TRANSPARENT, stroke);
    let (dot, space) = WAY_DOTS;
    painter.extend(Shape::dashed_line(&line.flatten(None), stroke, dot, space));
    let (length, half) = HEAD;
    let ahead = (to - past).normalized();
    let aside = ahead.rot90() * half;
    let head = vec![
        to + ahead * length / 2.0,
        to - ahead * length / 2.0 + aside,
        to - ahead * length / 2.0 - aside,
    ];
    painter.add(Shape::convex_polygon(head, look.quiet, Stroke::NONE));
}
