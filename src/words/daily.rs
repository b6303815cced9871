//! What is said of the deal of the day and of numbered games.

use chrono::Datelike as _;

use super::{Id, levels, rules, turn};
use crate::{id, say};
use engine::Preset;
use game::profile::{Day, DayEnd, DayStanding, DayTry, Days, GameResult};

/// The level of a deal of the day cannot be changed.
pub const LEVEL_STAYS: Id = id!("daily-level-stays");

/// Said once before this would mark the try that counts as played with help.
pub fn help_marks(what: Id) -> String {
    say!("daily-help-marks", what = what.text())
}

/// In a text that is sent to others: a hand that was won, one that was lost, and one
/// in which both made equally many points.
const HAND_MARKS: [(GameResult, &str); 3] = [
    (GameResult::Won, "\u{25cf}"),
    (GameResult::Lost, "\u{25a1}"),
    (GameResult::Drawn, "="),
];

/// A date: `21 Nov 2026`.
pub fn date(day: Day) -> String {
    let date = day.date();
    say!(
        "date-day",
        day = date.day(),
        month = date.month(),
        year = date.year().to_string()
    )
}

/// The month of a day: `November 2026`.
pub fn month(day: Day) -> String {
    let date = day.date();
    say!(
        "daily-month",
        month = date.month(),
        year = date.year().to_string()
    )
}

/// What a game that is the deal of a day is called.
pub fn titled(day: Day) -> String {
    say!("daily-titled", date = date(day))
}

/// Beside that, where the game is not the try that counts.
pub const FOR_PRACTICE: Id = id!("daily-for-practice");

/// The day that is chosen: `Today, Wednesday 25 November`.
pub fn chosen(day: Day, today: Day) -> String {
    let date = day.date();
    let weekday = say!(
        "daily-weekday-name",
        weekday = date.weekday().number_from_monday()
    );
    let date = say!(
        "daily-day-and-month",
        day = date.day(),
        month = date.month()
    );
    let date = say!("daily-long-date", weekday = weekday, date = date);
    if day == today {
        say!("daily-today", date = date)
    } else {
        date
    }
}

/// What is played on a day: `All Fives to 150`.
pub fn game(day: Day) -> String {
    let target = day.rules().target.map(i32::from);
    turn::game(&rules::preset_name(Preset::AllFives), target)
}

/// How hard Nestor plays on a day.
pub fn level(day: Day) -> String {
    say!("daily-level", level = levels::name(day.level()))
}

/// How the deal of a day stands, as far as it is not over. A try that was begun
/// `goes_on`, or its game is gone.
pub fn standing(standing: DayStanding, goes_on: bool, day: Day, today: Day) -> Option<String> {
    Some(match standing {
        DayStanding::Open => say!("daily-open"),
        DayStanding::Begun if goes_on => say!("daily-begun"),
        DayStanding::Begun => say!("daily-try-lost"),
        DayStanding::Closed if day == today => say!("daily-clock-set-back"),
        DayStanding::Closed => say!("daily-missed"),
        DayStanding::Over => return None,
    })
}

/// How a try ended: `You won, 155 to 90.`
pub fn ended(end: &DayEnd) -> String {
    say!(
        "daily-ended",
        result = key(end.result),
        own = end.own,
        nestor = end.nestor
    )
}

/// Whether the game that is over counts as the try of a day.
pub fn of_day(is_counted: bool, day: Day) -> String {
    let date = date(day);
    if is_counted {
        say!("daily-counted", date = date)
    } else {
        say!("daily-not-counted", date = date)
    }
}

/// What is said at another end of a try than the one that counts.
pub fn first_end(day: Day, end: &DayEnd) -> String {
    say!("daily-first-end", date = date(day), ended = ended(end))
}

/// The hands of a try as small signs.
pub fn marks(end: &DayEnd) -> String {
    let marks = end.hands.iter().map(|hand| sign(HAND_MARKS, *hand));
    marks.collect()
}

/// The same in words.
pub fn marks_spoken(end: &DayEnd) -> String {
    let count = |result| end.hands.iter().filter(|hand| **hand == result).count();
    say!(
        "daily-hands",
        won = count(GameResult::Won),
        of = end.hands.len()
    )
}

/// The result of a day as a text to be sent to others. It tells nothing of the deals.
pub fn shared(day: Day, end: &DayEnd) -> String {
    let help = end.with_help.then(|| say!("daily-with-help"));
    let lines = [
        say!("daily-shared-head", date = date(day)),
        say!(
            "daily-shared",
            game = rules::preset_name(Preset::AllFives),
            level = levels::name(day.level()),
            result = key(end.result),
            own = end.own,
            nestor = end.nestor
        ),
        marks(end),
    ];
    let lines: Vec<String> = lines.into_iter().chain(help).collect();
    lines.join("\n")
}

/// What a screen reader is told of a day in the calendar.
pub fn spoken(day: Day, tried: Option<&DayTry>, has_help: bool) -> String {
    let date = date(day);
    match tried {
        None => date,
        Some(DayTry { end: None, .. }) if has_help => {
            say!("daily-spoken-begun-helped", date = date)
        }
        Some(DayTry { end: None, .. }) => say!("daily-spoken-begun", date = date),
        Some(DayTry { end: Some(end), .. }) if has_help => {
            say!("daily-spoken-helped", date = date, ended = ended(end))
        }
        Some(DayTry { end: Some(end), .. }) => {
            say!("daily-spoken", date = date, ended = ended(end))
        }
    }
}

/// The first letters of a day of the week, Monday being 1.
pub fn weekday(number: u32) -> String {
    say!("daily-weekday", weekday = number)
}

/// The figures of all counted tries, each with its name.
pub fn figures(days: &Days, today: Day) -> Vec<(String, String)> {
    let results = days.results();
    vec![
        (
            say!("daily-row"),
            say!("daily-days", days = days.row(today)),
        ),
        (
            say!("daily-longest-row"),
            say!("daily-days", days = days.longest_row()),
        ),
        (
            say!("daily-won"),
            say!("daily-won-of", won = results.won, of = results.games()),
        ),
    ]
}

/// The number of a game that is on the table.
pub fn on_table(number: u64) -> String {
    say!("numbered-on-table", number = number.to_string())
}

fn sign(signs: [(GameResult, &'static str); 3], result: GameResult) -> &'static str {
    let found = signs.into_iter().find(|(of, _)| *of == result);
    found.map_or("", |(_, sign)| sign)
}

const fn key(result: GameResult) -> &'static str {
    match result {
        GameResult::Won => "won",
        GameResult::Lost => "lost",
        GameResult::Drawn => "drawn",
    }
}
