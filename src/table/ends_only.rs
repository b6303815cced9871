//! The layout that shows only the ends of a line: the spinner in the middle, and the last bone of
//! each arm around it. Without a spinner both ends are in one row. If an arm has several ends
//! because every doublet branches, all ends are in two columns.

use std::collections::BTreeMap;

use egui::{Pos2, Rect, Vec2, vec2};

use engine::{Bone, End, Fit, Pips, Side};

use super::layout::TableLayout;
use super::line::{GAP, Line, Place, direction};
use crate::paint::Pose;

/// Width of a bone, relative to that of a whole line at zoom step 0.
const BONE_SCALE: f32 = 1.5;
// Lengths of two opposite arms without dots, in widths of a bone. The length of a row includes the
// places at both ends.
const ROW_LENGTH: f32 = 9.2;
const COLUMN_LENGTH: f32 = 6.1;
/// Height of a row in the columns, in widths of a bone.
const ROW_HEIGHT: f32 = 2.2;
// Distances between dots, and the minimum lengths of the dots of an arm, in points.
const DOT_SPACING: f32 = 13.0;
const CLOSE_DOT_SPACING: f32 = 8.0;
const MIN_ROW_DOTS_LENGTH: f32 = 36.0;
const MIN_COLUMN_DOTS_LENGTH: f32 = 16.0;
/// Length of the number that replaces more than `MAX_CLOSE_DOTS` dots, in points.
const DOTS_NUMBER_LENGTH: f32 = 64.0;
const MAX_CLOSE_DOTS: usize = 6;
const COLUMN_GAP: f32 = 32.0;

/// A bone, and the end at which it is played; `None` for the lead.
pub type BoneAtEnd = (Bone, Option<End>);

/// A group of bones that aren't shown, and the dots in their place.
#[derive(Debug, Clone)]
pub struct LeftOutBones {
    /// The area of the dots, which run along its longer side.
    pub rect: Rect,
    /// The bones, from the middle outwards; without a spinner from the right end to the left one.
    pub bones: Vec<Bone>,
}

#[derive(Debug, Clone)]
struct ShownBone {
    bone: Bone,
    pose: Pose,
    /// The side of the bone's arm; `None` for the bone in the middle.
    arm: Option<Side>,
    /// The ends on this bone, each with the number that the next bone must match.
    ends: Vec<(End, Pips)>,
}

impl ShownBone {
    fn half_size(&self) -> Vec2 {
        let is_across = self.pose.angle.sin().abs() > 0.5;
        let half = vec2(0.5, 1.0) * self.pose.width;
        if is_across { vec2(half.y, half.x) } else { half }
    }
}

/// The layout of the ends of a line and its spinner.
#[derive(Debug)]
pub struct EndsOnlyLayout {
    middle: Pos2,
    width: f32,
    shown: Vec<ShownBone>,
    pub left_out: Vec<LeftOutBones>,
    is_in_columns: bool,
    /// The rule for which bones lie across the line.
    fit: Fit,
}

/// A bone with open ends, and the arm on which it lies.
#[derive(Debug)]
struct LastBone {
    bone: Bone,
    arm: Side,
    /// The bones left out between this bone and the middle one, from the middle outwards.
    left_out: Vec<Bone>,
    ends: Vec<(End, Pips)>,
}

