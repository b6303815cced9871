//! The score pad, for games that are played with real bones.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::display::ScoreKeeping;
use engine::{Name, Seat};

/// The number of sides on a score pad.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, VariantArray,
)]
pub enum PadSides {
    /// Two players, or two pairs.
    #[default]
    Two,
    /// Three players.
    Three,
    /// Four players.
    Four,
}

/// Points that a side was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PadEntry {
    /// The side, counted from 0.
    pub side: Seat,
    /// The points; negative ones are taken away.
    pub points: i16,
}

/// A score pad: who plays, how many points win, and who has made which.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScorePad {
    /// The number of sides. Names and points of other sides are kept, too.
    pub sides: PadSides,
    /// The names that the player has given the sides.
    pub names: [Option<Name>; 4],
    /// The points that win, if any do.
    pub target: Option<NonZeroU16>,
    /// Display of the score besides numbers.
    pub keeping: ScoreKeeping,
    /// The points in the order in which they were made.
    entries: Vec<PadEntry>,
    /// The points that were there before the pad was cleared.
    cleared: Vec<PadEntry>,
}

impl ScorePad {
    /// The largest number of points that can be written down at once.
    pub const MOST_POINTS: i16 = 999;

    /// Returns the sides.
    pub fn seats(&self) -> &'static [Seat] {
        let count = match self.sides {
            PadSides::Two => 2,
            PadSides::Three => 3,
            PadSides::Four => 4,
        };
        &Seat::ALL[..count]
    }

    /// Returns the points of a side, the first ones first.
    pub fn points(&self, side: Seat) -> impl DoubleEndedIterator<Item = i16> {
        let entries = self.entries.iter();
        let own = entries.filter(move |entry| entry.side == side);
        own.map(|entry| entry.points)
    }

    /// Returns the scores of a side after each of its entries, from 0 on.
    pub fn scores(&self, side: Seat) -> Vec<i32> {
        let mut scores = vec![0];
        let mut score = 0;
        for points in self.points(side) {
            score += i32::from(points);
            scores.push(score);
        }
        scores
    }

    /// Returns the score of a side.
    pub fn score(&self, side: Seat) -> i32 {
        self.points(side).map(i32::from).sum()
    }

    /// Returns the side that has won: the one with the highest score, if it has reached the target
    /// and no other side has as many points.
    pub fn winner(&self) -> Option<Seat> {
        let target = i32::from(self.target?.get());
        let seats = self.seats().iter().copied();
        let best = seats.max_by_key(|side| self.score(*side))?;
        let score = self.score(best);
        let mut others = self.seats().iter().filter(|side| **side != best);
        let is_tied = others.any(|side| self.score(*side) == score);
        (score >= target && !is_tied).then_some(best)
    }

    /// Returns the points that are one hole of the cribbage board, or one stroke on paper: five, as
    /// long as all points are fives.
    pub fn unit(&self) -> i32 {
        let target = self.target.map(|target| i32::from(target.get()));
        let entries = self.entries.iter().map(|entry| i32::from(entry.points));
        let are_fives = entries.chain(target).all(|points| points % 5 == 0);
        if are_fives { 5 } else { 1 }
    }

    /// Writes points down.
    pub fn add(&mut self, side: Seat, points: i16) {
        self.cleared.clear();
        self.entries.push(PadEntry { side, points });
    }

    /// Returns whether there are points to clear.
    pub fn can_clear(&self) -> bool {
        !self.entries.is_empty()
    }

    /// Clears all points. Names and target stay.
    pub fn clear(&mut self) {
        self.cleared = std::mem::take(&mut self.entries);
    }

    /// Returns whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        !self.entries.is_empty() || !self.cleared.is_empty()
    }

    /// Takes back the last points, or brings back those that were cleared.
    pub fn undo(&mut self) {
        if self.entries.pop().is_none() {
            self.entries = std::mem::take(&mut self.cleared);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::ALL[0];
    const SECOND: Seat = Seat::ALL[1];

    /// Sides, and the points that they make.
    type Entries = &'static [(Seat, i16)];

    fn pad(target: u16, entries: Entries) -> ScorePad {
        let mut pad = ScorePad { target: NonZeroU16::new(target), ..ScorePad::default() };
        for (side, points) in entries {
            pad.add(*side, *points);
        }
        pad
    }

    #[test]
    fn the_higher_score_wins_once_it_has_reached_the_target() {
        let cases: [(Entries, Option<Seat>); 5] = [
            (&[(FIRST, 95), (SECOND, 90)], None),
            (&[(FIRST, 95), (SECOND, 90), (FIRST, 5)], Some(FIRST)),
            (&[(FIRST, 100), (SECOND, 110)], Some(SECOND)),
            (&[(FIRST, 100), (SECOND, 100)], None),
            (&[(FIRST, 120), (FIRST, -30)], None),
        ];
        for (entries, winner) in cases {
            assert_eq!(pad(100, entries).winner(), winner, "{entries:?}");
        }
        assert_eq!(pad(0, &[(FIRST, 500)]).winner(), None, "no target");
    }

    #[test]
    fn undo_takes_back_points_one_by_one_and_a_cleared_pad_as_a_whole() {
        let mut pad = pad(0, &[(FIRST, 10), (SECOND, 15)]);
        pad.undo();
        assert_eq!((pad.score(FIRST), pad.score(SECOND)), (10, 0));
        pad.clear();
        assert_eq!(pad.score(FIRST), 0);
        pad.undo();
        assert_eq!(pad.score(FIRST), 10, "brought back");
        pad.undo();
        assert!(!pad.can_undo());
    }

    #[test]
    fn a_stroke_is_five_points_as_long_as_all_points_are_fives() {
        assert_eq!(pad(150, &[(FIRST, 10)]).unit(), 5);
        assert_eq!(pad(61, &[(FIRST, 10)]).unit(), 1);
        assert_eq!(pad(0, &[(FIRST, 10), (SECOND, 8)]).unit(), 1);
    }

    #[test]
    fn sides_that_are_left_out_keep_their_points() {
        let mut pad = pad(100, &[(Seat::ALL[3], 120)]);
        assert_eq!(pad.winner(), None, "two sides");
        pad.sides = PadSides::Four;
        assert_eq!(pad.winner(), Some(Seat::ALL[3]));
    }
}
