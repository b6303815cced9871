//! Where a game stands before a round.

use super::seat::ByTeam;

/// Where a game stands before a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The number of the round in its game, from 1.
    pub number: usize,
    /// The points of each side.
    pub scores: ByTeam<i32>,
    /// For how many more hands than one the round counts, because hands before it were
    /// tied.
    pub carried: u8,
}

impl Standing {
    /// The first round of a game.
    pub fn first() -> Self {
        Self { number: 1, scores: ByTeam::default(), carried: 0 }
    }
}
