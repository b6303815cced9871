//! The points that can be scored under given rules.

use std::fmt;

/// The points that can be scored under given rules, which decide what exact targets can be hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PossibleScores {
    /// Any number of points.
    Any,
    /// Only multiples of three.
    Threes,
    /// Only multiples of five.
    Fives,
    /// Multiples of three and multiples of five.
    ThreesAndFives,
}

impl PossibleScores {
    /// Whether such scores can add up to `points`.
    pub(super) const fn can_sum_to(self, points: i32) -> bool {
        match self {
            Self::Any => true,
            Self::Threes => points % 3 == 0,
            Self::Fives => points % 5 == 0,
            Self::ThreesAndFives => !matches!(points, 1 | 2 | 4 | 7),
        }
    }
}

impl fmt::Display for PossibleScores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Any => "any number",
            Self::Threes => "a multiple of three",
            Self::Fives => "a multiple of five",
            Self::ThreesAndFives => "made of threes and fives",
        })
    }
}
