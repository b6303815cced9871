//! How the state is serialized, and checked when it is read.

use std::collections::BTreeSet;

use engine::{MAX_ROUNDS, Seed};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use super::State;
use super::timeline::ClearedPart;
use crate::profile::GameId;
use crate::session::game::Game;
use crate::session::mark::RecordPlace;

impl Serialize for State {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let state = Self::deserialize(from)?;
        state.check_form().map_err(D::Error::custom)?;
        Ok(state)
    }
}

/// Serializes a game with its seeds masked.
pub(crate) mod masked {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use super::Game;

    pub(crate) fn serialize<S: Serializer>(game: &Game, to: S) -> Result<S::Ok, S::Error> {
        game.masked().serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Game, D::Error> {
        Ok(Game::deserialize(from)?.masked())
    }
}

/// Serializes games as a list, each with its seeds masked.
pub(crate) mod games {
    use std::sync::Arc;

    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::super::timeline::Games;
    use super::{Game, InvalidState};

    pub(crate) fn serialize<S: Serializer>(games: &Games, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(games.values().map(|game| game.masked()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Games, D::Error> {
        let mut games = Games::new();
        for game in Vec::<Game>::deserialize(from)? {
            let id = game.id;
            if games.insert(id, Arc::new(game.masked())).is_some() {
                return Err(D::Error::custom(InvalidState::DuplicateGame(id)));
            }
        }
        Ok(games)
    }
}

/// Serializes moments. Leaves out the cleared games if they are the same as at the previous moment.
pub(crate) mod moments {
    use std::sync::Arc;

    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::super::timeline::{ClearedPart, Moment};
    use super::SerializedMoment;

    pub(crate) fn serialize<S: Serializer>(moments: &[Moment], to: S) -> Result<S::Ok, S::Error> {
        let mut before = &Arc::default();
        to.collect_seq(moments.iter().map(|moment| {
            let is_same = std::mem::replace(&mut before, &moment.cleared) == &moment.cleared;
            SerializedMoment {
                game: moment.game,
                from: moment.from,
                cleared: (!is_same).then(|| ClearedPart::clone(&moment.cleared)),
            }
        }))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Moment>, D::Error> {
        let mut cleared = Arc::default();
        let moments = Vec::<SerializedMoment>::deserialize(from)?.into_iter();
        let moments = moments.map(|moment| {
            if let Some(own) = moment.cleared {
                cleared = Arc::new(own);
            }
            Moment { game: moment.game, from: moment.from, cleared: Arc::clone(&cleared) }
        });
        Ok(moments.collect())
    }
}

/// A moment in a file; `cleared` is `None` if it is the same as at the previous moment.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Moment", deny_unknown_fields)]
struct SerializedMoment {
    game: GameId,
    from: RecordPlace,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cleared: Option<ClearedPart>,
}

/// Why a state that was read is invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(crate) enum InvalidState {
    #[error("it has no moment {0}")]
    NoMoment(usize),
    #[error("it has the game {0} twice")]
    DuplicateGame(GameId),
    #[error("it lacks the game {0}")]
    MissingGame(GameId),
    #[error("nothing names the game {0}")]
    UnusedGame(GameId),
    #[error("the game {0} ends before the place where it stands")]
    EndsTooEarly(GameId),
    #[error("the game {0} has more than {MAX_ROUNDS} hands")]
    TooManyHands(GameId),
    #[error("the game {0} has a hand that was dealt without its cut")]
    MissingCut(GameId),
    #[error("the next game of the history has a number that is taken")]
    NumberTaken,
}

impl State {
    /// Checks a state that was read, except for the records of its games.
    ///
    /// # Errors
    /// The first inconsistency that was found.
    pub(crate) fn check_form(&self) -> Result<(), InvalidState> {
        let preserved = self.preserved.iter().map(|preserved| &preserved.game);
        for game in self.games().chain(preserved) {
            game.check()?;
        }
        let mut named: BTreeSet<GameId> = self.moments.iter().map(|moment| moment.game).collect();
        let tries = self.tries.tries().iter();
        named.extend(tries.filter(|it| it.end.is_none()).map(|it| it.game));
        if let Some(id) = self.games.keys().find(|id| !named.contains(id)) {
            return Err(InvalidState::UnusedGame(*id));
        }
        let present = self.moments.get(self.at);
        let present = present.ok_or(InvalidState::NoMoment(self.at))?.game;
        for moment in &self.moments {
            let game = self.games.get(&moment.game);
            let game = game.ok_or(InvalidState::MissingGame(moment.game))?;
            let is_inside = moment.game != present || self.stands <= game.end();
            if moment.from > game.end() || !is_inside {
                return Err(InvalidState::EndsTooEarly(moment.game));
            }
        }
        let mut numbers = self.games().filter_map(|game| game.counted_line()?.nth);
        if numbers.any(|nth| nth >= self.next) {
            return Err(InvalidState::NumberTaken);
        }
        Ok(())
    }
}

impl Game {
    /// Masks the seeds of the game, or unmasks them, so that files do not show hidden bones at a
    /// glance.
    pub(crate) fn masked(&self) -> Self {
        let mask = Sha256::new()
            .chain_update("Nestor Dominoes seeds of ")
            .chain_update(self.id.bytes())
            .finalize();
        let masked = |seed: Seed| {
            let mut bytes = seed.bytes();
            bytes.iter_mut().zip(&mask).for_each(|(byte, mask)| *byte ^= mask);
            Seed::new(bytes)
        };
        let mut game = self.clone();
        for round in &mut game.record.rounds {
            round.seed = masked(round.seed);
        }
        for (seed, _) in &mut game.later {
            *seed = masked(*seed);
        }
        game
    }

    /// Checks a game from a file of its own, except for its record.
    ///
    /// # Errors
    /// The first inconsistency that was found, as text.
    pub(crate) fn check_file(&self) -> Result<(), String> {
        self.check().map_err(|wrong| wrong.to_string())
    }

    /// Checks everything except the record.
    fn check(&self) -> Result<(), InvalidState> {
        let mut hands = self.later.iter().rev().skip(1);
        if self.record.rounds.len() + self.later.len() > MAX_ROUNDS {
            Err(InvalidState::TooManyHands(self.id))
        } else if hands.any(|(_, cut)| cut.is_none()) {
            Err(InvalidState::MissingCut(self.id))
        } else if self.begun > self.end() {
            Err(InvalidState::EndsTooEarly(self.id))
        } else {
            Ok(())
        }
    }
}
