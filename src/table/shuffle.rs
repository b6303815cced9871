//! Bones being shuffled face down in the middle of the cloth, and bones laid out there to be taken.

use std::collections::BTreeSet;
use std::f32::consts::{PI, TAU};

use egui::emath::easing::{cubic_in_out, quadratic_out};
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use engine::DominoSet;

use super::layout::TableLayout;
use super::motion::interpolated;
use crate::paint::Pose;

/// Width of a bone that is shuffled or laid out, as a share of the width of a bone on the table.
const BONE_WIDTH_SHARE: f32 = 0.8;
/// Radii of the pile of a double-six set, along the longer side of the cloth and across it: in
/// widths of a bone, and at most this share of the cloth. At least half of each bone stays visible.
const PILE_RADII: (Vec2, f32) = (vec2(7.2, 4.8), 0.42);
/// How far a bone moves around the middle in a shuffle, in full turns.
const SHUFFLE_TURNS: f32 = 0.85;
/// Angle from one bone to the next around the middle, in radians: the golden angle leaves no gaps.
const ANGLE_STEP: f32 = 2.399_963;
/// Margin between the bones and the edge of the cloth, in points.
const MARGIN: f32 = 20.0;
/// Maximum rotation of a bone, in radians, and its maximum offset from the center of its cell, as a
/// share of the cell.
const MAX_SHAKE: (f32, f32) = (0.5, 0.2);
/// The share of a shuffle in which bones that were laid out are first pushed together.
const PUSHING_SHARE: f32 = 0.25;
/// Maximum width of a bone drawn for the lead, as a share of the height of its cell.
const DRAWN_WIDTH_SHARE: f32 = 0.4;
/// The gap between a drawn bone and the text beside it, in points.
const GAP_BESIDE_DRAWN: f32 = 12.0;
/// The width of the text beside a drawn bone, in points, if it has only the number of pips.
const PIPS_TEXT_WIDTH: f32 = 28.0;
/// The width of the text beside a drawn bone, in points, if it also says who leads.
const LEADER_TEXT_WIDTH: f32 = 88.0;

/// Pose of the nth bone when `part` of the shuffle has passed, from 0.0 to 1.0.
pub fn shuffled_pose(n: usize, part: f32, layout: &TableLayout) -> Pose {
    let (widths, share) = PILE_RADII;
    let bones = bone_count(layout) as f32;
    let widths = widths * (bones / f32::from(DominoSet::DoubleSix.len())).sqrt();
    let room = layout.cloth.size();
    let widths = if room.x < room.y { widths.yx() } else { widths };
    let most = (room * share / widths).min_elem();
    let width = most.min(BONE_WIDTH_SHARE * layout.line_bone_width());
    let radii = widths * width;
    let n = n as f32;
    // Every other bone goes the other way round, so that they mix.
    let way = if n % 2.0 < 1.0 { 1.0 } else { -1.0 };
    let along = quadratic_out(part);
    let angle = n * ANGLE_STEP + way * SHUFFLE_TURNS * TAU * along;
    let out = ((n + 1.5) / bones).sqrt().min(1.0);
    let sway = 1.0 + 0.25 * (PI * along).sin() * (n * 1.7).sin();
    Pose {
        center: layout.cloth.center() + Vec2::angled(angle) * out * sway * radii,
        width,
        angle: n * 2.85 + way * 1.3 * along,
    }
}

/// Pose of a bone during a shuffle that starts from bones laid out to be taken: they are pushed
/// together first.
pub fn reshuffled_pose(n: usize, part: f32, layout: &TableLayout) -> Pose {
    let pushed = cubic_in_out((part / PUSHING_SHARE).min(1.0));
    interpolated(laid_out_pose(n, layout), shuffled_pose(n, part, layout), pushed)
}

/// Pose of a bone that is laid out to be taken or to be drawn for the lead: in a cell of its own,
/// with a small offset and rotation that are always the same for this bone.
pub fn laid_out_pose(n: usize, layout: &TableLayout) -> Pose {
    let cell = cell(n, layout);
    let (middle, cell) = (cell.center(), cell.size());
    let (turned, moved) = MAX_SHAKE;
    let (sin, cos) = turned.sin_cos();
    // A rotated bone must stay in its cell.
    let most = (cell / vec2(cos + 2.0 * sin, 2.0 * cos + sin)).min_elem();
    let shake = |salt: usize| ((n * 7 + salt * 13) % 11) as f32 / 5.0 - 1.0;
    let pose = Pose {
        center: Pos2::ZERO,
        width: most.min(BONE_WIDTH_SHARE * layout.line_bone_width()),
        angle: shake(3) * turned,
    };
    let free = ((cell - pose.bounds().size()) / 2.0).max(Vec2::ZERO);
    let shaken = vec2(shake(1), shake(2)) * free.min(cell * moved);
    Pose { center: middle + shaken, ..pose }
}

