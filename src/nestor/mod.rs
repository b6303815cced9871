//! The computer player: given what one seat may know, he chooses an action.
//!
//! [`choose`] is given a [`View`], from which no hidden bone can be read, and a
//! random source of its own; a game in progress never comes in here. The same view, the same random source and the same [`Budget`] give the
//! same action on any machine: there is no clock and no thread in here.
//!
//! How he thinks, from the simple to the deep:
//! - [`Judge`]: what a play is worth one look ahead, by points alone, by
//!   hand-made weights, or by a net that learned from rounds against itself.
//!   Whoever is judged for knows only what a player there knows ([`Sight`]).
//! - [`Belief`]: what the others may hold. Deals that fit all draws, passes and
//!   plays, weighed by how likely the others would then have played as they did.
//! - the search: each play tried in the same worlds, played out by the judge;
//!   exactly, when nothing is hidden ([`Exact`]). It plays for the game, not
//!   for the round ([`Stakes`]).

mod beginner;
mod belief;
mod chances;
mod exact;
mod heuristic;
mod hidden;
mod inputs;
mod judge;
mod lacks;
mod likelihood;
mod limits;
mod net;
mod nets;
mod search;
mod sight;
mod stakes;
mod story;
mod worlds;

use rand::Rng;

pub use belief::Belief;
pub use exact::Exact;
pub use heuristic::Weights;
pub use inputs::{Change, Glance, INPUTS, Rows};
pub use judge::{Judge, Weighing};
pub use lacks::Lacks;
pub use limits::{Budget, Limits};
pub use net::{FIRST, Net, POINTS, SECOND, STEPS, Sums};
pub use nets::{Family, net_for, read as read_nets};
pub use search::Valued;
pub use sight::{Replies, Sight, laid};
pub use stakes::Stakes;

pub use crate::engine::Level;
use crate::engine::{Action, View};

/// What Nestor does at `level` with what he sees, with all the thought that
/// the level allows; `None` when it is not his turn.
pub fn choose(view: &View, level: Level, rng: &mut impl Rng) -> Option<Action> {
    choose_within(view, level, rng, &Limits::default())
}

/// What Nestor does at `level` with what he sees, within `limits`; `None` when
/// it is not his turn, or when he was told to stop.
pub fn choose_within(
    view: &View,
    level: Level,
    rng: &mut impl Rng,
    limits: &Limits<'_>,
) -> Option<Action> {
    if (limits.cancelled)() {
        return None;
    }
    let actions = view.legal_actions();
    if actions.len() <= 1 {
        return actions.first().copied();
    }
    if actions.contains(&Action::Claim) {
        return Some(Action::Claim);
    }
    let rules = view.rules();
    let lacks = || Lacks::of_events(rules, view.events());
    match level {
        Level::Beginner => beginner::choose(view, &actions, rng),
        Level::Easy => Judge::Heuristic(Weights::OWN_HAND).choose(view, &lacks()),
        Level::NotSoEasy => Judge::Heuristic(Weights::COUNTING).choose(view, &lacks()),
        Level::Tough => Judge::best_for(rules).choose(view, &lacks()),
        Level::Brutal => {
            let values = values(view, rng, limits);
            if (limits.cancelled)() {
                return None;
            }
            // Where nothing can be imagined that fits, one look must do.
            values.map_or_else(
                || Judge::best_for(rules).choose(view, &lacks()),
                |values| values.first().map(|best| best.action),
            )
        }
    }
}

/// What each action is worth as far as Nestor can tell, the best first: for a
/// hint, or to look back at a round. Of ends that are all the same only one is
/// named. `None` when there is nothing to decide, or when he was told to stop.
pub fn values(view: &View, rng: &mut impl Rng, limits: &Limits<'_>) -> Option<Vec<Valued>> {
    values_by(Judge::best_for(view.rules()), view, rng, limits)
}

/// The same, when the round is played out in the head by `judge`.
pub fn values_by(
    judge: Judge<'_>,
    view: &View,
    rng: &mut impl Rng,
    limits: &Limits<'_>,
) -> Option<Vec<Valued>> {
    if view.legal_actions().is_empty() {
        return None;
    }
    search::search(view, judge, limits, rng)
}
