//! The players at a table: people and Nestors.

use std::ops::Index;

use serde::{Deserialize, Serialize};

use super::level::Level;
use super::name::Name;
use super::seat::{Seat, Seats};

/// A player at the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum SeatedPlayer {
    /// A human player.
    Person {
        /// The person's name, which is not checked to be unique at the table.
        name: Name,
    },
    /// A computer player.
    Nestor {
        /// The Nestor's name; see [`Seating::free_name`].
        name: Name,
        /// The level that this Nestor plays at.
        level: Level,
    },
}

impl SeatedPlayer {
    /// The name, whether the player is a person or a Nestor.
    pub const fn name(&self) -> &Name {
        match self {
            Self::Person { name } | Self::Nestor { name, .. } => name,
        }
    }

    /// The level; `None` for a person.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Person { .. } => None,
            Self::Nestor { level, .. } => Some(*level),
        }
    }

    /// Whether the player is a person, not a Nestor.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }
}

/// The players at a table, 2 to 4, in the order of seats.
///
/// # Examples
/// ```
/// # use engine::{Level, Name, Seat, Seating, Seats};
/// let ann = Name::new("Ann")?;
/// let seating = Seating::with_nestors(&ann, Seats::Three, Level::Tough);
/// assert!(seating[Seat::ALL[0]].is_person());
/// assert_eq!(seating[Seat::ALL[2]].level(), Some(Level::Tough));
/// assert_eq!(seating.people().count(), 1);
/// # Ok::<(), engine::NameError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<SeatedPlayer>", into = "Vec<SeatedPlayer>")]
pub struct Seating(Vec<SeatedPlayer>);

/// The error for a number of players that is not 2 to 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("two to four sit at a table, not {0}")]
pub struct SeatingError(pub usize);

impl Seating {
    /// Names for Nestors, in the order of use.
    const NESTOR_NAMES: [&'static str; 7] =
        ["Nestor", "Iris", "Ajax", "Dione", "Hector", "Leda", "Orion"];

    /// A table with these players, in the order of seats.
    ///
    /// # Errors
    /// If there are not 2 to 4 players.
    pub fn new(players: Vec<SeatedPlayer>) -> Result<Self, SeatingError> {
        match players.len() {
            2..=4 => Ok(Self(players)),
            count => Err(SeatingError(count)),
        }
    }

    /// A person in the first seat, and Nestors of one level in all others.
    pub fn with_nestors(person: &Name, seats: Seats, level: Level) -> Self {
        let mut players = vec![SeatedPlayer::Person { name: person.clone() }];
        while players.len() < usize::from(seats.count()) {
            let name = Self::free_name(&players);
            players.push(SeatedPlayer::Nestor { name, level });
        }
        Self(players)
    }

    /// Nestors in all seats, each of the level that `level` gives for the seat.
    pub fn of_nestors(seats: Seats, level: impl Fn(Seat) -> Level) -> Self {
        let mut players = Vec::new();
        for seat in Seat::around(seats) {
            players
                .push(SeatedPlayer::Nestor { name: Self::free_name(&players), level: level(seat) });
        }
        Self(players)
    }

    /// A name for one more Nestor that none of these players has.
    ///
    /// # Panics
    /// If `players` have all seven names for Nestors.
    pub fn free_name(players: &[SeatedPlayer]) -> Name {
        let is_free = |name: &&str| players.iter().all(|player| !player.name().is_same(name));
        let free = Self::NESTOR_NAMES.into_iter().find(is_free);
        let name = free.expect("there are more names than players at a table");
        Name::new(name).expect("each is a valid name")
    }

    /// The number of players, 2 to 4.
    pub const fn count(&self) -> usize {
        self.0.len()
    }

    /// The player in `seat`; `None` if it is empty.
    pub fn get(&self, seat: Seat) -> Option<&SeatedPlayer> {
        self.0.get(seat.index())
    }

    /// The players with their seats, in the order of seats.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &SeatedPlayer)> + Clone {
        Seat::ALL.into_iter().take(self.count()).zip(&self.0)
    }

    /// The seats of the people, in the order of play.
    pub fn people(&self) -> impl Iterator<Item = Seat> + Clone {
        let people = self.iter().filter(|(_, player)| player.is_person());
        people.map(|(seat, _)| seat)
    }

    /// The levels of the Nestors, in the order of their seats.
    pub fn levels(&self) -> impl Iterator<Item = Level> + Clone {
        self.iter().filter_map(|(_, player)| player.level())
    }

    /// The level of the Nestors, if the only person sits in `seat` and all Nestors have one level.
    pub fn level_around(&self, seat: Seat) -> Option<Level> {
        let mut levels = self.levels();
        let level = levels.next().filter(|_| self.people().eq([seat]))?;
        levels.all(|other| other == level).then_some(level)
    }

    /// The seats of the Nestors, in the order of play.
    pub fn nestors(&self) -> impl Iterator<Item = Seat> + Clone {
        let nestors = self.iter().filter(|(_, player)| !player.is_person());
        nestors.map(|(seat, _)| seat)
    }

    /// The level of the weakest Nestor; `None` if there are only people.
    pub fn easiest_level(&self) -> Option<Level> {
        self.levels().min()
    }

    /// Sets the level of the Nestor in `seat` from the next action on. Does nothing for a person.
    pub fn set_level(&mut self, seat: Seat, new_level: Level) {
        if let Some(SeatedPlayer::Nestor { level, .. }) = self.0.get_mut(seat.index()) {
            *level = new_level;
        }
    }

    /// The same players, each in the next seat, and the last in seat 0.
    #[must_use]
    pub fn rotated(&self) -> Self {
        let mut players = self.0.clone();
        players.rotate_right(1);
        Self(players)
    }

    /// Whether the number of players is that of `seats`.
    pub fn fits(&self, seats: Seats) -> bool {
        self.count() == usize::from(seats.count())
    }
}

impl Index<Seat> for Seating {
    type Output = SeatedPlayer;

    fn index(&self, seat: Seat) -> &SeatedPlayer {
        &self.0[seat.index()]
    }
}

impl TryFrom<Vec<SeatedPlayer>> for Seating {
    type Error = SeatingError;

    fn try_from(players: Vec<SeatedPlayer>) -> Result<Self, SeatingError> {
        Self::new(players)
    }
}

impl From<Seating> for Vec<SeatedPlayer> {
    fn from(seating: Seating) -> Self {
        seating.0
    }
}
