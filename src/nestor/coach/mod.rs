//! The coach: hints, reviews, explanations and lessons.
//!
//! All results are plain values, computed from the [`View`](engine::View) of one seat or from a
//! record. None reveals bones that a person cannot see. Here, a round is called a hand, as players
//! call it.
//!
//! Long-running functions take a [`ProgressMonitor`], which can cancel them and receives their
//! progress.
//!
//! # Examples
//! A hint for the player who is to move, and the review of the hand so far:
//! ```
//! use engine::{GameState, Preset, Seating, Seats, Seed};
//! use nestor::Level;
//! use nestor::coach::{ProgressMonitor, ReviewBudget, hint, review};
//!
//! let rules = Preset::AllFives.rules(Seats::Two);
//! let seating = Seating::of_nestors(rules.seats, |_| Level::Easy);
//! let mut game = GameState::new(rules, seating, 1).expect("the rules are ready-made");
//! game.deal(Seed::new([1; 32]), rules).expect("a round can begin");
//!
//! let seat = game.turn().expect("the round has begun");
//! let view = game.view(seat).expect("the round has begun");
//! let hint = hint(&view, &ProgressMonitor::NONE).expect("there is a choice");
//! game.apply(hint.best.action).expect("a hint keeps to the rules");
//!
//! let budget = ReviewBudget::SMALL;
//! let review = review(game.record(), budget, &ProgressMonitor::NONE).expect("it replays");
//! assert_eq!(review.decisions()[0].made, hint.best.action);
//! ```

mod blind_test;
mod explanation;
mod game_review;
mod hint;
mod hint_reason;
mod lens;
pub mod lessons;
mod luck_and_skill;
mod mark;
mod mistake;
mod nestor_decision;
mod play_facts;
mod progress_monitor;
mod review_budget;
mod saved_review;
mod tutor;

pub use blind_test::{BlindDeal, BlindTest, BlindTestInput};
pub use explanation::{Explanation, explain};
pub use game_review::{ChancePoint, Decision, GameMoment, GameReview, review};
pub use hint::{Hint, hint};
pub use hint_reason::{HintReason, NOTABLE_CHANCE_DIFFERENCE};
pub use lens::{Lens, lens};
pub use luck_and_skill::LuckAndSkill;
pub use mark::{CostLimit, Mark, SURE_STANDARD_ERRORS};
pub use mistake::{Mistake, MistakeKind, mistakes};
pub use nestor_decision::NestorDecision;
pub use progress_monitor::ProgressMonitor;
pub use review_budget::ReviewBudget;
pub use saved_review::SavedReview;
pub use tutor::{play_cost, play_values};
