//! The state as its file has it, and what must be so in it.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{MAX_ROUNDS, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::game::Game;
use super::mark::Mark;
use super::seen::Seen;
use super::state::{Preserved, State};
use super::timeline::{Cleared, Games, Moment, Timeline};
use crate::profile::{Days, GameId, Tally};

/// The state as its file has it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename = "State", deny_unknown_fields)]
pub(crate) struct Form {
    pub(crate) games: Vec<Game>,
    pub(crate) moments: Vec<MomentForm>,
    pub(crate) at: usize,
    pub(crate) stands: Mark,
    pub(crate) tally: Tally,
    pub(crate) next: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) dropped: Vec<GameId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) erase: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) preserved: Option<Preserved>,
    #[serde(default, skip_serializing_if = "Days::is_empty")]
    pub(crate) tries: Days,
    pub(crate) seen: Seen,
}

/// A moment. Without `cleared`, that is as at the moment before.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename = "Moment", deny_unknown_fields)]
pub(crate) struct MomentForm {
    pub(crate) game: GameId,
    pub(crate) from: Mark,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) cleared: Option<Cleared>,
}

/// Why a file is no state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NoState {
    #[error("it has no moment {0}")]
    NoMoment(usize),
    #[error("it has the game {0} twice")]
    Twice(GameId),
    #[error("it lacks the game {0}")]
    Lacks(GameId),
    #[error("nothing names the game {0}")]
    Unnamed(GameId),
    #[error("the game {0} ends before the place where it stands")]
    EndsBefore(GameId),
    #[error("the game {0} has more than {MAX_ROUNDS} hands")]
    TooLong(GameId),
    #[error("the game {0} has a hand that was dealt without its cut")]
    Uncut(GameId),
    #[error("the next game of the history has a number that is taken")]
    Next,
}

impl From<&State> for Form {
    fn from(state: &State) -> Self {
        let mut before: Option<&Arc<Cleared>> = None;
        let none = Arc::default();
        let moments = state.timeline.moments.iter().map(|moment| {
            let is_same = **before.unwrap_or(&none) == *moment.cleared;
            before = Some(&moment.cleared);
            MomentForm {
                game: moment.game,
                from: moment.from,
                cleared: (!is_same).then(|| Cleared::clone(&moment.cleared)),
            }
        });
        Self {
            moments: moments.collect(),
            games: state.games.values().map(|game| game.masked()).collect(),
            at: state.timeline.at,
            stands: state.timeline.stands,
            tally: state.tally.clone(),
            next: state.next,
            dropped: state.dropped.clone(),
            erase: state.erase,
            preserved: state.preserved.as_ref().map(Preserved::masked),
            tries: state.tries.clone(),
            seen: state.seen.clone(),
        }
    }
}

impl TryFrom<Form> for State {
    type Error = NoState;

    fn try_from(form: Form) -> Result<Self, NoState> {
        let mut games = Games::new();
        for game in form.games {
            let game = game.masked();
            game.check()?;
            let id = game.id;
            if games.insert(id, Arc::new(game)).is_some() {
                return Err(NoState::Twice(id));
            }
        }
        if let Some(preserved) = &form.preserved {
            preserved.game.check()?;
        }
        let mut cleared = Arc::<Cleared>::default();
        let moments: Vec<Moment> = form
            .moments
            .into_iter()
            .map(|moment| {
                if let Some(own) = moment.cleared {
                    cleared = Arc::new(own);
                }
                Moment {
                    game: moment.game,
                    from: moment.from,
                    cleared: Arc::clone(&cleared),
                }
            })
            .collect();
        let mut named: BTreeSet<GameId> = moments.iter().map(|moment| moment.game).collect();
        let tries = form.tries.tries().iter();
        named.extend(tries.filter(|it| it.end.is_none()).map(|it| it.game));
        if let Some(id) = games.keys().find(|id| !named.contains(id)) {
            return Err(NoState::Unnamed(*id));
        }
        let present = moments.get(form.at).ok_or(NoState::NoMoment(form.at))?.game;
        for moment in &moments {
            let game = games.get(&moment.game).ok_or(NoState::Lacks(moment.game))?;
            let is_inside = moment.game != present || form.stands <= game.end();
            if moment.from > game.end() || !is_inside {
                return Err(NoState::EndsBefore(moment.game));
            }
        }
        let mut numbers = games.values().filter_map(|game| game.counted()?.nth);
        if numbers.any(|nth| nth >= form.next) {
            return Err(NoState::Next);
        }
        Ok(Self {
            games,
            timeline: Timeline {
                moments,
                at: form.at,
                stands: form.stands,
            },
            tally: form.tally,
            next: form.next,
            dropped: form.dropped,
            erase: form.erase,
            preserved: form.preserved.as_ref().map(Preserved::masked),
            tries: form.tries,
            seen: form.seen,
            settled: Vec::new(),
        })
    }
}

impl Preserved {
    pub(crate) fn masked(&self) -> Self {
        Self {
            game: self.game.masked(),
            cleared: self.cleared.clone(),
        }
    }
}

impl Game {
    /// The game with its seeds masked, and the other way round, so that nobody reads by chance
    /// in the state's file what is still hidden.
    pub(crate) fn masked(&self) -> Self {
        let mask = Sha256::new()
            .chain_update("Nestor Dominoes seeds of ")
            .chain_update(self.id.bytes())
            .finalize();
        let masked = |seed: Seed| {
            let mut bytes = seed.bytes();
            bytes
                .iter_mut()
                .zip(&mask)
                .for_each(|(byte, mask)| *byte ^= mask);
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

    /// Whether a game from a file of its own can be one, but for its record.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn check_alone(&self) -> Result<(), String> {
        self.check().map_err(|wrong| wrong.to_string())
    }

    /// What is wrong with it beside its record.
    fn check(&self) -> Result<(), NoState> {
        let mut hands = self.later.iter().rev().skip(1);
        if self.record.rounds.len() + self.later.len() > MAX_ROUNDS {
            Err(NoState::TooLong(self.id))
        } else if hands.any(|(_, cut)| cut.is_none()) {
            Err(NoState::Uncut(self.id))
        } else if self.begun > self.end() {
            Err(NoState::EndsBefore(self.id))
        } else {
            Ok(())
        }
    }
}
