//! Why the best of a decision that was made is better than something else.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::figures::Reckoning;
use super::reasons::{Reason, reasons};
use super::review::Decision;
use super::watch::Watch;
use crate::{Budget, Likely, Limits, Valued};
use engine::{Action, Bones, View};

/// How many deals are drawn to learn what is likely: as for a hint.
const BUDGET: Budget = Budget {
    hands: 4_000,
    ..Budget::FULL
};

/// What speaks for the best of a decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Why {
    /// The best, as the review has it.
    pub best: Action,
    /// What it is held against: what was done, or the next best if that was the best.
    pub other: Action,
    /// What speaks for it, the weightiest first, and at last what speaks against it; nothing
    /// where no figure differs by enough.
    pub reasons: Vec<Reason>,
}

/// What speaks for the best of a decision, by what the player in the seat of the view
/// could know: the reasons that a hint would give. The judgement stays as it is. `None`
/// if there was nothing else to do, or on the word to stop.
pub fn why(view: &View, decision: &Decision, watch: &Watch<'_>) -> Option<Why> {
    let limits = Limits {
        budget: BUDGET,
        cancelled: watch.cancelled,
    };
    let others = || decision.values.iter().skip(1);
    // What is as good as the same is called as it was done.
    let was_made = |value: &Valued| decision.is_made(value);
    let is_best = decision.values.first().is_some_and(was_made);
    let (best, other) = if is_best {
        (decision.made, others().next()?.action)
    } else {
        let made = others()
            .find(|value| was_made(value))
            .map(|_| decision.made);
        let next = others().next().map(|next| next.action);
        (decision.best(), made.or(next)?)
    };
    let likely = Likely::new(view, &mut ChaCha8Rng::from_seed([0; 32]), &limits)?;
    let others: Vec<Action> = others().map(|value| value.action).collect();
    Some(Why {
        best,
        other,
        reasons: told_apart(view, &likely, best, (other, &others)),
    })
}

/// What speaks for one action against another, of all the others that there are.
pub(super) fn told_apart(
    view: &View,
    likely: &Likely,
    best: Action,
    (other, others): (Action, &[Action]),
) -> Vec<Reason> {
    let reckoning = Reckoning::new(view, likely);
    let scores = others.iter().map(|other| reckoning.scores(*other));
    let scores = scores.sum::<i32>() as f32 / others.len().max(1) as f32;
    let unplayed = Bones::ALL.without(view.position().table().played());
    let [best, other] = [best, other].map(|action| reckoning.of(action));
    reasons(&best, &other, scores, view.rules(), unplayed)
}
