//! What there is to be seen one after the other, each with its time.

use super::table::places::Thing;
use super::table::source::Source;
use engine::{Bone, End, Seat, Seats, Team};

/// Something to be seen.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Beat {
    /// A bone sets out for its place.
    SetsOut(Thing, Whence),
    /// The bones are shuffled.
    Shuffle,
    /// The lot falls, and at last to this seat: a light goes around the table.
    Lot(Seat, Seats),
    /// Points fly to the score of a side.
    Points(Team, Vec<Source>),
    /// A firecracker blows up a bone.
    Blast(Bone),
    /// An end on which somebody else played flickers.
    Flickers(End),
    /// A side's total counts up.
    Counts(Team, i32),
    /// The numbers that made a score stand beside their ends.
    Numbers,
    /// A score is told.
    Told(String),
    /// Hands and boneyard turn over.
    TurnsOver,
    /// A game that was won is celebrated.
    Celebrates,
}

/// From where a bone sets out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whence {
    /// Where it comes from that was not to be seen before.
    ItsPlace,
    /// From among those that are shuffled, of which it is this one.
    Pile(usize),
    /// From among those that are laid out on the table, of which it is this one.
    Felt(usize),
}

/// A beat and its time, in seconds of the window's clock.
#[derive(Debug, Clone)]
pub(super) struct Timed {
    pub beat: Beat,
    pub begins: f64,
    pub ends: f64,
}

impl Timed {
    pub(super) fn is_on(&self, now: f64) -> bool {
        (self.begins..self.ends).contains(&now)
    }

    /// Whether it goes on when the next thing happens: it has not begun, or it
    /// is something on its way.
    pub(super) fn is_left(&self, now: f64) -> bool {
        let is_moving = matches!(
            self.beat,
            Beat::SetsOut(..) | Beat::Points(..) | Beat::Counts(..)
        ) && self.ends > now;
        self.begins > now || is_moving
    }

    /// How much of it has passed, from 0.0 to 1.0.
    pub(super) fn part(&self, now: f64) -> f32 {
        if now >= self.ends {
            return 1.0;
        }
        let part = (now - self.begins) / (self.ends - self.begins);
        part.clamp(0.0, 1.0) as f32
    }
}
