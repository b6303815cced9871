//! Rows of bones, and parts of a place.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::SPACE;

/// The space between two bones beside each other, as a share of their width.
pub(super) const BONE_GAP: f32 = 0.14;
/// The narrowest bone of a row, in points.
const SMALLEST_IN_ROW: f32 = 6.0;
/// A bone that slides in from where there is none to be seen comes from one so
/// wide.
const SMALL_BONE: f32 = 12.0;

/// The upper part of a place, and what is left of it.
pub(super) fn top(place: Rect, height: f32) -> (Rect, Rect) {
    let (part, rest) = place.split_top_bottom_at_y(place.top() + height);
    (part, rest.with_min_y(rest.top() + SPACE))
}

/// What is left of a place, and its lower part.
pub(super) fn bottom(place: Rect, height: f32) -> (Rect, Rect) {
    let (rest, part) = place.split_top_bottom_at_y(place.bottom() - height);
    (rest.with_max_y(rest.bottom() - SPACE), part)
}

fn per_row(size: Vec2, width: f32) -> usize {
    let gap = size.x * BONE_GAP;
    (((width + gap) / (size.x + gap)).floor() as usize).max(1)
}

/// How high so many bones are, in rows of some width.
pub(super) fn rows_height(size: Vec2, width: f32, count: usize) -> f32 {
    let rows = count.div_ceil(per_row(size, width)).max(1) as f32;
    rows * size.y + (rows - 1.0) * size.x * BONE_GAP
}

/// Bones beside each other and in even rows, which stand in a place of this
/// width as `align` says.
pub(super) fn bones_in(place: Rect, size: Vec2, count: usize, align: Align) -> Vec<Rect> {
    let gap = size.x * BONE_GAP;
    let rows = count.div_ceil(per_row(size, place.width())).max(1);
    // A short last row would look ragged.
    let per_row = count.div_ceil(rows).max(1);
    (0..count)
        .map(|n| {
            let (row, column) = (n / per_row, n % per_row);
            let in_row = per_row.min(count - row * per_row);
            let free = place.width() - row_width(size.x, in_row);
            let left = match align {
                Align::Left => 0.0,
                Align::Middle => free / 2.0,
                Align::Right => free,
            };
            let right = left + column as f32 * (size.x + gap);
            Rect::from_min_size(place.min + vec2(right, row as f32 * (size.y + gap)), size)
        })
        .collect()
}

/// How wide so many bones of this width are beside each other.
pub(super) fn row_width(bone: f32, count: usize) -> f32 {
    bone * (count as f32 + BONE_GAP * count.saturating_sub(1) as f32)
}

/// The widest bone of which so many stand beside each other in some width.
pub(super) fn bone_in_row(width: f32, count: usize) -> f32 {
    width / row_width(1.0, count.max(1))
}

/// Where bones stand in a place that they do not fill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Align {
    /// At the left.
    Left,
    /// In the middle.
    Middle,
    /// At the right.
    Right,
}

/// Bones beside each other and in rows, as large as they fit into the place,
/// but no wider than `largest`, halfway down.
pub(super) fn full_row(place: Rect, largest: f32, count: usize, align: Align) -> Vec<Rect> {
    let mut width = largest;
    let size = |width: f32| vec2(width, 2.0 * width);
    let height = |width: f32| rows_height(size(width), place.width(), count);
    while width > SMALLEST_IN_ROW && height(width) > place.height() {
        width -= 0.5;
    }
    let down = (place.height() - height(width)) / 2.0;
    let place = place.translate(vec2(0.0, down.max(0.0)));
    bones_in(place, size(width), count, align)
}

/// Where the bone lay that has just left a row.
pub(super) fn after(bones: &[Rect]) -> Option<Rect> {
    let last = bones.last()?;
    Some(last.translate(vec2(last.width() * (1.0 + BONE_GAP), 0.0)))
}

/// The place from which a bone slides in that was not to be seen.
pub(super) fn small_bone(center: Pos2) -> Rect {
    Rect::from_center_size(center, vec2(SMALL_BONE, 2.0 * SMALL_BONE))
}

/// So many parts of a place beside each other, of the same width.
pub(super) fn columns(place: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let count = count.max(1);
    let width = (place.width() - SPACE * (count - 1) as f32) / count as f32;
    (0..count).map(move |n| {
        let left = place.left() + n as f32 * (width + SPACE);
        Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height()))
    })
}
