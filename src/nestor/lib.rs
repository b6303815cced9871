//! Nestor, the computer player, and the coach.
//!
//! [`choose`] gets a [`View`]: what one seat may know, with no hidden bone in it. It
//! never gets the game itself. There is no clock and no thread in this crate, and the
//! random source is passed in, so the same view, random source and [`Budget`] give the
//! same action on every machine.
//!
//! From the simple to the deep:
//! - [`Evaluator`] values a play by points alone, by a hand-made [`Heuristic`], or by a
//!   [`Net`] trained in self-play. It uses only what the player to move knows
//!   ([`Knowledge`]).
//! - [`Lookahead`] considers the replies of the other player, for two players.
//! - [`Belief`] samples the hidden hands among all deals that fit the draws, passes and
//!   plays, and weights each by how likely the others were to play as they did.
//! - The search tries each play in the same sampled deals (determinizations) and plays
//!   the rounds out with the evaluator. It maximizes the chance to win the game, not the
//!   points of the round ([`Objective`]). When no bone is hidden, [`Solver`] searches the
//!   rest of the round exactly.
//!
//! The module [`coach`] explains positions and games to a person: hints, reviews, lessons.
//!
//! # Examples
//!
//! Two Nestors play the first round of a game:
//!
//! ```
//! use engine::{GameState, Preset, Seating, Seats, Seed};
//! use nestor::{Level, choose};
//! use rand::SeedableRng as _;
//! use rand_chacha::ChaCha8Rng;
//!
//! let rules = Preset::AllFives.rules(Seats::Two);
//! let seating = Seating::of_nestors(rules.seats, |_| Level::Tough);
//! let mut game = GameState::new(rules, seating, 1).expect("the rules are ready-made");
//! game.deal(Seed::new([1; 32]), rules).expect("a round can begin");
//!
//! let mut rng = ChaCha8Rng::from_seed([2; 32]);
//! while let Some(seat) = game.turn() {
//!     let view = game.view(seat).expect("a round is in progress");
//!     let action = choose(&view, Level::Tough, &mut rng).expect("it is this seat's turn");
//!     game.apply(action).expect("Nestor keeps to the rules");
//! }
//! assert!(game.rounds()[0].position().end().is_some());
//! ```

mod action_value;
mod beginner;
mod belief;
mod claims;
pub mod coach;
mod cost;
mod deal_sample;
mod evaluator;
mod firecrackers;
mod hand_plays;
mod heuristic;
mod hidden_hand;
mod knowledge;
mod likelihood;
mod limits;
mod lookahead;
mod net;
mod net_inputs;
mod net_kind;
mod objective;
mod ruled_out;
mod search;
mod seat_history;
mod solver;
mod strength;
mod win_chances;
mod world;

use rand::Rng;

pub use action_value::{ActionValue, ComparedAction};
pub use belief::Belief;
pub use cost::Cost;
pub use deal_sample::DealSample;
pub use evaluator::{Evaluator, TurnEvaluator};
pub use hand_plays::{BoneScores, HandPlays, best_points, best_points_for};
pub use heuristic::Heuristic;
pub use knowledge::{Knowledge, OtherPlayer, distinct_plays, table_after};
pub use limits::{Budget, Limits};
pub use lookahead::Lookahead;
pub use net::{
    Accumulator, FIRST_LAYER_UNITS, Net, POINTS_SCALE, SECOND_LAYER_UNITS, WEIGHT_SCALE,
};
pub use net_inputs::{InputChange, InputList, NetInputs, input_count};
pub use net_kind::{NetKind, STORED_NETS, ScoringFamily, net_for};
pub use objective::Objective;
pub use ruled_out::RuledOut;
pub use search::{distinct_actions, has_perfect_information};
pub use solver::Solver;
pub use strength::percent_won_against_the_level_below;
pub use world::shuffled_boneyard;

pub use engine::Level;
use engine::{Action, Position, View};

/// Chooses the action of a Nestor of `level`, with the full budget of that level.
///
/// `None` when it is not his turn.
pub fn choose(view: &View, level: Level, rng: &mut impl Rng) -> Option<Action> {
    choose_within(view, level, rng, &Limits::default())
}

/// Chooses the action of a Nestor of `level` within `limits`.
///
/// `None` when it is not his turn, or when cancelled.
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
        && let Some(action) = claims::choose(view, level, rng)
    {
        return Some(action);
    }
    let mut actions = view.legal_actions();
    actions.retain(|action| !matches!(action, Action::Claim(_)));
    if actions.len() <= 1 {
        return actions.first().copied();
    }
    let ruled_out = || RuledOut::from_events(rules, view.events());
    match level {
        Level::Beginner => beginner::choose(view, &actions, rng),
        Level::Easy => Evaluator::Heuristic(Heuristic::OWN_HAND).choose(view, &ruled_out()),
        Level::NotSoEasy => {
            Evaluator::Heuristic(Heuristic::counting(rules)).choose(view, &ruled_out())
        }
        Level::Tough => lookahead::choose(view, Evaluator::best_for(rules), &ruled_out()),
        Level::Brutal => {
            let values = values(view, rng, limits);
            if (limits.cancelled)() {
                return None;
            }
            // Without a deal that fits, he decides as Tough does.
            values.map_or_else(
                || lookahead::choose(view, Evaluator::best_for(rules), &ruled_out()),
                |values| values.first().map(|best| best.action),
            )
        }
    }
}

/// Values every distinct action by the search, the best first.
///
/// `None` when there is nothing to decide, when cancelled, or if no deal fits.
pub fn values(view: &View, rng: &mut impl Rng, limits: &Limits<'_>) -> Option<Vec<ActionValue>> {
    values_with(Evaluator::best_for(view.rules()), view, rng, limits)
}

/// The same as [`values`], with playouts by `evaluator`.
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
    search::compare(
        view,
        Evaluator::best_for(view.rules()),
        actions,
        limits,
        rng,
    )
}

/// Samples positions that fit the view, as Brutal does before a search.
///
/// Likely ones are drawn more often. `None` when cancelled, or if no deal fits.
pub fn sample_positions(
    view: &View,
    rng: &mut impl Rng,
    limits: &Limits<'_>,
) -> Option<Vec<Position>> {
    let evaluator = Evaluator::best_for(view.rules());
    let worlds = world::sample_worlds(view, evaluator, limits, rng)?;
    Some(worlds.iter().map(|world| world.position).collect())
}
