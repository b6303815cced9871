//! A laurel: two branches that grow outwards from the middle.

use egui::emath::Rot2;
use egui::{Color32, Pos2, Vec2, lerp, pos2, vec2};

use super::pen::Pen;

// Laurel is green in every theme.
const STEM: Color32 = Color32::from_rgb(0x6E, 0x8F, 0x50);
const EDGE: Color32 = Color32::from_rgb(0x2A, 0x44, 0x16);
const INNER: Color32 = Color32::from_rgb(0x9C, 0xC2, 0x7A);
const OUTER: Color32 = Color32::from_rgb(0x7F, 0xA8, 0x5A);
const STEM_WIDTH: f32 = 1.6;
const EDGE_WIDTH: f32 = 0.7;
/// Where a branch begins, as a share of its width from the middle; and the control point of its
/// bend.
const BEGINS: f32 = 0.036;
const BENDS: f32 = 0.75;
/// Leaves: number of pairs, positions of the first and last pair on the stem, and their lengths in
/// points.
const PAIRS: u16 = 7;
const PLACES: (f32, f32) = (0.09, 1.0);
const LENGTHS: (f32, f32) = (13.0, 10.0);
/// Angle between a leaf and the stem, in radians.
const SPREAD: f32 = 0.55;
/// Control points of a leaf's outline: along it and sideways, as shares of its length.
const HANDLE: Vec2 = vec2(0.45, 0.36);
/// Share of the drawing time in which a leaf grows.
const GROWS: f32 = 0.2;
const STEPS: u16 = 24;

/// Paints a laurel whose two branches meet at `foot`, each of the size `branch`. `part` is the
/// progress of drawing it, from 0.0 to 1.0.
pub fn laurel(pen: &mut Pen, foot: Pos2, branch: Vec2, part: f32) {
    for side in [-1.0, 1.0] {
        let at = |x: f32, y: f32| foot + vec2(side * x * branch.x, -y * branch.y);
        let stem = [at(BEGINS, 0.0), at(BENDS, 0.0), at(1.0, 1.0)];
        let points = (0..=STEPS).map(|n| on_curve(stem, part * f32::from(n) / f32::from(STEPS)));
        let points: Vec<Pos2> = points.collect();
        if part > 0.0 {
            pen.polyline(&points, false, STEM_WIDTH, STEM);
        }
        for pair in 0..PAIRS {
            let share = f32::from(pair) / f32::from(PAIRS - 1);
            let place = lerp(PLACES.0..=PLACES.1, share);
            let grown = ((part - (1.0 - GROWS) * share) / GROWS).clamp(0.0, 1.0);
            if grown <= 0.0 {
                continue;
            }
            let root = on_curve(stem, place);
            let along = (root - on_curve(stem, place - 0.02)).normalized();
            let length = grown * lerp(LENGTHS.0..=LENGTHS.1, share);
            for (turn, tone) in [(SPREAD, INNER), (-SPREAD, OUTER)] {
                let towards = Rot2::from_angle(-side * turn) * along;
                blade(pen, root, length * towards, tone);
            }
        }
    }
}

/// Paints a single leaf of laurel, from its root along `reach`.
pub fn leaf(pen: &mut Pen, root: Pos2, reach: Vec2) {
    blade(pen, root, reach, OUTER);
}

fn blade(pen: &mut Pen, root: Pos2, reach: Vec2, tone: Color32) {
    let aside = vec2(-reach.y, reach.x);
    let tip = root + reach;
    let outwards = [root, root + HANDLE.x * reach - HANDLE.y * aside, tip];
    let back = [tip, root + HANDLE.x * reach + HANDLE.y * aside, root];
    let half = |curve: [Pos2; 3]| (0..6_u8).map(move |n| on_curve(curve, f32::from(n) / 6.0));
    let outline: Vec<Pos2> = half(outwards).chain(half(back)).collect();
    pen.polygon(&outline, tone);
    pen.polyline(&outline, true, EDGE_WIDTH, EDGE);
}

/// A point on a quadratic Bézier curve; `part` is from 0.0 to 1.0.
fn on_curve([from, towards, to]: [Pos2; 3], part: f32) -> Pos2 {
    let mix = |one: f32, two: f32, three: f32| {
        let rest = 1.0 - part;
        rest * rest * one + 2.0 * rest * part * two + part * part * three
    };
    pos2(mix(from.x, towards.x, to.x), mix(from.y, towards.y, to.y))
}
