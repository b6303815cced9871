//! How much a review thinks about each decision.

use crate::Budget;

/// Where nothing depends on it, so many times less is thought.
const LESS: u32 = 3;

/// How much is thought about a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Depth {
    /// To find the best play.
    pub to_find: Budget,
    /// To learn what another play costs against it.
    pub to_compare: Budget,
}

impl Depth {
    /// That of a review in the game.
    pub const FULL: Self = Self {
        to_find: Budget::FULL,
        to_compare: Budget {
            worlds: 800,
            steps: 24_000,
            ..Budget::FULL
        },
    };

    /// How much is thought to learn what plays cost. If the best was made, they only
    /// stand in the list of what there was to choose from.
    pub(super) fn against(self, is_best: bool) -> Budget {
        let less = if is_best { LESS } else { 1 };
        Budget {
            hands: self.to_compare.hands / less,
            steps: self.to_compare.steps / less,
            ..self.to_compare
        }
    }

    /// A very small one, for tests of many games.
    pub const SMALL: Self = Self {
        to_find: Budget::SMALL,
        to_compare: Budget::SMALL,
    };
}
