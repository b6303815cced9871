//! The ornament in the cloth: a ring of meanders around the N of “Nestor”.

use std::f32::consts::TAU;

use egui::{Pos2, Vec2, vec2};

use super::look::{Look, color};
use super::pen::Pen;

/// The width of the ornament in its own units, which are used for all other lengths in this file
/// except the line width.
const DRAWING_SIZE: f32 = 220.0;
const RING_RADII: [f32; 2] = [78.0, 110.0];
const RING_SIDES: u16 = 96;
const MEANDER_COUNT: u16 = 24;
/// The corners of one meander: along the ring, as a share of the meander's angle, and outwards, in
/// steps.
const MEANDER_CORNERS: [(f32, f32); 7] =
    [(0.06, 0.0), (0.06, 4.0), (0.86, 4.0), (0.86, 1.15), (0.38, 1.15), (0.38, 2.7), (0.6, 2.7)];
/// The innermost radius of the meanders, and the length of a step.
const MEANDER_RADIUS: (f32, f32) = (84.0, 5.5);
/// The outline of the N, relative to the center.
const LETTER: [(f32, f32); 10] = [
    (-34.0, 40.0),
    (-34.0, -40.0),
    (-19.0, -40.0),
    (21.0, 17.0),
    (21.0, -40.0),
    (34.0, -40.0),
    (34.0, 40.0),
    (21.0, 40.0),
    (-21.0, -16.0),
    (-21.0, 40.0),
];
/// The serifs of the N, relative to the center.
const SERIFS: [[(f32, f32); 2]; 3] = [
    [(-42.0, -40.0), (-16.0, -40.0)],
    [(-42.0, 40.0), (-13.0, 40.0)],
    [(14.0, -40.0), (42.0, -40.0)],
];
/// The right end of the arc below the N, relative to the center. The arc above the N is its mirror
/// image.
const ARC_ENDS: (f32, f32) = (20.0, 57.0);
/// Distance of an arc's control point from the line between its ends.
const ARC_BEND: f32 = 8.0;
const ARC_PARTS: u16 = 8;
const LINE_WIDTH: f32 = 1.5;

/// Paints the ornament around a center. Its lines have the same thickness at every size.
pub(super) fn paint(pen: &mut Pen, center: Pos2, (size, strength): (f32, f32), look: &Look) {
    let scale = size / DRAWING_SIZE;
    let (rgb, opacity) = look.colors.cloth_ornament;
    let tone = color(rgb).gamma_multiply(opacity * strength);
    let mut draw =
        |points: &[Pos2], is_closed: bool| pen.polyline(points, is_closed, LINE_WIDTH, tone);
    let at = |(x, y): (f32, f32)| center + vec2(x, y) * scale;
    let on_ring = |turn: f32, radius: f32| center + Vec2::angled(turn) * (radius * scale);
    let circle = |radius: f32| -> Vec<Pos2> {
        let turn = |side: u16| TAU * f32::from(side) / f32::from(RING_SIDES);
        (0..RING_SIDES).map(|side| on_ring(turn(side), radius)).collect()
    };
    let (inner, step) = MEANDER_RADIUS;
    for radius in RING_RADII.into_iter().chain([inner]) {
        draw(&circle(radius), true);
    }
    let part = TAU / f32::from(MEANDER_COUNT);
    for n in 0..MEANDER_COUNT {
        let points = MEANDER_CORNERS
            .map(|(along, out)| on_ring(part * (f32::from(n) + along), inner + step * out));
        draw(&points, false);
    }
    draw(&LETTER.map(at), true);
    for serif in SERIFS {
        draw(&serif.map(at), false);
    }
    let (half, away) = ARC_ENDS;
    for side in [-1.0, 1.0] {
        let arc: Vec<Pos2> = (0..=ARC_PARTS)
            .map(|n| {
                let part = f32::from(n) / f32::from(ARC_PARTS);
                let bend = 4.0 * part * (1.0 - part) * ARC_BEND / 2.0;
                at((half * (2.0 * part - 1.0), side * (away + bend)))
            })
            .collect();
        draw(&arc, false);
    }
}
