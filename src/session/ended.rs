//! Games that end: the tally, the history, and the time that was played.

use chrono::{DateTime, Utc};

use super::game::{Counted, NESTOR, YOU};
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

    /// Takes the history that was kept on disk, as the game on the table says
    /// it must be: one of the two may have been written before the other.
    pub fn keep_history(&mut self, history: History) {
        self.history = history;
        match &self.game.counted {
            Some(counted) if counted.in_history => {
                self.history.add(self.played(&counted.key, counted.winner));
            }
            Some(_) => {}
            None => self.history.take_back(self.game.id()),
        }
    }

    /// Forgets every finished game; they can be brought back while the program
    /// runs.
    pub fn clear_history(&mut self) {
        self.history.clear();
        if let Some(counted) = &mut self.game.counted {
            counted.in_history = false;
        }
    }

    /// Brings back the history that was cleared.
    pub fn bring_history_back(&mut self) {
        self.history.bring_back();
        let id = self.game.id();
        if let Some(counted) = &mut self.game.counted {
            counted.in_history = self.history.games().iter().any(|game| game.id == id);
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
        let in_history = self.preferences.history;
        if in_history {
            self.history.add(self.played(&key, winner));
        }
        self.game.counted = Some(Counted {
            key,
            winner,
            in_history,
        });
    }

    /// The game on the table, as it goes into the history.
    fn played(&self, key: &TallyKey, winner: Winner) -> PlayedGame {
        let state = self.state();
        let rules = state.rules();
        let points = |seat| state.scores()[rules.seats.team(seat)];
        PlayedGame {
            id: self.game.id(),
            ended: self.now,
            game: key.game.clone(),
            rules: Preset::of(rules).is_none().then_some(*rules),
            level: key.level,
            winner,
            you: points(YOU),
            nestor: points(NESTOR),
            hands: state.rounds().len() as u32,
            actions: state.record().len() as u32,
            secs: self.game.secs,
            with_help: key.with_help,
        }
    }
}
