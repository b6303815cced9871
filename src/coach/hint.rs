//! What would be best to do, and what that is worth.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::watch::Watch;
use crate::engine::View;
use crate::nestor::{self, Budget, Limits, Valued};

/// How much is thought about a hint: more than Nestor takes for a play.
const BUDGET: Budget = Budget {
    hands: 2_400,
    worlds: 1_000,
    steps: 120_000,
    ..Budget::FULL
};

/// The best thing to do, and what it is worth against the next best.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    /// The best thing to do.
    pub best: Valued,
    /// The next best, if there is a choice.
    pub next: Option<Valued>,
}

/// What would be best for the player in turn; the same position gets the same
/// answer. `None` if it is another player's turn, there is nothing to do, or on
/// the word to stop.
pub fn hint(view: &View, watch: &Watch<'_>) -> Option<Hint> {
    let limits = Limits {
        budget: BUDGET,
        cancelled: watch.cancelled,
    };
    let mut rng = ChaCha8Rng::from_seed([0; 32]);
    let values = nestor::values(view, &mut rng, &limits)?;
    let mut values = values.into_iter();
    Some(Hint {
        best: values.next()?,
        next: values.next(),
    })
}
