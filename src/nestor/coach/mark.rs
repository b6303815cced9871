//! The mark of a decision, by its cost.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::Cost;
use engine::Rules;

/// The mark of a decision, from the best to the worst.
#[derive(VariantArray, IntoStaticStr, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// No other action is known to be better.
    Best,
    /// Another play was better, but only a little, or within the margin of error.
    Good,
    /// A small cost.
    Inaccurate,
    /// A large cost.
    Mistake,
    /// A very large cost.
    Blunder,
}

/// The least cost for a mark; either figure is enough.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct CostLimit {
    /// Points in the rest of the hand, in the unit in which the rules show scores; ignored where
    /// hands are counted.
    pub points: f32,
    /// Chance to win the game, 0 to 1.
    pub chance: f32,
}

/// How many standard errors a cost must reach to count as sure.
pub const SURE_STANDARD_ERRORS: f32 = 2.0;

impl Mark {
    /// The mark for a cost; never [`Self::Best`]. A decision that does not lower the chance to win
    /// is never worse than good. Where hands are counted, the chance alone decides.
    pub fn of(cost: Cost, rules: &Rules) -> Self {
        let points = if rules.counts_hands() {
            0.0
        } else {
            let unit = f32::from(rules.score_display.unit());
            cost_if_sure(cost.points, cost.points_error) / unit
        };
        let chance = cost_if_sure(cost.chance, cost.chance_error);
        let reaches = |mark: &Self| {
            let limit = mark.limit();
            limit.is_some_and(|limit| points >= limit.points || chance >= limit.chance)
        };
        let marks = Self::VARIANTS.iter().rev().copied();
        let mut marks = marks.filter(|_| chance > 0.0);
        marks.find(reaches).unwrap_or(Self::Good)
    }

    /// The least cost for the mark; `None` for `Best` and `Good`.
    pub const fn limit(self) -> Option<CostLimit> {
        let (points, chance) = match self {
            Self::Best | Self::Good => return None,
            Self::Inaccurate => (1.0, 0.01),
            Self::Mistake => (3.0, 0.03),
            Self::Blunder => (8.0, 0.08),
        };
        Some(CostLimit { points, chance })
    }

    /// Whether the mark is worse than good.
    pub const fn is_bad(self) -> bool {
        self.limit().is_some()
    }
}

/// Whether an action with this cost against the best is in fact at least as good.
pub(super) fn is_at_least_as_good(cost: Cost) -> bool {
    cost.chance <= 0.0 && (cost.chance < 0.0 || cost.points <= 0.0)
}

/// Whether a cost in the chance to win exceeds its margin of error.
pub(super) fn is_sure(cost: Cost) -> bool {
    cost_if_sure(cost.chance, cost.chance_error) > 0.0
}

/// The cost if it exceeds its margin of error, otherwise 0.
fn cost_if_sure(cost: f32, error: f32) -> f32 {
    if cost > 0.0 && cost >= SURE_STANDARD_ERRORS * error { cost } else { 0.0 }
}
