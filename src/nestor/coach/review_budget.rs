//! The budget of a review for each decision.

use crate::Budget;

/// The comparison budget is divided by this where the best play was made.
const BEST_PLAY_DIVISOR: u32 = 3;

/// The budgets for the review of one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReviewBudget {
    /// The budget of the search for the best action.
    pub search: Budget,
    /// The budget of the comparison, which finds the costs of the other actions against the best.
    pub comparison: Budget,
}

impl Default for ReviewBudget {
    fn default() -> Self {
        Self::FULL
    }
}

impl ReviewBudget {
    /// The budgets that the window uses.
    pub const FULL: Self = Self {
        search: Budget::FULL,
        comparison: Budget { worlds: 800, playout_steps: 24_000, ..Budget::FULL },
    };

    /// The budget for the costs; smaller where the best play was made, since the costs then only
    /// appear in the list of alternatives.
    pub(super) fn comparison_budget(self, is_best: bool) -> Budget {
        let divisor = if is_best { BEST_PLAY_DIVISOR } else { 1 };
        Budget {
            deals: self.comparison.deals / divisor,
            playout_steps: self.comparison.playout_steps / divisor,
            ..self.comparison
        }
    }

    /// Very small budgets, for tests of many games.
    pub const SMALL: Self = Self { search: Budget::SMALL, comparison: Budget::SMALL };
}
