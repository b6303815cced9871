//! Nestor, the computer player, and the coach.
//!
//! [`choose`] gets a [`View`](engine::View): what one seat may know, with no hidden bone in it. It
//! never gets the game itself. There is no clock and no thread in this crate, and the
//! random source is passed in, so the same view, random source and [`Budget`] give the
//! same action on every machine.
//!
//! The parts, from the simplest to the deepest:
//! - [`Evaluator`] values a play by points alone, by a hand-made [`Heuristic`], or by a
//!   [`Net`] trained in self-play. It uses only what the player to move knows
//!   ([`Knowledge`]).
//! - [`block_value`] estimates the award of a play that blocks the round.
//! - [`Conventions`] say which of several nearly equal plays a partner expects.
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
mod against_none;
mod beginner;
mod belief;
mod block_value;
mod book;
mod choose;
mod claims;
pub mod coach;
mod conventions;
mod cost;
mod deal_sample;
mod evaluator;
mod firecrackers;
mod hand_plays;
mod heuristic;
mod hidden_hand;
mod knowledge;
mod levels;
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
mod stored_nets;
mod strength;
mod values;
mod win_chances;
mod world;

pub use action_value::{ActionValue, ComparedAction};
pub use belief::Belief;
pub use block_value::{block_value, blocks};
pub use book::choose_by_the_book;
pub use choose::{choose, choose_within};
pub use conventions::{Convention, Conventions};
pub use cost::Cost;
pub use deal_sample::DealSample;
pub use evaluator::{Evaluator, TurnEvaluator};
pub use hand_plays::{BoneScores, HandPlays, best_points, best_points_for};
pub use heuristic::Heuristic;
pub use knowledge::{ChancesOfNone, Knowledge, OtherPlayer, distinct_plays, table_after};
pub use levels::overlooked_percent;
pub use limits::{Budget, Limits};
pub use lookahead::Lookahead;
pub use net::{Accumulator, FIRST_LAYER_UNITS, Net, SECOND_LAYER_UNITS, WEIGHT_SCALE};
pub use net_inputs::{InputChange, InputList, NetInputs, input_count};
pub use net_kind::{NetFamily, NetKind, net_for};
pub use objective::Objective;
pub use ruled_out::RuledOut;
pub use search::{distinct_actions, has_perfect_information};
pub use solver::Solver;
pub use stored_nets::{STORED_NETS, join_stored, pack, split_stored, unpack};
pub use strength::{percent_random_wins_against_beginner, percent_won_against_level_below};
pub use values::{compare, sample_positions, values, values_with};
pub use world::shuffled_boneyard;

pub use engine::Level;
