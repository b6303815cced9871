//! What the clock of a game goes by while the program runs.

use std::time::Duration;

use chrono::{DateTime, Utc};

use crate::play::Pause;

/// The clock is looked at every second: after more time than this the computer has slept.
const SLEEP: Duration = Duration::from_secs(5);
/// The longest that the clock stands still between two hands. Then the next one is dealt.
const LONGEST_BREAK_SECS: f64 = 60.0;

/// What the clock of a game goes by.
#[derive(Debug, Default)]
pub(super) struct GameClock {
    /// When it was looked at last while it ran.
    last: Option<Look>,
    /// Why the game is paused, if it is.
    pause: Option<Pause>,
    /// Since when the clock has stood still between two hands, in seconds of the window.
    break_since: Option<f64>,
}

/// A look at the clock.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    /// The time of the window, in seconds.
    pub(super) secs: f64,
    /// The time of day, which goes on while the computer sleeps.
    pub(super) time: DateTime<Utc>,
}

impl GameClock {
    /// A clock that stands still until somebody goes on.
    pub(super) const fn paused(pause: Pause) -> Self {
        Self {
            last: None,
            pause: Some(pause),
            break_since: None,
        }
    }

    /// Pauses the game because somebody wants it, or goes on with it.
    pub(super) fn toggle_pause(&mut self) {
        *self = match self.pause {
            Some(_) => Self::default(),
            None => Self::paused(Pause::Wanted),
        };
    }

    /// Why the game is paused, if it is.
    pub(super) const fn pause(&self) -> Option<Pause> {
        self.pause
    }

    /// Whether the clock ran when it was looked at last.
    pub(super) const fn runs(&self) -> bool {
        self.last.is_some()
    }

    /// The clock stands still, but the game is not paused.
    pub(super) const fn stand(&mut self) {
        self.last = None;
    }

    /// The time that has passed since the last look, if the clock ran then.
    ///
    /// # Errors
    /// If the computer has slept since.
    pub(super) fn look(&mut self, look: Look) -> Result<Option<Duration>, Pause> {
        let Some(last) = self.last.replace(look) else {
            return Ok(None);
        };
        let passed = Duration::try_from_secs_f64(look.secs - last.secs).unwrap_or_default();
        let of_day = (look.time - last.time).to_std().unwrap_or_default();
        if passed > SLEEP || of_day > passed + SLEEP {
            return Err(Pause::Asleep);
        }
        // The clock counts whole thousandths: the rest is counted the next time.
        let rest = Duration::from_nanos(u64::from(passed.subsec_nanos() % 1_000_000));
        self.last = Some(Look {
            secs: look.secs - rest.as_secs_f64(),
            ..look
        });
        Ok(Some(passed))
    }

    /// How many seconds are left of the break between two hands.
    pub(super) fn left_of_break(&mut self, now: f64) -> f64 {
        let since = *self.break_since.get_or_insert(now);
        LONGEST_BREAK_SECS - (now - since)
    }

    /// There is no break.
    pub(super) const fn end_break(&mut self) {
        self.break_since = None;
    }
}
