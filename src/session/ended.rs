//! Games that end: the tally, the history, and the time that was played.

use chrono::{DateTime, Utc};

use super::game::{Counted, Game, NESTOR, SavedGame, YOU};
use super::history::{History, PlayedGame};
use super::sitting::Session;
use super::tally::{TallyKey, Winner};
use crate::engine::{Event, Preset};

/// A pause longer than this counts only so long as time played, in seconds.
const MOST_PAUSE_SECS: i64 = 120;

impl Session {
    /// Every finished game.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Takes the history that was kept on disk. It is written after the game,
    /// so it may lack games that have just ended.
    pub fn keep_history(&mut self, history: History) {
        self.history.read(history);
        let missing = |saved: &&SavedGame| {
            let is_in = saved.counted.as_ref().is_some_and(|it| it.in_history);
            is_in && saved.id.is_some_and(|id| !self.history.has(id))
        };
        let replaced = self.undo.iter().filter_map(|undoable| undoable.what.game());
        let missing: Vec<SavedGame> = replaced.filter(missing).cloned().collect();
        let missing = missing
            .into_iter()
            .filter_map(|saved| Game::open(saved).ok());
        for game in missing.chain([self.game.clone()]) {
            match &game.counted {
                Some(counted) if counted.in_history => {
                    self.history.add(played(&game, counted, self.now));
                }
                Some(_) => {}
                None => {
                    self.history.take_back(game.id());
                }
            }
        }
    }

    /// Forgets every finished game; they can be brought back while the program
    /// runs.
    pub fn clear_history(&mut self) {
        self.history.clear();
        self.note_what_is_in_history();
    }

    /// Brings back the history that was cleared.
    pub fn bring_history_back(&mut self) {
        self.history.bring_back();
        self.note_what_is_in_history();
    }

    /// Each game says whether it is in the history, and is believed if the
    /// history was not written.
    fn note_what_is_in_history(&mut self) {
        let (history, id) = (&self.history, self.game.id());
        if let Some(counted) = &mut self.game.counted {
            counted.in_history = history.has(id);
        }
        let replaced = self.undo.iter_mut();
        for saved in replaced.filter_map(|undoable| undoable.what.game_mut()) {
            if let (Some(counted), Some(id)) = (&mut saved.counted, saved.id) {
                counted.in_history = history.has(id);
            }
        }
    }

    /// What the clock said last.
    pub const fn now(&self) -> DateTime<Utc> {
        self.now
    }

    /// What the clock says. The session never looks at one: it is told before
    /// anything is done.
    pub fn note_time(&mut self, now: DateTime<Utc>) {
        if self.now == DateTime::UNIX_EPOCH {
            self.acted = now;
        }
        self.now = now;
    }

    /// Somebody has acted, or a round was dealt.
    pub(super) fn happened(&mut self, events: &[Event]) {
        let secs = (self.now - self.acted).num_seconds();
        self.game.secs += secs.clamp(0, MOST_PAUSE_SECS) as u32;
        self.acted = self.now;
        self.count(events);
    }

    /// Counts a game that has just ended.
    fn count(&mut self, events: &[Event]) {
        let Some(winner) = events.iter().find_map(|event| match event {
            Event::GameOver { winner } => Some(*winner),
            _ => None,
        }) else {
            return;
        };
        let seats = self.state().rules().seats;
        let winner = match winner {
            None => Winner::Nobody,
            Some(team) if team == seats.team(YOU) => Winner::You,
            Some(_) => Winner::Nestor,
        };
        let key = TallyKey {
            game: self.preferences.name_of(self.state().rules()).to_owned(),
            level: self.game.level.unwrap_or(self.preferences.level),
            with_help: self.game.helped,
        };
        self.tally.add(&key, winner);
        let counted = Counted {
            key,
            winner,
            in_history: self.preferences.history,
        };
        if counted.in_history {
            self.history.add(played(&self.game, &counted, self.now));
        }
        self.game.counted = Some(counted);
    }
}

/// A finished game, as it goes into the history.
fn played(game: &Game, counted: &Counted, ended: DateTime<Utc>) -> PlayedGame {
    let state = game.state();
    let rules = state.rules();
    let points = |seat| state.scores()[rules.seats.team(seat)];
    PlayedGame {
        id: game.id(),
        ended,
        game: counted.key.game.clone(),
        rules: Preset::of(rules).is_none().then_some(*rules),
        level: counted.key.level,
        winner: counted.winner,
        you: points(YOU),
        nestor: points(NESTOR),
        hands: state.rounds().len() as u32,
        actions: state.record().len() as u32,
        secs: game.secs,
        with_help: counted.key.with_help,
    }
}
