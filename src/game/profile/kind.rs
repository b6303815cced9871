//! Kinds of games. The tally and the history count each kind separately.

use serde::{Deserialize, Serialize};

use super::game_name::GameName;
use engine::{Level, Seats};

/// The opponents of the owner of the profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OpponentKind {
    /// Nestors only. The level is the easiest if there are several at the table.
    Nestors(Level),
    /// At least one other person, perhaps with Nestors as well.
    People,
}

/// A kind of game: the same rules, number of players and opponents. Only games of one kind are
/// compared with each other.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameKind {
    /// The name of the game's rules.
    pub game: GameName,
    /// Number of players, and whether they are partners.
    pub seats: Seats,
    /// The owner's opponents; the easiest level counts if Nestors have several.
    pub company: OpponentKind,
}

impl OpponentKind {
    /// Returns the level of the Nestors; `None` for games with people.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Nestors(level) => Some(level),
            Self::People => None,
        }
    }
}

impl GameKind {
    /// Whether the owner played alone against one Nestor.
    pub fn is_against_one_nestor(&self) -> bool {
        self.seats == Seats::Two && matches!(self.company, OpponentKind::Nestors(_))
    }
}

/// A selection of games: those with people or those with Nestors, never both.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameFilter {
    /// The game with its number of players; `None` for any.
    pub game: Option<(GameName, Seats)>,
    /// The opponents; `None` for Nestors of any level.
    pub opponents: Option<OpponentKind>,
}

impl GameFilter {
    /// Accepts all games with Nestors only.
    pub const WITH_NESTORS: Self = Self { game: None, opponents: None };

    /// Accepts all games with other people.
    pub const WITH_PEOPLE: Self = Self { game: None, opponents: Some(OpponentKind::People) };

    /// Creates a filter that accepts only games of this kind.
    pub fn of_kind(kind: &GameKind) -> Self {
        Self { game: Some((kind.game.clone(), kind.seats)), opponents: Some(kind.company) }
    }

    /// Whether games of this kind pass the filter.
    pub fn accepts(&self, kind: &GameKind) -> bool {
        let is_the_game =
            |(game, seats): &(GameName, Seats)| *game == kind.game && *seats == kind.seats;
        let is_with = match self.opponents {
            Some(company) => company == kind.company,
            None => kind.company != OpponentKind::People,
        };
        is_with && self.game.as_ref().is_none_or(is_the_game)
    }

    /// Whether the owner played alone against one Nestor in all of `kinds` that pass the filter.
    pub fn is_against_one_nestor(&self, kinds: &[GameKind]) -> bool {
        let mut accepted = kinds.iter().filter(|kind| self.accepts(kind));
        accepted.all(GameKind::is_against_one_nestor)
    }

    /// Whether the owner had a partner in all of `kinds` that pass the filter.
    pub fn is_with_partner(&self, kinds: &[GameKind]) -> bool {
        let mut accepted = kinds.iter().filter(|kind| self.accepts(kind));
        accepted.all(|kind| kind.seats == Seats::Partners)
    }

    /// The only kind of games that passes the filter; `None` if there are several.
    pub fn kind(&self) -> Option<GameKind> {
        let (game, seats) = self.game.clone()?;
        Some(GameKind { game, seats, company: self.opponents? })
    }
}
