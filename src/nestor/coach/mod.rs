//! The coach: hints, reviews, explanations and lessons.
//!
//! Everything here is a pure value, made from the [`View`](engine::View) of one seat or
//! from a record. A person is never told of bones that they cannot see.
//!
//! Long work takes a [`ProgressMonitor`], which can cancel it and is told how far it is.

mod blind_test;
mod explanation;
mod game_review;
mod hint;
mod hint_reason;
mod lens;
pub mod lessons;
mod luck_and_skill;
mod mark;
mod nestor_decision;
mod play_facts;
mod progress_monitor;
mod review_budget;
mod saved_review;
mod tutor;

pub use blind_test::{BlindDeal, BlindQuestion, BlindTest};
pub use explanation::{Explanation, explain};
pub use game_review::{ChancePoint, Decision, GameMoment, GameReview, review};
pub use hint::{Hint, hint};
pub use hint_reason::{HintReason, NOTABLE_CHANCE_DIFFERENCE};
pub use lens::{Lens, lens};
pub use luck_and_skill::LuckAndSkill;
pub use mark::{CostLimit, Mark, SURE_STANDARD_ERRORS};
pub use nestor_decision::NestorDecision;
pub use progress_monitor::ProgressMonitor;
pub use review_budget::ReviewBudget;
pub use saved_review::SavedReview;
pub use tutor::{play_cost, play_values};
