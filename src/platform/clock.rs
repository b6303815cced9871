//! The only place where the time of day is read.

use std::time::{Duration, SystemTime};

use chrono::{DateTime, Local, SubsecRound as _, Timelike as _, Utc};

use game::profile::Day;

/// The length of a day, except when the clocks change.
const DAY_LENGTH: Duration = Duration::from_hours(24);

#[derive(Debug, Clone, Copy)]
pub struct Clock(fn() -> SystemTime);

impl Default for Clock {
    fn default() -> Self {
        Self(SystemTime::now)
    }
}

impl Clock {
    /// Creates a clock with another source, for tests, because daily games depend on the date.
    pub const fn with_source(read: fn() -> SystemTime) -> Self {
        Self(read)
    }

    /// The current time, to the second.
    ///
    /// For showing times to the player, never for ordering events, because the system's clock can
    /// be set back.
    pub fn now(self) -> DateTime<Utc> {
        to_utc((self.0)())
    }

    /// The local date.
    pub fn today(self) -> Day {
        Day::of(self.local_time().date_naive())
    }

    /// The time until the next local day begins, at most 24 hours.
    pub fn until_tomorrow(self) -> Duration {
        let since_midnight = u64::from(self.local_time().num_seconds_from_midnight());
        DAY_LENGTH.saturating_sub(Duration::from_secs(since_midnight))
    }

    fn local_time(self) -> DateTime<Local> {
        DateTime::from((self.0)())
    }
}

/// Truncates a time to the second. It may be before 1970 if the system's clock is not set.
fn to_utc(time: SystemTime) -> DateTime<Utc> {
    DateTime::from(time).trunc_subsecs(0)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_time_before_1970_is_truncated_to_the_second() {
        let day = Duration::from_hours(24);
        for (time, expected) in [
            (SystemTime::UNIX_EPOCH, "1970-01-01T00:00:00Z"),
            (SystemTime::UNIX_EPOCH + 2 * day, "1970-01-03T00:00:00Z"),
            (SystemTime::UNIX_EPOCH - day, "1969-12-31T00:00:00Z"),
            (SystemTime::UNIX_EPOCH - 40_000 * day, "1860-06-26T00:00:00Z"),
        ] {
            let expected: DateTime<Utc> = expected.parse().expect("a time");
            assert_eq!(to_utc(time), expected, "to the second");
        }
    }
}
