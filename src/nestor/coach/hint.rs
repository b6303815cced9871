//! Hints: the best action, its value, and the reasons.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::explanation::reasons_between;
use super::hint_reason::HintReason;
use super::progress_monitor::ProgressMonitor;
use super::tutor::revalued;
use crate::{ActionValue, Budget, DealSample, Limits};
use engine::{Action, View};

/// A larger budget than Nestor's for a play.
const BUDGET: Budget =
    Budget { deals: 4_000, worlds: 2_000, playout_steps: 300_000, nodes: 400_000, ..Budget::FULL };

/// The difference of winning chances below which two actions are nearly equal.
const NEARLY_EQUAL_CHANCE: f32 = 0.005;

/// The best action, the next best, and the reasons.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    /// The best action.
    pub best: ActionValue,
    /// The next best, if there is a choice.
    pub next: Option<ActionValue>,
    /// The reasons for the best, the weightiest first; last comes what speaks against it.
    /// Empty where no fact differs enough.
    pub reasons: Vec<HintReason>,
}

impl Hint {
    /// Whether the next best is nearly as good.
    pub fn is_close(&self) -> bool {
        self.next.is_some_and(|next| next.cost.chance < NEARLY_EQUAL_CHANCE)
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
    let two: Vec<ActionValue> = values.iter().take(2).copied().collect();
    let two = match two.len() {
        2 => revalued(view, two, &limits),
        _ => two,
    };
    let (best, next) = (*two.first()?, two.get(1).copied());
    let sample = DealSample::new(view, &mut rng(), &limits)?;
    let others: Vec<Action> = values.iter().skip(1).map(|it| it.action).collect();
    let reasons = match (values.first(), others.first()) {
        (Some(best), Some(next)) => reasons_between(view, &sample, best.action, *next, &others),
        _ => Vec::new(),
    };
    Some(Hint { best, next, reasons })
}
