//! Numbers, dates and lists as a language and its region write them, with ICU4X.

use std::fmt::Display;

use chrono::{Datelike as _, NaiveDateTime, Timelike as _};
use fluent_bundle::types::FluentNumber;
use icu_calendar::Gregorian;
use icu_datetime::FixedCalendarDateTimeFormatter;
use icu_datetime::fieldsets::enums::{
    CalendarPeriodFieldSet, CompositeDateTimeFieldSet, DateAndTimeFieldSet, DateFieldSet,
    TimeFieldSet,
};
use icu_datetime::fieldsets::{E, MD, MDE, MDT, T, YM, YMD, YMDT};
use icu_datetime::input::{Date, DateTime, Time};
use icu_datetime::options::TimePrecision;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::DecimalFormatterOptions;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use unic_langid::LanguageIdentifier;

pub(super) struct Formats {
    locale: Locale,
    numbers: DecimalFormatter,
}

/// The parts of a date to show.
#[derive(Debug, Clone, Copy)]
pub(super) enum DateFormat {
    /// “Nov 20, 2026”
    Day,
    /// “Nov 20, 2026, 9:05 AM”
    DayAndTime,
    /// “Nov 20”
    DayOfYear,
    /// “Nov 20, 9:05 AM”
    DayOfYearAndTime,
    /// “Friday, November 20”
    LongDayOfYear,
    /// “November 2026”
    Month,
    /// “9:05 AM”
    Time,
    /// “Fri”
    Weekday,
}

/// The conjunction before the last item of a list.
#[derive(Debug, Clone, Copy)]
pub(super) enum ListKind {
    /// “A, B, and C”
    And,
    /// “A, B, or C”
    Or,
}

impl Formats {
    /// The formats of a language, perhaps with a region (`en-GB`).
    pub(super) fn of(language: &LanguageIdentifier) -> Self {
        let locale: Locale = language.to_string().parse().unwrap_or(Locale::UNKNOWN);
        let numbers =
            DecimalFormatter::try_new((&locale).into(), DecimalFormatterOptions::default());
        let numbers = numbers.expect("ICU4X falls back to formats that every language reads");
        Self { locale, numbers }
    }

    /// A number with the separators of the language: `1,234.5` or `1.234,5`.
    pub(super) fn number(&self, number: &FluentNumber) -> String {
        let plain = number.as_string();
        match plain.parse() {
            Ok(decimal) => with_plain_spaces(&self.numbers.format(&decimal)),
            Err(_) => plain.into_owned(),
        }
    }

    /// A date or time. Years outside the calendars of ICU4X are written in digits.
    pub(super) fn date(&self, format: DateFormat, at: NaiveDateTime) -> String {
        let fields = match format {
            // ICU4X 2.4 cannot write the long form of a month and its year in Portuguese.
            DateFormat::Month if self.locale.id.language.as_str() == "pt" => {
                CompositeDateTimeFieldSet::CalendarPeriod(CalendarPeriodFieldSet::YM(YM::medium()))
            }
            format => format.fields(),
        };
        let locale = (&self.locale).into();
        let formatter = FixedCalendarDateTimeFormatter::<Gregorian, _>::try_new(locale, fields);
        let formatter = formatter.expect("ICU4X falls back to formats that every language reads");
        let small = |part: u32| u8::try_from(part).unwrap_or_default();
        let date = Date::try_new_gregorian(at.year(), small(at.month()), small(at.day()));
        let time = Time::try_new(small(at.hour()), small(at.minute()), 0, 0);
        match (date, time) {
            (Ok(date), Ok(time)) => with_plain_spaces(&formatter.format(&DateTime { date, time })),
            _ => at.format("%Y-%m-%d").to_string(),
        }
    }

    /// A list, joined by the rules of the language.
    pub(super) fn list(&self, kind: ListKind, things: &[impl Display]) -> String {
        let (locale, options) = ((&self.locale).into(), ListFormatterOptions::default());
        let formatter = match kind {
            ListKind::And => ListFormatter::try_new_and(locale, options),
            ListKind::Or => ListFormatter::try_new_or(locale, options),
        };
        let formatter = formatter.expect("ICU4X falls back to formats that every language reads");
        let things: Vec<String> = things.iter().map(ToString::to_string).collect();
        formatter.format(things.iter()).to_string()
    }
}

/// Replaces narrow no-break spaces, which the font lacks, with normal no-break spaces.
fn with_plain_spaces(text: &impl Display) -> String {
    text.to_string().replace('\u{202f}', "\u{a0}")
}

impl DateFormat {
    fn fields(self) -> CompositeDateTimeFieldSet {
        use CompositeDateTimeFieldSet as Fields;
        match self {
            Self::Day => Fields::Date(DateFieldSet::YMD(YMD::medium())),
            Self::DayAndTime => Fields::DateTime(DateAndTimeFieldSet::YMDT(
                YMDT::medium().with_time_precision(TimePrecision::Minute),
            )),
            Self::DayOfYear => Fields::Date(DateFieldSet::MD(MD::medium())),
            Self::DayOfYearAndTime => Fields::DateTime(DateAndTimeFieldSet::MDT(
                MDT::medium().with_time_precision(TimePrecision::Minute),
            )),
            Self::LongDayOfYear => Fields::Date(DateFieldSet::MDE(MDE::long())),
            Self::Month => Fields::CalendarPeriod(CalendarPeriodFieldSet::YM(YM::long())),
            Self::Time => Fields::Time(TimeFieldSet::T(T::hm())),
            Self::Weekday => Fields::Date(DateFieldSet::E(E::short())),
        }
    }
}
