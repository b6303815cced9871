//! The games whose score can be kept on a score pad, with their usual rules.

use std::num::{NonZeroU8, NonZeroU16};

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The kind of total that wins on a score pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum WinningTotal {
    /// The highest total wins.
    #[default]
    Highest,
    /// The lowest total wins.
    Lowest,
}

/// The rules of a score pad: who wins, when the game ends, and what a row is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PadRules {
    /// Whether the highest or the lowest total wins.
    pub wins: WinningTotal,
    /// The total that ends the game; `None` if none does.
    pub target: Option<NonZeroU16>,
    /// Whether the highest total wins only if it is exactly the target.
    pub is_exact: bool,
    /// Whether each row is a round, in which every side that plays has an entry. Otherwise each
    /// side writes its own points one below the other.
    pub by_round: bool,
    /// The number of rounds; `None` if it is not fixed.
    pub rounds: Option<NonZeroU8>,
    /// The number on the doublet that leads the first round; one less in each later round.
    pub first_doublet: Option<u8>,
}

impl PadRules {
    /// The highest doublets of the sets of bones that can be bought.
    pub const DOUBLETS: [u8; 5] = [6, 9, 12, 15, 18];

    /// Returns these rules with another doublet in the first round, and a round for each doublet
    /// from there down to the double blank.
    #[must_use]
    pub fn with_first_doublet(self, first_doublet: Option<u8>) -> Self {
        let rounds = first_doublet.and_then(|highest| NonZeroU8::new(highest.saturating_add(1)));
        Self { first_doublet, rounds: rounds.or(self.rounds), ..self }
    }

    /// Returns the fixed number of rounds; `None` if there is none, or rows are no rounds.
    pub fn max_rounds(&self) -> Option<usize> {
        self.rounds.filter(|_| self.by_round).map(|rounds| rounds.get().into())
    }

    /// Returns the number on the doublet that leads the round with this index; `None` if none does.
    pub fn doublet(&self, round: usize) -> Option<u8> {
        let first = self.first_doublet.filter(|_| self.by_round)?;
        first.checked_sub(u8::try_from(round).ok()?)
    }
}

/// A game that is played with real bones.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    VariantArray,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PadGame {
    /// Each player has a train; the double twelve leads first. For many players.
    MexicanTrain,
    /// Bones called toes are played at doublets; the double nine leads first.
    ChickenFoot,
    /// Block or draw: whoever goes out gets the pips of the others.
    Straight,
    /// All Fives and its relatives.
    Fives,
    /// A game of two pairs, as in the Caribbean.
    Pairs,
    /// Any other game.
    #[default]
    Free,
}

impl PadGame {
    /// Returns the usual number of sides and the usual rules of the game.
    pub const fn defaults(self) -> (usize, PadRules) {
        use WinningTotal::{Highest, Lowest};
        let (sides, wins, target, by_round, highest_doublet) = match self {
            Self::MexicanTrain => (4, Lowest, 0, true, Some(12)),
            Self::ChickenFoot => (4, Lowest, 0, true, Some(9)),
            Self::Fives => (2, Highest, 250, false, None),
            Self::Straight | Self::Pairs => (2, Highest, 100, true, None),
            Self::Free => (2, Highest, 0, false, None),
        };
        let rounds = match highest_doublet {
            Some(doublet) => NonZeroU8::new(doublet + 1),
            None => None,
        };
        let rules = PadRules {
            wins,
            target: NonZeroU16::new(target),
            is_exact: false,
            by_round,
            rounds,
            first_doublet: highest_doublet,
        };
        (sides, rules)
    }
}
