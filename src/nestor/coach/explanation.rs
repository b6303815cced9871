//! Explanations: why the best action of a reviewed decision is better than another.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::game_review::Decision;
use super::hint_reason::{HintReason, reasons};
use super::play_facts::FactContext;
use super::progress_monitor::ProgressMonitor;
use crate::{ActionValue, Budget, Convention, Conventions, DealSample, Limits};
use engine::{Action, View};

/// The budget of an explanation: as many deals as for a hint.
const BUDGET: Budget = Budget { deals: 4_000, ..Budget::FULL };

/// The reasons for the best action of a decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Explanation {
    /// The best action by the review; the chosen one if they are equivalent.
    pub best: Action,
    /// The action that the best is compared with: the chosen one, or the next best if the best was
    /// chosen.
    pub other: Action,
    /// The reasons for the best, the weightiest first, then the reason against it, if any. Empty
    /// where no fact differs enough.
    pub reasons: Vec<HintReason>,
}

/// Explains a decision by what the player in the seat of the view could know, with the reasons that
/// a hint would give. The actions are not valued again.
///
/// `None` if there was no choice, or when cancelled.
pub fn explain(
    view: &View,
    decision: &Decision,
    monitor: &ProgressMonitor<'_>,
) -> Option<Explanation> {
    let limits = Limits { budget: BUDGET, cancelled: monitor.cancelled };
    let others = || decision.values.iter().skip(1);
    // If the player chose an equivalent of a valued action, the chosen one is named.
    let was_made = |value: &ActionValue| decision.is_chosen(value);
    let is_best = decision.values.first().is_some_and(was_made);
    let (best, other) = if is_best {
        (decision.made, others().next()?.action)
    } else {
        let made = others().find(|value| was_made(value)).map(|_| decision.made);
        let next = others().next().map(|next| next.action);
        (decision.best(), made.or(next)?)
    };
    let sample = DealSample::new(view, &mut ChaCha8Rng::from_seed([0; 32]), &limits)?;
    let context = FactContext::new(view, &sample);
    let others: Vec<Action> = others().map(|value| value.action).collect();
    let reasons = reasons_between(view, &context, best, other, &others);
    Some(Explanation { best, other, reasons })
}

/// The reasons for `best` against `other`. `others` are all actions but the best.
pub(super) fn reasons_between(
    view: &View,
    context: &FactContext<'_>,
    best: Action,
    other: Action,
    others: &[Action],
) -> Vec<HintReason> {
    // No one knows what a partner will lead.
    if [best, other].contains(&Action::Yield) {
        return Vec::new();
    }
    let scores = others.iter().map(|other| context.points_of(*other));
    let scores = scores.sum::<i32>() as f32 / others.len().max(1) as f32;
    let unplayed = view.rules().bones().without(view.position().table().played());
    let open = view.position().table().open_pips();
    let is_relevant = |(convention, _): &(Convention, f32)| match convention {
        Convention::KeepsLedNumber { pips, .. } => open.contains(*pips),
        _ => true,
    };
    let conventions = Conventions::of(view);
    let convention = conventions.and_then(|all| all.between(best, other)).filter(is_relevant);
    let [best, other] = [best, other].map(|action| context.facts_of(action));
    reasons(&best, &other, convention, scores, view.rules(), unplayed)
}
