//! Which deals a game has, as far as that can be told afterwards.

use super::game_id::GameId;

/// Which deals a game has: those of a number, or those of the first game that had them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deals {
    /// The first game that had them; `None` for those of a number in any game.
    pub first: Option<GameId>,
    /// The number that all of them come from, if there is one.
    pub number: Option<u64>,
}

impl Deals {
    /// The deals of a number, in whatever game.
    pub const fn of_number(number: u64) -> Self {
        Self {
            first: None,
            number: Some(number),
        }
    }

    /// Whether these are the same deals.
    pub fn are(self, others: Self) -> bool {
        self.come_from_number_of(others) || self.come_from_game_of(others)
    }

    /// Whether both come from the same number: all deals to come are the same, too.
    pub fn come_from_number_of(self, others: Self) -> bool {
        self.number.is_some() && self.number == others.number
    }

    /// Whether both come from the same game.
    pub fn come_from_game_of(self, others: Self) -> bool {
        self.first.is_some() && self.first == others.first
    }
}
