//! What the clock of a game goes by while the program runs.

use chrono::{DateTime, Utc};

/// What the clock of a game goes by.
#[derive(Debug, Default)]
pub(super) struct Running {
    /// When it was looked at last while it ran.
    pub(super) last: Option<Look>,
    /// Why the game is paused, if it is.
    pub(super) pause: Option<Pause>,
    /// Since when the clock has stood still between two hands, in seconds of the window.
    pub(super) break_since: Option<f64>,
}

/// A look at the clock.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    /// The time of the window, in seconds.
    pub(super) secs: f64,
    /// The time of day, which goes on while the computer sleeps.
    pub(super) time: DateTime<Utc>,
}

/// Why a game is paused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pause {
    /// The player wants it, or has just come to the game.
    Wanted,
    /// The window was out of sight.
    Hidden,
    /// The computer was asleep.
    Asleep,
}

impl Running {
    /// A clock that stands still until somebody goes on.
    pub(super) const fn paused(pause: Pause) -> Self {
        Self {
            last: None,
            pause: Some(pause),
            break_since: None,
        }
    }
}
