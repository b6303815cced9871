//! Cuts polygons into triangles.

use egui::{Pos2, Vec2};

/// Cuts a simple polygon with clockwise corners into triangles, given as indices of the corners.
pub(super) fn triangles(corners: &[Pos2]) -> Vec<[u32; 3]> {
    let mut remaining: Vec<usize> = (0..corners.len()).collect();
    let mut cut_triangles = Vec::new();
    while remaining.len() > 2 {
        let ear =
            (0..remaining.len()).find(|&n| is_ear(corners, &remaining, n)).unwrap_or_default();
        cut_triangles.push(with_neighbors(&remaining, ear).map(|corner| corner as u32));
        remaining.remove(ear);
    }
    cut_triangles
}

/// The indices of the `n`th remaining corner and its neighbors: the corner before it, the corner
/// itself, and the one after it.
fn with_neighbors(remaining: &[usize], n: usize) -> [usize; 3] {
    let count = remaining.len();
    [remaining[(n + count - 1) % count], remaining[n], remaining[(n + 1) % count]]
}

/// Whether a corner is convex, and no other remaining corner is inside the triangle of the corner
/// and its neighbors.
fn is_ear(corners: &[Pos2], remaining: &[usize], n: usize) -> bool {
    let indices = with_neighbors(remaining, n);
    let [a, b, c] = indices.map(|index| corners[index]);
    let is_inside = |point: Pos2| {
        cross_product(b - a, point - a) >= 0.0
            && cross_product(c - b, point - b) >= 0.0
            && cross_product(a - c, point - c) >= 0.0
    };
    let mut others = remaining.iter().filter(|index| !indices.contains(index));
    cross_product(b - a, c - b) > 0.0 && !others.any(|index| is_inside(corners[*index]))
}

/// The cross product of two directions; positive if the second is clockwise of the first.
fn cross_product(from: Vec2, to: Vec2) -> f32 {
    from.x * to.y - from.y * to.x
}

/// Twice the area of a polygon; negative if its corners are counterclockwise.
pub(super) fn double_area(corners: &[Pos2]) -> f32 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(from, to)| cross_product(from.to_vec2(), to.to_vec2())).sum()
}
