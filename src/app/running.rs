//! What the clock of a game goes by while the program runs.

/// What the clock of a game goes by.
#[derive(Debug, Default)]
pub(super) struct Running {
    /// When it was looked at last while it ran, in seconds of the window's clock.
    pub(super) last: Option<f64>,
    /// The player has paused the game.
    pub(super) is_paused: bool,
}

impl Running {
    /// A clock that stands still until somebody goes on: they have just come to
    /// the game.
    pub(super) const fn paused() -> Self {
        Self {
            last: None,
            is_paused: true,
        }
    }
}
