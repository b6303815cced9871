//! Seats at the table, and the sides that play for a score.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A place at the table, 0 to 3. Partners sit opposite each other: 0 and 2, 1 and 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The four seats in the order of play.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The seat with this number; `None` above 3.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if number < 4 { Some(Self(number)) } else { None }
    }

    /// The number of this seat, 0 to 3.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats at a table for this number of players, in the order of play.
    #[inline]
    pub fn around(seats: Seats) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats.count()).map(Self)
    }

    /// All seats in the order of play, this one first.
    #[inline]
    pub fn onwards(self, seats: Seats) -> impl Iterator<Item = Self> + Clone {
        let count = usize::from(seats.count());
        Self::around(seats).cycle().skip(self.index()).take(count)
    }

    /// One seat of each side in the order of play, this one first.
    ///
    /// ```
    /// use engine::{Seat, Seats};
    ///
    /// let sides = Seat::ALL[1].one_of_each_side(Seats::Partners);
    /// assert_eq!(sides.map(Seat::index).collect::<Vec<_>>(), [1, 2]);
    /// let alone = Seat::ALL[1].one_of_each_side(Seats::Three);
    /// assert_eq!(alone.map(Seat::index).collect::<Vec<_>>(), [1, 2, 0]);
    /// ```
    #[inline]
    pub fn one_of_each_side(self, seats: Seats) -> impl Iterator<Item = Self> + Clone {
        self.onwards(seats).take(usize::from(seats.team_count()))
    }

    /// The next seat in the order of play.
    #[must_use]
    #[inline]
    pub const fn next(self, seats: Seats) -> Self {
        if self.0 + 1 < seats.count() { Self(self.0 + 1) } else { Self(0) }
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no seat {number}: seats are 0 to 3"))
    }
}

impl From<Seat> for u8 {
    #[inline]
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// The number of players, and whether they are partners.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seats {
    /// Two players, each alone.
    Two,
    /// Three players, each alone.
    Three,
    /// Four players, each alone.
    Four,
    /// Four players in two partnerships.
    Partners,
}

impl Seats {
    /// Every way to sit at a table.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// The number of players, 2 to 4.
    #[inline]
    pub const fn count(self) -> u8 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four | Self::Partners => 4,
        }
    }

    /// The number of sides with a score of their own, 2 to 4: single players, or partnerships.
    #[inline]
    pub const fn team_count(self) -> u8 {
        match self {
            Self::Two | Self::Partners => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// The side of the player in `seat`.
    #[inline]
    pub const fn team(self, seat: Seat) -> Team {
        match self {
            Self::Partners => Team(seat.0 % 2),
            _ => Team(seat.0),
        }
    }
}

/// A side with a score of its own, 0 to 3: a single player, or two partners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Team(u8);

impl Team {
    /// The sides at a table for this number of players.
    #[inline]
    pub fn all(seats: Seats) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats.team_count()).map(Self)
    }

    /// The number of this side, 0 to 3, which is that of its first seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One value for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct BySeat<T>([T; 4]);

/// One value for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct ByTeam<T>([T; 4]);

impl<T> BySeat<T> {
    /// Calls `value` for each of the four seats, even if fewer play.
    #[inline]
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(value))
    }
}

impl<T: Copy> BySeat<T> {
    /// The value for `seat`, like indexing but `const`.
    #[inline]
    pub const fn at(&self, seat: Seat) -> T {
        self.0[seat.index()]
    }
}

impl<T> ByTeam<T> {
    /// Calls `value` for each of four sides, even if fewer play.
    #[inline]
    pub fn from_fn(value: impl FnMut(Team) -> T) -> Self {
        Self([Team(0), Team(1), Team(2), Team(3)].map(value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T> Index<Team> for ByTeam<T> {
    type Output = T;

    #[inline]
    fn index(&self, team: Team) -> &T {
        &self.0[team.index()]
    }
}

impl<T> IndexMut<Team> for ByTeam<T> {
    #[inline]
    fn index_mut(&mut self, team: Team) -> &mut T {
        &mut self.0[team.index()]
    }
}
