//! The record of a game, from which the whole game is rebuilt.

use serde::{Deserialize, Deserializer, Serialize};

use super::action::Action;
use super::cut::Cut;
use super::level::Level;
use super::name::Name;
use super::refused::{DealError, Refused};
use super::rules::Rules;
use super::seal::Seal;
use super::seat::Seat;
use super::seating::{SeatedPlayer, Seating, SeatingError};
use super::shuffle::{Seed, Shuffle};

/// A game ends after this many rounds, and the side that is ahead wins. Some
/// mixes of rules could otherwise go on for ever.
pub const MAX_ROUNDS: usize = 200;

/// The record of a game: its rules, who sits where, the seed of each round and
/// all actions in order (section 7.4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct Record {
    /// The version of the format. [`Record::VERSION`] is the newest.
    pub version: u32,
    /// Who sits where.
    pub seating: Seating,
    /// What the random choices of the Nestors come from.
    pub nestor_seed: u64,
    /// The seal that was shown of what those choices come from. Records of older
    /// programs have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nestor_seal: Option<Seal>,
    /// The seat that leads the first round, if the game before decided it.
    #[serde(default)]
    pub first_leader: Option<Seat>,
    /// The rules that the game began with.
    pub rules: Rules,
    /// The rounds in order.
    pub rounds: Vec<RoundRecord>,
    /// For how many milliseconds the clock of the game has run; 0 without one.
    #[serde(rename = "clock_ran", skip_serializing_if = "is_zero")]
    pub clock_ran_ms: u32,
}

/// Whether a number is zero, so that a file need not hold it.
pub const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// One round of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundRecord {
    /// The seed of the shuffle.
    pub seed: Seed,
    /// Where the bones were cut.
    #[serde(default, skip_serializing_if = "Cut::is_none")]
    pub cut: Cut,
    /// The seal of the deal, fixed before it. Records of older programs have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
    /// The rules from this round on, if they changed before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// The actions of the players, in order. A lead by heaviest doublet is not
    /// among them, because it is played automatically.
    #[serde(with = "line")]
    pub actions: Vec<Action>,
}

impl RoundRecord {
    /// What the round was dealt from.
    pub const fn shuffle(&self) -> Shuffle {
        let Self { seed, cut, .. } = *self;
        Shuffle { seed, cut }
    }
}

/// A record as a file of any version has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: u32,
    /// The names alone, as before version 3. A person sat in the first seat.
    #[serde(default, deserialize_with = "deserialize_some")]
    players: Option<Vec<String>>,
    #[serde(default, deserialize_with = "deserialize_some")]
    seating: Option<Seating>,
    nestor_seed: u64,
    #[serde(default)]
    nestor_seal: Option<Seal>,
    #[serde(default)]
    first_leader: Option<Seat>,
    rules: Rules,
    rounds: Vec<RoundRecord>,
    #[serde(default, rename = "clock_ran")]
    clock_ran_ms: u32,
}

/// Reads a field that only some versions of a file have. It is written without
/// `Some`.
///
/// # Errors
/// If the field is there and cannot be read.
pub fn deserialize_some<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// Why a text is not a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum ParseRecordError {
    /// It does not say who sits where, or says it in both the old way and the new
    /// one.
    #[error(
        "it must say who sits at the table, as `players` before version 3 and as `seating` since"
    )]
    NoSeating,
    /// Not 2 to 4 players.
    #[error(transparent)]
    Seating(#[from] SeatingError),
}

impl TryFrom<Written> for Record {
    type Error = ParseRecordError;

    fn try_from(written: Written) -> Result<Self, ParseRecordError> {
        let seating = match (written.players, written.seating) {
            (Some(players), None) if written.version < Self::SEATING_SINCE => seated(&players)?,
            (None, Some(seating)) if !(1..Self::SEATING_SINCE).contains(&written.version) => {
                seating
            }
            _ => return Err(ParseRecordError::NoSeating),
        };
        Ok(Self {
            version: written.version,
            seating,
            nestor_seed: written.nestor_seed,
            nestor_seal: written.nestor_seal,
            first_leader: written.first_leader,
            rules: written.rules,
            rounds: written.rounds,
            clock_ran_ms: written.clock_ran_ms,
        })
    }
}

