//! Figures about the owner of the profile from the review of a finished game.

use serde::{Deserialize, Serialize};

use super::opponents::OWNER;
use nestor::coach::GameReview;

/// Figures about the owner from the review of a finished game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewFigures {
    /// Number of the owner's decisions.
    pub decisions: u32,
    /// The sum of the winning chances that all decisions cost; 1 is a whole game.
    pub cost: f32,
    /// Points that luck added to the lead of the owner's side; negative for bad luck.
    pub luck: f32,
}

impl ReviewFigures {
    /// Extracts the owner's figures from a review.
    pub fn of(review: &GameReview) -> Self {
        let own = review.decisions().iter();
        let own = own.filter(|decision| decision.seat == OWNER);
        Self {
            decisions: own.count() as u32,
            cost: review.cost(OWNER).chance,
            luck: review.luck_and_skill(review.seats().team(OWNER)).luck() as f32,
        }
    }

    /// Winning chance, 0 to 1, that a decision cost on average; `None` without decisions.
    pub fn cost_per_decision(&self) -> Option<f64> {
        let decisions = f64::from(self.decisions);
        (self.decisions > 0).then(|| f64::from(self.cost) / decisions)
    }
}
