//! A firecracker, in the colors of the backs, and its blast.

use std::f32::consts::TAU;

use egui::emath::Rot2;
use egui::emath::easing::cubic_out;
use egui::{Color32, Pos2, Rect, Vec2, lerp, remap_clamp, vec2};

use super::look::{Look, color, darker, lighter, white};
use super::outline::Transform;
use super::pen::Pen;

const BODY_SIZE: Vec2 = vec2(24.0, 64.0);
const CORNER_RADIUS: f32 = 3.5;
/// Distance of a band from the nearer end of the body.
const BAND_MARGIN: f32 = 5.0;
const BAND_HEIGHT: f32 = 5.0;
/// Half the width and half the height of the diamond.
const DIAMOND_HALF_SIZE: Vec2 = vec2(7.0, 13.0);
const FUSE_POINTS: [Vec2; 7] = [
    vec2(0.0, -32.0),
    vec2(0.5, -37.5),
    vec2(2.5, -40.5),
    vec2(5.0, -42.5),
    vec2(7.3, -45.0),
    vec2(8.6, -48.0),
    vec2(9.0, -52.0),
];
const RAY_COUNT: u8 = 8;
const RAY_LENGTH: f32 = 9.0;
/// Offset of the shadow at rest and in flight, in points.
const SHADOW_OFFSETS: (f32, f32) = (3.0, 12.0);

/// A firecracker to be painted. Strengths are from 0.0 to 1.0.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Firecracker {
    pub center: Pos2,
    /// The scale; at 1.0 the body is 24 by 64 points.
    pub scale: f32,
    /// The angle in radians, clockwise.
    pub angle: f32,
    /// Strength of the spark at the end of the fuse; 0.0 if the fuse is not lit.
    pub lit: f32,
    /// Height above the table; 1.0 at the highest point of a flight.
    pub flight: f32,
}

impl Firecracker {
    /// A firecracker at rest.
    pub const fn new(center: Pos2) -> Self {
        Self { center, scale: 1.0, angle: 0.0, lit: 0.0, flight: 0.0 }
    }

    /// The rectangle of the body; ignores the rotation.
    pub fn body_rect(&self) -> Rect {
        Rect::from_center_size(self.center, BODY_SIZE * self.scale)
    }
}

pub fn firecracker(pen: &mut Pen, firecracker: &Firecracker, look: &Look) {
    let colors = &look.colors;
    let placement =
        Transform { center: firecracker.center, rotation: Rot2::from_angle(firecracker.angle) };
    let scale = firecracker.scale;
    let part =
        |center: Vec2, size: Vec2| Rect::from_center_size((center * scale).to_pos2(), size * scale);
    let body = part(Vec2::ZERO, BODY_SIZE);
    let corner = CORNER_RADIUS * scale;

    let fall =
        lerp(SHADOW_OFFSETS.0..=SHADOW_OFFSETS.1, firecracker.flight.clamp(0.0, 1.0)) * scale;
    let below = Transform { center: firecracker.center + vec2(0.0, fall), ..placement };
    let sigma = (3.2 + 4.0 * firecracker.flight) * scale;
    pen.placed_glow(&below, body, corner, sigma, look.shadow(0.5));

    let fuse = FUSE_POINTS.map(|point| placement.place(point * scale));
    let thread = color(colors.ornament.toward(colors.hand.upper, 0.5));
    pen.polyline(&fuse, false, 2.4 * scale, thread);

    let paper = color(colors.back_lower);
    let edge = darker(paper, 0.35);
    pen.placed_rect(&placement, body.expand(0.4), corner, edge);
    pen.placed_rect(&placement, body.shrink(0.4), corner, paper);
    // The paper is rounded: a highlight runs down its left half.
    let light = lighter(color(colors.back), 0.18);
    let highlight = part(vec2(-3.5, 0.0), vec2(5.0, BODY_SIZE.y - 8.0));
    pen.placed_glow(&placement, highlight, 2.0 * scale, 2.8 * scale, light);

    let ornament = color(colors.ornament);
    for side in [-1.0, 1.0] {
        let at = vec2(0.0, side * (BODY_SIZE.y / 2.0 - BAND_MARGIN - BAND_HEIGHT / 2.0));
        let band = part(at, vec2(BODY_SIZE.x, BAND_HEIGHT));
        pen.placed_rect(&placement, band, 0.0, ornament);
    }
    let diamond = [Vec2::UP, Vec2::RIGHT, Vec2::DOWN, Vec2::LEFT]
        .map(|corner| placement.place(corner * DIAMOND_HALF_SIZE * scale));
    pen.polyline(&diamond, true, 1.2 * scale, ornament);
    let glint = [-1.0, 1.0].map(|side| placement.place(vec2(-7.5, side * 30.0) * scale));
    pen.line(glint, 1.5 * scale, white(0.22));

    if firecracker.lit > 0.0 {
        spark(pen, fuse[FUSE_POINTS.len() - 1], scale, firecracker.lit.min(1.0), look);
    }
}

