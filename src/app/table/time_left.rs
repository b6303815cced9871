//! The time that is left in a game with a clock, as the table shows it.

/// The clock as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameClock {
    /// The seconds that are left.
    pub secs: u32,
    /// Whether it can be made to stand still: a hand is being played.
    pub runs: bool,
}
