//! A transform of a whole drawing.

use egui::{Pos2, Vec2, vec2};

use super::outline::Transform;

/// A transform of a whole drawing: shift, rotation, scale and foreshortening.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Tilt {
    from: Pos2,
    to: Pos2,
    /// The image of the vector one point to the right.
    right: Vec2,
    /// The image of the vector one point down.
    down: Vec2,
}

impl Tilt {
    /// The transform from one pose to another, scaled by `scale`. `visible_share` is the share of
    /// the width that stays visible, 0.0 to 1.0.
    pub fn new(from: &Transform, to: &Transform, scale: f32, visible_share: f32) -> Self {
        let axis = |axis: Vec2| {
            let upright = from.rotated_back(axis);
            to.rotation * vec2(upright.x * visible_share, upright.y) * scale
        };
        let [right, down] = [Vec2::RIGHT, Vec2::DOWN].map(axis);
        Self { from: from.center, to: to.center, right, down }
    }

    /// Transforms a point of the drawing.
    pub fn place(&self, point: Pos2) -> Pos2 {
        let from_center = point - self.from;
        self.to + self.right * from_center.x + self.down * from_center.y
    }
}
