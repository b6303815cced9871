//! The game in progress as a person's sitting keeps it: its state, the places
//! undo goes back to, the seeds it has used, and whether help was taken.

use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use super::tally::{TallyKey, Winner};
use crate::engine::{
    Action, BadRecord, CannotDeal, Event, GameState, Record, Refused, Rules, Seat, Seats, Seed,
};
use crate::nestor::Level;

/// The person's seat.
pub const YOU: Seat = Seat::ALL[0];

/// Nestor's seat.
pub const NESTOR: Seat = Seat::ALL[1];

/// A place in a record: before which action of which round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// How many rounds were dealt.
    pub rounds: usize,
    /// How many actions were done in the last of them.
    pub actions: usize,
}

impl Mark {
    /// Where `record` ends.
    pub(super) fn end_of(record: &Record) -> Self {
        Self {
            rounds: record.rounds.len(),
            actions: record.rounds.last().map_or(0, |round| round.actions.len()),
        }
    }
}

/// How a finished game was counted in the tally.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    /// As what.
    pub key: TallyKey,
    /// For whom.
    pub winner: Winner,
    /// Whether it is in the history, too.
    #[serde(default)]
    pub in_history: bool,
}

/// A game as it is kept on disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// Which game it is; none if it was kept before games had ids.
    #[serde(default)]
    pub id: Option<GameId>,
    /// The record, from which the position is rebuilt.
    pub record: Record,
    /// The seeds of rounds that undo took back: a second try meets the same
    /// deals.
    #[serde(default)]
    pub later_seeds: Vec<Seed>,
    /// The number that all seeds come from, if the player gave one.
    #[serde(default)]
    pub number: Option<u64>,
    /// Whether the player undid, restored or looked at hidden bones.
    #[serde(default)]
    pub helped: bool,
    /// The easiest level at which Nestor has acted in it.
    #[serde(default)]
    pub level: Option<Level>,
    /// For how long it has been played, in seconds; long pauses are left out.
    #[serde(default)]
    pub secs: u32,
    /// How it was counted in the tally, if it is finished.
    #[serde(default)]
    pub counted: Option<Counted>,
}

/// Why a game that was kept cannot be gone on with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadGame {
    /// Its record breaks the rules.
    #[error(transparent)]
    Record(#[from] BadRecord),
    /// It is for more players than sit here.
    #[error("it is a game for more than two players")]
    Seats,
}

/// A game in progress, or a finished one that is still on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    id: GameId,
    state: GameState,
    own_actions: Vec<Mark>,
    seeds: Vec<Seed>,
    number: Option<u64>,
    pub(super) helped: bool,
    pub(super) level: Option<Level>,
    pub(super) secs: u32,
    pub(super) counted: Option<Counted>,
}

impl Game {
    /// A new game, not dealt yet.
    pub(super) const fn new(id: GameId, state: GameState, number: Option<u64>) -> Self {
        Self {
            id,
            state,
            own_actions: Vec::new(),
            seeds: Vec::new(),
            number,
            helped: false,
            level: None,
            secs: 0,
            counted: None,
        }
    }

    /// The game that was kept.
    ///
    /// # Errors
    /// Names what is wrong with its record.
    pub fn open(saved: SavedGame) -> Result<Self, BadGame> {
        if saved.record.rules.seats != Seats::Two {
            return Err(BadGame::Seats);
        }
        let mut own_actions = Vec::new();
        let state = saved.record.replay_watched(|state| {
            if state.turn() == Some(YOU) {
                own_actions.push(Mark::end_of(state.record()));
            }
        })?;
        let dealt = saved.record.rounds.iter().map(|round| round.seed);
        Ok(Self {
            id: saved.id.unwrap_or_else(|| GameId::of_old(&saved.record)),
            state,
            own_actions,
            seeds: dealt.chain(saved.later_seeds).collect(),
            number: saved.number,
            helped: saved.helped,
            level: saved.level,
            secs: saved.secs,
            counted: saved.counted,
        })
    }

    /// The game as it is kept on disk.
    pub fn save(&self) -> SavedGame {
        SavedGame {
            id: Some(self.id),
            record: self.state.record().clone(),
            later_seeds: self.seeds[self.state.record().rounds.len()..].to_vec(),
            number: self.number,
            helped: self.helped,
            level: self.level,
            secs: self.secs,
            counted: self.counted.clone(),
        }
    }

    /// What tells it from every other game.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Makes another game of it, which goes on from the same position; if that
    /// is its end, it was counted as the game that it was.
    pub(super) fn become_another(&mut self, id: GameId) {
        self.id = id;
        self.counted = None;
    }

    /// The rules, rounds and scores of the game.
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// The number that the rounds come from, if the player gave one.
    pub const fn number(&self) -> Option<u64> {
        self.number
    }

    /// Whether the player undid, restored or looked at hidden bones.
    pub const fn helped(&self) -> bool {
        self.helped
    }

    /// Where the game stands.
    pub(super) fn mark(&self) -> Mark {
        Mark::end_of(self.state.record())
    }

    /// How it was counted, if it ended after that.
    pub(super) fn counted_since(&self, mark: Mark) -> Option<&Counted> {
        self.counted.as_ref().filter(|_| self.mark() > mark)
    }

    /// Whether the player has done anything that undo could take back.
    pub(super) const fn has_own_actions(&self) -> bool {
        !self.own_actions.is_empty()
    }

    /// Where the player last acted.
    pub(super) fn last_own_action(&self) -> Option<Mark> {
        self.own_actions.last().copied()
    }

    pub(super) fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refused> {
        let own = (self.state.turn() == Some(YOU)).then(|| self.mark());
        let events = self.state.apply(action)?;
        self.own_actions.extend(own);
        Ok(events)
    }

    /// Deals the next round; a round that was dealt before undo took it back
    /// is the same again.
    pub(super) fn deal(
        &mut self,
        rules: Rules,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Vec<Event>, CannotDeal> {
        let round = self.state.record().rounds.len();
        let seed = match self.seeds.get(round) {
            Some(seed) => *seed,
            None => self
                .number
                .map_or_else(fresh, |number| numbered_seed(number, round as u64 + 1)),
        };
        let events = self.state.deal(seed, rules)?;
        if self.seeds.len() == round {
            self.seeds.push(seed);
        }
        Ok(events)
    }

    /// The game before the player's last action: whoever goes back there has
    /// help.
    pub(super) fn before_own_action(&self) -> Option<Self> {
        let mut own_actions = self.own_actions.clone();
        let mark = own_actions.pop()?;
        let mut record = self.state.record().clone();
        record.rounds.truncate(mark.rounds);
        if let Some(round) = record.rounds.last_mut() {
            round.actions.truncate(mark.actions);
        }
        let state = record
            .replay()
            .expect("the beginning of a game that was played can be played");
        Some(Self {
            state,
            own_actions,
            helped: true,
            counted: None,
            ..self.clone()
        })
    }
}

/// The seed with a place among those that come from a player's number: 0 is
/// Nestor's, 1 the first round's.
pub(super) fn numbered_seed(number: u64, place: u64) -> Seed {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&number.to_le_bytes());
    key[8..16].copy_from_slice(&place.to_le_bytes());
    let mut bytes = [0; 32];
    ChaCha20Rng::from_seed(key).fill_bytes(&mut bytes);
    Seed::new(bytes)
}
