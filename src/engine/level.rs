//! The levels of computer players, as a record names them.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The level of a Nestor, as computer players are called, from the weakest to the strongest.
///
/// The engine only records the level. The crate `nestor` defines how each level plays.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[expect(missing_docs, reason = "each variant is a name")]
pub enum Level {
    Learner,
    #[default]
    Beginner,
    Easy,
    NotSoEasy,
    Tough,
    Brutal,
}

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// The strongest level, the last of [`Self::ALL`].
    pub const STRONGEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// The index in [`Self::ALL`], 0 for the weakest.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next stronger level; `None` for the strongest.
    pub fn stronger(self) -> Option<Self> {
        Self::ALL.into_iter().find(|level| *level > self)
    }

    /// The next weaker level; `None` for the weakest.
    pub fn weaker(self) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|level| *level < self)
    }

    /// The English name, which the command line uses in every language.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Learner => "Learner",
            Self::Beginner => "Beginner",
            Self::Easy => "Easy",
            Self::NotSoEasy => "Not so easy",
            Self::Tough => "Tough",
            Self::Brutal => "Brutal",
        }
    }
}
