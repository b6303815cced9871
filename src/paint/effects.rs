//! What happens on the table for a moment.

use std::f32::consts::TAU;

use egui::emath::Rot2;
use egui::emath::easing::{cubic_out, quadratic_out};
use egui::{Pos2, Rect, Vec2, lerp, vec2};

use super::bone::Pose;
use super::look::{Look, On, color, white};
use super::pen::Pen;
use super::text::TextStyle;
use super::widgets::bubble_of;

/// Half the height of the light around a doublet, first and last, in widths of the bone; its width
/// as a share of that; and its strength.
const RIPPLE: (f32, f32) = (1.2, 1.9);
const RIPPLE_WIDTH: f32 = 0.72;
const RIPPLE_STRENGTH: f32 = 0.07;
const SIDES: u16 = 48;
/// The ring of a knock, first and last: radius, thickness and strength.
const KNOCK_RADIUS: (f32, f32) = (12.0, 28.0);
const KNOCK_STROKE: (f32, f32) = (2.5, 1.3);
const KNOCK_STRENGTH: f32 = 0.5;
/// The size of the letters in a bubble.
pub const SPEECH: f32 = 14.0;

/// Paints the light that runs out over the cloth from a doublet that landed, when a part of it has
/// passed.
pub fn ripple(pen: &mut Pen, bone: &Pose, part: f32) {
    let long = lerp(RIPPLE.0..=RIPPLE.1, cubic_out(part)) * bone.width;
    let turned = Rot2::from_angle(bone.angle);
    let outline = around(|out| bone.center + turned * (out * vec2(RIPPLE_WIDTH * long, long)));
    pen.polygon(&outline, white(RIPPLE_STRENGTH * (1.0 - part)));
}

/// Paints the ring of a knock on the wood when a part of its time has passed.
pub fn knock_ring(pen: &mut Pen, center: Pos2, part: f32, look: &Look) {
    let eased = quadratic_out(part);
    let radius = lerp(KNOCK_RADIUS.0..=KNOCK_RADIUS.1, eased);
    let stroke = lerp(KNOCK_STROKE.0..=KNOCK_STROKE.1, eased);
    let ink = look.text(On::Wood).gamma_multiply(KNOCK_STRENGTH * (1.0 - part));
    let ring = around(|out| center + out * radius);
    pen.poly(&ring, true, stroke, ink);
}

/// Paints a bubble about something, with what a player says in a few words.
pub fn speech(pen: &mut Pen, at: (Rect, Rect), told: &str, opacity: f32, look: &Look) {
    let face = look.colors.hand;
    let tones = [color(face.upper), color(face.side), look.shadow(0.4)];
    bubble_of(pen, at, tones.map(|tone| tone.gamma_multiply(opacity)));
    let ink = color(face.pips).gamma_multiply(opacity);
    pen.centered_text(at.0.center(), told, TextStyle::semibold(SPEECH), ink);
}

/// Points all around.
fn around(place: impl Fn(Vec2) -> Pos2) -> Vec<Pos2> {
    let angle = |n| TAU * f32::from(n) / f32::from(SIDES);
    (0..SIDES).map(|n| place(Vec2::angled(angle(n)))).collect()
}