/// The cell of the nth bone that is laid out.
fn cell(n: usize, layout: &TableLayout) -> Rect {
    let room = layout.cloth.shrink(MARGIN);
    let columns = laid_out_columns(layout);
    let size = room.size() / vec2(columns as f32, (bone_count(layout) / columns) as f32);
    let (row, column) = ((n / columns) as f32, (n % columns) as f32);
    Rect::from_min_size(room.min + size * vec2(column, row), size)
}

/// The number of columns in which bones are laid out.
pub fn laid_out_columns(layout: &TableLayout) -> usize {
    match (layout.features.set, is_narrow(layout)) {
        (DominoSet::DoubleSix, false) => 7,
        (DominoSet::DoubleSix, true) => 4,
        (DominoSet::DoubleNine, false) => 11,
        (DominoSet::DoubleNine, true) => 5,
    }
}

fn is_narrow(layout: &TableLayout) -> bool {
    layout.cloth.width() < layout.cloth.height()
}

/// Number of bones for which there must be room: a whole set.
fn bone_count(layout: &TableLayout) -> usize {
    layout.features.set.len().into()
}

/// A bone drawn for the lead, shown among the bones laid out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DrawnBone {
    cell: usize,
    pub pose: Pose,
    /// The room for the number of pips and, if the player leads, for text that says so.
    pub text_rect: Rect,
}

impl DrawnBone {
    /// The bone drawn by the player in this place: the viewer's is in the middle of the lowest row,
    /// the others' are in the uppermost one.
    pub fn new(place: usize, players: usize, layout: &TableLayout, leads: bool) -> Self {
        let columns = laid_out_columns(layout);
        let others = players.saturating_sub(1);
        let number = if place == 0 {
            bone_count(layout) - columns + (columns - 1) / 2
        } else if others < 2 {
            (columns - 1) / 2
        } else {
            // There must be room for its text, and for bones, beside the last one.
            ((2 * place - 1) * columns / (2 * others)).min(columns - 1 - columns / 5)
        };
        let cell = cell(number, layout);
        let width = layout.line_bone_width().min(cell.height() * DRAWN_WIDTH_SHARE);
        let pose = Pose::upright(cell.center(), width);
        // With many bones, a narrow cloth has room only for the pips.
        let has_room = others < 2 || !is_narrow(layout);
        let wide = if leads && has_room { LEADER_TEXT_WIDTH } else { PIPS_TEXT_WIDTH };
        let beside = pose.bounds().right() + GAP_BESIDE_DRAWN;
        Self {
            cell: number,
            pose,
            text_rect: Rect::from_x_y_ranges(
                beside..=beside + wide * layout.text_scale(),
                pose.bounds().y_range(),
            ),
        }
    }

    /// Whether the bone's text also says who leads.
    pub fn tells_who_leads(&self, layout: &TableLayout) -> bool {
        self.text_rect.width() > PIPS_TEXT_WIDTH * layout.text_scale()
    }
}

/// The bones still on the table, and their poses. They make room for the drawn ones: those of the
/// same row are closer together, and smaller.
pub fn poses_around_drawn(
    backs_on_table: &BTreeSet<usize>,
    drawn: &[DrawnBone],
    layout: &TableLayout,
) -> Vec<(usize, Pose)> {
    let is_taken = |cell: usize| drawn.iter().any(|it| it.cell == cell);
    let mut free =
        (0..bone_count(layout)).filter(|cell| !backs_on_table.contains(cell) && !is_taken(*cell));
    let poses = backs_on_table.iter().map(|back| {
        let cell = if is_taken(*back) { free.next() } else { None };
        (*back, pose_clear_of_drawn_bones(cell.unwrap_or(*back), drawn, layout))
    });
    poses.collect()
}

