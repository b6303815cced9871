//! What was laid out.

use egui::Rect;
use egui::emath::TSTransform;

use super::place::Joint;
use super::room::Room;
use crate::app::table::model::Lying;
use engine::{End, Pips, PlacedBone, Side, Spinner};

/// A bone of the table and its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidBone {
    /// The bone as it lies there.
    pub lying: Lying,
    /// Its place.
    pub rect: Rect,
    /// How it touches the bone that it was played on.
    pub(super) joint: Joint,
}

/// An end that a bone can be played on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidEnd {
    /// The end.
    pub end: End,
    /// The number that a bone must show here.
    pub pips: Pips,
    /// How often it counts: 0, 1 or 2.
    pub times: u8,
    /// The direction on the screen in which a bone would lie from here.
    pub side: Side,
    /// Where a bone would lie, if it is no doublet.
    pub drop: Rect,
    /// Where the doublet of that number would lie, if it can still come.
    pub doublet: Option<Rect>,
    /// How they would touch.
    pub(super) joints: (Joint, Option<Joint>),
}

/// The whole table.
#[derive(Debug, Clone, PartialEq)]
pub struct LaidTable {
    /// The bones, in the order in which they were played.
    pub bones: Vec<LaidBone>,
    /// The open ends, in the order of the table.
    pub ends: Vec<LaidEnd>,
    /// What the area shows of the table; all of it lies in there.
    pub frame: Rect,
    /// What was laid out, and for which room.
    pub(super) placed: Vec<PlacedBone>,
    pub(super) spinner: Spinner,
    pub(super) room: Room,
    /// The picture of another room was only fitted into this one.
    pub(super) is_fitted: bool,
}

impl LaidTable {
    /// Whether it shows these bones in this room.
    pub fn shows(&self, placed: &[PlacedBone], spinner: Spinner, room: Room) -> bool {
        self.placed == placed && self.spinner == spinner && self.room == room
    }

    /// Where it is laid.
    pub const fn room(&self) -> Room {
        self.room
    }

    /// Whether it is the picture of another room, to be laid anew for this one.
    pub const fn is_fitted(&self) -> bool {
        self.is_fitted
    }

    /// Whether it is what was only fitted there, laid anew.
    pub fn replaces(&self, fitted: &Self) -> bool {
        fitted.is_fitted && fitted.shows(&self.placed, self.spinner, self.room)
    }

    /// The same picture, as large as it fits into a room.
    #[must_use]
    pub(super) fn fitted_into(&self, room: Room) -> Self {
        if self.room == room {
            return self.clone();
        }
        let ends = self.ends.iter();
        let places = ends.flat_map(|end| [Some(end.drop), end.doublet]).flatten();
        let bones = self.bones.iter().map(|bone| bone.rect);
        let covered = bones.chain(places).fold(Rect::NOTHING, Rect::union);
        let width = (room.area / covered.size()).min_elem().min(room.largest);
        Self {
            frame: Rect::from_center_size(covered.center(), room.area / width),
            room,
            is_fitted: true,
            ..self.clone()
        }
    }

    /// The bones of this table, in order of play, that turn at a doublet and have
    /// been `placed` in the same way.
    pub(super) fn turning(&self, placed: &[PlacedBone]) -> Vec<usize> {
        let same = self.placed.iter().zip(placed).zip(&self.bones);
        let same = same.take_while(|((one, other), _)| one == other);
        let is_doublet = |play: &PlacedBone| {
            let on = play.end.is_some_and(|end| end.on.is_doublet());
            on || play.bone.is_doublet()
        };
        let turning = same.enumerate().filter(|(_, ((play, _), bone))| {
            let turns = bone.joint.turn().is_some();
            turns && is_doublet(play)
        });
        turning.map(|(order, _)| order).collect()
    }

    /// Brings the table into `area`: how a place of the table becomes one of
    /// the area.
    pub fn fit(&self, area: Rect) -> TSTransform {
        let scale = (area.size() / self.frame.size()).min_elem();
        let middle = scale * self.frame.center().to_vec2();
        TSTransform::new(area.center().to_vec2() - middle, scale)
    }
}
