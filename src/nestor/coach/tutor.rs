//! What the plays of a turn cost, for a tutor who asks before a bad one.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::watch::Watch;
use crate::{Budget, Limits, Valued};
use engine::{Action, Table, View};

/// How much is thought about a turn: it must be done before anybody has chosen.
const BUDGET: Budget = Budget {
    worlds: 800,
    steps: 64_000,
    ..Budget::FULL
};

/// What each play of the turn is worth, the best first; the same position gets the
/// same answer. `None` if there is no choice, or on the word to stop.
pub fn weigh(view: &View, watch: &Watch<'_>) -> Option<Vec<Valued>> {
    let limits = Limits {
        budget: BUDGET,
        cancelled: watch.cancelled,
    };
    let mut values = crate::values(view, &mut ChaCha8Rng::from_seed([0; 32]), &limits)?;
    if can_wait_to_draw(view) {
        values.retain(|value| value.action != Action::Draw);
    }
    (values.len() > 1).then(|| tried_again(view, values, &limits))
}

/// Whether a play can be made now and bones drawn by choice at the next turn. Such a
/// play costs but that turn, and not what never drawing would: so plays are measured by
/// each other, not by the draw.
pub(super) fn can_wait_to_draw(view: &View) -> bool {
    let actions = view.legal_actions();
    let has_draw = actions.contains(&Action::Draw);
    view.rules().voluntary_draw && has_draw && actions.iter().any(|it| it.bone().is_some())
}

/// The same plays in the same order, tried anew in worlds in which none was chosen or
/// dropped, so that what they cost is right on average.
pub(super) fn tried_again(view: &View, values: Vec<Valued>, limits: &Limits<'_>) -> Vec<Valued> {
    if crate::sees_everything(view) {
        return values;
    }
    let actions: Vec<Action> = values.iter().map(|value| value.action).collect();
    let mut rng = ChaCha8Rng::from_seed([1; 32]);
    let again = crate::compare(view, &actions, &mut rng, limits);
    again.map_or(values, |again| {
        again.into_iter().map(|it| it.value).collect()
    })
}

/// The points that an action costs in the rest of the hand, on average; `None` if it
/// is the best, or nothing is known of it. A play at an end that shows and counts the
/// same as another costs the same.
pub fn cost(weighed: &[Valued], action: Action, table: &Table) -> Option<f32> {
    let is_it = |it: &&Valued| it.action == action || table.is_same_play(it.action, action);
    let cost = weighed.iter().find(is_it)?.cost;
    (cost.chance > 0.0 && cost.points > 0.0).then_some(cost.points)
}
