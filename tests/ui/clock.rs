//! The clock that the program goes by in these tests.

use std::cell::Cell;
use std::time::Duration;

use chrono::{Local, TimeZone as _};
use nestor_dominoes::platform::Clock;

thread_local! {
    static AHEAD: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// A clock that stands until [`passes`], so that the deal of the day is the same in every
/// run.
pub fn clock() -> Clock {
    Clock::with_source(|| {
        let noon = Local.with_ymd_and_hms(2026, 11, 21, 12, 0, 0);
        let noon = noon.single().expect("a time");
        (noon + AHEAD.get()).into()
    })
}

/// So much time passes on it, in this test.
pub fn passes(time: Duration) {
    AHEAD.set(AHEAD.get() + time);
}
