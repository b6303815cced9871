//! The computer player: from what one seat may know, he chooses an action.
//!
//! [`choose`] gets a [`View`], in which there are no hidden bones, and a random
//! source of its own. It never gets the game itself. The same view, random source
//! and [`Budget`] give the same action on any machine, because there is no clock
//! and no thread in here.
//!
//! How he thinks, from the simple to the deep:
//! - [`Judge`]: what a play is worth, one look ahead: by points alone, by
//!   hand-made weights, or by a net that has learned by playing against itself.
//!   It uses only what the player in turn knows ([`Sight`]).
//! - [`Ahead`]: looks at what the other player may reply, and what can follow on
//!   that, and lets the judge value what is left; for two players.
//! - [`Belief`]: which hands the others may hold: deals that fit all draws,
//!   passes and plays, weighted by how likely the others would have played as
//!   they did.
//! - the search: tries each play in the same sample of such deals and lets the
//!   judge play the round out; when no bone is hidden it reckons exactly
//!   ([`Exact`]). Its aim is to win the game, not the round ([`Stakes`]).
//!
//! The module [`coach`] holds what a strong player would tell one about a position or a
//! game.

mod ahead;
mod beginner;
mod belief;
mod chances;
mod claims;
pub mod coach;
mod cost;
mod exact;
mod firecrackers;
mod heuristic;
mod hidden;
mod inputs;
mod judge;
mod likelihood;
mod likely;
mod limits;
mod net;
mod nets;
mod replies;
mod ruled_out;
mod search;
mod sight;
mod stakes;
mod story;
mod strength;
mod worlds;

use rand::Rng;

pub use ahead::Ahead;
pub use belief::Belief;
pub use cost::Cost;
pub use exact::Exact;
pub use heuristic::Weights;
pub use inputs::{Change, Glance, Rows, inputs};
pub use judge::{Judge, Weighing};
pub use likely::Likely;
pub use limits::{Budget, Limits};
pub use net::{FIRST, Net, POINTS, SECOND, STEPS, Sums};
pub use nets::{Family, NetKind, STORED as STORED_NETS, net_for};
pub use replies::{Replies, Scores, best_points, best_points_for};
pub use ruled_out::RuledOut;
pub use search::{Compared, Valued};
pub use sight::{Other, Sight, laid, plays};
pub use stakes::Stakes;
pub use strength::percent_won_against_the_level_below;
pub use worlds::boneyard;

pub use engine::Level;
use engine::{Action, Position, View};

/// What a Nestor of `level` does, with all the thought that the level allows;
/// `None` when it is not his turn.
pub fn choose(view: &View, level: Level, rng: &mut impl Rng) -> Option<Action> {
    choose_within(view, level, rng, &Limits::default())
}

/// What a Nestor of `level` does within `limits`; `None` when it is not his turn,
/// or when he was told to stop.
pub fn choose_within(
    view: &View,
    level: Level,
    rng: &mut impl Rng,
    limits: &Limits<'_>,
) -> Option<Action> {
    if (limits.cancelled)() {
        return None;
    }
    let rules = view.rules();
    let is_turn = view.position().turn() == view.seat();
    if rules.claims
        && is_turn
        && let Some(said) = claims::say(view, level, rng)
    {
        return Some(said);
    }
    let mut actions = view.legal_actions();
    actions.retain(|action| !matches!(action, Action::Claim(_)));
    if actions.len() <= 1 {
        return actions.first().copied();
    }
    let ruled_out = || RuledOut::of_events(rules, view.events());
    match level {
        Level::Beginner => beginner::choose(view, &actions, rng),
        Level::Easy => Judge::Heuristic(Weights::OWN_HAND).choose(view, &ruled_out()),
        Level::NotSoEasy => Judge::Heuristic(Weights::counting(rules)).choose(view, &ruled_out()),
        Level::Tough => ahead::choose(view, Judge::best_for(rules), &ruled_out()),
        Level::Brutal => {
            let values = values(view, rng, limits);
            if (limits.cancelled)() {
                return None;
            }
            // No deal was found that fits: he decides as Tough does.
            values.map_or_else(
                || ahead::choose(view, Judge::best_for(rules), &ruled_out()),
                |values| values.first().map(|best| best.action),
            )
        }
    }
}

/// What each action is worth as far as Nestor can tell, the best first: for a
/// hint, or to look back at a round. Of ends that show and count the same only
/// one is named. `None` when there is nothing to decide, or when he was told to
/// stop.
pub fn values(view: &View, rng: &mut impl Rng, limits: &Limits<'_>) -> Option<Vec<Valued>> {
    values_by(Judge::best_for(view.rules()), view, rng, limits)
}

/// The same as [`values`], with rounds played out by `judge`.
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

/// What there is to choose from: the actions that make sense and differ. Of ends that
/// show and count the same only one is named; points that can be claimed are claimed.
pub fn options(view: &View) -> Vec<Action> {
    search::options(view)
}

/// Whether no bone is hidden from whoever has this view, so that nothing is left to
/// chance. Only in games of two is that ever so.
pub fn sees_everything(view: &View) -> bool {
    search::nothing_hidden(view).is_some()
}

/// What each of these actions is worth, and what it costs against the first: the one
/// that [`values`] found to be the best.
///
/// Where `rng` is not the random source of [`values`], nothing is owed to chance
/// that made the best look better than it is: on average the costs are right, and
/// they can come out below zero. `None` when he was told to stop, or no deal fits.
pub fn compare(
    view: &View,
    actions: &[Action],
    rng: &mut impl Rng,
    limits: &Limits<'_>,
) -> Option<Vec<Compared>> {
    search::compare(view, Judge::best_for(view.rules()), actions, limits, rng)
}

/// The deals in which Brutal tries his plays: as many as `limits` allow of those that
/// fit what was seen, drawn by how likely they are. `None` when he was told to stop, or
/// no deal fits.
pub fn deals(view: &View, rng: &mut impl Rng, limits: &Limits<'_>) -> Option<Vec<Position>> {
    let judge = Judge::best_for(view.rules());
    let worlds = worlds::worlds(view, judge, limits, rng)?;
    Some(worlds.iter().map(|world| world.position).collect())
}
