//! The bones that are shuffled, face down in the middle of the cloth, and those that are
//! laid out there to be taken.

use std::f32::consts::{PI, TAU};

use egui::emath::easing::quadratic_out;
use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::boxes::Boxes;
use crate::paint::Pose;

/// So many bones fill the pile.
pub const BONES: usize = 28;
/// The width of a bone there, as a share of those on the table.
const BONE: f32 = 0.8;
/// How far around the middle they lie at most, in widths of a bone, along the longer side of
/// the cloth and across, and as a share of the cloth: there at least half of each is seen.
const RADII: (Vec2, f32) = (vec2(7.2, 4.8), 0.42);
/// How far a shuffle takes them around the middle, in full turns.
const ROUND: f32 = 0.85;
/// From one bone to the next around the middle: the golden angle leaves no gaps.
const STEP: f32 = 2.399_963;
/// The rows and columns of the bones that are laid out: wide cloths, narrow ones.
const ROWS: usize = 4;
const NARROW_ROWS: usize = 7;
/// What is left free of the cloth around them, in points.
const AROUND: f32 = 20.0;
/// How far they are turned at most, in radians, and how far out of the middle of their cell at
/// most, as a share of it.
const SHAKEN: (f32, f32) = (0.5, 0.2);

/// Where a bone lies when so much of the shuffle has passed, from 0.0 to 1.0.
pub fn shuffled(n: usize, part: f32, boxes: &Boxes) -> Pose {
    let (widths, share) = RADII;
    let room = boxes.cloth.size();
    let widths = if room.x < room.y { widths.yx() } else { widths };
    let most = (room * share / widths).min_elem();
    let width = most.min(BONE * boxes.line_bone());
    let radii = widths * width;
    let n = n as f32;
    // Every other bone goes the other way round, so that they mix.
    let way = if n % 2.0 < 1.0 { 1.0 } else { -1.0 };
    let along = quadratic_out(part);
    let angle = n * STEP + way * ROUND * TAU * along;
    let out = ((n + 1.5) / BONES as f32).sqrt().min(1.0);
    let sway = 1.0 + 0.25 * (PI * along).sin() * (n * 1.7).sin();
    Pose {
        center: boxes.cloth.center() + Vec2::angled(angle) * out * sway * radii,
        width,
        angle: n * 2.85 + way * 1.3 * along,
    }
}

/// Where a bone lies that is laid out to be taken, or to be drawn for the lead: in a cell of
/// its own, a little shaken, the same for the same bone.
pub fn laid_out(n: usize, boxes: &Boxes, is_drawing: bool) -> Pose {
    let room = room(boxes, is_drawing);
    let columns = columns(boxes);
    let cell = room.size() / vec2(columns as f32, (BONES / columns) as f32);
    let (turned, moved) = SHAKEN;
    let (sin, cos) = turned.sin_cos();
    // However it is turned, it stays in its cell.
    let most = (cell / vec2(cos + 2.0 * sin, 2.0 * cos + sin)).min_elem();
    let shake = |salt: usize| ((n * 7 + salt * 13) % 11) as f32 / 5.0 - 1.0;
    let pose = Pose {
        center: Pos2::ZERO,
        width: most.min(BONE * boxes.line_bone()),
        angle: shake(3) * turned,
    };
    let free = ((cell - pose.bounds().size()) / 2.0).max(Vec2::ZERO);
    let shaken = vec2(shake(1), shake(2)) * free.min(cell * moved);
    let (row, column) = ((n / columns) as f32, (n % columns) as f32);
    Pose {
        center: room.min + cell * vec2(column + 0.5, row + 0.5) + shaken,
        ..pose
    }
}

/// In how many columns bones are laid out.
pub fn columns(boxes: &Boxes) -> usize {
    let cloth = boxes.cloth;
    let rows = if cloth.width() < cloth.height() {
        NARROW_ROWS
    } else {
        ROWS
    };
    BONES / rows
}

/// Where bones are laid out: those that are drawn for the lead lie above and below.
fn room(boxes: &Boxes, is_drawing: bool) -> Rect {
    let room = boxes.cloth.shrink(AROUND);
    if is_drawing {
        let margin = boxes.line_bone() * 1.9;
        room.shrink2(vec2(0.0, margin.min(room.height() * 0.2)))
    } else {
        room
    }
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

#[cfg(test)]
mod tests {
    use egui::emath::Rot2;
    use engine::Seats;

    use super::super::boxes::Features;
    use super::*;

    const SIZES: [[f32; 2]; 6] = [
        [420.0, 760.0],
        [800.0, 440.0],
        [800.0, 560.0],
        [1024.0, 564.0],
        [1100.0, 720.0],
        [1920.0, 1040.0],
    ];

    fn tables() -> impl Iterator<Item = Boxes> {
        let areas = SIZES.map(|size| Rect::from_min_size(Pos2::ZERO, size.into()));
        areas
            .into_iter()
            .map(|area| Boxes::new(area, Seats::Two, Features::default()))
    }

    /// Points all over a bone.
    fn points(pose: Pose) -> impl Iterator<Item = Pos2> {
        let grid = (0..8).flat_map(|x| (0..16).map(move |y| vec2(x as f32, y as f32)));
        grid.map(move |at| {
            let at = (at + vec2(0.5, 0.5)) / 8.0 - vec2(0.5, 1.0);
            pose.center + Rot2::from_angle(pose.angle) * (at * pose.width)
        })
    }

    fn covers(pose: Pose, at: Pos2) -> bool {
        let at = Rot2::from_angle(-pose.angle) * (at - pose.center) / pose.width;
        at.x.abs() < 0.5 && at.y.abs() < 1.0
    }

    #[test]
    fn at_least_half_of_each_bone_of_the_heap_is_seen() {
        for boxes in tables() {
            let heap: Vec<Pose> = (0..BONES).map(|n| shuffled(n, 1.0, &boxes)).collect();
            for (n, pose) in heap.iter().enumerate() {
                let above = &heap[n + 1..];
                let seen = points(*pose).filter(|at| !above.iter().any(|it| covers(*it, *at)));
                assert!(seen.count() >= 64, "{n} on {:?}", boxes.area);
                assert!(boxes.cloth.contains(pose.center), "{n} on {:?}", boxes.area);
            }
        }
    }

    #[test]
    fn bones_that_are_laid_out_fill_the_cloth_and_lie_beside_each_other() {
        for boxes in tables() {
            for is_drawing in [true, false] {
                let lying: Vec<Pose> = (0..BONES)
                    .map(|n| laid_out(n, &boxes, is_drawing))
                    .collect();
                let all = lying.iter().map(Pose::bounds).reduce(Rect::union);
                let all = all.expect("there are bones");
                let area = boxes.area;
                assert!(boxes.cloth.contains_rect(all), "{all:?} on {area:?}");
                let least = if is_drawing { 0.5 } else { 0.75 };
                let filled = all.size() / boxes.cloth.size();
                assert!(filled.min_elem() > least, "{filled:?} on {area:?}");
                for (n, pose) in lying.iter().enumerate() {
                    for other in &lying[n + 1..] {
                        let both = points(*pose).filter(|at| covers(*other, *at));
                        assert_eq!(both.count(), 0, "{n} on {area:?}");
                    }
                }
            }
        }
    }
}
