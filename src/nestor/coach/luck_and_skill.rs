//! Luck and skill: how much of a result is due to plays, and how much to the deal and the draws.

/// 95% of a normal distribution lies within this many standard deviations.
const DEVIATIONS_95_PERCENT: f64 = 1.96;

/// The result of a side in points, split into its own plays, the plays of the others, and luck.
///
/// Plays are valued by [`compare`](crate::compare) without bias, and no small cost is left out. So
/// the luck is unbiased too: all that a deal, a draw or a hidden bone brought beyond expectation.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct LuckAndSkill {
    /// The points of the side, less the mean of the others.
    pub result: f64,
    /// The change of the result by the side's own plays, below 0 where they cost something.
    pub own: f64,
    /// The change of the result by the plays of the others, above 0 where they gave something away.
    pub others: f64,
    /// The variance of the sum of both changes. With more than two sides it is an approximation:
    /// costs are known against the best of the others, not against their mean.
    pub variance: f64,
}

impl LuckAndSkill {
    /// The part of the result that is luck, in points: what no play explains.
    pub fn luck(&self) -> f64 {
        self.result - self.own - self.others
    }

    /// The margin of error of the luck, in points: half its 95% interval, approximate with more
    /// than two sides.
    pub fn luck_margin(&self) -> f64 {
        DEVIATIONS_95_PERCENT * self.variance.sqrt()
    }
}

impl std::ops::Add for LuckAndSkill {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            result: self.result + other.result,
            own: self.own + other.own,
            others: self.others + other.others,
            variance: self.variance + other.variance,
        }
    }
}
