//! Waiting for what another thread does, without guessing how long it takes.

use std::thread;
use std::time::{Duration, Instant};

/// Whoever waits looks at least so many times, and at least for so long: on a
/// slow machine with a slow disk, too, something has gone wrong for good then.
const LOOKS: usize = 3000;
const LONGEST: Duration = Duration::from_mins(2);
/// Between two looks others get on with their work.
const PAUSE: Duration = Duration::from_millis(1);

/// Somebody who waits.
#[derive(Debug)]
pub struct Patience {
    since: Instant,
    looks: usize,
}

impl Patience {
    pub fn new() -> Self {
        Self { since: Instant::now(), looks: 0 }
    }

    /// Lets a moment pass before the next look.
    ///
    /// # Panics
    /// If what is waited for never comes.
    #[track_caller]
    pub fn pause(&mut self, what: &str) {
        let is_over = self.looks >= LOOKS && self.since.elapsed() >= LONGEST;
        assert!(!is_over, "waited in vain for {what}");
        self.looks += 1;
        thread::sleep(PAUSE);
    }
}
