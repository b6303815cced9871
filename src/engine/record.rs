//! The record of a game, from which every position of it is rebuilt.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::error::{CannotDeal, Refused};
use super::game_state::GameState;
use super::rules::{Remaining, Rules};
use super::seat::Seat;
use super::shuffle::Seed;

/// A game: its rules, its players, its rounds' seeds and its actions in order
/// (section 7.4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format; [`Record::VERSION`] is the newest.
    pub version: u32,
    /// Who sits at the table, in the order of seats.
    pub players: Vec<String>,
    /// What Nestor's own random choices come from.
    pub nestor_seed: u64,
    /// Who leads the first round, where a game before this one decided it.
    #[serde(default)]
    pub first_leader: Option<Seat>,
    /// The rules that the game began with.
    pub rules: Rules,
    /// The rounds that were dealt.
    pub rounds: Vec<RoundRecord>,
}

/// One round of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundRecord {
    /// What the shuffle came from.
    pub seed: Seed,
    /// The rules from this round on, where they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// What the players did, in order; a lead by heaviest doublet, which is
    /// played by itself, is not among it.
    #[serde(with = "line")]
    pub actions: Vec<Action>,
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    /// It is of a newer version of the program.
    #[error("it was written by a newer version of the program (format {0})")]
    Newer(u32),
    /// No program ever wrote that version.
    #[error("there is no format {0}")]
    NoSuchVersion(u32),
    /// The names do not go with the number of seats.
    #[error("it names {names} player{} for {seats} seats", if *names == 1 { "" } else { "s" })]
    Players {
        /// How many names there are.
        names: usize,
        /// How many seats the rules have.
        seats: u8,
    },
    /// There can be no such game.
    #[error("there can be no such game: {0}")]
    NoGame(CannotDeal),
    /// A round cannot be dealt.
    #[error("hand {round} cannot be dealt: {reason}")]
    Deal {
        /// The number of the round, from 1.
        round: usize,
        /// Why not.
        reason: CannotDeal,
    },
    /// A round stops before its end, and another follows.
    #[error("hand {round} is cut short: it has not ended, and hand {} follows", round + 1)]
    CutShort {
        /// The number of the round that is cut short, from 1.
        round: usize,
    },
    /// An action is not allowed.
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
    pub const VERSION: u32 = 2;

    /// In version 1 what players lost for the bones they held went to the
    /// nearest five whatever the rules said.
    const ALWAYS_ROUNDED_LOSSES: u32 = 1;

    /// How many actions the record holds, all rounds together.
    pub fn len(&self) -> usize {
        self.rounds.iter().map(|round| round.actions.len()).sum()
    }

    /// Whether no player has acted.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What Nestor's random choices come from in the position where the record
    /// ends: the same position, the same bytes, and never the round's seed
    /// (section 7.3).
    pub fn choice_seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.nestor_seed.to_le_bytes());
        seed[8..16].copy_from_slice(&(self.len() as u64).to_le_bytes());
        seed[16..24].copy_from_slice(&(self.rounds.len() as u64).to_le_bytes());
        seed
    }

    /// Plays the game again, to where the record ends.
    ///
    /// # Errors
    /// Names the first thing in the record that the rules do not allow.
    pub fn replay(&self) -> Result<GameState, BadRecord> {
        self.replay_watched(|_| {})
    }

    /// Plays the game again, and shows it to `before_action` each time before
    /// an action is done.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_watched(
        &self,
        mut before_action: impl FnMut(&GameState),
    ) -> Result<GameState, BadRecord> {
        match self.version {
            1..=Self::VERSION => {}
            0 => return Err(BadRecord::NoSuchVersion(0)),
            newer => return Err(BadRecord::Newer(newer)),
        }
        let seats = self.rules.seats.count();
        let names = self.players.len();
        if names != usize::from(seats) {
            return Err(BadRecord::Players { names, seats });
        }
        let blank = Self {
            version: Self::VERSION,
            rules: self.as_played(self.rules),
            rounds: Vec::new(),
            ..self.clone()
        };
        let mut game = GameState::begin(blank).map_err(BadRecord::NoGame)?;
        for (index, past) in self.rounds.iter().enumerate() {
            let round = index + 1;
            let changed = past.rules.map(|rules| self.as_played(rules));
            let rules = changed.unwrap_or(*game.rules());
            game.deal_as_recorded(past.seed, rules)
                .map_err(|reason| match reason {
                    CannotDeal::RoundInProgress => BadRecord::CutShort { round: index },
                    reason => BadRecord::Deal { round, reason },
                })?;
            for (action, number) in past.actions.iter().zip(1..) {
                before_action(&game);
                game.apply(*action).map_err(|refused| BadRecord::Action {
                    round,
                    action_number: number,
                    refused,
                })?;
            }
        }
        Ok(game)
    }

    /// Rules of the record in today's words: the game goes on as it was played.
    fn as_played(&self, mut rules: Rules) -> Rules {
        if self.version <= Self::ALWAYS_ROUNDED_LOSSES && rules.remaining == Remaining::LoseOwn {
            rules.rounding = true;
        }
        rules
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
