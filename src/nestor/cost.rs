//! The cost of an action, with standard errors.

use serde::{Deserialize, Serialize};

/// How much worse one action is than another; below 0 if it is better.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// The points lost in the rest of the round.
    pub points: f32,
    /// The standard error of `points`.
    pub points_error: f32,
    /// The loss in the chance to win the game, 0 to 1.
    pub chance: f32,
    /// The standard error of `chance`.
    pub chance_error: f32,
}

impl Cost {
    /// Whether no figure is NaN or infinite.
    pub fn is_finite(&self) -> bool {
        let all = [self.points, self.points_error, self.chance, self.chance_error];
        all.into_iter().all(f32::is_finite)
    }

    /// The cost of the better action against the other one: points and chance with the opposite
    /// sign.
    pub(super) fn reversed(self) -> Self {
        Self { points: -self.points, chance: -self.chance, ..self }
    }

    /// The cost of one action against a better one, from the results of both in the same worlds.
    /// `independent_share` is the share of these worlds, 0 to 1, that counts as independent.
    pub(super) fn between(
        worse: WorldResults<'_>,
        better: WorldResults<'_>,
        independent_share: f32,
    ) -> Self {
        let (points, points_error) = mean_difference(better.points, worse.points);
        let (chance, chance_error) = mean_difference(better.chances, worse.chances);
        let widened = |error: f32| error / independent_share.sqrt();
        let (points_error, chance_error) = (widened(points_error), widened(chance_error));
        Self { points, points_error, chance, chance_error }
    }
}

/// The results of an action, one for each world.
#[derive(Debug, Clone, Copy)]
pub(super) struct WorldResults<'a> {
    pub(super) points: &'a [f32],
    /// The chances to win the game, 0 to 1.
    pub(super) chances: &'a [f32],
}

/// The mean of paired differences, and its standard error.
fn mean_difference(one: &[f32], other: &[f32]) -> (f32, f32) {
    let count = one.len().min(other.len()).max(1) as f32;
    let differences = || one.iter().zip(other).map(|(one, other)| one - other);
    let mean = differences().sum::<f32>() / count;
    let squares: f32 = differences().map(|d| (d - mean) * (d - mean)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}