impl EndsOnlyLayout {
    pub fn new(line: &Line, layout: &TableLayout) -> Self {
        let area = layout.line;
        let width = (layout.line_bone_width() * BONE_SCALE)
            .min((area.width() - 2.0 * MIN_ROW_DOTS_LENGTH) / ROW_LENGTH)
            .min((area.height() - 2.0 * MIN_COLUMN_DOTS_LENGTH) / COLUMN_LENGTH);
        let mut ends_only = Self {
            middle: area.center(),
            width,
            shown: Vec::new(),
            left_out: Vec::new(),
            is_in_columns: false,
            fit: line.fit(),
        };
        let mut ends_of_bones: BTreeMap<Bone, Vec<(End, Pips)>> = BTreeMap::new();
        for (end, pips) in line.open_ends() {
            ends_of_bones.entry(end.on).or_default().push((end, pips));
        }
        let spinner = line.spinner();
        let middle_bone = spinner.or_else(|| {
            let first = ends_of_bones.keys().next().copied();
            first.filter(|_| ends_of_bones.len() == 1)
        });
        let in_middle =
            middle_bone.map(|bone| (bone, ends_of_bones.remove(&bone).unwrap_or_default()));
        let last: Vec<LastBone> = match middle_bone {
            Some(middle) => last_bones_around(line, middle, ends_of_bones),
            None => ends_of_bones
                .into_iter()
                .map(|(bone, ends)| LastBone {
                    bone,
                    arm: ends[0].0.side,
                    left_out: Vec::new(),
                    ends,
                })
                .collect(),
        };
        let is_crowded = Side::ALL.into_iter().any(|side| {
            let on_side = last.iter().filter(|it| it.arm == side);
            on_side.count() > 1
        });
        if is_crowded {
            ends_only.lay_columns(line, in_middle, last, area);
            return ends_only;
        }
        // Distance from the middle to the start of the arms.
        let mut inner = Vec2::ZERO;
        if let Some((bone, ends)) = in_middle {
            let heavier =
                if line.fit().bones_across().contains(bone) { Side::North } else { Side::West };
            let shown =
                ShownBone { bone, pose: ends_only.pose(area.center(), heavier), arm: None, ends };
            inner = shown.half_size();
            ends_only.shown.push(shown);
            for last in last {
                ends_only.lay_arm(last, inner, area);
            }
        } else {
            // Each arm starts after half of the gap.
            let of_arm = |arm| last.iter().find(|it| it.arm == arm).map(|it| it.bone);
            let between = match of_arm(Side::East).zip(of_arm(Side::West)) {
                Some((right, left)) => bones_between(&ways_to_middle(line, right), right, left),
                None => bones_except(line, &last),
            };
            let gap = ends_only.dots_length(between.len(), area.width() - 8.0 * width);
            inner.x = (gap - GAP * width) / 2.0;
            for last in last {
                ends_only.lay_arm(last, inner, area);
            }
            let rect = Rect::from_center_size(area.center(), vec2(gap, 0.0));
            ends_only.add_left_out(rect, between);
        }
        ends_only
    }

    /// Lays out the last bone of an arm, and the dots that stand for the bones between it and the
    /// middle.
    fn lay_arm(&mut self, mut last: LastBone, inner: Vec2, area: Rect) {
        let left_out = std::mem::take(&mut last.left_out);
        let (along, half) = (direction(last.arm), self.half_size(last.bone, last.arm));
        let extent = |of: Vec2| (of * along).abs().max_elem();
        // The place for the selected bone is beyond the last bone in a row, but beside it in a
        // column.
        let beyond = if along.y == 0.0 { 2.0 * self.width } else { 0.0 };
        let max_gap = extent(area.size()) / 2.0 - extent(inner) - 2.0 * extent(half) - beyond;
        let gap = self.dots_length(left_out.len(), max_gap);
        let start = self.middle + along * extent(inner);
        let end = start + along * gap;
        let center = end + along * extent(half);
        self.add_left_out(Rect::from_two_pos(start, end), left_out);
        self.add_shown(last, center);
    }

