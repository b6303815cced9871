//! The values of actions, as the search finds them.

use engine::{Action, Position, View};
use rand::Rng;

use super::action_value::{ActionValue, ComparedAction};
use super::evaluator::Evaluator;
use super::limits::Limits;
use super::{search, world};

/// Values every distinct action by the search, the best first.
///
/// `None` when there is nothing to decide, when cancelled, or if no deal fits.
pub fn values(view: &View, rng: &mut impl Rng, limits: &Limits<'_>) -> Option<Vec<ActionValue>> {
    values_with(Evaluator::best_for(view.rules()), view, rng, limits)
}

/// Values every distinct action as [`values`] does, with playouts by `evaluator`.
pub fn values_with(
    evaluator: Evaluator<'_>,
    view: &View,
    rng: &mut impl Rng,
    limits: &Limits<'_>,
) -> Option<Vec<ActionValue>> {
    if view.legal_actions().is_empty() {
        return None;
    }
    search::search(view, evaluator, limits, rng)
}

/// Values these actions, each with its cost against the first of them.
///
/// With a random source other than that of [`values`], the costs are unbiased: nothing
/// was chosen for doing well in these deals. They can come out below zero. `None` when
/// cancelled, or if no deal fits.
pub fn compare(
    view: &View,
    actions: &[Action],
    rng: &mut impl Rng,
    limits: &Limits<'_>,
) -> Option<Vec<ComparedAction>> {
    search::compare(view, Evaluator::best_for(view.rules()), actions, limits, rng)
}

/// Samples positions that fit the view, as the search does before it tries actions.
///
/// Likely ones are sampled more often. `None` when cancelled, or if no deal fits.
pub fn sample_positions(
    view: &View,
    rng: &mut impl Rng,
    limits: &Limits<'_>,
) -> Option<Vec<Position>> {
    let evaluator = Evaluator::best_for(view.rules());
    let sample = world::sample_worlds(view, evaluator, limits, rng)?;
    Some(sample.worlds.iter().map(|world| world.position).collect())
}
