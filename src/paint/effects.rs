//! What happens on the table for a moment.

use std::f32::consts::TAU;

use egui::emath::Rot2;
use egui::emath::easing::cubic_out;
use egui::{Pos2, Vec2, lerp, vec2};

use super::bone::Pose;
use super::look::white;
use super::pen::Pen;

/// Half the height of the light around a doublet, first and last, in widths of the bone; its width
/// as a share of that; and its strength.
const RIPPLE: (f32, f32) = (1.2, 1.9);
const RIPPLE_WIDTH: f32 = 0.72;
const RIPPLE_STRENGTH: f32 = 0.07;
const SIDES: u16 = 48;

/// Paints the light that runs out over the cloth from a doublet that landed, when a part of it has
/// passed.
pub fn ripple(pen: &mut Pen, bone: &Pose, part: f32) {
    let long = lerp(RIPPLE.0..=RIPPLE.1, cubic_out(part)) * bone.width;
    let turned = Rot2::from_angle(bone.angle);
    let outline = around(|out| bone.center + turned * (out * vec2(RIPPLE_WIDTH * long, long)));
    pen.polygon(&outline, white(RIPPLE_STRENGTH * (1.0 - part)));
}

/// Points all around.
fn around(place: impl Fn(Vec2) -> Pos2) -> Vec<Pos2> {
    let angle = |n| TAU * f32::from(n) / f32::from(SIDES);
    (0..SIDES).map(|n| place(Vec2::angled(angle(n)))).collect()
}
