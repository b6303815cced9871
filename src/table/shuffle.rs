//! The bones that are shuffled, face down in the middle of the cloth, and those that are
//! laid out there to be taken.

use std::f32::consts::{PI, TAU};

use egui::emath::easing::quadratic_out;
use egui::{Rect, Vec2, pos2, vec2};

use super::boxes::Boxes;
use crate::paint::Pose;

/// So many bones fill the pile.
pub const BONES: usize = 28;
/// The width of a bone there, as a share of those on the table.
const BONE: f32 = 0.8;
/// How far around the middle they lie at most, in widths of a bone and as a share of the
/// cloth.
const RADII: (Vec2, f32) = (vec2(6.0, 3.6), 0.40);
/// How far a shuffle takes them around the middle, in full turns.
const ROUND: f32 = 0.85;
/// From one bone to the next around the middle: the golden angle leaves no gaps.
const STEP: f32 = 2.399_963;
/// The rows and columns of the bones that are laid out: wide cloths, narrow ones.
const ROWS: usize = 4;
const NARROW_ROWS: usize = 7;
/// The gap between them, as a share of their width.
const GAP: f32 = 0.3;
/// How far they are turned at most, in radians, and how far out of line, as a share of
/// their width.
const SHAKEN: (f32, f32) = (0.05, 0.06);

/// Where a bone lies when so much of the shuffle has passed, from 0.0 to 1.0.
pub fn shuffled(n: usize, part: f32, boxes: &Boxes) -> Pose {
    let width = BONE * boxes.line_bone();
    let (widths, share) = RADII;
    let radii = (widths * width).min(boxes.cloth.size() * share);
    let n = n as f32;
    // Every other bone goes the other way round, so that they mix.
    let way = if n % 2.0 < 1.0 { 1.0 } else { -1.0 };
    let along = quadratic_out(part);
    let angle = n * STEP + way * ROUND * TAU * along;
    let out = ((n + 0.6) / BONES as f32).sqrt().min(1.0);
    let sway = 1.0 + 0.25 * (PI * along).sin() * (n * 1.7).sin();
    Pose {
        center: boxes.cloth.center() + Vec2::angled(angle) * out * sway * radii,
        width,
        angle: n * 1.1 + way * 1.3 * along,
    }
}

/// Where a bone lies that is laid out to be taken: in rows that are a little shaken, the
/// same for the same bone.
pub fn laid_out(n: usize, boxes: &Boxes) -> Pose {
    let room = room(boxes);
    let columns = columns(boxes);
    let rows = BONES / columns;
    let across = columns as f32 * (1.0 + GAP) - GAP;
    let down = rows as f32 * (2.0 + GAP) - GAP;
    let width = (room.width() / across)
        .min(room.height() / down)
        .min(boxes.line_bone());
    let (row, column) = (n / columns, n % columns);
    let at = |place: usize, count: usize, size: f32| {
        (place as f32 - (count as f32 - 1.0) / 2.0) * (size + GAP) * width
    };
    let shake = |salt: usize| ((n * 7 + salt * 13) % 11) as f32 / 5.0 - 1.0;
    let (turned, moved) = SHAKEN;
    Pose {
        center: room.center()
            + vec2(at(column, columns, 1.0), at(row, rows, 2.0))
            + vec2(shake(1), shake(2)) * moved * width,
        width,
        angle: shake(3) * turned,
    }
}

/// In how many columns bones are laid out.
pub fn columns(boxes: &Boxes) -> usize {
    let room = room(boxes);
    let rows = if room.width() < room.height() {
        NARROW_ROWS
    } else {
        ROWS
    };
    BONES / rows
}

/// Where bones are laid out: those that are drawn for the lead lie above and below.
fn room(boxes: &Boxes) -> Rect {
    let margin = boxes.line_bone() * 2.4;
    boxes
        .cloth
        .shrink2(vec2(16.0, margin.min(boxes.cloth.height() * 0.22)))
}

/// Where a bone lies that was drawn for the lead, by the player in this place of so many:
/// the viewer's below, the others' above.
pub fn drawn_for_lead(place: usize, players: usize, boxes: &Boxes) -> Pose {
    let cloth = boxes.cloth;
    let width = boxes.line_bone();
    let others = (players - 1).max(1) as f32;
    let center = if place == 0 {
        pos2(cloth.center().x, cloth.bottom() - width - 12.0)
    } else {
        let x = cloth.left() + cloth.width() * (place as f32 - 0.5) / others;
        pos2(x, cloth.top() + width + 12.0)
    };
    Pose::upright(center, width)
}
