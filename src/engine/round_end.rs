//! The ways in which a round can end.

use super::seat::Seat;

/// How a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RoundEnd {
    /// The player in this seat went out, in some games as the last player of a side.
    Domino(Seat),
    /// Nobody could play or draw.
    Blocked,
    /// A side reached the target in the middle of the round.
    TargetReached,
    /// The game clock ran down.
    TimeUp,
    /// The player in this seat gave the game up.
    GivenUp(Seat),
}
