//! Waiting for something to happen, without guessing how long it takes.

use std::thread;
use std::time::{Duration, Instant};

/// After this long something has gone wrong for good.
const PATIENCE: Duration = Duration::from_mins(2);
/// Between two looks.
const PAUSE: Duration = Duration::from_millis(20);

/// Looks again and again until there is an answer.
///
/// # Panics
/// If none comes for so long that none will.
pub fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(answer) = look() {
            return answer;
        }
        assert!(start.elapsed() < PATIENCE, "waited in vain for {what}");
        thread::sleep(PAUSE);
    }
}
