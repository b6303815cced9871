//! Cancellation and progress of long-running functions.

/// Cancels a long-running function, and receives its progress.
#[derive(Clone, Copy)]
pub struct ProgressMonitor<'a> {
    /// Returns whether to stop.
    pub cancelled: &'a dyn Fn() -> bool,
    /// Receives the progress, 0 to 1.
    pub progress: &'a dyn Fn(f32),
}

impl ProgressMonitor<'_> {
    /// Never cancels, and ignores the progress.
    pub const NONE: Self = ProgressMonitor { cancelled: &|| false, progress: &|_| {} };
}

impl std::fmt::Debug for ProgressMonitor<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ProgressMonitor").finish_non_exhaustive()
    }
}
