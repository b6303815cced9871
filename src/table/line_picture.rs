//! Where the bones of the line are seen: all of them as they lie, or the ends alone.
//!
//! With the ends alone the spinner is in the middle, and the last bone of each arm around
//! it; without a spinner both ends are in one row. A table on which every doublet branches
//! may have more ends than that: then they are in two columns.

use std::collections::BTreeMap;

use egui::{Pos2, Rect, Vec2, vec2};

use engine::{Bone, End, Pips, Side};

use super::boxes::Boxes;
use super::line::{GAP, Line, Place, direction};
use crate::paint::Pose;

/// How much wider a bone is with the ends alone than the first bone of a whole line.
const LARGER: f32 = 1.5;
/// The room that all arms take in a row and in a column, in widths of a bone: the spinner,
/// and on both sides a bone, and in a row a place.
const IN_ROW: f32 = 9.2;
const IN_COLUMN: f32 = 6.1;
/// How far apart dots are, and the least room for those of an arm, in points.
const DOTS_APART: f32 = 13.0;
const DOTS_LEAST: f32 = 16.0;
/// The width of what is between two columns, in points.
const BETWEEN_COLUMNS: f32 = 32.0;
/// The height of a line of a column, in widths of a bone.
const IN_LINE: f32 = 2.2;

/// The picture of a line.
#[derive(Debug)]
pub struct LinePicture<'a> {
    line: &'a Line,
    area: Rect,
    ends_only: Option<EndsOnly>,
}

/// Bones that are left out between two others: a dot for each.
#[derive(Debug, Clone, Copy)]
pub struct LeftOut {
    /// Where the dots are, along the longer side.
    pub rect: Rect,
    /// How many bones.
    pub bones: usize,
}

impl<'a> LinePicture<'a> {
    /// The picture of a line in its area. The ends alone are seen if the player wants it,
    /// and where the whole line would be too small.
    pub fn new(line: &'a Line, wants_ends_only: bool, boxes: &Boxes) -> Self {
        let is_ends_only = wants_ends_only || line.is_ends_only();
        Self {
            line,
            area: boxes.line,
            ends_only: is_ends_only.then(|| EndsOnly::new(line, boxes)),
        }
    }

    /// Where a bone of the line is seen; `None` if it is left out.
    pub fn lying(&self, bone: Bone) -> Option<Pose> {
        match &self.ends_only {
            Some(ends_only) => Some(ends_only.shown(bone)?.pose),
            None => self.line.lying(bone, self.area),
        }
    }

    /// Where a place for a bone is shown at an end, or for the lead.
    pub fn target(&self, bone: Bone, end: Option<End>) -> Pose {
        match &self.ends_only {
            Some(ends_only) => ends_only.target(bone, end),
            None => self.line.target(bone, end, self.area),
        }
    }

    /// The middle of the outer edge of an end, and the direction outwards.
    pub fn tip(&self, end: End) -> Option<(Pos2, Vec2)> {
        match &self.ends_only {
            Some(ends_only) => ends_only.tip(end),
            None => self.line.tip_on_screen(end, self.area),
        }
    }

    /// The bones that are left out.
    pub fn left_out(&self) -> &[LeftOut] {
        self.ends_only.as_ref().map_or(&[], |it| &it.left_out)
    }
}

/// A bone that is seen with the ends alone.
#[derive(Debug, Clone)]
struct Shown {
    bone: Bone,
    pose: Pose,
    /// The side of the arm to which it belongs; `None` for the one in the middle.
    arm: Option<Side>,
    /// Its ends, with the number that the next bone must show.
    ends: Vec<(End, Pips)>,
}

impl Shown {
    /// From its middle to its edges.
    fn half(&self) -> Vec2 {
        let is_across = self.pose.angle.sin().abs() > 0.5;
        let half = vec2(0.5, 1.0) * self.pose.width;
        if is_across {
            vec2(half.y, half.x)
        } else {
            half
        }
    }
}

/// The ends of a line and its spinner.
#[derive(Debug)]
struct EndsOnly {
    middle: Pos2,
    width: f32,
    shown: Vec<Shown>,
    left_out: Vec<LeftOut>,
    /// Whether the ends are in two columns.
    in_columns: bool,
}

/// A bone with ends, as it hangs on the one in the middle.
#[derive(Debug)]
struct LastBone {
    bone: Bone,
    arm: Side,
    /// How many bones are left out between them.
    left_out: usize,
    ends: Vec<(End, Pips)>,
}

