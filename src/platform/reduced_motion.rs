//! The system's setting for reduced motion.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use mundy::{Interest, Preferences, Subscription};

/// How many threads must be available: the subscription starts three, and others start meanwhile.
const NEEDED_THREADS: usize = 8;

/// Whether the system is set to reduced motion, as far as that is known.
pub struct ReducedMotion {
    is_reduced: Arc<AtomicBool>,
    /// Ends the subscription when dropped; `None` if too few threads can be started.
    _subscription: Option<Subscription>,
}

impl fmt::Debug for ReducedMotion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReducedMotion")
            .field("is_reduced", &self.is_requested())
            .finish_non_exhaustive()
    }
}

impl ReducedMotion {
    /// Subscribes to the setting; must be called on the main thread.
    ///
    /// If not enough threads can be started, the setting counts as off, because the subscription
    /// would crash the program.
    pub fn subscribe() -> Self {
        let is_reduced = Arc::new(AtomicBool::new(false));
        let reported = Arc::clone(&is_reduced);
        let subscription = can_start_threads(NEEDED_THREADS).then(|| {
            Preferences::subscribe(Interest::ReducedMotion, move |preferences| {
                let less = preferences.reduced_motion == mundy::ReducedMotion::Reduce;
                reported.store(less, Ordering::Relaxed);
            })
        });
        Self { is_reduced, _subscription: subscription }
    }

    pub fn is_requested(&self) -> bool {
        self.is_reduced.load(Ordering::Relaxed)
    }
}

/// Whether this many threads can run at the same time.
fn can_start_threads(count: usize) -> bool {
    let threads = (0..count).map_while(|_| {
        let (hold, wait) = mpsc::channel::<()>();
        let thread = thread::Builder::new().spawn(move || wait.recv());
        Some((hold, thread.ok()?))
    });
    let threads: Vec<_> = threads.collect();
    let can_start_all = threads.len() == count;
    for (hold, thread) in threads {
        drop(hold);
        drop(thread.join());
    }
    can_start_all
}
