//! Levels of the computer player.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// How strongly a Nestor plays.
///
/// No level plays badly on purpose: a weaker one sees or plans less.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Level {
    /// Plays the bone that scores most or, if none scores, the heaviest.
    #[default]
    Beginner,
    /// Also weighs doublets, and which bones he keeps to play later.
    Easy,
    /// Also counts the bones he has not seen, and what they may score in reply.
    NotSoEasy,
    /// Values plays by a neural net; with two players, also by the possible replies.
    Tough,
    /// Also infers which hands the others may hold, and searches ahead.
    Brutal,
}

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: [Self; Self::VARIANTS.len()] = *Self::VARIANTS
        .first_chunk()
        .expect("there is an entry for each variant");

    /// The next stronger level; `None` above the strongest.
    pub fn stronger(self) -> Option<Self> {
        Self::ALL.into_iter().find(|level| *level > self)
    }

    /// The next weaker level; `None` below the weakest.
    pub fn weaker(self) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|level| *level < self)
    }

    /// The English name, which the command line uses in every language.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Beginner => "Beginner",
            Self::Easy => "Easy",
            Self::NotSoEasy => "Not so easy",
            Self::Tough => "Tough",
            Self::Brutal => "Brutal",
        }
    }

    /// How often the level overlooks points where they must be claimed, in percent.
    pub const fn overlooked_percent(self) -> u8 {
        match self {
            Self::Beginner => 40,
            Self::Easy => 25,
            Self::NotSoEasy => 12,
            Self::Tough => 4,
            Self::Brutal => 0,
        }
    }
}
