//! What was laid out.

use egui::Rect;
use egui::emath::TSTransform;

use super::place::Joint;
use super::room::Room;
use crate::app::table::model::Lying;
use crate::engine::{End, Pips, Placed, Side, Spinner};

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
    pub(super) placed: Vec<Placed>,
    pub(super) spinner: Spinner,
    pub(super) room: Room,
    /// The picture of another room was only fitted into this one.
    pub(super) is_fitted: bool,
}

impl LaidTable {
    /// Whether it shows these bones in this room, laid out for it.
    pub fn shows(&self, placed: &[Placed], spinner: Spinner, room: Room) -> bool {
        self.is_of(placed, spinner) && self.room == room && !self.is_fitted
    }

    /// Whether it shows these bones, in whatever room.
    pub(super) fn is_of(&self, placed: &[Placed], spinner: Spinner) -> bool {
        self.placed == placed && self.spinner == spinner
    }

    /// Whether the room has just changed, and all is to be laid out for the new
    /// one once that stays.
    pub const fn is_fitted(&self) -> bool {
        self.is_fitted
    }

    /// Brings the table into `area`: how a place of the table becomes one of
    /// the area.
    pub fn fit(&self, area: Rect) -> TSTransform {
        let scale = (area.size() / self.frame.size()).min_elem();
        let middle = scale * self.frame.center().to_vec2();
        TSTransform::new(area.center().to_vec2() - middle, scale)
    }
}
