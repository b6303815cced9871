//! Hints: the best action, its value, and the reasons.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::explanation::reasons_between;
use super::hint_reason::HintReason;
use super::mark::Mark;
use super::play_facts::FactContext;
use super::progress_monitor::ProgressMonitor;
use super::tutor::with_unbiased_costs;
use crate::{ActionValue, Budget, DealSample, Limits};
use engine::{Action, View};

/// The budget of a hint, larger than that of Nestor for a play.
const BUDGET: Budget =
    Budget { deals: 4_000, worlds: 2_000, playout_steps: 300_000, nodes: 400_000, ..Budget::FULL };

/// The difference of winning chances below which two actions are nearly equal.
const NEARLY_EQUAL_CHANCE: f32 = 0.005;
/// The difference of winning chances below which an action that scores more at once is advised: two
/// estimates of one position differ by about as much.
const CHANCE_FOR_SURE_POINTS: f32 = 0.02;

/// A hint: the advised action, another one to compare it with, and the reasons.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    /// The advised action: the best, or one that scores more at once and is hardly worse.
    pub best: ActionValue,
    /// The action that the advised one is compared with: the next best, or one that scores more at
    /// once. `None` without a choice.
    pub other: Option<ActionValue>,
    /// The reasons for the advised action, the weightiest first, then the reason against it, if
    /// any. Empty where no fact differs enough.
    pub reasons: Vec<HintReason>,
}

impl Hint {
    /// Whether the action that the advised one is compared with is nearly as good, or better.
    pub fn has_close_alternative(&self) -> bool {
        self.other.is_some_and(|other| other.cost.chance < NEARLY_EQUAL_CHANCE)
    }
}

/// Finds the best action of the player to move. The same position always gives the same hint.
///
/// `None` if it is not that player's turn, if there is no legal action or no deal that
/// fits, or when cancelled.
pub fn hint(view: &View, monitor: &ProgressMonitor<'_>) -> Option<Hint> {
    let limits = Limits { budget: BUDGET, cancelled: monitor.cancelled };
    let rng = || ChaCha8Rng::from_seed([0; 32]);
    let values = crate::values(view, &mut rng(), &limits)?;
    let sample = DealSample::new(view, &mut rng(), &limits)?;
    let (best, others) = values.split_first()?;
    let context = FactContext::new(view, &sample);
    let Some(other) = action_to_compare(&context, best, others) else {
        return Some(Hint { best: *best, other: None, reasons: Vec::new() });
    };
    let compared = with_unbiased_costs(view, vec![*best, other], &limits);
    let [mut best, mut other] = compared[..] else {
        return None;
    };
    // Of plays that differ little, the one with more points at once is advised.
    let is_near = other.cost.chance < CHANCE_FOR_SURE_POINTS;
    let is_near = is_near && !Mark::of(other.cost, view.rules()).is_bad();
    if is_near && context.points_of(other.action) > context.points_of(best.action) {
        std::mem::swap(&mut best, &mut other);
        other.cost = std::mem::take(&mut best.cost).reversed();
    }
    let others = values.iter().map(|it| it.action).filter(|action| *action != best.action);
    let others: Vec<Action> = others.collect();
    let reasons = reasons_between(view, &context, best.action, other.action, &others);
    Some(Hint { best, other: Some(other), reasons })
}

/// The action to compare the best one with: the one that scores most at once, if it scores more
/// than the best and the next best do; otherwise the next best.
fn action_to_compare(
    context: &FactContext<'_>,
    best: &ActionValue,
    others: &[ActionValue],
) -> Option<ActionValue> {
    let next = others.first()?;
    let least = context.points_of(best.action).max(context.points_of(next.action));
    let scores_more = |it: &&ActionValue| context.points_of(it.action) > least;
    // Reversed, because `max_by_key` returns the last of equal items.
    let most =
        others.iter().rev().filter(scores_more).max_by_key(|it| context.points_of(it.action));
    Some(*most.unwrap_or(next))
}
