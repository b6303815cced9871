//! The game clock, and the result of a game played against it.

use std::time::Duration;

use super::action::Action;
use super::game_state::GameState;
use super::position::Position;
use super::record::ReplayError;
use super::refused::Reason;
use super::round_end::RoundEnd;
use super::rules::Rules;
use super::seat::{Seat, Team};

/// The result of a finished game with a clock, for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimedResult {
    /// The points of the side; 0 if they are negative.
    pub score: u32,
    /// The points by which this side is ahead of the next best; 0 unless this side won.
    pub spread_bonus: u32,
    /// The seconds left on the clock, rounded up; 0 if the clock ran down.
    pub secs_left: u32,
    /// Whether this side won; `false` for every side of a drawn game.
    pub won: bool,
    /// Whether the game was given up. There is no time bonus then.
    pub is_given_up: bool,
    /// The bonus for the seconds left; see [`time_bonus()`].
    pub time_bonus: u32,
}

impl TimedResult {
    /// The score and both bonuses together.
    pub const fn total(&self) -> u32 {
        self.score + self.spread_bonus + self.time_bonus
    }
}

/// The bonus for the time left, rounded up: `secs_left × score / 200` for the winner,
/// `secs_left × score / 400` for the others.
///
/// # Examples
/// ```
/// # use engine::time_bonus;
/// assert_eq!(time_bonus(135, 100, true), 68);
/// assert_eq!(time_bonus(218, 110, true), 120);
/// ```
pub const fn time_bonus(secs_left: u32, score: u32, won: bool) -> u32 {
    let hundreds = if won { 2 } else { 4 };
    (secs_left * score).div_ceil(100 * hundreds)
}

impl Rules {
    pub(super) const fn require_clock(&self) -> Result<(), Reason> {
        if self.clock { Ok(()) } else { Err(Reason::NoClock) }
    }

    /// Checks that the game has a clock and somebody sits in `seat`.
    pub(super) fn check_give_up(&self, seat: Seat) -> Result<(), Reason> {
        self.require_clock()?;
        if seat.index() < usize::from(self.seats.count()) { Ok(()) } else { Err(Reason::EmptySeat) }
    }
}

impl GameState {
    /// The time left on the game clock; `None` in a game without one.
    pub fn time_left(&self) -> Option<Duration> {
        let ran = Duration::from_millis(self.record().clock_ran_ms.into());
        let has_clock = self.rules().clock;
        has_clock.then(|| Rules::CLOCK.saturating_sub(ran))
    }

    /// Whether no time is left; always true without a clock.
    pub(super) fn clock_has_run_down(&self) -> bool {
        self.time_left().is_none_or(|left| left.is_zero())
    }

    /// Checks that the game is over by the clock if no time is left.
    ///
    /// # Errors
    /// [`ReplayError::OutOfTime`] if no time is left but the game goes on.
    pub fn check_clock(&self) -> Result<(), ReplayError> {
        let end = self.position().and_then(Position::end);
        if self.rules().clock && self.clock_has_run_down() && end != Some(RoundEnd::TimeUp) {
            return Err(ReplayError::OutOfTime);
        }
        Ok(())
    }

    /// Whether the game ended because a player gave it up.
    pub fn is_given_up(&self) -> bool {
        let last = self.record().rounds.last();
        let last = last.and_then(|round| round.actions.last());
        matches!(last, Some(Action::GiveUp(_)))
    }

    /// Whether a player can give the game up: it has a clock, has begun and is not over.
    pub fn can_be_given_up(&self) -> bool {
        self.rules().clock && self.round().is_some() && self.outcome().is_none()
    }

    /// Advances the game clock by `time`. The clock stands still between rounds and stops when it
    /// has run down.
    pub fn advance_clock(&mut self, time: Duration) {
        if self.turn().is_some()
            && let Some(left) = self.time_left()
        {
            let ran = time.min(left).as_millis();
            self.add_to_clock(u32::try_from(ran).unwrap_or(u32::MAX));
        }
    }

    /// Advances the game clock to its time in `other`, an earlier or later state of the same game.
    /// Does nothing if this clock has run at least as long.
    pub fn advance_clock_to(&mut self, other: &Self) {
        let (ran, later) = (self.record().clock_ran_ms, other.record().clock_ran_ms);
        self.add_to_clock(later.saturating_sub(ran));
    }

    /// The result for the side of `seat`; `None` unless the game has a clock and is over.
    pub fn timed_result(&self, seat: Seat) -> Option<TimedResult> {
        let outcome = self.outcome()?;
        let left = self.time_left()?;
        let seats = self.rules().seats;
        let (own, scores) = (seats.team(seat), self.scores());
        let score = u32::try_from(scores[own]).unwrap_or(0);
        let won = outcome.winner == Some(own);
        let others = Team::all(seats).filter(|team| *team != own);
        let next_best = others.map(|team| scores[team]).max().unwrap_or(0);
        let spread = scores[own] - next_best;
        let is_time_up = self.position().and_then(Position::end) == Some(RoundEnd::TimeUp);
        let secs_left = if is_time_up { 0 } else { ceil_secs(left) };
        let is_given_up = self.is_given_up();
        Some(TimedResult {
            score,
            spread_bonus: u32::try_from(spread).ok().filter(|_| won).unwrap_or(0),
            secs_left,
            won,
            is_given_up,
            time_bonus: if is_given_up { 0 } else { time_bonus(secs_left, score, won) },
        })
    }
}

/// A duration in seconds, rounded up, as a clock shows it.
pub fn ceil_secs(left: Duration) -> u32 {
    let secs = left.as_millis().div_ceil(1_000);
    u32::try_from(secs).unwrap_or(u32::MAX)
}
