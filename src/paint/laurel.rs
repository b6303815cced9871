//! A laurel: two branches that grow outwards from the middle.

use egui::emath::Rot2;
use egui::{Color32, Pos2, Vec2, lerp, pos2, vec2};

use super::pen::Pen;

// Laurel is green in every theme.
const STEM_COLOR: Color32 = Color32::from_rgb(0x6E, 0x8F, 0x50);
const EDGE_COLOR: Color32 = Color32::from_rgb(0x2A, 0x44, 0x16);
const INNER_LEAF_COLOR: Color32 = Color32::from_rgb(0x9C, 0xC2, 0x7A);
const OUTER_LEAF_COLOR: Color32 = Color32::from_rgb(0x7F, 0xA8, 0x5A);
const STEM_WIDTH: f32 = 1.6;
const EDGE_WIDTH: f32 = 0.7;
/// Distance from the middle at which a branch begins, as a share of the branch's width.
const BRANCH_START_SHARE: f32 = 0.036;
/// Horizontal distance of a branch's control point from the middle, as a share of the branch's
/// width.
const BEND_SHARE: f32 = 0.75;
/// The number of pairs of leaves on a branch.
const PAIR_COUNT: u16 = 7;
/// The places of the first and the last pair on the stem, from 0.0 to 1.0.
const PAIR_PLACES: (f32, f32) = (0.09, 1.0);
/// The length of a leaf of the first and of the last pair, in points.
const LEAF_LENGTHS: (f32, f32) = (13.0, 10.0);
/// Angle between a leaf and the stem, in radians.
const SPREAD_ANGLE: f32 = 0.55;
/// Position of the control points of a leaf's outline, along the leaf and sideways from it, as
/// shares of its length.
const CONTROL_SHARES: Vec2 = vec2(0.45, 0.36);
/// How long a leaf grows, as a share of the duration of the drawing.
const GROWTH_SHARE: f32 = 0.2;
const STEM_STEPS: u16 = 24;

/// Paints a laurel whose two branches meet at `foot`; each has the size `branch`. `progress` is how
/// much of it has been drawn, from 0.0 to 1.0.
pub fn laurel(pen: &mut Pen, foot: Pos2, branch: Vec2, progress: f32) {
    for side in [-1.0, 1.0] {
        let at = |x: f32, y: f32| foot + vec2(side * x * branch.x, -y * branch.y);
        let stem = [at(BRANCH_START_SHARE, 0.0), at(BEND_SHARE, 0.0), at(1.0, 1.0)];
        let points = (0..=STEM_STEPS)
            .map(|n| on_curve(stem, progress * f32::from(n) / f32::from(STEM_STEPS)));
        let points: Vec<Pos2> = points.collect();
        if progress > 0.0 {
            pen.polyline(&points, false, STEM_WIDTH, STEM_COLOR);
        }
        for pair in 0..PAIR_COUNT {
            let share = f32::from(pair) / f32::from(PAIR_COUNT - 1);
            let place = lerp(PAIR_PLACES.0..=PAIR_PLACES.1, share);
            let grown = ((progress - (1.0 - GROWTH_SHARE) * share) / GROWTH_SHARE).clamp(0.0, 1.0);
            if grown <= 0.0 {
                continue;
            }
            let root = on_curve(stem, place);
            let along = (root - on_curve(stem, place - 0.02)).normalized();
            let length = grown * lerp(LEAF_LENGTHS.0..=LEAF_LENGTHS.1, share);
            for (turn, tone) in
                [(SPREAD_ANGLE, INNER_LEAF_COLOR), (-SPREAD_ANGLE, OUTER_LEAF_COLOR)]
            {
                let towards = Rot2::from_angle(-side * turn) * along;
                colored_leaf(pen, root, length * towards, tone);
            }
        }
    }
}

/// Paints a single leaf of laurel, from its root along `tip_offset`.
pub fn leaf(pen: &mut Pen, root: Pos2, tip_offset: Vec2) {
    colored_leaf(pen, root, tip_offset, OUTER_LEAF_COLOR);
}

fn colored_leaf(pen: &mut Pen, root: Pos2, tip_offset: Vec2, tone: Color32) {
    let aside = vec2(-tip_offset.y, tip_offset.x);
    let tip = root + tip_offset;
    let outwards = [root, root + CONTROL_SHARES.x * tip_offset - CONTROL_SHARES.y * aside, tip];
    let back = [tip, root + CONTROL_SHARES.x * tip_offset + CONTROL_SHARES.y * aside, root];
    let half = |curve: [Pos2; 3]| (0..6_u8).map(move |n| on_curve(curve, f32::from(n) / 6.0));
    let outline: Vec<Pos2> = half(outwards).chain(half(back)).collect();
    pen.polygon(&outline, tone);
    pen.polyline(&outline, true, EDGE_WIDTH, EDGE_COLOR);
}

/// A point on a quadratic Bézier curve; `part` is from 0.0 to 1.0.
fn on_curve([from, towards, to]: [Pos2; 3], part: f32) -> Pos2 {
    let mix = |one: f32, two: f32, three: f32| {
        let rest = 1.0 - part;
        rest * rest * one + 2.0 * rest * part * two + part * part * three
    };
    pos2(mix(from.x, towards.x, to.x), mix(from.y, towards.y, to.y))
}
