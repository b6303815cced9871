//! What can be added to the scores of a game.

use std::fmt;

/// What everything that is added to a score is, as far as that keeps an exact
/// target out of reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScoresIn {
    /// Any number.
    Any,
    /// A multiple of three.
    Threes,
    /// A multiple of five.
    Fives,
    /// Made of threes and fives.
    ThreesAndFives,
}

impl ScoresIn {
    /// Whether such scores can add up to `points`.
    pub(super) const fn make(self, points: i32) -> bool {
        match self {
            Self::Any => true,
            Self::Threes => points % 3 == 0,
            Self::Fives => points % 5 == 0,
            Self::ThreesAndFives => !matches!(points, 1 | 2 | 4 | 7),
        }
    }
}

impl fmt::Display for ScoresIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Any => "any number",
            Self::Threes => "a multiple of three",
            Self::Fives => "a multiple of five",
            Self::ThreesAndFives => "made of threes and fives",
        })
    }
}
