//! The id of a game.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, de::Error as _};

use engine::{Record, Seed};

/// The id of a game: 128 bits, drawn when the game begins.
///
/// A game keeps its id through undo and on disk, so that none is counted or listed twice. A
/// restored position becomes a game with an id of its own, because the game it comes from may have
/// been counted.
///
/// Written as 32 hexadecimal digits.
///
/// # Examples
/// ```
/// use game::profile::GameId;
///
/// let id: GameId = "00112233445566778899aabbccddeeff".parse()?;
/// assert_eq!(id.to_string(), "00112233445566778899aabbccddeeff");
/// # Ok::<(), game::profile::ParseGameIdError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(u128);

impl GameId {
    /// The id of no game: all zeros.
    pub(crate) const NONE: Self = Self(0);

    /// A new id from random bytes.
    pub(crate) fn from_seed(seed: Seed) -> Self {
        let bytes = seed.bytes();
        let (halves, _) = bytes.as_chunks();
        let halves = halves.iter().map(|half| u128::from_be_bytes(*half));
        Self(halves.fold(0, std::ops::BitXor::bitxor))
    }

    /// Derives the id of a record that was made without one. Equal records have equal ids.
    pub(crate) fn from_record(record: &Record) -> Self {
        let first_round = record.rounds.first().map(|round| Self::from_seed(round.seed));
        let deal_part = first_round.map_or(0, |id| id.0);
        Self(deal_part ^ u128::from(record.nestor_seed))
    }

    /// Returns the id with these bytes; the inverse of [`Self::bytes`].
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(bytes))
    }

    /// Returns the 128 bits as bytes in big-endian order.
    pub const fn bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not 32 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the id of a game is 32 hexadecimal digits")]
pub struct ParseGameIdError;

impl FromStr for GameId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<Self, ParseGameIdError> {
        if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(ParseGameIdError);
        }
        u128::from_str_radix(text, 16).map(Self).or(Err(ParseGameIdError))
    }
}

impl Serialize for GameId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