fn spark(pen: &mut Pen, at: Pos2, scale: f32, strength: f32, look: &Look) {
    let halo = color(look.colors.halo);
    let glow = Rect::from_center_size(at, Vec2::splat(14.0 * scale));
    pen.glow(glow, 7.0 * scale, 4.0 * scale, halo.gamma_multiply(0.7 * strength));
    let ray = lighter(halo, 0.4).gamma_multiply(strength);
    for n in 0..RAY_COUNT {
        let out = Vec2::angled(std::f32::consts::TAU * f32::from(n) / f32::from(RAY_COUNT));
        let ends = [2.0, RAY_LENGTH].map(|distance| at + out * distance * scale);
        pen.line(ends, 1.6 * scale, ray);
    }
    pen.disc(at, 2.5 * scale, ray);
}

// Durations of the blast and of its flash, in seconds.
const BLAST_SECS: f32 = 0.7;
const FLASH_SECS: f32 = 0.14;
/// The width of the flash at its start and at its end, in points.
const FLASH_WIDTHS: (f32, f32) = (80.0, 130.0);
const SHRED_COUNT: u16 = 14;
const SHRED_SIZE: Vec2 = vec2(4.0, 8.0);
/// How far the nearest and the farthest shred of paper fly, in points.
const SHRED_DISTANCES: (f32, f32) = (34.0, 96.0);
/// How far a shred sinks during its flight, in points.
const SHRED_DROP: f32 = 26.0;
/// The number of rotations of a shred, to be multiplied by a factor from -0.3 to 0.7.
const SHRED_TURNS: f32 = 1.6;
/// The share of the blast's duration after which the shreds fade.
const SHRED_FADE_START: f32 = 0.55;
const PUFF_COUNT: u16 = 5;
/// The width of a puff of smoke at its start and at its end, in points.
const PUFF_WIDTHS: (f32, f32) = (24.0, 70.0);
/// How far a puff drifts outwards, in points.
const PUFF_DISTANCE: f32 = 34.0;
/// How far a puff rises, in points.
const PUFF_RISE: f32 = 22.0;
/// The opacity of a puff at its start.
const PUFF_STRENGTH: f32 = 0.12;
/// Angle between successive shreds, in radians. This is the golden angle, which spreads them
/// evenly.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// Paints a blast around `center`; `progress` is from 0.0 to 1.0.
pub fn blast(pen: &mut Pen, center: Pos2, progress: f32, look: &Look) {
    let colors = &look.colors;
    let out = cubic_out(progress);
    for n in 0..PUFF_COUNT {
        let way = Vec2::angled(TAU * (f32::from(n) + 0.3) / f32::from(PUFF_COUNT));
        let at = center + way * PUFF_DISTANCE * out - vec2(0.0, PUFF_RISE * progress);
        let size = lerp(PUFF_WIDTHS.0..=PUFF_WIDTHS.1, out);
        let rect = Rect::from_center_size(at, Vec2::splat(0.7 * size));
        let tone = white(PUFF_STRENGTH * (1.0 - progress));
        pen.glow(rect, 0.35 * size, 0.12 * size, tone);
    }
    let flash = (progress * BLAST_SECS / FLASH_SECS).min(1.0);
    if flash < 1.0 {
        let size = lerp(FLASH_WIDTHS.0..=FLASH_WIDTHS.1, flash);
        let strength = 1.0 - flash * flash;
        let glow = |share: f32, tone: Color32, strength: f32, pen: &mut Pen| {
            let rect = Rect::from_center_size(center, Vec2::splat(share * size));
            pen.glow(rect, share * size / 2.0, 0.12 * size, tone.gamma_multiply(strength));
        };
        glow(1.0, color(colors.gold), 0.8 * strength, pen);
        glow(0.55, lighter(color(colors.halo), 0.6), strength, pen);
    }
    let fading = remap_clamp(progress, SHRED_FADE_START..=1.0, 1.0..=0.0);
    for n in 0..SHRED_COUNT {
        let [far, seen] = [0.754_878, 0.569_84].map(|step| f32::from(n) * step % 1.0);
        let way = Vec2::angled(f32::from(n) * GOLDEN_ANGLE)
            * lerp(SHRED_DISTANCES.0..=SHRED_DISTANCES.1, far);
        let at = center + way * out + vec2(0.0, SHRED_DROP * progress * progress);
        let placement = Transform {
            center: at,
            rotation: Rot2::from_angle(TAU * (seen + SHRED_TURNS * (far - 0.3) * progress)),
        };
        let paper = if n % 4 == 0 { colors.ornament } else { colors.back };
        let tone = color(paper).gamma_multiply(fading);
        let rect = Rect::from_center_size(Pos2::ZERO, SHRED_SIZE);
        pen.placed_rect(&placement, rect, 0.8, tone);
    }
}
