//! When something was, by the player's own clock.

use chrono::{DateTime, Datelike as _, Local, NaiveDate, TimeZone, Timelike as _, Utc};

use crate::msg;

/// The day and the time where the player is: “Nov 20, 2026, 09:05”.
pub fn day_and_time(at: DateTime<Utc>) -> String {
    day_and_time_in(&Local, at)
}

/// The day where the player is: “Nov 20, 2026”.
pub fn day(at: DateTime<Utc>) -> String {
    let at = at.with_timezone(&Local);
    msg::date_day(at.day(), at.month(), at.year().to_string())
}

/// The day where the player is, as it is said on the day `today`: “Nov 20”, or “Nov 20, 2025”
/// in another year.
pub fn recent_day(at: DateTime<Utc>, today: NaiveDate) -> String {
    let date = at.with_timezone(&Local);
    if date.year() != today.year() {
        return day(at);
    }
    msg::date_day_and_month(date.day(), date.month())
}

/// The day and the time where the player is, as it is said on the day `today`: “Today, 09:05”,
/// “Nov 20, 09:05”, or “Nov 20, 2025” in another year.
pub fn recent(at: DateTime<Utc>, today: NaiveDate) -> String {
    let at = at.with_timezone(&Local);
    let date = at.date_naive();
    if date.year() != today.year() && date != today.pred_opt().unwrap_or(today) {
        return msg::date_day(at.day(), at.month(), at.year().to_string());
    }
    let time = format!("{:02}:{:02}", at.hour(), at.minute());
    match today.signed_duration_since(date).num_days() {
        0 => msg::date_today(time),
        1 => msg::date_yesterday(time),
        _ => msg::date_this_year(at.day(), at.month(), time),
    }
}

fn day_and_time_in<Z: TimeZone>(zone: &Z, at: DateTime<Utc>) -> String {
    let at = at.with_timezone(zone);
    let two_digits = |number: u32| format!("{number:02}");
    msg::date_day_and_time(
        at.day(),
        two_digits(at.hour()),
        two_digits(at.minute()),
        at.month(),
        at.year().to_string(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::FixedOffset;

    fn utc(text: &str) -> DateTime<Utc> {
        text.parse().expect("it can be read")
    }

    #[test]
    fn a_time_is_shown_by_the_clock_of_the_place() {
        let at = utc("2026-12-31T23:05:09Z");
        let cases = [
            (0, "Dec 31, 2026, 23:05"),
            (9 * 3600, "Jan 1, 2027, 08:05"),
            (-(3 * 3600 + 1800), "Dec 31, 2026, 19:35"),
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
    fn a_time_is_kept_in_utc_as_text_and_comes_back_equal() {
        let at = utc("2026-11-20T11:14:05+02:00");
        let text = ron::to_string(&at).expect("it can be written");
        assert_eq!(text, "\"2026-11-20T09:14:05Z\"", "RFC 3339");
        assert_eq!(ron::from_str(&text), Ok(at), "the same");
    }
}
