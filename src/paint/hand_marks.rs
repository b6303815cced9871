//! Marks for hands won: a nail for each, and an empty socket for each that is still needed.

use egui::emath::easing::quadratic_in;
use egui::{Color32, Pos2, Rect, Vec2, lerp, pos2, vec2};
use look::Rgb;

use super::look::{color, darker, lighter, white};
use super::pen::Pen;

/// The gaps between nails, in widths of a nail, the widest first. The first gap that fits is used.
const NAIL_GAPS: [f32; 3] = [8.0 / 14.0, 6.0 / 14.0, 4.0 / 14.0];
/// The additional gap after each group of five, in widths of a nail.
const GROUP_GAP: f32 = 0.5;
/// The smallest nails that can be distinguished from sockets, in points.
const MIN_NAIL_SIZE: f32 = 5.0;
/// The largest number of nails that form a single group.
const MAX_UNGROUPED: u16 = 6;
const GROUP_SIZE: u16 = 5;
/// How long it takes to drive in a nail, including its glint.
pub const NAIL_SECS: f64 = 0.36;
/// How long it takes to drive in a nail, without its glint.
pub const NAIL_DRIVING_SECS: f64 = 0.16;
/// The share of the animation after which the nail is driven in.
const DRIVING_SHARE: f32 = (NAIL_DRIVING_SECS / NAIL_SECS) as f32;
/// How much larger a nail is before it is driven in, and how high it is held, both in widths of a
/// nail.
const RAISED_NAIL: (f32, f32) = (0.6, 8.0 / 14.0);
/// The arc of light on a nail: its start and end angle in radians, and its radius in radii of the
/// nail.
const LIGHT_ARC: (f32, f32, f32) = (3.5, 4.9, 0.66);
const ARC_POINTS: usize = 7;

/// The number of hands won, and the number needed to win.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HandMarks {
    /// The number of hands won. A fraction is a nail that is being driven in.
    pub won: f32,
    /// The total number of nails and sockets.
    pub target: u16,
}

/// The size of a nail, and the gap between two, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
struct NailRow {
    nail: f32,
    gap: f32,
}

impl NailRow {
    /// The left edge of the nth nail, relative to that of the row.
    fn left(self, marks: HandMarks, nth: u16) -> f32 {
        let groups = if marks.target > MAX_UNGROUPED { nth / GROUP_SIZE } else { 0 };
        f32::from(nth) * (self.nail + self.gap) + f32::from(groups) * GROUP_GAP * self.nail
    }

    fn width(self, marks: HandMarks) -> f32 {
        self.left(marks, marks.target.saturating_sub(1)) + self.nail
    }
}

impl HandMarks {
    /// The largest row that fits; `None` if its nails would be too small to recognize. To fit,
    /// first the gaps get narrower, and then the nails smaller.
    fn row(self, room: Vec2) -> Option<NailRow> {
        let row = |nail: f32, gap: f32| NailRow { nail, gap: gap * nail };
        let mut rows = NAIL_GAPS.into_iter().map(|gap| row(room.y, gap));
        let whole = rows.find(|row| row.width(self) <= room.x + 0.1);
        let closest = NAIL_GAPS[NAIL_GAPS.len() - 1];
        let smaller = room.x / row(1.0, closest).width(self);
        let row = whole.unwrap_or(row(smaller, closest));
        (row.nail >= MIN_NAIL_SIZE).then_some(row)
    }

    /// The width that the nails take in this room; `None` if they would be too small to recognize.
    pub fn width(self, room: Vec2) -> Option<f32> {
        Some(self.row(room)?.width(self))
    }
}

/// Paints nails and sockets from the left edge of their room, in the color of a side.
pub fn hand_marks(pen: &mut Pen, room: Rect, marks: HandMarks, rgb: Rgb) {
    let Some(row) = marks.row(room.size()) else {
        return;
    };
    for nth in 0..marks.target {
        let x = room.left() + row.left(marks, nth) + row.nail / 2.0;
        let center = pos2(x, room.center().y);
        match marks.won - f32::from(nth) {
            1.0.. => nail(pen, center, row.nail, rgb),
            progress if progress > 0.0 => driven_nail(pen, (center, row.nail), progress, rgb),
            _ => socket(pen, center, row.nail),
        }
    }
}

/// Paints a nail that is being driven into its socket, and then glints.
fn driven_nail(pen: &mut Pen, (center, size): (Pos2, f32), progress: f32, rgb: Rgb) {
    socket(pen, center, size);
    let driven = (progress / DRIVING_SHARE).min(1.0);
    let height = 1.0 - quadratic_in(driven);
    let (larger, higher) = RAISED_NAIL;
    let up = vec2(0.0, higher * size * height);
    nail(pen, center - up, size * (1.0 + larger * height), rgb);
    if driven >= 1.0 {
        let fading = (1.0 - progress) / (1.0 - DRIVING_SHARE);
        let tone = lighter(color(rgb), 0.8).gamma_multiply(fading);
        for along in [vec2(size, 0.0), vec2(0.0, size)] {
            pen.line([center - along, center + along], 0.7, tone);
        }
    }
}

fn nail(pen: &mut Pen, center: Pos2, size: f32, rgb: Rgb) {
    let radius = size / 2.0;
    let metal = color(rgb);
    let around = Rect::from_center_size(center + vec2(0.0, 0.3 * radius), Vec2::splat(size));
    let shadow = Color32::BLACK.gamma_multiply(0.5);
    pen.glow(around, radius, 0.12 * size, shadow);
    pen.disc(center, radius, darker(metal, 0.72));
    let inside = radius - 0.065 * size;
    pen.ball(center, inside, [metal, metal, darker(metal, 0.5)]);
    // The light falls from the upper left.
    let light = center - vec2(0.28, 0.4) * radius;
    for (share, strength) in [(0.62, 0.2), (0.45, 0.25), (0.28, 0.35)] {
        pen.disc(light, share * radius, lighter(metal, 0.7).gamma_multiply(strength));
    }
    let (from, to, far) = LIGHT_ARC;
    let points = (0..ARC_POINTS).map(|n| {
        let part = n as f32 / (ARC_POINTS - 1) as f32;
        center + Vec2::angled(lerp(from..=to, part)) * far * radius
    });
    pen.polyline(&points.collect::<Vec<_>>(), false, 0.093 * size, white(0.85));
}

/// Paints an empty socket, with light on its lower rim.
fn socket(pen: &mut Pen, center: Pos2, size: f32) {
    let radius = size / 2.0;
    pen.disc(center, radius, Color32::BLACK.gamma_multiply(0.62));
    let points = (0..ARC_POINTS).map(|n| {
        let part = n as f32 / (ARC_POINTS - 1) as f32;
        center + Vec2::angled(lerp(0.5..=2.64, part)) * radius
    });
    pen.polyline(&points.collect::<Vec<_>>(), false, 0.086 * size, white(0.38));
}
