//! Games with a clock: it runs while a hand is played.

use std::sync::Arc;
use std::time::Duration;

use engine::{Action, Event, RefusedAction, Seat};

use super::Session;
use crate::profile::OWNER;

/// Maximum interval at which the time on the running clock is saved.
const SAVE_INTERVAL: Duration = Duration::from_secs(10);

impl Session {
    /// Whether the clock of the game runs. It stops while a lesson or a finished game is on the
    /// table.
    pub fn clock_runs(&self) -> bool {
        let state = self.table.state();
        let has_time = state.time_left().is_some() && state.turn().is_some();
        has_time && self.shows_game()
    }

    /// Lets the clock run for this time. Returns the events if it has run down.
    pub fn advance_clock(&mut self, time: Duration) -> Option<Vec<Event>> {
        let before = self.table.state().time_left();
        let before = before.filter(|_| self.clock_runs())?;
        self.table.advance_clock(time);
        let left = self.table.state().time_left()?;
        let interval = |left: Duration| left.as_millis() / SAVE_INTERVAL.as_millis();
        if interval(before) != interval(left) {
            self.save_clock();
        }
        let is_over = left.is_zero() && self.clock_runs();
        is_over.then(|| self.apply_action(Action::TimeUp).ok()).flatten()
    }

    /// Copies the time on the clock to the game's record, which is saved.
    pub fn save_clock(&mut self) {
        let ran = self.table.state().record().clock_ran_ms;
        if ran != self.game_in_progress().record.clock_ran_ms {
            let game = Arc::make_mut(&mut self.state).game_mut();
            game.record.clock_ran_ms = ran;
        }
    }

    /// Gives up the game with a clock for the person in `seat`. If the owner of the profile takes
    /// part, their side loses, no matter who gives up, because the game counts in their tally.
    ///
    /// # Errors
    /// If the game has no clock, or is over.
    pub fn give_up(&mut self, seat: Seat) -> Result<Vec<Event>, RefusedAction> {
        let loser = if self.owner_plays() { OWNER } else { seat };
        self.apply_action(Action::GiveUp(loser))
    }
}
