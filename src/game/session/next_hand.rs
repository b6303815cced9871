//! What the preferred rules make of the next hand.

use engine::DealError;

/// What comes after the present hand of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextHand {
    /// A hand with the preferred rules.
    AsSet,
    /// A hand with the present rules of the game: the preferred ones are for
    /// another number of players, which needs a new game; or it is the deal of a
    /// day.
    OfThisGame,
    /// The end of the game: a side already has the points to win under the
    /// preferred rules.
    EndsGame,
    /// A hand with the present rules of the game, because it cannot go on under
    /// the preferred ones for this reason.
    ByOldRules(DealError),
}
