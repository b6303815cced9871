//! How a bone is held or lies: where, how large, how far turned, which side up.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use egui::emath::Rot2;
use egui::{Painter, Pos2, Rect, Vec2, lerp, vec2};

use super::model::Lying;
use crate::app::paint::{self, BoneFace, Turning};
use crate::app::theme::Look;
use engine::{Bone, Pips};

/// How much larger a bone looks that is carried high over the table.
const NEARER: f32 = 0.10;
/// How much softer its shadow is.
const SHADOW: f32 = 3.0;

/// How a bone is held or lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Its middle.
    pub center: Pos2,
    /// The length of its shorter side, in points.
    pub width: f32,
    /// How far it is turned clockwise, in radians, from standing upright with
    /// the heavier half above.
    pub angle: f32,
    /// Which side is up: 0.0 the back, 1.0 the pips.
    pub open: f32,
    /// How high it is over the table: 0.0 lies there, 1.0 is carried.
    pub height: f32,
}

impl Pose {
    /// A bone that stands upright with its heavier half above.
    pub fn upright(rect: Rect) -> Self {
        Self {
            center: rect.center(),
            width: rect.size().min_elem(),
            angle: 0.0,
            open: 1.0,
            height: 0.0,
        }
    }

    /// The back of a bone.
    pub fn back(rect: Rect) -> Self {
        let lies = rect.width() > rect.height();
        Self {
            angle: if lies { -FRAC_PI_2 } else { 0.0 },
            open: 0.0,
            ..Self::upright(rect)
        }
    }

    /// A bone of the table.
    pub fn lying(lying: Lying, rect: Rect) -> Self {
        let across = if lying.across { -FRAC_PI_2 } else { 0.0 };
        let round = if lying.first == lying.bone.high() {
            0.0
        } else {
            PI
        };
        Self {
            angle: across + round,
            ..Self::upright(rect)
        }
    }

    /// Its place, if it lies straight.
    pub fn rect(&self) -> Rect {
        let size = vec2(1.0, 2.0) * self.width;
        let size = if self.quarters().is_multiple_of(2) {
            size
        } else {
            size.yx()
        };
        Rect::from_center_size(self.center, size)
    }

    /// Everything it covers.
    pub fn around(&self) -> Rect {
        let (sin, cos) = self.angle.sin_cos();
        let (wide, long) = (self.width, 2.0 * self.width);
        let size = vec2(
            (wide * cos).abs() + (long * sin).abs(),
            (wide * sin).abs() + (long * cos).abs(),
        );
        Rect::from_center_size(self.center, size * self.nearer())
    }

    /// Between this pose and another one; turned the shorter way round. A
    /// doublet looks the same both ways.
    #[must_use]
    pub fn toward(&self, other: &Self, part: f32, is_doublet: bool) -> Self {
        let round = if is_doublet { PI } else { TAU };
        let turn = (other.angle - self.angle + round / 2.0).rem_euclid(round) - round / 2.0;
        Self {
            center: self.center.lerp(other.center, part),
            width: lerp(self.width..=other.width, part),
            angle: self.angle + turn * part,
            open: lerp(self.open..=other.open, part),
            height: lerp(self.height..=other.height, part),
        }
    }

    /// Moved by so many points.
    #[must_use]
    pub fn translated(&self, by: Vec2) -> Self {
        Self {
            center: self.center + by,
            ..*self
        }
    }

    /// Paints a bone in this pose, drawn as it is when it is so wide: what is
    /// to be seen of it does not change while it grows.
    pub fn paint(&self, painter: &Painter, width: f32, bone: Bone, face: &BoneFace, look: &Look) {
        let high = self.height.clamp(0.0, 1.0);
        let mut face = *face;
        face.height = face.height.max(1.0) * (1.0 + SHADOW * high);
        self.paint_side(painter, width, |painter, rect, quarters| {
            if self.open < 0.5 {
                paint::face_down(painter, rect, look);
            } else {
                let (first, second): (Pips, Pips) = if matches!(quarters, 0 | 3) {
                    (bone.high(), bone.low())
                } else {
                    (bone.low(), bone.high())
                };
                paint::bone(painter, rect, first, second, &face);
            }
        });
    }

    /// Paints the back of a bone in this pose.
    pub fn paint_back(&self, painter: &Painter, width: f32, look: &Look) {
        self.paint_side(painter, width, |painter, rect, _| {
            paint::face_down(painter, rect, look);
        });
    }

    /// Drawn straight and then turned by less than an eighth, so that light
    /// always falls from above.
    fn paint_side(&self, painter: &Painter, width: f32, paint: impl FnOnce(&Painter, Rect, u8)) {
        let quarters = self.quarters();
        let upright = quarters.is_multiple_of(2);
        let width = width.max(1.0).round();
        let (size, seen) = (vec2(width, 2.0 * width), (PI * self.open).cos().abs());
        let (size, narrowed) = if upright {
            (size, vec2(seen, 1.0))
        } else {
            (size.yx(), vec2(1.0, seen))
        };
        if seen * self.width < 1.0 {
            return;
        }
        let rect = Rect::from_min_size(self.center.round(), size);
        let turning = Turning {
            middle: rect.center(),
            to: self.center,
            narrowed,
            scale: self.width / width * self.nearer(),
            angle: self.angle - (self.angle / FRAC_PI_2).round() * FRAC_PI_2,
        };
        paint::turned(painter, turning, |painter| paint(painter, rect, quarters));
    }

    fn nearer(&self) -> f32 {
        1.0 + NEARER * self.height
    }

    /// How many quarters it is turned clockwise, 0..=3.
    fn quarters(&self) -> u8 {
        (self.angle / FRAC_PI_2).round().rem_euclid(4.0) as u8
    }

    /// From the pointer that has it to its middle, as that grip is when the bone
    /// is turned and scaled.
    pub fn grip(&self, grip: Vec2, width: f32) -> Vec2 {
        Rot2::from_angle(self.angle) * grip * (self.width / width.max(1.0))
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use engine::Seat;

    #[test]
    fn a_bone_lies_in_its_place_whichever_way_round() {
        let bone: Bone = "6-4".parse().expect("a bone");
        for across in [false, true] {
            for (first, second) in [(bone.high(), bone.low()), (bone.low(), bone.high())] {
                let lying = Lying {
                    bone,
                    first,
                    second,
                    across,
                    by: Seat::ALL[0],
                };
                let size = if across {
                    vec2(80.0, 40.0)
                } else {
                    vec2(40.0, 80.0)
                };
                let rect = Rect::from_min_size(pos2(10.0, 20.0), size);
                let pose = Pose::lying(lying, rect);
                assert!((pose.rect().min - rect.min).length() < 0.01, "{pose:?}");
                assert!((pose.around().max - rect.max).length() < 0.01, "{pose:?}");
            }
        }
    }

    #[test]
    fn a_bone_turns_the_shorter_way_and_a_doublet_never_half_round() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(40.0, 80.0));
        let upright = Pose::upright(rect);
        let turned = |angle: f32| Pose { angle, ..upright };
        for (angle, doublet, expected) in [
            (-FRAC_PI_2, false, -FRAC_PI_2),
            (1.5 * PI, false, -FRAC_PI_2),
            (PI, true, 0.0),
        ] {
            let there = upright.toward(&turned(angle), 1.0, doublet).angle;
            assert!((there - expected).abs() < 0.001, "{angle}: {there}");
        }
    }
}
