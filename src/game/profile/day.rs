//! A day of the calendar, with the rules, the level, and the deals of its daily game.

use chrono::{Datelike as _, Days as ChronoDays, Months, NaiveDate, Weekday};
use serde::{Deserialize, Serialize};

use engine::{Level, Preset, Rules, Seal, Seats};

/// A day of the player's calendar, whose daily game has the same deals for everybody.
///
/// # Examples
/// ```
/// use game::profile::Day;
///
/// let day: Day = "2026-11-21".parse()?;
/// assert_eq!(day.previous().to_string(), "2026-11-20");
/// assert_ne!(day.number(), day.previous().number());
/// # Ok::<(), chrono::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(NaiveDate);

impl Day {
    /// Returns the day with this date in the player's time zone.
    pub const fn of(date: NaiveDate) -> Self {
        Self(date)
    }

    /// Returns the date, which has no time zone.
    pub const fn date(self) -> NaiveDate {
        self.0
    }

    /// Returns the day before this one, or this one if it is the first possible date.
    #[must_use]
    pub fn previous(self) -> Self {
        self.minus(1)
    }

    /// Returns the day this many days earlier; the first possible date if there is none.
    #[must_use]
    pub fn minus(self, days: u64) -> Self {
        let Self(date) = self;
        Self(date.checked_sub_days(ChronoDays::new(days)).unwrap_or(NaiveDate::MIN))
    }

    /// Returns the Sunday on or after this day.
    #[must_use]
    pub fn end_of_week(self) -> Self {
        let Self(date) = self;
        let left = 6 - date.weekday().num_days_from_monday();
        let end = date.checked_add_days(ChronoDays::new(left.into()));
        Self(end.unwrap_or(NaiveDate::MAX))
    }

    /// Returns the first day of the month that this day is in.
    #[must_use]
    pub fn first_of_month(self) -> Self {
        let Self(date) = self;
        Self(date.with_day(1).unwrap_or(date))
    }

    /// Returns the first day of the next month; the last possible date if there is none.
    #[must_use]
    pub fn first_of_next_month(self) -> Self {
        let Self(first) = self.first_of_month();
        let next = first.checked_add_months(Months::new(1));
        Self(next.unwrap_or(NaiveDate::MAX))
    }

    /// Returns the number of days from `other` to this day; negative if this day is earlier.
    pub fn days_after(self, other: Self) -> i64 {
        (self.0 - other.0).num_days()
    }

    /// Returns the rules of the daily game: always All Fives for two, so that days can be compared.
    pub fn rules(self) -> Rules {
        Preset::AllFives.rules(Seats::Two)
    }

    /// Returns Nestor's level in the daily game, which rises from Monday to Sunday.
    pub fn level(self) -> Level {
        match self.0.weekday() {
            Weekday::Mon => Level::Beginner,
            Weekday::Tue | Weekday::Wed => Level::Easy,
            Weekday::Thu | Weekday::Fri => Level::NotSoEasy,
            Weekday::Sat => Level::Tough,
            Weekday::Sun => Level::Brutal,
        }
    }

    /// Returns the seed of all deals and of Nestor's choices: 64 bits of a hash of the date and the
    /// rules, so that nobody types this number by chance.
    pub fn number(self) -> u64 {
        let rules = self.rules().to_line();
        Seal::from_line(&format!("Nestor Dominoes day {self}; rules {rules}")).leading_u64()
    }
}

/// Writes the date as in `2026-11-21`.
impl std::fmt::Display for Day {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::str::FromStr for Day {
    type Err = chrono::ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}
