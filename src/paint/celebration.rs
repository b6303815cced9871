//! Confetti that falls after a game was won.

use std::f32::consts::{PI, TAU};

use egui::emath::Rot2;
use egui::emath::easing::cubic_out;
use egui::{Color32, Pos2, Rect, Vec2, lerp, pos2, remap_clamp, vec2};

use super::look::{Look, color};
use super::pen::Pen;

const PIECE_COUNT: u32 = 120;
/// The length of the farthest and of the nearest piece, in points.
const PIECE_LENGTHS: (f32, f32) = (7.0, 11.5);
/// The width of a piece as a share of its length.
const WIDTH_SHARE: f32 = 0.55;
/// The share of the duration within which all pieces start.
const START_SHARE: f32 = 0.25;
/// How long the nearest and the farthest piece fly, as shares of the duration.
const FLIGHT_SHARES: (f32, f32) = (0.55, 0.75);
/// How far pieces fly inwards, at least and at most, as shares of the area's width.
const INWARD_SHARES: (f32, f32) = (0.05, 0.62);
/// How far pieces fly upwards, at least and at most, as shares of the area's height.
const UPWARD_SHARES: (f32, f32) = (0.05, 0.3);
/// How far pieces fall, at least and at most, as shares of the area's height.
const FALL_SHARES: (f32, f32) = (0.7, 1.35);
/// How far a piece sways sideways, in points, and how often.
const SWAY: (f32, f32) = (10.0, 1.6);
/// The number of rotations of a piece, times a factor from -0.5 to 0.5, and the maximum number of
/// its tumbles.
const TURNS_AND_TUMBLES: (f32, f32) = (0.8, 2.2);
/// The share of its flight after which a piece fades.
const FADE_START_SHARE: f32 = 0.8;
/// Distance from a clear area at which a piece begins to fade, in points.
const FADE_DISTANCE: f32 = 14.0;
/// The least visible share of a piece's width, when it is seen edge-on.
const MIN_EDGE_SHARE: f32 = 0.25;
const OVER_BONE_OPACITY: f32 = 0.7;

/// Paints confetti that flies into `room` from its two upper corners; `progress` is from
/// 0.0 to 1.0. The pieces fade near the areas in `clear`, and are translucent over `bones`.
pub fn confetti(
    pen: &mut Pen,
    room: Rect,
    (clear, bones): (&[Rect], &[Rect]),
    progress: f32,
    look: &Look,
) {
    let colors = &look.colors;
    let tones = [colors.gold, colors.hand.upper, colors.bars[1], colors.back, colors.good];
    for n in 0..PIECE_COUNT {
        let [far, start, near, high, turn, tumble] =
            [0, 1, 2, 3, 4, 5].map(|it| pseudorandom(n, it));
        let way = (progress - START_SHARE * start) / lerp(FLIGHT_SHARES.1..=FLIGHT_SHARES.0, near);
        if !(0.0..1.0).contains(&way) {
            continue;
        }
        let length = lerp(PIECE_LENGTHS.0..=PIECE_LENGTHS.1, near);
        // Air slows a piece down; then it falls.
        let inwards = lerp(INWARD_SHARES.0..=INWARD_SHARES.1, far) * cubic_out(way);
        let aside = SWAY.0 * way * (TAU * (SWAY.1 * way + turn)).sin();
        let across = inwards * room.width() + aside;
        let left = n % 2 == 0;
        let down = lerp(FALL_SHARES.0..=FALL_SHARES.1, tumble) * way * way
            - lerp(UPWARD_SHARES.0..=UPWARD_SHARES.1, high)
                * (PI * way.min(0.5)).sin()
                * (1.0 - way);
        let center = pos2(
            if left { room.left() + across } else { room.right() - across },
            room.top() + (down + 0.04) * room.height(),
        );
        let over_bone = bones.iter().any(|bone| bone.contains(center));
        let bone_opacity = if over_bone { OVER_BONE_OPACITY } else { 1.0 };
        let strength = remap_clamp(way, FADE_START_SHARE..=1.0, 1.0..=0.0)
            * opacity_at(center, room, clear)
            * bone_opacity;
        let tone = color(tones[n as usize % tones.len()]).gamma_multiply(strength);
        let visible_share =
            (TAU * (tumble + TURNS_AND_TUMBLES.1 * (0.4 + 0.6 * tumble) * way)).cos();
        let turned = TAU * (turn + TURNS_AND_TUMBLES.0 * (turn - 0.5) * way);
        let width = length * WIDTH_SHARE * visible_share.abs().max(MIN_EDGE_SHARE);
        piece(pen, center, vec2(length, width), turned, tone);
    }
}

/// The opacity of a piece at `center`: 0.0 outside the room and over the clear areas.
fn opacity_at(center: Pos2, room: Rect, clear: &[Rect]) -> f32 {
    let inside = -room.signed_distance_to_pos(center);
    let beside = clear.iter().map(|rect| rect.signed_distance_to_pos(center));
    let free = beside.fold(inside, f32::min);
    remap_clamp(free, PIECE_LENGTHS.1 / 2.0..=FADE_DISTANCE, 0.0..=1.0)
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
fn pseudorandom(piece: u32, salt: u32) -> f32 {
    let mixed = (piece * 8 + salt + 1).wrapping_mul(0x9E37_79B9);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xC2B2_AE35);
    (mixed >> 8) as f32 / (1 << 24) as f32
}