    /// Places the bones with ends in two columns, each pointing outwards.
    fn lay_columns(
        &mut self,
        line: &Line,
        in_middle: Option<(Bone, Vec<(End, Pips)>)>,
        mut last: Vec<LastBone>,
        area: Rect,
    ) {
        self.is_in_columns = true;
        if let Some((bone, ends)) = in_middle.filter(|(_, ends)| !ends.is_empty()) {
            last.push(LastBone { bone, arm: Side::North, left_out: Vec::new(), ends });
        }
        last.sort_by_key(|it| match it.arm {
            Side::West => 0,
            Side::North => 1,
            Side::South => 2,
            Side::East => 3,
        });
        let rows = last.len().div_ceil(2);
        self.width = self.width.min(area.height() / (rows as f32 * ROW_HEIGHT));
        let left_out = bones_except(line, &last);
        for (n, mut last) in last.into_iter().enumerate() {
            last.arm = if n < rows { Side::West } else { Side::East };
            let row = (n % rows) as f32 - (rows as f32 - 1.0) / 2.0;
            let away = COLUMN_GAP / 2.0 + self.half_size(last.bone, last.arm).x;
            let apart = vec2(direction(last.arm).x * away, row * ROW_HEIGHT * self.width);
            let center = self.middle + apart;
            self.add_shown(last, center);
        }
        let height = (left_out.len() as f32 * DOT_SPACING).min(area.height());
        let rect = Rect::from_center_size(self.middle, vec2(0.0, height));
        self.add_left_out(rect, left_out);
    }

    /// Half the size of a bone at the end of an arm.
    fn half_size(&self, bone: Bone, arm: Side) -> Vec2 {
        let is_upright = (direction(arm).x == 0.0) != self.fit.bones_across().contains(bone);
        let half = if is_upright { vec2(0.5, 1.0) } else { vec2(1.0, 0.5) };
        half * self.width
    }

    fn add_shown(&mut self, last: LastBone, center: Pos2) {
        let outer = last.ends.first().map(|(_, pips)| *pips);
        let heavier = self.heavier_side(last.bone, last.arm, outer == Some(last.bone.high()));
        self.shown.push(ShownBone {
            bone: last.bone,
            pose: self.pose(center, heavier),
            arm: Some(last.arm),
            ends: last.ends,
        });
    }

    /// Length of the gap between two bones with this many dots, at most `most` where possible.
    fn dots_length(&self, dots: usize, most: f32) -> f32 {
        if dots == 0 {
            return GAP * self.width;
        }
        let wide = MIN_COLUMN_DOTS_LENGTH + DOT_SPACING * dots as f32;
        if wide <= most {
            return wide;
        }
        let close = if dots > MAX_CLOSE_DOTS {
            DOTS_NUMBER_LENGTH
        } else {
            CLOSE_DOT_SPACING * (dots + 1) as f32
        };
        close.min(most.max(MIN_COLUMN_DOTS_LENGTH))
    }

    fn add_left_out(&mut self, rect: Rect, bones: Vec<Bone>) {
        if !bones.is_empty() {
            self.left_out.push(LeftOutBones { rect, bones });
        }
    }

    fn pose(&self, center: Pos2, heavier: Side) -> Pose {
        Pose { center, width: self.width, angle: Place { center, heavier }.angle() }
    }

    /// Pose of a bone; `None` if it is left out.
    pub fn pose_of(&self, bone: Bone) -> Option<Pose> {
        Some(self.shown_bone(bone)?.pose)
    }

    fn shown_bone(&self, bone: Bone) -> Option<&ShownBone> {
        self.shown.iter().find(|shown| shown.bone == bone)
    }

    /// Middle of the edge at an end, and the direction from there to the end's number.
    pub fn tip(&self, end: End) -> Option<(Pos2, Vec2)> {
        let shown = self.shown_bone(end.on)?;
        let (center, half) = (shown.pose.center, shown.half_size());
        let Some(arm) = shown.arm else {
            let outwards = direction(end.side);
            return Some((center + outwards * half, outwards));
        };
        let outwards = direction(arm);
        if outwards.y == 0.0 {
            // Several numbers on one bone are one below the other.
            let place = shown.ends.iter().position(|(other, _)| *other == end);
            let apart = place
                .filter(|_| self.is_in_columns)
                .map_or(0.0, |place| place as f32 - (shown.ends.len() as f32 - 1.0) / 2.0);
            let along = vec2(0.0, apart * self.width);
            return Some((center + outwards * half + along, outwards));
        }
        // In a column the number is beside the outer half.
        let outer = outwards * (half.y - self.width / 2.0);
        Some((center + outer + vec2(half.x, 0.0), vec2(1.0, 0.0)))
    }

