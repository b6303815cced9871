//! How hard Nestor plays.

use serde::{Deserialize, Serialize};

/// How hard Nestor plays; the levels that exist.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub enum Level {
    /// Plays the bone that scores most and, when none scores, the heaviest.
    #[default]
    Beginner,
}

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: [Self; 1] = [Self::Beginner];

    /// The name of the level.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "Beginner",
        }
    }
}
