//! A game was won: for a few seconds small bones fall behind everything on the
//! table.

use std::f32::consts::TAU;

use egui::emath::Rot2;
use egui::epaint::RectShape;
use egui::{Color32, Painter, Pos2, Rect, Stroke, lerp, pos2, remap_clamp, vec2};

use crate::app::theme::Look;

/// One bone falls for so much of the table, in points; and how many at least and
/// at most.
const AREA: f32 = 5_000.0;
const BONES: (f32, f32) = (70.0, 220.0);
/// How wide they are, from the farthest to the nearest, in points.
const WIDTHS: (f32, f32) = (6.0, 12.5);
/// Within which share of the time they set out, and for how much of it they
/// fall, the nearest and the farthest.
const SETS_OUT: f32 = 0.42;
const FALLS: (f32, f32) = (0.40, 0.56);
/// How far they sway aside, in points, and how often.
const SWAY: (f32, f32) = (14.0, 1.6);
/// How often they turn and tumble at most.
const TURNS: (f32, f32) = (0.8, 2.2);
/// From which share of its way on a bone fades.
const FADES_FROM: f32 = 0.72;
/// How strong the colours are: what lies on the table stays in front.
const STRENGTH: f32 = 0.9;
/// A bone that is seen from its edge has no face, and is still so broad.
const EDGE: f32 = 0.3;

/// A bone that falls.
struct Falling {
    center: Pos2,
    width: f32,
    angle: f32,
    /// How much of its face is seen, 0.0 to 1.0.
    seen: f32,
    body: Color32,
    marks: Color32,
}

/// Paints the celebration in `area` when `part` of it has passed, 0.0 to 1.0.
pub fn celebration(painter: &Painter, area: Rect, part: f32, look: &Look) {
    let painter = painter.with_clip_rect(area);
    let count = (area.area() / AREA).clamp(BONES.0, BONES.1) as u32;
    for n in 0..count {
        if let Some(falling) = falling(n, area, part, look) {
            falling.paint(&painter);
        }
    }
}

/// A bone when `part` of the celebration has passed, if it is falling then.
fn falling(n: u32, area: Rect, part: f32, look: &Look) -> Option<Falling> {
    let [across, start, near, sway, turn, tumble] = [0, 1, 2, 3, 4, 5].map(|it| chance(n, it));
    let way = (part - SETS_OUT * start) / lerp(FALLS.1..=FALLS.0, near);
    if !(0.0..1.0).contains(&way) {
        return None;
    }
    let width = lerp(WIDTHS.0..=WIDTHS.1, near);
    let aside = SWAY.0 * (TAU * (SWAY.1 * way + sway)).sin();
    let above = 2.0 * width;
    let left = remap_clamp(way, FADES_FROM..=1.0, 1.0..=0.0) * STRENGTH;
    let (body, marks) = match n % 4 {
        0 | 2 => (look.your_hand, look.pips),
        1 => (look.buttons, look.button_text),
        _ => (look.accent_text, look.table_edge),
    };
    Some(Falling {
        center: pos2(
            area.left() + across * area.width() + aside,
            lerp(area.top() - above..=area.bottom() + above, way),
        ),
        width,
        angle: TAU * (turn + TURNS.0 * (turn - 0.5) * way),
        seen: (TAU * (tumble + TURNS.1 * (0.4 + 0.6 * tumble) * way))
            .cos()
            .abs(),
        body: body.gamma_multiply(left),
        marks: marks.gamma_multiply(left),
    })
}

impl Falling {
    fn paint(&self, painter: &Painter) {
        let (width, seen) = (self.width, self.seen.max(EDGE));
        let rect = Rect::from_center_size(self.center, vec2(width, 2.0 * width * seen));
        let body = RectShape::filled(rect, width * 0.2, self.body).with_angle(self.angle);
        painter.add(body);
        if self.seen <= EDGE {
            return;
        }
        let turned = Rot2::from_angle(self.angle);
        let at = |x: f32, y: f32| self.center + turned * (vec2(x, y * seen) * width);
        let line = Stroke::new(width * 0.1, self.marks);
        painter.line_segment([at(-0.36, 0.0), at(0.36, 0.0)], line);
        for y in [-0.5, 0.5] {
            painter.circle_filled(at(0.0, y), width * 0.15 * seen.sqrt(), self.marks);
        }
    }
}

/// A number from 0.0 to 1.0 that is always the same for a bone and what it is
/// for.
fn chance(bone: u32, salt: u32) -> f32 {
    let mixed = (bone * 8 + salt + 1).wrapping_mul(0x9E37_79B9);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xC2B2_AE35);
    (mixed >> 8) as f32 / (1 << 24) as f32
}
