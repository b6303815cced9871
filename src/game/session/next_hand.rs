//! The effect of newly set rules on the next hand.

use engine::DealError;

/// How a game continues after the present hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextHand {
    /// A hand with the present rules of the game.
    SameRules,
    /// A hand with other rules, which were set while the game lay on the table.
    NewRules,
    /// The end of the game: under the rules that were set, a side already has the points to win.
    EndsGame,
    /// A hand with the present rules of the game, because no hand can be dealt under the rules that
    /// were set. The error says why.
    NewRulesRefused(DealError),
}
