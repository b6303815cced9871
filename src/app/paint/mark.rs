//! Small marks, drawn because the fonts have no signs for them.

use egui::{Align2, Color32, FontId, Painter, Rect, Shape, Stroke, pos2, vec2};

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
