//! Confetti that falls after a game was won.

use std::f32::consts::{PI, TAU};

use egui::emath::Rot2;
use egui::emath::easing::cubic_out;
use egui::{Color32, Pos2, Rect, Vec2, lerp, pos2, remap_clamp, vec2};

use super::look::{Look, color};
use super::pen::Pen;

const PIECES: u32 = 120;
/// The length of a piece: the farthest and the nearest, in points.
const LENGTHS: (f32, f32) = (7.0, 11.5);
/// The width of a piece as a share of its length.
const WIDTH: f32 = 0.55;
/// Share of the time within which pieces start from the two upper corners; shares for which the
/// nearest and the farthest fly.
const SETS_OUT: f32 = 0.25;
const FLIES: (f32, f32) = (0.55, 0.75);
/// Minimum and maximum distances that pieces fly inwards and upwards, and that they fall, as shares
/// of the area.
const INWARDS: (f32, f32) = (0.05, 0.62);
const UPWARDS: (f32, f32) = (0.05, 0.3);
const FALLS: (f32, f32) = (0.7, 1.35);
/// How far pieces sway sideways, in points, and how many times.
const SWAY: (f32, f32) = (10.0, 1.6);
/// Maximum number of rotations, and of tumbles.
const TURNS: (f32, f32) = (0.8, 2.2);
/// Share of its flight after which a piece fades.
const FADES_FROM: f32 = 0.8;
/// Distance from a clear area at which a piece begins to fade, in points.
const FADES_BESIDE: f32 = 14.0;
/// Least apparent width of a piece that is seen edge-on, as a share of its width.
const EDGE: f32 = 0.25;
const OVER_BONE: f32 = 0.7;

/// Paints confetti that flies into `room` from its two upper corners; `part` is the progress, from
/// 0.0 to 1.0. It avoids the areas in `clear`, and is translucent over `bones`.
pub fn confetti(
    pen: &mut Pen,
    room: Rect,
    (clear, bones): (&[Rect], &[Rect]),
    part: f32,
    look: &Look,
) {
    let colors = &look.colors;
    let tones = [colors.gold, colors.hand.upper, colors.bars[1], colors.back, colors.good];
    for n in 0..PIECES {
        let [far, start, near, high, turn, tumble] = [0, 1, 2, 3, 4, 5].map(|it| chance(n, it));
        let way = (part - SETS_OUT * start) / lerp(FLIES.1..=FLIES.0, near);
        if !(0.0..1.0).contains(&way) {
            continue;
        }
        let length = lerp(LENGTHS.0..=LENGTHS.1, near);
        // Air soon slows a piece down; then it falls.
        let inwards = lerp(INWARDS.0..=INWARDS.1, far) * cubic_out(way);
        let aside = SWAY.0 * way * (TAU * (SWAY.1 * way + turn)).sin();
        let across = inwards * room.width() + aside;
        let left = n % 2 == 0;
        let down = lerp(FALLS.0..=FALLS.1, tumble) * way * way
            - lerp(UPWARDS.0..=UPWARDS.1, high) * (PI * way.min(0.5)).sin() * (1.0 - way);
        let center = pos2(
            if left { room.left() + across } else { room.right() - across },
            room.top() + (down + 0.04) * room.height(),
        );
        let over_bone = bones.iter().any(|bone| bone.contains(center));
        let seen_through = if over_bone { OVER_BONE } else { 1.0 };
        let strength = remap_clamp(way, FADES_FROM..=1.0, 1.0..=0.0)
            * visible(center, room, clear)
            * seen_through;
        let tone = color(tones[n as usize % tones.len()]).gamma_multiply(strength);
        let seen = (TAU * (tumble + TURNS.1 * (0.4 + 0.6 * tumble) * way)).cos();
        let turned = TAU * (turn + TURNS.0 * (turn - 0.5) * way);
        let width = length * WIDTH * seen.abs().max(EDGE);
        piece(pen, center, vec2(length, width), turned, tone);
    }
}

/// Opacity of a piece: 0.0 outside the area and over the clear ones.
fn visible(center: Pos2, room: Rect, clear: &[Rect]) -> f32 {
    let inside = -room.signed_distance_to_pos(center);
    let beside = clear.iter().map(|rect| rect.signed_distance_to_pos(center));
    let free = beside.fold(inside, f32::min);
    remap_clamp(free, LENGTHS.1 / 2.0..=FADES_BESIDE, 0.0..=1.0)
}

fn piece(pen: &mut Pen, center: Pos2, size: Vec2, angle: f32, tone: Color32) {
    if tone.a() == 0 {
        return;
    }
    let turned = Rot2::from_angle(angle);
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners = corners.map(|(x, y)| center + turned * (vec2(x, y) * size) / 2.0);
    pen.polygon(&corners, tone);
}

/// A pseudorandom number from 0.0 to 1.0, always the same for a piece and a salt.
fn chance(piece: u32, salt: u32) -> f32 {
    let mixed = (piece * 8 + salt + 1).wrapping_mul(0x9E37_79B9);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xC2B2_AE35);
    (mixed >> 8) as f32 / (1 << 24) as f32
}
