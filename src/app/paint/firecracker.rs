//! A firecracker, the bone that it is to blow up, and the blast.

use std::f32::consts::TAU;

use egui::epaint::{CubicBezierShape, RectShape};
use egui::{Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, lerp, pos2, vec2};

use crate::app::theme::Look;

/// The body, as shares of the place: its width and from where down it reaches.
const BODY: (f32, f32) = (0.62, 0.36);
/// Where the two bands lie on the body, as shares of its height, and how broad
/// they are.
const BANDS: [f32; 2] = [0.12, 0.76];
const BAND: f32 = 0.13;
/// The rays of a spark.
const SPARK_RAYS: u16 = 6;

/// Paints a firecracker with its burning fuse.
pub fn firecracker(painter: &Painter, place: Rect, look: &Look) {
    let (width, from) = BODY;
    let body = Rect::from_min_max(
        pos2(
            place.center().x - width * place.width() / 2.0,
            place.top() + from * place.height(),
        ),
        pos2(
            place.center().x + width * place.width() / 2.0,
            place.bottom(),
        ),
    );
    let stroke = Stroke::new((place.width() * 0.05).max(1.0), look.back_outline);
    let shape = RectShape::new(
        body,
        body.width() * 0.16,
        look.back,
        stroke,
        StrokeKind::Middle,
    );
    painter.add(shape);
    for band in BANDS {
        let top = lerp(body.top()..=body.bottom(), band);
        let band = Rect::from_min_size(
            pos2(body.left(), top),
            vec2(body.width(), BAND * body.height()),
        );
        painter.rect_filled(
            band.shrink2(vec2(stroke.width / 2.0, 0.0)),
            0.0,
            look.back_frame,
        );
    }
    let fuse = [
        body.center_top(),
        body.center_top() + vec2(0.0, -0.16) * place.height(),
        place.center_top() + vec2(-0.30 * place.width(), 0.22 * place.height()),
        place.center_top() + vec2(0.18 * place.width(), 0.12 * place.height()),
    ];
    let line = Stroke::new((place.width() * 0.07).max(1.2), look.quiet);
    painter.add(CubicBezierShape::from_points_stroke(
        fuse,
        false,
        egui::Color32::TRANSPARENT,
        line,
    ));
    let size = 0.15 * place.width();
    rays(
        painter,
        fuse[3],
        SPARK_RAYS,
        (0.3 * size, 1.4 * size),
        Stroke::new(line.width, look.accent_text),
    );
    painter.circle_filled(fuse[3], 0.5 * size, look.glow.to_opaque());
}

fn rays(painter: &Painter, center: Pos2, count: u16, (from, to): (f32, f32), line: Stroke) {
    let ray = |n: u16| {
        let way = Vec2::angled(TAU * (f32::from(n) + 0.25) / f32::from(count));
        Shape::line_segment([center + way * from, center + way * to], line)
    };
    painter.extend((0..count).map(ray));
}
