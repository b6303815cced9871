//! Luck and skill apart: what plays brought, and what the deal and the draws did.

/// Within so many standard deviations lie 95 of 100 figures.
const DEVIATIONS: f64 = 1.96;

/// How the result of a side came about, in points: what its own plays cost, what
/// the others gave away, and luck. The three add up to the result.
///
/// The result of a side is how many points it made more than the others on
/// average. What a play cost is told by
/// [`nestor::compare`](crate::compare), by worlds in which the best play
/// was not looked for, and no cost is left out because it is small. So no cost is
/// too large or too small on average, and neither is the rest, which is luck: all
/// that a deal, a draw or a hidden bone brought beyond what was to be expected.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Split {
    /// The points that the side made more than the others.
    pub result: f64,
    /// What the own plays changed: below 0 where they cost something.
    pub own: f64,
    /// What the plays of the others changed: above 0 where they gave something
    /// away.
    pub others: f64,
    /// The variance of both. With more than two sides it is about right: each cost is
    /// known as one against the best of the others, and not against their mean.
    pub variance: f64,
}

impl Split {
    /// What was luck.
    pub fn luck(&self) -> f64 {
        self.result - self.own - self.others
    }

    /// Within how many points the luck is known: in 95 of 100 such games of two sides it
    /// is no farther off.
    pub fn within(&self) -> f64 {
        DEVIATIONS * self.variance.sqrt()
    }
}

impl std::ops::Add for Split {
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