impl EndsOnly {
    fn new(line: &Line, boxes: &Boxes) -> Self {
        let area = boxes.line;
        let width = (boxes.line_bone() * LARGER)
            .min((area.width() - 2.0 * DOTS_LEAST) / IN_ROW)
            .min((area.height() - 2.0 * DOTS_LEAST) / IN_COLUMN);
        let mut ends_only = Self {
            middle: area.center(),
            width,
            shown: Vec::new(),
            left_out: Vec::new(),
            in_columns: false,
        };
        let mut of_bones: BTreeMap<Bone, Vec<(End, Pips)>> = BTreeMap::new();
        for (end, pips) in line.open_ends() {
            of_bones.entry(end.on).or_default().push((end, pips));
        }
        let spinner = line.spinner();
        let alone = spinner.or_else(|| {
            let first = of_bones.keys().next().copied();
            first.filter(|_| of_bones.len() == 1)
        });
        let in_middle = alone.map(|bone| (bone, of_bones.remove(&bone).unwrap_or_default()));
        let last: Vec<LastBone> = match alone {
            Some(middle) => around(line, middle, of_bones),
            None => of_bones
                .into_iter()
                .map(|(bone, ends)| LastBone {
                    bone,
                    arm: ends[0].0.side,
                    left_out: 0,
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
        // From the middle to where the arms begin.
        let mut inner = Vec2::ZERO;
        if let Some((bone, ends)) = in_middle {
            let heavier = if bone.is_doublet() {
                Side::North
            } else {
                Side::West
            };
            let shown = Shown {
                bone,
                pose: ends_only.pose(area.center(), heavier),
                arm: None,
                ends,
            };
            inner = shown.half();
            ends_only.shown.push(shown);
            for last in last {
                let left_out = last.left_out;
                ends_only.lay_arm(last, inner, left_out, area);
            }
        } else {
            // Both arms have half of the gap.
            let between = line.bones().len().saturating_sub(last.len());
            let gap = ends_only.gap(between, area.width() - 8.0 * width);
            inner.x = (gap - GAP * width) / 2.0;
            for last in last {
                ends_only.lay_arm(last, inner, 0, area);
            }
            let rect = Rect::from_center_size(area.center(), vec2(gap, 0.0));
            ends_only.leave_out(rect, between);
        }
        ends_only
    }

    /// Lays the last bone of an arm, and the dots before it.
    fn lay_arm(&mut self, last: LastBone, inner: Vec2, left_out: usize, area: Rect) {
        let (along, half) = (direction(last.arm), self.half(last.bone, last.arm));
        let extent = |of: Vec2| (of * along).abs().max_elem();
        // In a row there is room for a place, too; in a column that is beside the bone.
        let taken = if along.y == 0.0 {
            2.0 * self.width
        } else {
            0.0
        };
        let most = extent(area.size()) / 2.0 - extent(inner) - 2.0 * extent(half) - taken;
        let gap = self.gap(left_out, most);
        let begins = self.middle + along * extent(inner);
        let ends = begins + along * gap;
        let center = ends + along * extent(half);
        self.leave_out(Rect::from_two_pos(begins, ends), left_out);
        self.show(last, center);
    }

    /// Lays the bones with ends in two columns, each pointing outwards.
    fn lay_columns(
        &mut self,
        line: &Line,
        in_middle: Option<(Bone, Vec<(End, Pips)>)>,
        mut last: Vec<LastBone>,
        area: Rect,
    ) {
        self.in_columns = true;
        if let Some((bone, ends)) = in_middle.filter(|(_, ends)| !ends.is_empty()) {
            last.push(LastBone {
                bone,
                arm: Side::North,
                left_out: 0,
                ends,
            });
        }
        last.sort_by_key(|it| match it.arm {
            Side::West => 0,
            Side::North => 1,
            Side::South => 2,
            Side::East => 3,
        });
        let lines = last.len().div_ceil(2);
        self.width = self.width.min(area.height() / (lines as f32 * IN_LINE));
        let left_out = line.bones().len() - last.len();
        for (n, mut last) in last.into_iter().enumerate() {
            last.arm = if n < lines { Side::West } else { Side::East };
            let row = (n % lines) as f32 - (lines as f32 - 1.0) / 2.0;
            let away = BETWEEN_COLUMNS / 2.0 + self.half(last.bone, last.arm).x;
            let apart = vec2(direction(last.arm).x * away, row * IN_LINE * self.width);
            let center = self.middle + apart;
            self.show(last, center);
        }
        let height = (left_out as f32 * DOTS_APART).min(area.height());
        let rect = Rect::from_center_size(self.middle, vec2(0.0, height));
        self.leave_out(rect, left_out);
    }

    /// From the middle of a bone at the end of an arm to its edges.
    fn half(&self, bone: Bone, arm: Side) -> Vec2 {
        let is_upright = (direction(arm).x == 0.0) != bone.is_doublet();
        let half = if is_upright {
            vec2(0.5, 1.0)
        } else {
            vec2(1.0, 0.5)
        };
        half * self.width
    }

    fn show(&mut self, last: LastBone, center: Pos2) {
        let outer = last.ends.first().map(|(_, pips)| *pips);
        let heavier = heavier(last.bone, last.arm, outer == Some(last.bone.high()));
        self.shown.push(Shown {
            bone: last.bone,
            pose: self.pose(center, heavier),
            arm: Some(last.arm),
            ends: last.ends,
        });
    }

    /// The gap between two bones with so many dots.
    fn gap(&self, dots: usize, most: f32) -> f32 {
        if dots == 0 {
            return GAP * self.width;
        }
        (DOTS_LEAST + DOTS_APART * dots as f32).min(most.max(DOTS_LEAST))
    }

    fn leave_out(&mut self, rect: Rect, bones: usize) {
        if bones > 0 {
            self.left_out.push(LeftOut { rect, bones });
        }
    }

    fn pose(&self, center: Pos2, heavier: Side) -> Pose {
        Pose {
            center,
            width: self.width,
            angle: Place { center, heavier }.angle(),
        }
    }

    fn shown(&self, bone: Bone) -> Option<&Shown> {
        self.shown.iter().find(|shown| shown.bone == bone)
    }

    /// The middle of the edge of an end, and the direction in which its number stands.
    fn tip(&self, end: End) -> Option<(Pos2, Vec2)> {
        let shown = self.shown(end.on)?;
        let (center, half) = (shown.pose.center, shown.half());
        let Some(arm) = shown.arm else {
            let outwards = direction(end.side);
            return Some((center + outwards * half, outwards));
        };
        let outwards = direction(arm);
        if outwards.y == 0.0 {
            // Several ends of one bone are below each other.
            let place = shown.ends.iter().position(|(other, _)| *other == end);
            let apart = place.filter(|_| self.in_columns).map_or(0.0, |place| {
                place as f32 - (shown.ends.len() as f32 - 1.0) / 2.0
            });
            let along = vec2(0.0, apart * self.width);
            return Some((center + outwards * half + along, outwards));
        }
        // In a column it is beside the outer half.
        let outer = outwards * (half.y - self.width / 2.0);
        Some((center + outer + vec2(half.x, 0.0), vec2(1.0, 0.0)))
    }

    fn target(&self, bone: Bone, end: Option<End>) -> Pose {
        let at = end.and_then(|end| Some((end, self.shown(end.on)?, self.tip(end)?)));
        let Some((end, shown, (tip, outwards))) = at else {
            let heavier = heavier(bone, Side::West, true);
            return self.pose(self.middle, heavier);
        };
        let mut ends = shown.ends.iter();
        let pips = ends.find(|(other, _)| *other == end).map(|(_, pips)| *pips);
        let arm = shown.arm.unwrap_or(end.side);
        let half = self.half(bone, arm);
        let beyond = half + Vec2::splat(GAP * self.width);
        let mut center = tip + outwards * beyond;
        if shown.arm.is_some() && direction(arm).x == 0.0 {
            center.y = shown.pose.center.y;
        }
        let is_heavier_outside = pips == Some(bone.low());
        self.pose(center, heavier(bone, arm, is_heavier_outside))
    }
}

/// The side to which the heavier half of a bone looks in an arm.
fn heavier(bone: Bone, arm: Side, is_outside: bool) -> Side {
    match (bone.is_doublet(), direction(arm).x == 0.0) {
        (true, false) => Side::North,
        (true, true) => Side::West,
        (false, _) if is_outside => arm,
        (false, _) => arm.opposite(),
    }
}

/// The bones with ends, as they hang on the one in the middle.
fn around(
    line: &Line,
    middle: Bone,
    mut of_bones: BTreeMap<Bone, Vec<(End, Pips)>>,
) -> Vec<LastBone> {
    // Of each bone, the side of the middle to which its arm belongs, and how many bones it
    // is away.
    let mut away: BTreeMap<Bone, (Side, usize)> = BTreeMap::new();
    let next = |away: &BTreeMap<Bone, (Side, usize)>, to: Bone, side: Side| {
        if to == middle {
            Some((side, 1))
        } else {
            away.get(&to).map(|(side, steps)| (*side, steps + 1))
        }
    };
    // Towards the first bone, then outwards.
    for laid in line.bones().iter().rev() {
        let Some(on) = laid.on else { continue };
        if let Some(found) = next(&away, laid.bone, on.side.opposite()) {
            away.insert(on.on, found);
        }
    }
    for laid in line.bones() {
        let Some(on) = laid.on else { continue };
        if laid.bone != middle
            && !away.contains_key(&laid.bone)
            && let Some(found) = next(&away, on.on, on.side)
        {
            away.insert(laid.bone, found);
        }
    }
    let hang = away.into_iter().filter_map(|(bone, (arm, steps))| {
        Some(LastBone {
            bone,
            arm,
            left_out: steps - 1,
            ends: of_bones.remove(&bone)?,
        })
    });
    hang.collect()
}
