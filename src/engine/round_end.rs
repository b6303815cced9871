//! The ways in which a round can end.

use super::seat::Seat;

/// How a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RoundEnd {
    /// The player in this seat went out, or was the last of a side to do so.
    Domino(Seat),
    /// Nobody could play or draw.
    Blocked,
    /// A side reached the target in the middle of the round.
    TargetReached,
    /// The clock of the game has run down.
    TimeUp,
    /// The player in this seat ended the game.
    GivenUp(Seat),
}
