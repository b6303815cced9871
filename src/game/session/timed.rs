//! Games with a clock: it runs while a hand is played.

use std::time::Duration;

use super::session::Session;
use crate::profile::OWNER;
use engine::{Action, Event, Refused, Seat};

/// The time on the clock is written at least so often while it runs.
const WRITTEN_EVERY: Duration = Duration::from_secs(10);

impl Session {
    /// Whether the game has a clock that runs now; not while a lesson lies on the
    /// table.
    pub fn clock_runs(&self) -> bool {
        !self.has_lesson()
            && self.game.state().time_left().is_some()
            && self.game.state().turn().is_some()
    }

    /// Lets the clock run for this time. Says what happened if it has run down.
    pub fn run_clock(&mut self, time: Duration) -> Option<Vec<Event>> {
        let before = self.game.state().time_left()?;
        self.game.without_counting().run_clock(time);
        let left = self.game.state().time_left()?;
        let stretch = |left: Duration| left.as_millis() / WRITTEN_EVERY.as_millis();
        if stretch(before) != stretch(left) {
            self.keep_clock();
        }
        let is_over = left.is_zero() && self.clock_runs();
        is_over
            .then(|| self.end_by_clock(Action::TimeUp).ok())
            .flatten()
    }

    /// Counts the game as changed if it has a clock: the time on it is to be written.
    pub fn keep_clock(&mut self) {
        if self.clock_runs() {
            self.game.touch();
        }
    }

    /// The person in `seat` ends the game with a clock. If the owner of the profile
    /// plays in it, the owner's side has lost it, whoever ends it: it is their tally
    /// that a lost game counts in.
    ///
    /// # Errors
    /// If the game has no clock, or is over.
    pub fn give_up(&mut self, seat: Seat) -> Result<Vec<Event>, Refused> {
        let loser = if self.has_owner() { OWNER } else { seat };
        self.end_by_clock(Action::GiveUp(loser))
    }

    fn end_by_clock(&mut self, action: Action) -> Result<Vec<Event>, Refused> {
        let events = self.game.attempt(|game| game.apply(action))?;
        self.redo.clear();
        self.ticket += 1;
        self.happened(&events);
        Ok(events)
    }
}
