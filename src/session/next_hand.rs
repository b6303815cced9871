//! What the rules that are set make of the next hand.

use crate::engine::CannotDeal;

/// What comes after the present hand of a game that is not over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextHand {
    /// A hand by the rules that are set.
    AsSet,
    /// The end of the game: a side has reached the points to win as they were
    /// changed.
    EndsGame,
    /// A hand by the rules that the game has: it cannot go on by those that are
    /// set, and why.
    ByOldRules(CannotDeal),
}
