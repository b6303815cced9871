//! The start of a round.

use super::seat::ByTeam;

/// What a round takes over from the game so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundStart {
    /// The number of the round in its game, from 1.
    pub number: usize,
    /// The points of each side before the round.
    pub scores: ByTeam<i32>,
    /// The number of tied hands carried over to this round.
    pub carried: u8,
}

impl RoundStart {
    /// The start of the first round of a game, with all scores 0.
    pub fn first() -> Self {
        Self { number: 1, scores: ByTeam::default(), carried: 0 }
    }
}
