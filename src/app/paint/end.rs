//! Ends of the table without a bone: corners to lead on, ghosts to play on.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::app::fonts;
use crate::app::theme::{BIG_TEXT_SIZE, Look};

/// Rounding of a ghost's corners, as part of its width; a bone's is the same.
const ROUNDING: f32 = 0.13;
/// Length of the arms of a corner, as part of the width.
const ARM: f32 = 0.28;
/// Thickness of dashes and corners, as part of the width.
const THICKNESS: f32 = 0.035;
/// Length of a dash, as part of the width.
const DASH: f32 = 0.10;
/// Length of a gap between dashes, as part of the width.
const GAP: f32 = 0.085;
/// Size of the count, as part of the width.
const COUNT_SIZE: f32 = 0.40;
/// Size of the score under the count, as part of the width.
const SCORE_SIZE: f32 = 0.30;
/// But neither is ever smaller than this, in points.
const SMALLEST_COUNT: f32 = 11.0;
/// Straight lines that make up a quarter circle.
const QUARTER_STEPS: usize = 6;

/// An end without a bone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ghost<'a> {
    /// The count the table would have, if it is to be shown.
    pub count: Option<&'a str>,
    /// What the play would score, if it is to be shown.
    pub score: Option<&'a str>,
    /// Whether it takes the selected bone.
    pub inviting: bool,
    /// Whether the pointer or the keyboard is on it.
    pub pointed_at: bool,
}

/// Paints a dashed outline where a bone may come to lie.
pub fn ghost(painter: &Painter, rect: Rect, ghost: &Ghost<'_>, look: &Look) {
    let width = rect.size().min_elem();
    let color = ghost_color(ghost.inviting, look);
    let rounding = width * ROUNDING;
    let pixel = 1.0 / painter.pixels_per_point();
    let mut thickness = (width * THICKNESS).max(1.25 * pixel);
    if ghost.inviting {
        painter.rect_filled(rect, rounding, look.ghost_fill);
    }
    if ghost.pointed_at {
        painter.rect_filled(rect, rounding, look.ghost_fill);
        thickness *= 1.6;
    }
    let path = rounded_path(rect.shrink(thickness / 2.0), rounding);
    dashed_loop(painter, path, width, Stroke::new(thickness, color));

    let big = (width * COUNT_SIZE).clamp(SMALLEST_COUNT, BIG_TEXT_SIZE);
    let small = (width * SCORE_SIZE).clamp(SMALLEST_COUNT, BIG_TEXT_SIZE * 0.75);
    let center = rect.center();
    let write = |at: Pos2, text: &str, size: f32| {
        let font = fonts::strong(size);
        painter.text(at, Align2::CENTER_CENTER, text, font, color);
    };
    match (ghost.count, ghost.score) {
        (Some(count), Some(score)) => {
            write(center - vec2(0.0, small * 0.62), count, big);
            write(center + vec2(0.0, big * 0.62), score, small);
        }
        (Some(text), None) | (None, Some(text)) => write(center, text, big),
        (None, None) => {}
    }
}

/// Paints the corners of an end on which one may lead.
pub fn end_corners(painter: &Painter, rect: Rect, inviting: bool, pointed_at: bool, look: &Look) {
    let width = rect.size().min_elem();
    let pixel = 1.0 / painter.pixels_per_point();
    let mut thickness = (width * THICKNESS).max(1.25 * pixel);
    if pointed_at {
        painter.rect_filled(rect, width * ROUNDING, look.ghost_fill);
        thickness *= 1.6;
    }
    let stroke = Stroke::new(thickness, ghost_color(inviting, look));
    let rect = rect.shrink(thickness / 2.0);
    let rounding = width * ROUNDING;
    let arm = width * ARM;
    for (corner, right, down) in [
        (rect.left_top(), 1.0, 1.0),
        (rect.right_top(), -1.0, 1.0),
        (rect.right_bottom(), -1.0, -1.0),
        (rect.left_bottom(), 1.0, -1.0),
    ] {
        let mut path = vec![corner + vec2(0.0, down * arm)];
        path.extend((0..=QUARTER_STEPS).map(|step| {
            let angle = step as f32 / QUARTER_STEPS as f32 * std::f32::consts::FRAC_PI_2;
            let (sin, cos) = angle.sin_cos();
            corner + vec2(right * (1.0 - cos), down * (1.0 - sin)) * rounding
        }));
        path.push(corner + vec2(right * arm, 0.0));
        painter.add(Shape::line(path, stroke));
    }
}

fn ghost_color(inviting: bool, look: &Look) -> Color32 {
    if inviting {
        look.ghost_inviting
    } else {
        look.ghost
    }
}

/// Dashes along a closed path, as many as fit without a broken one.
fn dashed_loop(painter: &Painter, mut path: Vec<Pos2>, width: f32, stroke: Stroke) {
    let Some(&first) = path.first() else { return };
    path.push(first);
    let length: f32 = path.windows(2).map(|line| line[0].distance(line[1])).sum();
    let dashes = (length / (width * (DASH + GAP))).round().max(4.0);
    let step = length / dashes;
    let dash = step * DASH / (DASH + GAP);
    painter.extend(Shape::dashed_line(&path, stroke, dash, step - dash));
}

/// The points around a rectangle with rounded corners.
fn rounded_path(rect: Rect, rounding: f32) -> Vec<Pos2> {
    let inner = rect.shrink(rounding);
    let corners = [
        inner.right_top(),
        inner.right_bottom(),
        inner.left_bottom(),
        inner.left_top(),
    ];
    let quarter = std::f32::consts::FRAC_PI_2;
    corners
        .into_iter()
        .zip(0_u8..)
        .flat_map(|(corner, number)| {
            (0..=QUARTER_STEPS).map(move |step| {
                let turned = step as f32 / QUARTER_STEPS as f32 + f32::from(number) - 1.0;
                let (sin, cos) = (turned * quarter).sin_cos();
                pos2(corner.x + cos * rounding, corner.y + sin * rounding)
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dashes_follow_the_rectangle() {
        let rect = Rect::from_min_size(pos2(3.0, 5.0), vec2(40.0, 80.0));
        let path = rounded_path(rect, 6.0);
        let around = Rect::from_points(&path);
        assert!((around.min - rect.min).length() < 0.01, "{around:?}");
        assert!((around.max - rect.max).length() < 0.01, "{around:?}");
    }
}