    pub fn pose_of_play(&self, (bone, end): BoneAtEnd) -> Pose {
        let at = end.and_then(|end| Some((end, self.shown_bone(end.on)?, self.tip(end)?)));
        let Some((end, shown, (tip, outwards))) = at else {
            let heavier = self.heavier_side(bone, Side::West, true);
            return self.pose(self.middle, heavier);
        };
        let mut ends = shown.ends.iter();
        let pips = ends.find(|(other, _)| *other == end).map(|(_, pips)| *pips);
        let arm = shown.arm.unwrap_or(end.side);
        let half = self.half_size(bone, arm);
        let beyond = half + Vec2::splat(GAP * self.width);
        let mut center = tip + outwards * beyond;
        if shown.arm.is_some() && direction(arm).x == 0.0 {
            center.y = shown.pose.center.y;
        }
        let inner = pips.and_then(|pips| self.fit.needed_pips(pips));
        let is_heavier_outside = inner == Some(bone.low());
        self.pose(center, self.heavier_side(bone, arm, is_heavier_outside))
    }

    /// The side towards which the heavier half of a bone in an arm points. `is_outside` says
    /// whether that half is the outer one.
    fn heavier_side(&self, bone: Bone, arm: Side, is_outside: bool) -> Side {
        match (self.fit.bones_across().contains(bone), direction(arm).x == 0.0) {
            (true, false) => Side::North,
            (true, true) => Side::West,
            (false, _) if is_outside => arm,
            (false, _) => arm.opposite(),
        }
    }
}

/// Returns the bones with open ends, each with its arm around the bone in the middle.
fn last_bones_around(
    line: &Line,
    middle: Bone,
    mut ends_of_bones: BTreeMap<Bone, Vec<(End, Pips)>>,
) -> Vec<LastBone> {
    let ways = ways_to_middle(line, middle);
    let last_bones = ways.iter().filter_map(|(bone, (arm, _))| {
        Some(LastBone {
            bone: *bone,
            arm: *arm,
            left_out: bones_between(&ways, middle, *bone),
            ends: ends_of_bones.remove(bone)?,
        })
    });
    last_bones.collect()
}

/// For each bone, the way to the bone in the middle: the side of its arm, and the next bone towards
/// the middle.
type WaysToMiddle = BTreeMap<Bone, (Side, Bone)>;

fn ways_to_middle(line: &Line, middle: Bone) -> WaysToMiddle {
    let mut ways = WaysToMiddle::new();
    let arm = |ways: &WaysToMiddle, next: Bone, side: Side| {
        if next == middle { Some(side) } else { ways.get(&next).map(|(side, _)| *side) }
    };
    // From the middle back to the first bone of the line, then outwards.
    for laid in line.bones().iter().rev() {
        let Some(on) = laid.on else { continue };
        if let Some(side) = arm(&ways, laid.bone, on.side.opposite()) {
            ways.insert(on.on, (side, laid.bone));
        }
    }
    for laid in line.bones() {
        let Some(on) = laid.on else { continue };
        if laid.bone != middle
            && !ways.contains_key(&laid.bone)
            && let Some(side) = arm(&ways, on.on, on.side)
        {
            ways.insert(laid.bone, (side, on.on));
        }
    }
    ways
}

/// The bones between the middle one and another, from the middle outwards.
fn bones_between(ways: &WaysToMiddle, middle: Bone, bone: Bone) -> Vec<Bone> {
    let next = |bone: &Bone| ways.get(bone).map(|(_, next)| *next);
    let inwards = std::iter::successors(next(&bone), next);
    let mut between: Vec<Bone> = inwards.take_while(|it| *it != middle).collect();
    between.reverse();
    between
}

/// The bones of a line other than `last`, in the order of play.
fn bones_except(line: &Line, last: &[LastBone]) -> Vec<Bone> {
    let bones = line.bones().iter().map(|laid| laid.bone);
    let is_left_out = |bone: &Bone| last.iter().all(|it| it.bone != *bone);
    bones.filter(is_left_out).collect()
}
