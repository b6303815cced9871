//! What would be best to do, what that is worth, and why.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::reasons::Reason;
use super::tutor::tried_again;
use super::watch::Watch;
use super::why::told_apart;
use crate::{Budget, Likely, Limits, Valued};
use engine::{Action, View};

/// How much is thought about a hint: more than Nestor takes for a play.
const BUDGET: Budget = Budget {
    hands: 4_000,
    worlds: 2_000,
    steps: 300_000,
    nodes: 400_000,
    ..Budget::FULL
};

/// Two things whose chances to win differ by less than this are nearly as good.
const NEARLY: f32 = 0.005;

/// The best thing to do, what it is worth against the next best, and why.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    /// The best thing to do.
    pub best: Valued,
    /// The next best, if there is a choice.
    pub next: Option<Valued>,
    /// Why, the weightiest reason first, and at last what speaks against it; none where no
    /// figure differs by enough.
    pub reasons: Vec<Reason>,
}

impl Hint {
    /// Whether the next best is nearly as good.
    pub fn is_close(&self) -> bool {
        self.next.is_some_and(|next| next.cost.chance < NEARLY)
    }
}

/// What would be best for the player in turn; the same position gets the same
/// answer. `None` if it is another player's turn, there is nothing to do, or on
/// the word to stop.
pub fn hint(view: &View, watch: &Watch<'_>) -> Option<Hint> {
    let limits = Limits {
        budget: BUDGET,
        cancelled: watch.cancelled,
    };
    let rng = || ChaCha8Rng::from_seed([0; 32]);
    let values = crate::values(view, &mut rng(), &limits)?;
    let two: Vec<Valued> = values.iter().take(2).copied().collect();
    let two = match two.len() {
        2 => tried_again(view, two, &limits),
        _ => two,
    };
    let (best, next) = (*two.first()?, two.get(1).copied());
    let likely = Likely::new(view, &mut rng(), &limits)?;
    let others: Vec<Action> = values.iter().skip(1).map(|it| it.action).collect();
    let reasons = match (values.first(), others.first()) {
        (Some(best), Some(next)) => told_apart(view, &likely, best.action, (*next, &others)),
        _ => Vec::new(),
    };
    Some(Hint {
        best,
        next,
        reasons,
    })
}
