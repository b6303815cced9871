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
/// The rays of a spark, and of a blast.
const SPARK_RAYS: u16 = 6;
const BLAST_RAYS: u16 = 14;
/// The splinters of a blast.
const SPLINTERS: u16 = 22;

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

/// Paints a blast around `center` when `part` of it has passed, 0.0 to 1.0, for a
/// bone of this length.
pub fn blast(painter: &Painter, center: Pos2, length: f32, part: f32, look: &Look) {
    let left = 1.0 - part;
    let out = 1.0 - left * left * left;
    let radius = length * (0.25 + 0.95 * out);
    let flash = look.glow.to_opaque().gamma_multiply(left);
    painter.circle_filled(center, radius * 0.55 * left, flash);
    let ring = Stroke::new(
        (length * 0.09 * left).max(0.5),
        look.accent_text.gamma_multiply(left),
    );
    painter.circle_stroke(center, radius * 0.8, ring);
    let line = Stroke::new(
        (length * 0.05 * left).max(0.5),
        look.warning.gamma_multiply(left),
    );
    rays(painter, center, BLAST_RAYS, (0.45 * radius, radius), line);
    for n in 0..SPLINTERS {
        let turn = f32::from(n) * 0.618_034 % 1.0;
        let far = 0.5 + 0.7 * (f32::from(n) * 0.381_966 % 1.0);
        let at = center + Vec2::angled(TAU * turn) * (radius * far);
        let color = if n % 3 == 0 {
            look.back
        } else {
            look.your_hand
        };
        painter.circle_filled(at, length * 0.035 * left, color.gamma_multiply(left));
    }
}

fn rays(painter: &Painter, center: Pos2, count: u16, (from, to): (f32, f32), line: Stroke) {
    let ray = |n: u16| {
        let way = Vec2::angled(TAU * (f32::from(n) + 0.25) / f32::from(count));
        Shape::line_segment([center + way * from, center + way * to], line)
    };
    painter.extend((0..count).map(ray));
}
