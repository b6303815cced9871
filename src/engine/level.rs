//! How hard Nestor plays.

use serde::{Deserialize, Serialize};

/// How hard Nestor plays. No level plays badly on purpose: a weaker one sees
/// less, or plans less.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub enum Level {
    /// Plays the bone that scores most and, when none scores, the heaviest.
    #[default]
    Beginner,
    /// Also weighs doublets and what he keeps to play on.
    Easy,
    /// Also counts the bones he has not seen, and what they may score in reply.
    NotSoEasy,
    /// Values what a play leads to, by what thousands of rounds have taught.
    Tough,
    /// Also works out what the others may hold, and plays the round out in his
    /// head.
    Brutal,
}

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Easy,
        Self::NotSoEasy,
        Self::Tough,
        Self::Brutal,
    ];

    /// The name of the level.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "Beginner",
            Self::Easy => "Easy",
            Self::NotSoEasy => "Not so easy",
            Self::Tough => "Tough",
            Self::Brutal => "Brutal",
        }
    }
}
