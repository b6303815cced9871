//! A game was won: for a moment confetti falls.

use std::f32::consts::TAU;

use egui::emath::Rot2;
use egui::{Color32, Pos2, Rect, lerp, pos2, remap_clamp, vec2};

use super::look::{Look, color};
use super::pen::Pen;

/// One piece falls for so much of the room, in square points; and how many at least and at
/// most.
const AREA: f32 = 4_000.0;
const PIECES: (f32, f32) = (60.0, 220.0);
/// The length of a piece, from the farthest to the nearest, in points.
const LENGTHS: (f32, f32) = (7.0, 11.5);
/// The width of a piece as a share of its length.
const WIDTH: f32 = 0.55;
/// Within which share of the time they set out, and for how much of it they fall, the
/// nearest and the farthest.
const SETS_OUT: f32 = 0.45;
const FALLS: (f32, f32) = (0.42, 0.55);
/// How far they sway aside, in points, and how often.
const SWAY: (f32, f32) = (14.0, 1.6);
/// How often they turn and tumble at most.
const TURNS: (f32, f32) = (0.8, 2.2);
/// From which share of its way on a piece fades.
const FADES_FROM: f32 = 0.8;
/// How near something that stays clear a piece begins to fade, in points.
const FADES_BESIDE: f32 = 14.0;
/// A piece that is seen from its edge is still so broad, as a share.
const EDGE: f32 = 0.25;

/// Paints confetti in a room when a part of its time has passed, from 0.0 to 1.0. None
/// falls over the rectangles that stay clear.
pub fn confetti(pen: &mut Pen, room: Rect, clear: &[Rect], part: f32, look: &Look) {
    let colors = &look.colors;
    let tones = [
        colors.gold,
        colors.hand.upper,
        colors.bars[1],
        colors.back,
        colors.good,
    ];
    let count = (room.area() / AREA).clamp(PIECES.0, PIECES.1) as u32;
    for n in 0..count {
        let [across, start, near, sway, turn, tumble] = [0, 1, 2, 3, 4, 5].map(|it| chance(n, it));
        let way = (part - SETS_OUT * start) / lerp(FALLS.1..=FALLS.0, near);
        if !(0.0..1.0).contains(&way) {
            continue;
        }
        let length = lerp(LENGTHS.0..=LENGTHS.1, near);
        let aside = SWAY.0 * (TAU * (SWAY.1 * way + sway)).sin();
        let center = pos2(
            room.left() + across * room.width() + aside,
            lerp(room.top()..=room.bottom(), way),
        );
        let strength = remap_clamp(way, FADES_FROM..=1.0, 1.0..=0.0) * visible(center, room, clear);
        let tone = color(tones[n as usize % tones.len()]).gamma_multiply(strength);
        let seen = (TAU * (tumble + TURNS.1 * (0.4 + 0.6 * tumble) * way)).cos();
        let turned = TAU * (turn + TURNS.0 * (turn - 0.5) * way);
        let size = (length, length * WIDTH * seen.abs().max(EDGE));
        piece(pen, center, size, turned, tone);
    }
}

/// How much is seen of a piece: nothing outside the room and over what stays clear.
fn visible(center: Pos2, room: Rect, clear: &[Rect]) -> f32 {
    let inside = -room.signed_distance_to_pos(center);
    let beside = clear.iter().map(|rect| rect.signed_distance_to_pos(center));
    let free = beside.fold(inside, f32::min);
    remap_clamp(free, LENGTHS.1 / 2.0..=FADES_BESIDE, 0.0..=1.0)
}

fn piece(pen: &mut Pen, center: Pos2, (length, width): (f32, f32), angle: f32, tone: Color32) {
    if tone.a() == 0 {
        return;
    }
    let turned = Rot2::from_angle(angle);
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners = corners.map(|(x, y)| center + turned * vec2(x * length, y * width) / 2.0);
    pen.polygon(&corners, tone);
}

/// A number from 0.0 to 1.0 that is always the same for a piece and what it is for.
fn chance(piece: u32, salt: u32) -> f32 {
    let mixed = (piece * 8 + salt + 1).wrapping_mul(0x9E37_79B9);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xC2B2_AE35);
    (mixed >> 8) as f32 / (1 << 24) as f32
}
