//! The record of a game, which is enough to replay the game.

use serde::{Deserialize, Deserializer, Serialize};

use super::action::Action;
use super::cut::Cut;
use super::recorded_rules;
use super::refused::{DealError, RefusedAction};
use super::rules::Rules;
use super::seal::Seal;
use super::seat::Seat;
use super::seating::Seating;
use super::shuffle::{Seed, Shuffle};

/// The number of rounds after which a game ends and the side ahead wins. Under some rules, a game
/// could otherwise go on forever.
pub const MAX_ROUNDS: usize = 200;

/// The record of a game: its rules, its players, the seed of each round and all
/// actions in order. [`Record::replay`] plays it again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RecordFields")]
pub struct Record {
    /// The version of the format: [`Record::VERSION`].
    pub version: u32,
    /// The players at the table, with the present levels of the Nestors.
    pub seating: Seating,
    /// The seed of the Nestors' random choices.
    pub nestor_seed: u64,
    /// The seal of [`nestor_seed`](Self::nestor_seed), which is shown before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nestor_seal: Option<Seal>,
    /// The seat that leads the first round, if the previous game decided it.
    #[serde(default)]
    pub first_leader: Option<Seat>,
    /// The rules that the game began with.
    pub rules: Rules,
    /// The rounds dealt so far, in order.
    pub rounds: Vec<RoundRecord>,
    /// How long the game clock has run, in milliseconds; 0 in a game without a clock.
    #[serde(rename = "clock_ran", skip_serializing_if = "is_zero")]
    pub clock_ran_ms: u32,
}

/// Whether a number is zero, so that it can be left out of a file.
pub const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A round in a record: the shuffle, the rules if they changed, and the actions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundRecord {
    /// The seed that decides the order of the bones.
    pub seed: Seed,
    /// The cut of the shuffled bones.
    #[serde(default, skip_serializing_if = "Cut::is_none")]
    pub cut: Cut,
    /// The seal that was shown before the deal; `None` in records written by older versions of the
    /// program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
    /// The rules from this round on, if they changed before it.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "recorded_rules::read_changed"
    )]
    pub rules: Option<Rules>,
    /// The actions of the players, in order, without a lead that was played automatically.
    #[serde(with = "action_line")]
    pub actions: Vec<Action>,
}

impl RoundRecord {
    /// The seed and the cut that the round was dealt from.
    pub const fn shuffle(&self) -> Shuffle {
        let Self { seed, cut, .. } = *self;
        Shuffle { seed, cut }
    }
}

/// A record as it is read from a file, before its version is checked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordFields {
    version: u32,
    seating: Seating,
    nestor_seed: u64,
    #[serde(default)]
    nestor_seal: Option<Seal>,
    #[serde(default)]
    first_leader: Option<Seat>,
    #[serde(deserialize_with = "recorded_rules::read")]
    rules: Rules,
    rounds: Vec<RoundRecord>,
    #[serde(default, rename = "clock_ran")]
    clock_ran_ms: u32,
}

/// Reads an optional field that is written without `Some`.
///
/// For serde's `deserialize_with`, together with `default`.
///
/// # Errors
/// If the value is not a valid `T`.
pub fn deserialize_some<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the record of the game has format {0}, and only format {now} is read", now = Record::VERSION)]
struct OtherVersion(u32);

impl TryFrom<RecordFields> for Record {
    type Error = OtherVersion;

    fn try_from(fields: RecordFields) -> Result<Self, OtherVersion> {
        if fields.version != Self::VERSION {
            return Err(OtherVersion(fields.version));
        }
        Ok(Self {
            version: fields.version,
            seating: fields.seating,
            nestor_seed: fields.nestor_seed,
            nestor_seal: fields.nestor_seal,
            first_leader: fields.first_leader,
            rules: fields.rules,
            rounds: fields.rounds,
            clock_ran_ms: fields.clock_ran_ms,
        })
    }
}

/// Why a game cannot be rebuilt from a record. Rounds and actions are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message beside it")]
pub enum ReplayError {
    #[error("it has format {0}, and only format {now} is read", now = Record::VERSION)]
    OtherVersion(u32),
    #[error("such a game is impossible: {0}")]
    CannotBegin(DealError),
    #[error("hand {round} cannot be dealt: {reason}")]
    Deal { round: usize, reason: DealError },
    #[error("hand {round} is not over, but hand {} follows", round + 1)]
    CutShort { round: usize },
    #[error("it has seeds for {seeds} hands, but a game has at most {MAX_ROUNDS}")]
    TooManySeeds { seeds: usize },
    #[error("the clock ran out, but the game went on")]
    OutOfTime,
    #[error("hand {round}, action {action_number}, {}: {}", refused.action, refused.reason)]
    Action { round: usize, action_number: usize, refused: RefusedAction },
}

impl Record {
    /// The only version of the record format that this program reads and writes.
    pub const VERSION: u32 = 1;

    /// The number of actions in all rounds together.
    pub fn len(&self) -> usize {
        self.rounds.iter().map(|round| round.actions.len()).sum()
    }

    /// The number of deals and actions before a hand is dealt. Hands are counted from 0.
    /// Pass the number of hands to get the total.
    pub fn steps_before_hand(&self, hand: usize) -> usize {
        let before = self.rounds.iter().take(hand);
        before.map(|round| round.actions.len() + 1).sum()
    }

    /// Whether no player has acted.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The seed for the random choices of the Nestor who moves after the last recorded
    /// action. It depends only on `nestor_seed` and the numbers of rounds and actions,
    /// not on the seed of the round.
    pub fn choice_seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.nestor_seed.to_le_bytes());
        seed[8..16].copy_from_slice(&(self.len() as u64).to_le_bytes());
        seed[16..24].copy_from_slice(&(self.rounds.len() as u64).to_le_bytes());
        seed
    }
}

/// Serializes actions as one line of text, such as `6-1@6-6E draw pass`.
mod action_line {
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