/// Who sat where in a record with names alone: a person in the first seat,
/// Nestors in the others. Their level was in the settings then, so it is not
/// known here.
fn seated(players: &[String]) -> Result<Seating, SeatingError> {
    let mut sitters: Vec<SeatedPlayer> = Vec::new();
    for player in players {
        let name = Name::new(player).unwrap_or_else(|_| Seating::free_name(&sitters));
        sitters.push(if sitters.is_empty() {
            SeatedPlayer::Person { name }
        } else {
            let level = Level::default();
            SeatedPlayer::Nestor { name, level }
        });
    }
    Seating::new(sitters)
}

/// Why a game cannot be rebuilt from a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A newer program wrote it, with this version.
    #[error("it was written by a newer version of the program (format {0})")]
    NewerVersion(u32),
    /// No program has ever written this version.
    #[error("there is no format {0}")]
    UnknownVersion(u32),
    /// The game cannot begin.
    #[error("there can be no such game: {0}")]
    CannotBegin(DealError),
    /// A round cannot be dealt.
    #[error("hand {round} cannot be dealt: {reason}")]
    Deal {
        /// The number of the round, from 1.
        round: usize,
        /// Why not.
        reason: DealError,
    },
    /// A round stops before its end although another one follows.
    #[error("hand {round} is cut short: it has not ended, and hand {} follows", round + 1)]
    CutShort {
        /// The number of the round that is cut short, from 1.
        round: usize,
    },
    /// More hands are to be dealt than a game can have.
    #[error("it has seeds for {seeds} hands, and a game has at most {MAX_ROUNDS}")]
    TooManySeeds {
        /// How many seeds there are, for hands played and hands to come.
        seeds: usize,
    },
    /// A hand ended as no hand does by the rules of today.
    #[error(
        "hand {round} ended by a rule that is another today: the points of a side's last bone and the one for going out are one score, and partners play on until both are out"
    )]
    EndedOtherwise {
        /// The number of the hand, from 1.
        round: usize,
    },
    /// The clock ran down, and the game went on.
    #[error("the time on its clock was up, and the game went on")]
    OutOfTime,
    /// An action breaks the rules.
    #[error("hand {round}, action {action_number}, {}: {}", refused.action, refused.reason)]
    Action {
        /// The number of the round, from 1.
        round: usize,
        /// The number of the action in its round, from 1.
        action_number: usize,
        /// The action, and why it is refused.
        refused: Refused,
    },
}

impl Record {
    /// The version of the format that this program writes.
    pub const VERSION: u32 = 7;

    /// The first version that says which players are people.
    const SEATING_SINCE: u32 = 3;

    /// Whether it is of a version that does not have the levels of the Nestors.
    pub const fn has_levels(&self) -> bool {
        self.version >= Self::SEATING_SINCE
    }

    /// How many actions the record has in all rounds together.
    pub fn len(&self) -> usize {
        self.rounds.iter().map(|round| round.actions.len()).sum()
    }

    /// How many deals and actions come before a hand, counted from 0, is dealt; with the
    /// number of hands, all there are.
    pub fn steps_before_hand(&self, hand: usize) -> usize {
        let before = self.rounds.iter().take(hand);
        before.map(|round| round.actions.len() + 1).sum()
    }

    /// Whether no player has acted.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The seed of a Nestor's random choices in the position at the end of the
    /// record. It is always the same there, and never the seed of the round
    /// (section 7.3).
    pub fn choice_seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.nestor_seed.to_le_bytes());
        seed[8..16].copy_from_slice(&(self.len() as u64).to_le_bytes());
        seed[16..24].copy_from_slice(&(self.rounds.len() as u64).to_le_bytes());
        seed
    }
}

/// Actions as one line of text, as in `6-1@6-6E draw pass`.
mod line {
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

    use super::Action;

    pub(super) fn serialize<S: Serializer>(
        actions: &[Action],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let words: Vec<String> = actions.iter().map(Action::to_string).collect();
        serializer.serialize_str(&words.join(" "))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Action>, D::Error> {
        String::deserialize(deserializer)?
            .split_whitespace()
            .map(|word| word.parse().map_err(D::Error::custom))
            .collect()
    }
}
