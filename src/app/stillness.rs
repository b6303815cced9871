//! Whether the system has been asked for less motion.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use mundy::{Interest, Preferences, ReducedMotion, Subscription};

/// Whether the system has been asked for less motion, as far as it says.
pub struct Stillness {
    wished: Arc<AtomicBool>,
    /// Listens until it is dropped.
    _subscription: Subscription,
}

impl fmt::Debug for Stillness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stillness")
            .field("wished", &self.is_wished())
            .finish_non_exhaustive()
    }
}

impl Stillness {
    /// Begins to listen, off this thread; to be called from the main thread.
    pub fn listen() -> Self {
        let wished = Arc::new(AtomicBool::new(false));
        let said = Arc::clone(&wished);
        let subscription = Preferences::subscribe(Interest::ReducedMotion, move |preferences| {
            let less = preferences.reduced_motion == ReducedMotion::Reduce;
            said.store(less, Ordering::Relaxed);
        });
        Self {
            wished,
            _subscription: subscription,
        }
    }

    /// Whether less motion is wished for now.
    pub fn is_wished(&self) -> bool {
        self.wished.load(Ordering::Relaxed)
    }
}
