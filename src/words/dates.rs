//! Dates and times in the player's time zone.

use chrono::{
    DateTime, Datelike as _, Local, NaiveDate, NaiveDateTime, NaiveTime, Offset as _, TimeZone, Utc,
};

use super::formats::DateFormat;
use super::loaded_language::with_formats;
use crate::msg;
use game::profile::Day;

/// A day and a time: “Nov 20, 2026, 9:05 AM”.
pub fn day_and_time(at: DateTime<Utc>) -> String {
    day_and_time_in(&Local, at)
}

/// A day: “Nov 20, 2026”.
pub fn day(at: DateTime<Utc>) -> String {
    format_date(DateFormat::Day, local_time(&Local, at))
}

/// A day, seen from `today`: “Nov 20”, or “Nov 20, 2025” in another year.
pub fn recent_day(at: DateTime<Utc>, today: NaiveDate) -> String {
    let at = local_time(&Local, at);
    let is_this_year = at.year() == today.year();
    format_date(if is_this_year { DateFormat::DayOfYear } else { DateFormat::Day }, at)
}

/// A day of the calendar, seen from `today`: “Nov 20”, or “Nov 20, 2025” in another year.
pub fn recent_calendar_day(day: Day, today: Day) -> String {
    let is_this_year = day.date().year() == today.date().year();
    format_calendar_day(
        if is_this_year { DateFormat::DayOfYear } else { DateFormat::Day },
        day.date(),
    )
}

/// A day and a time, seen from `today`: “Today, 9:05 AM”, “Nov 20, 9:05 AM”, or
/// “Nov 20, 2025” in another year.
pub fn recent_day_and_time(at: DateTime<Utc>, today: NaiveDate) -> String {
    let at = local_time(&Local, at);
    match today.signed_duration_since(at.date()).num_days() {
        0 => msg::date_today(format_date(DateFormat::Time, at)),
        1 => msg::date_yesterday(format_date(DateFormat::Time, at)),
        _ if at.year() == today.year() => format_date(DateFormat::DayOfYearAndTime, at),
        _ => format_date(DateFormat::Day, at),
    }
}

pub(super) fn format_calendar_day(format: DateFormat, day: NaiveDate) -> String {
    format_date(format, day.and_time(NaiveTime::MIN))
}

fn format_date(format: DateFormat, at: NaiveDateTime) -> String {
    with_formats(|formats| formats.date(format, at))
}

fn local_time<Z: TimeZone>(zone: &Z, at: DateTime<Utc>) -> NaiveDateTime {
    let offset = at.with_timezone(zone).offset().fix();
    let utc = at.naive_utc();
    utc.checked_add_offset(offset).unwrap_or(utc)
}

fn day_and_time_in<Z: TimeZone>(zone: &Z, at: DateTime<Utc>) -> String {
    format_date(DateFormat::DayAndTime, local_time(zone, at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::FixedOffset;

    fn utc(text: &str) -> DateTime<Utc> {
        text.parse().expect("it can be read")
    }

    #[test]
    fn a_time_is_shown_in_the_local_time_zone() {
        let at = utc("2026-12-31T23:05:09Z");
        let cases = [
            (0, "Dec 31, 2026, 11:05\u{a0}PM"),
            (9 * 3600, "Jan 1, 2027, 8:05\u{a0}AM"),
            (-(3 * 3600 + 1800), "Dec 31, 2026, 7:35\u{a0}PM"),
        ];
        for (east_secs, expected) in cases {
            let zone = FixedOffset::east_opt(east_secs).expect("there is such a zone");
            assert_eq!(day_and_time_in(&zone, at), expected, "{east_secs} s east");
        }
    }

    #[test]
    fn any_time_that_a_file_can_hold_can_be_shown() {
        for at in [
            DateTime::<Utc>::MIN_UTC,
            DateTime::<Utc>::MAX_UTC,
            utc("0000-01-01T00:00:00Z"),
            utc("1883-11-18T12:00:00Z"),
            utc("+262142-12-31T23:59:60Z"),
        ] {
            assert_ne!(day_and_time(at), "", "here");
            assert_ne!(day(at), "", "here");
            for hours in [-23, 23] {
                let zone = FixedOffset::east_opt(hours * 3600).expect("there is such a zone");
                assert_ne!(day_and_time_in(&zone, at), "", "{hours} h east");
            }
        }
    }

    #[test]
    fn a_time_round_trips_as_utc_text() {
        let at = utc("2026-11-20T11:14:05+02:00");
        let text = ron::to_string(&at).expect("it can be written");
        assert_eq!(text, "\"2026-11-20T09:14:05Z\"", "RFC 3339");
        assert_eq!(ron::from_str(&text), Ok(at), "the same");
    }
}
