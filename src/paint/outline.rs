//! Outlines: polylines whose points have an outward direction.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use egui::emath::Rot2;
use egui::{Pos2, Rect, Vec2, vec2};

/// Maximum deviation of a straight segment from a round corner, in pixels.
const CORNER_ERROR_PX: f32 = 0.06;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct RimPoint {
    pub at: Pos2,
    /// The outward direction. Its length is such that moving all points of an outline by `out`
    /// moves all its sides by one point.
    pub out: Vec2,
}

/// A rotation around the center of a drawing, and a shift of that center.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Transform {
    pub center: Pos2,
    pub rotation: Rot2,
}

impl Transform {
    pub const NONE: Self = Self { center: Pos2::ZERO, rotation: Rot2::IDENTITY };

    /// Transforms a point given relative to the center.
    pub fn place(&self, from_center: Vec2) -> Pos2 {
        self.center + self.rotation * from_center
    }

    /// Rotates a direction on the screen back into the drawing.
    pub fn rotated_back(&self, on_screen: Vec2) -> Vec2 {
        self.rotation.inverse() * on_screen
    }

    fn rim_point(&self, from_center: Vec2, out: Vec2) -> RimPoint {
        RimPoint { at: self.place(from_center), out: self.rotation * out }
    }
}

/// The number of straight segments that make up a quarter of a circle.
pub(super) fn quarter_segments(radius: f32, pixel: f32) -> usize {
    if radius <= 0.0 {
        return 1;
    }
    let half_step = (1.0 - (CORNER_ERROR_PX * pixel / radius).min(0.5)).acos();
    ((FRAC_PI_4 / half_step).ceil() as usize).clamp(2, 16)
}

/// Adds the outline of a rounded rectangle, clockwise from its upper right corner. All outlines
/// with the same number of segments have the same number of points.
pub(super) fn add_rounded_rect(
    rim: &mut Vec<RimPoint>,
    placement: &Transform,
    rect: Rect,
    radius: f32,
    segments: usize,
) {
    let half = (rect.size() / 2.0).max(Vec2::ZERO);
    let radius = radius.min(half.x).min(half.y);
    let middle = rect.center().to_vec2();
    let corners = [vec2(1.0, -1.0), vec2(1.0, 1.0), vec2(-1.0, 1.0), vec2(-1.0, -1.0)];
    if radius <= 0.0 && segments <= 1 {
        for corner in corners {
            rim.push(placement.rim_point(middle + corner * half, corner));
        }
        return;
    }
    let step = Rot2::from_angle(FRAC_PI_2 / segments as f32);
    let mut out = Vec2::UP;
    for corner in corners {
        let center = middle + corner * (half - Vec2::splat(radius));
        for n in 0..=segments {
            rim.push(placement.rim_point(center + out * radius, out));
            if n < segments {
                out = step * out;
            }
        }
    }
}

/// Adds a polyline. `is_closed` joins its last point to the first; an open line has straight ends.
/// The points must be clockwise for `out` to point outwards.
pub(super) fn add_polyline(rim: &mut Vec<RimPoint>, points: &[Pos2], is_closed: bool) {
    /// The maximum length of a mitered corner, relative to the shift of its sides. Longer corners
    /// are shortened.
    const MAX_MITER: f32 = 2.5;
    let count = points.len();
    let side = |from: usize, to: usize| (points[to] - points[from]).normalized();
    for (n, &at) in points.iter().enumerate() {
        let before = match (n, is_closed) {
            (0, false) => None,
            _ => Some(side((n + count - 1) % count, n)),
        };
        let after =
            if n + 1 == count && !is_closed { None } else { Some(side(n, (n + 1) % count)) };
        let (before, after) = match (before, after) {
            (Some(before), Some(after)) => (before, after),
            (Some(only), None) | (None, Some(only)) => (only, only),
            (None, None) => (Vec2::RIGHT, Vec2::RIGHT),
        };
        let [one, other] = [before, after].map(Vec2::rot90);
        let sum = one + other;
        // For a corner that turns by the angle a, the length is 1 / cos(a / 2).
        let out = if sum.length_sq() < 1e-6 {
            one
        } else {
            let length = 2.0 / sum.length();
            sum.normalized() * length.min(MAX_MITER)
        };
        rim.push(RimPoint { at, out });
    }
}
