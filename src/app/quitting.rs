//! How far the end of the program has come.

/// How far the end of the program has come.
#[derive(Debug, Default)]
pub(super) struct Quitting {
    /// The player accepts that something is lost.
    pub(super) accepts_loss: bool,
    /// Saving was tried again and failed.
    pub(super) tried: bool,
}