/// Pose of a bone in its cell, shifted into the room that the drawn bones of its row leave.
fn pose_clear_of_drawn_bones(n: usize, drawn: &[DrawnBone], layout: &TableLayout) -> Pose {
    let pose = laid_out_pose(n, layout);
    let columns = laid_out_columns(layout);
    let row = drawn.iter().filter(|it| it.cell / columns == n / columns);
    let before = row.clone().filter(|it| it.cell < n).max_by_key(|it| it.cell);
    let after = row.filter(|it| it.cell > n).min_by_key(|it| it.cell);
    let room = layout.cloth.shrink(MARGIN).x_range();
    let (mut cells, mut left) = (room, room);
    if let Some(before) = before {
        cells.min = cell(before.cell, layout).right();
        left.min = before.pose.bounds().union(before.text_rect).right().max(cells.min);
    }
    if let Some(after) = after {
        cells.max = cell(after.cell, layout).left();
        left.max = after.pose.bounds().left().min(cells.max);
    }
    let share = left.span() / cells.span();
    let x = left.min + (pose.center.x - cells.min) * share;
    Pose { center: pos2(x, pose.center.y), width: pose.width * share, ..pose }
}

#[cfg(test)]
mod tests {
    use egui::emath::Rot2;
    use engine::Seats;

    use super::super::layout::Features;
    use super::*;

    const SIZES: [[f32; 2]; 6] = [
        [420.0, 760.0],
        [800.0, 440.0],
        [800.0, 560.0],
        [1024.0, 564.0],
        [1100.0, 720.0],
        [1920.0, 1040.0],
    ];

    fn tables() -> impl Iterator<Item = TableLayout> {
        let areas = SIZES.map(|size| Rect::from_min_size(Pos2::ZERO, size.into()));
        areas.into_iter().flat_map(|area| {
            [DominoSet::DoubleSix, DominoSet::DoubleNine].map(|set| {
                TableLayout::new(area, Seats::Two, Features { set, ..Features::default() })
            })
        })
    }

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
    fn at_least_half_of_each_shuffled_bone_is_visible() {
        for layout in tables() {
            let heap: Vec<Pose> =
                (0..bone_count(&layout)).map(|n| shuffled_pose(n, 1.0, &layout)).collect();
            for (n, pose) in heap.iter().enumerate() {
                let above = &heap[n + 1..];
                let visible = points(*pose).filter(|at| !above.iter().any(|it| covers(*it, *at)));
                assert!(visible.count() >= 64, "{n} on {:?}", layout.area);
                assert!(layout.cloth.contains(pose.center), "{n} on {:?}", layout.area);
            }
        }
    }

    fn assert_no_overlap(poses: &[Pose], area: Rect) {
        for (n, pose) in poses.iter().enumerate() {
            for other in &poses[n + 1..] {
                let both = points(*pose).filter(|at| covers(*other, *at));
                assert_eq!(both.count(), 0, "{n} on {area:?}");
            }
        }
    }

    #[test]
    fn laid_out_bones_fill_the_cloth_without_overlap() {
        for layout in tables() {
            let lying: Vec<Pose> =
                (0..bone_count(&layout)).map(|n| laid_out_pose(n, &layout)).collect();
            let all = lying.iter().map(Pose::bounds).reduce(Rect::union);
            let all = all.expect("there are bones");
            let area = layout.area;
            assert!(layout.cloth.contains_rect(all), "{all:?} on {area:?}");
            let filled = all.size() / layout.cloth.size();
            assert!(filled.min_elem() > 0.75, "{filled:?} on {area:?}");
            assert_no_overlap(&lying, area);
        }
    }

    #[test]
    fn bones_drawn_for_the_lead_leave_room_for_their_text() {
        for layout in tables() {
            for taken in [&[0, 1][..], &[9, 20], &[3, 26], &[9, 20, 5], &[3, 26, 25, 2]] {
                let players = taken.len();
                let places = 0..players;
                let drawn = places.map(|it| DrawnBone::new(it, players, &layout, it == 0));
                let drawn: Vec<DrawnBone> = drawn.collect();
                let lying = (0..bone_count(&layout)).filter(|n| !taken.contains(n)).collect();
                let lying = poses_around_drawn(&lying, &drawn, &layout);
                let mut poses: Vec<Pose> = lying.into_iter().map(|(_, pose)| pose).collect();
                for drawn in &drawn {
                    assert!(layout.cloth.contains_rect(drawn.text_rect), "{drawn:?}");
                    let text_rect = drawn.text_rect.shrink(1.0);
                    let covered = poses.iter().any(|pose| pose.bounds().intersects(text_rect));
                    assert!(!covered, "{drawn:?} on {:?}", layout.area);
                }
                poses.extend(drawn.iter().map(|it| it.pose));
                assert_eq!(poses.len(), bone_count(&layout));
                assert_no_overlap(&poses, layout.area);
            }
        }
    }
}
