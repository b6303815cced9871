//! What one action costs against another, and how well that is known.

use serde::{Deserialize, Serialize};

/// How much worse an action is than another one.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// The points that it costs in the rest of the round.
    pub points: f32,
    /// The standard error of the points.
    pub points_error: f32,
    /// How much of the chance to win the game it costs, 0 to 1.
    pub chance: f32,
    /// The standard error of the chance.
    pub chance_error: f32,
}

impl Cost {
    /// Whether all of it are numbers.
    pub fn is_finite(&self) -> bool {
        let all = [
            self.points,
            self.points_error,
            self.chance,
            self.chance_error,
        ];
        all.into_iter().all(f32::is_finite)
    }

    /// What an action costs, from the points and the chances that it brought and
    /// those that the better one brought, each pair in the same world.
    pub(super) fn between(worse: (&[f32], &[f32]), better: (&[f32], &[f32])) -> Self {
        let (points, points_error) = difference(better.0, worse.0);
        let (chance, chance_error) = difference(better.1, worse.1);
        Self {
            points,
            points_error,
            chance,
            chance_error,
        }
    }
}

/// The mean of the differences of pairs, and its standard error.
fn difference(one: &[f32], other: &[f32]) -> (f32, f32) {
    let count = one.len().min(other.len()).max(1) as f32;
    let differences = || one.iter().zip(other).map(|(one, other)| one - other);
    let mean = differences().sum::<f32>() / count;
    let squares: f32 = differences().map(|d| (d - mean) * (d - mean)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}
