//! The tutor: the costs of the plays of a turn, for a warning before a bad one.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::progress_monitor::ProgressMonitor;
use crate::{ActionValue, Budget, Cost, Limits};
use engine::{Action, Table, View};

/// The budget for the plays of a turn, smaller than that of a hint: the result must be ready before
/// the player chooses.
const BUDGET: Budget = Budget { worlds: 800, playout_steps: 64_000, ..Budget::FULL };

/// Values the plays of the turn, the best first. The same position always gives the same values.
///
/// `None` if there is no choice, or when cancelled.
pub fn play_values(view: &View, monitor: &ProgressMonitor<'_>) -> Option<Vec<ActionValue>> {
    let limits = Limits { budget: BUDGET, cancelled: monitor.cancelled };
    let mut values = crate::values(view, &mut ChaCha8Rng::from_seed([0; 32]), &limits)?;
    if can_wait_to_draw(view) {
        values.retain(|value| value.action != Action::Draw);
    }
    (values.len() > 1).then(|| with_unbiased_costs(view, values, &limits))
}

/// Whether a play can be made now and bones drawn by choice at the next turn.
///
/// Such a play does not forgo the draw, so plays are then compared with each other, not
/// with the draw.
pub(super) fn can_wait_to_draw(view: &View) -> bool {
    let actions = view.legal_actions();
    let has_draw = actions.contains(&Action::Draw);
    view.rules().voluntary_draw && has_draw && actions.iter().any(|it| it.bone().is_some())
}

/// The same plays in the same order, valued again in new worlds, so that costs are unbiased.
pub(super) fn with_unbiased_costs(
    view: &View,
    values: Vec<ActionValue>,
    limits: &Limits<'_>,
) -> Vec<ActionValue> {
    if crate::has_perfect_information(view) {
        return values;
    }
    let actions: Vec<Action> = values.iter().map(|value| value.action).collect();
    let mut rng = ChaCha8Rng::from_seed([1; 32]);
    let again = crate::compare(view, &actions, &mut rng, limits);
    again.map_or(values, |again| again.into_iter().map(|it| it.value).collect())
}

/// The cost of an action, looked up in the values of its turn; `None` if it is not among them.
///
/// A play at an equivalent end costs the same.
pub fn play_cost(values: &[ActionValue], action: Action, table: &Table) -> Option<Cost> {
    let is_it = |it: &&ActionValue| it.action == action || table.is_same_play(it.action, action);
    values.iter().find(is_it).map(|it| it.cost)
}
