//! The line: where each bone lies. A bone once laid never moves.
//!
//! Lengths are in widths of a bone, and the middle of the first bone is the origin. What
//! the area shows of it changes only as a whole.

mod chain;
mod order;
mod place;
mod policy;
mod rooms;

use egui::{Pos2, Rect, Vec2};
use engine::{Bone, Bones, End, Spinner};

use self::chain::Chain;
pub use self::chain::LaidBone;
pub use self::place::{CLEARANCE, GAP, Place, Tip, Way};
use self::policy::Moment;
use self::rooms::{Ask, Needs, Rooms};

/// The area in which a line is laid.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LineArea {
    /// Its size in points.
    pub size: Vec2,
    /// The width of a bone at the first size, in points: 60, 40 or 30.
    pub first_width_px: f32,
}

impl LineArea {
    /// The width of a bone after so many zoom steps, in points: the whole, 0.85 and 0.7 of
    /// the first width, then 0.85 of the width before.
    pub fn width_px(self, step: u8) -> f32 {
        let first = self.first_width_px;
        match step {
            0 => first,
            1 => (first * 0.85).round(),
            2 => (first * 0.7).round(),
            _ => (self.width_px(step - 1) * 0.85).round(),
        }
    }
}

/// The line of a hand: where each bone lies, and what the area shows of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    area: LineArea,
    chain: Chain,
    /// Ends that have lost their rooms.
    lost: Vec<End>,
    rooms: Rooms,
    step: u8,
    middle: Pos2,
}

impl Line {
    /// A line without bones.
    pub fn new(branching: Spinner, area: LineArea) -> Self {
        Self {
            area,
            chain: Chain::new(branching),
            lost: Vec::new(),
            rooms: Rooms {
                first: Vec::new(),
                bounds: Rect::from_center_size(Pos2::ZERO, Vec2::ZERO),
            },
            step: 0,
            middle: Pos2::ZERO,
        }
    }

    /// The line after this bone.
    #[must_use]
    pub fn lay(&self, bone: Bone, end: Option<End>, to_come: Bones) -> Self {
        let mut line = self.clone();
        let Some(end) = end else {
            line.chain.lead(bone);
            let mut to_come = to_come;
            to_come.remove(bone);
            let needs = Needs::new(&line.chain, to_come, &[], CLEARANCE);
            let window = line.area.size / line.area.width_px(line.step);
            if let Some(rooms) = needs.rooms(&line.chain, Ask::After, window, &[]) {
                line.rooms = rooms;
            }
            return line;
        };
        let moment = Moment {
            area: self.area,
            step: self.step,
            to_come,
            lost: self.lost.clone(),
        };
        let choice = moment.lay(&mut line.chain, bone, end);
        line.chain.push(bone, end, choice.way);
        line.lost.extend(choice.lost);
        line.rooms = choice.rooms;
        let size = line.area.size / line.area.width_px(choice.step);
        let bounds = line.rooms.bounds;
        if choice.step == line.step {
            let window = Rect::from_center_size(line.middle, size);
            let less = (bounds.min - window.min).min(Vec2::ZERO);
            let more = (bounds.max - window.max).max(Vec2::ZERO);
            line.middle += less + more;
        } else {
            line.step = choice.step;
            line.middle = bounds.center();
        }
        line
    }

    pub fn without(&self, bone: Bone) -> Self {
        let mut line = self.clone();
        line.chain.remove(bone);
        line.lost.retain(|end| end.on != bone);
        line
    }

    pub fn bones(&self) -> &[LaidBone] {
        &self.chain.bones
    }
    pub fn step(&self) -> u8 {
        self.step
    }
    pub fn lost(&self) -> &[End] {
        &self.lost
    }
    pub fn middle(&self) -> Pos2 {
        self.middle
    }
    pub fn rooms(&self) -> &[(End, Rect)] {
        &self.rooms.first
    }
    pub fn bounds(&self) -> Rect {
        self.rooms.bounds
    }
}

// SHIM
impl Line {
    pub fn width_px(&self) -> f32 {
        self.area.width_px(self.step)
    }
    pub fn fitted(&self, _area: LineArea) -> Self {
        self.clone()
    }
    pub fn emptied(&self) -> Self {
        Self::new(self.chain.branching, self.area)
    }
    pub fn tip(&self, end: End) -> Option<Tip> {
        Some(self.chain.tip(end))
    }
    pub fn holds(&self, bones: &[(Bone, Option<End>)]) -> bool {
        self.chain.bones.len() == bones.len()
            && self
                .chain
                .bones
                .iter()
                .zip(bones)
                .all(|(laid, (bone, on))| laid.bone == *bone && laid.on == *on)
    }
}
impl Tip {
    pub fn outwards(self) -> Vec2 {
        self::place::direction(self.heading)
    }
}
