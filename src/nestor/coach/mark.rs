//! The mark of a decision, from what it cost.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::Cost;

/// How good a decision was.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    VariantArray,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Mark {
    /// There was nothing better, or what was thought to be did not turn out so.
    Best,
    /// Another play was found to be better, but by less than the limits, or by less
    /// than is known for sure.
    Good,
    /// It cost a little.
    Inaccurate,
    /// It cost much.
    Mistake,
    /// It cost very much.
    Blunder,
}

/// From which cost on a mark is given: either is enough.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Limit {
    /// The points of the rest of the hand.
    pub points: f32,
    /// The chance to win the game, 0 to 1.
    pub chance: f32,
}

/// Only a cost of at least so many standard errors counts: a smaller one may be
/// none.
pub const SURE: f32 = 2.0;

impl Mark {
    /// The mark of a decision that cost so much. What does not lower the chance to
    /// win the game is never worse than good.
    pub fn of(cost: Cost) -> Self {
        let points = counted(cost.points, cost.points_error);
        let chance = counted(cost.chance, cost.chance_error);
        let reaches = |mark: &Self| {
            let limit = mark.limit();
            limit.is_some_and(|limit| points >= limit.points || chance >= limit.chance)
        };
        let marks = Self::VARIANTS.iter().rev().copied();
        let mut marks = marks.filter(|_| chance > 0.0);
        marks.find(reaches).unwrap_or(Self::Good)
    }

    /// From which cost on the mark is given; `None` for the good ones.
    pub const fn limit(self) -> Option<Limit> {
        let (points, chance) = match self {
            Self::Best | Self::Good => return None,
            Self::Inaccurate => (1.0, 0.01),
            Self::Mistake => (3.0, 0.03),
            Self::Blunder => (8.0, 0.08),
        };
        Some(Limit { points, chance })
    }

    /// Whether it is one to learn from: worse than good.
    pub const fn is_bad(self) -> bool {
        self.limit().is_some()
    }
}

/// Whether something that cost so much against what was found to be the best turned
/// out to stand at it or above it.
pub(super) fn is_no_worse(cost: Cost) -> bool {
    cost.chance <= 0.0 && (cost.chance < 0.0 || cost.points <= 0.0)
}

/// Whether a cost lowers the chance to win for sure.
pub(super) fn is_sure(cost: Cost) -> bool {
    counted(cost.chance, cost.chance_error) > 0.0
}

/// A cost as far as it counts.
fn counted(cost: f32, error: f32) -> f32 {
    if cost > 0.0 && cost >= SURE * error {
        cost
    } else {
        0.0
    }
}
