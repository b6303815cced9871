//! How long work is watched.

/// How whoever waits for something tells it to stop, and learns how far it has
/// come.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Whether to stop.
    pub cancelled: &'a dyn Fn() -> bool,
    /// Told how far the work has come, 0 to 1.
    pub progress: &'a dyn Fn(f32),
}

impl Watch<'_> {
    /// Nobody watches.
    pub const NOBODY: Self = Watch {
        cancelled: &|| false,
        progress: &|_| {},
    };
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").finish_non_exhaustive()
    }
}
