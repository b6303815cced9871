//! Who sits where.

use std::ops::Index;

use serde::{Deserialize, Serialize};

use super::level::Level;
use super::name::Name;
use super::seat::{Seat, Seats};

/// Who sits at a seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Sitter {
    /// A person.
    Person {
        /// What they are called.
        name: Name,
    },
    /// Nestor, or one of several of his kind.
    Nestor {
        /// What this one is called.
        name: Name,
        /// How hard this one plays.
        level: Level,
    },
}

impl Sitter {
    /// What they are called.
    pub const fn name(&self) -> &Name {
        match self {
            Self::Person { name } | Self::Nestor { name, .. } => name,
        }
    }

    /// How hard Nestor plays here; `None` where a person sits.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Person { .. } => None,
            Self::Nestor { level, .. } => Some(*level),
        }
    }
}

/// Who sits where: somebody at each seat of the table, 2 to 4.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Sitter>", into = "Vec<Sitter>")]
pub struct Seating(Vec<Sitter>);

/// So many cannot sit at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{0} cannot play: a table has two, three or four seats")]
pub struct BadSeating(usize);

impl Seating {
    /// Somebody at each seat, in the order of play.
    ///
    /// # Errors
    /// If they are fewer than two or more than four.
    pub fn new(sitters: Vec<Sitter>) -> Result<Self, BadSeating> {
        match sitters.len() {
            2..=4 => Ok(Self(sitters)),
            count => Err(BadSeating(count)),
        }
    }

    /// Whether there is somebody for each seat of such a table, and nobody more.
    pub fn fits(&self, seats: Seats) -> bool {
        self.0.len() == usize::from(seats.count())
    }

    /// Each seat and who sits there, in the order of play.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &Sitter)> + Clone {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// The seats at which people sit.
    pub fn people(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        let people = self.iter().filter(|(_, sitter)| sitter.level().is_none());
        people.map(|(seat, _)| seat)
    }

    /// The easiest of the levels at which Nestor plays here, if he does.
    pub fn easiest_level(&self) -> Option<Level> {
        self.0.iter().filter_map(Sitter::level).min()
    }
}

impl Index<Seat> for Seating {
    type Output = Sitter;

    fn index(&self, seat: Seat) -> &Sitter {
        &self.0[seat.index()]
    }
}

impl TryFrom<Vec<Sitter>> for Seating {
    type Error = BadSeating;

    fn try_from(sitters: Vec<Sitter>) -> Result<Self, BadSeating> {
        Self::new(sitters)
    }
}

impl From<Seating> for Vec<Sitter> {
    fn from(seating: Seating) -> Self {
        seating.0
    }
}
