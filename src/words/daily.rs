//! Texts of the daily deal and of numbered games.

use super::formats::DateFormat;
use super::named::Named as _;
use super::{dates, turn};
use crate::msg::{self, MessageId};
use engine::Preset;
use game::profile::{Day, DayEnd, DayState, DayTries, DayTry, GameResult};

/// A date: `Nov 21, 2026`.
pub fn date(day: Day) -> String {
    dates::format_calendar_day(DateFormat::Day, day.date())
}

/// The month of a day, as a heading: `November 2026`.
pub fn month(day: Day) -> String {
    capitalized(&month_in_sentence(day))
}

/// The month of a day, for the middle of a sentence.
pub fn month_in_sentence(day: Day) -> String {
    dates::format_calendar_day(DateFormat::Month, day.date())
}

/// The weekday of a day, in short: `Fri`.
pub fn weekday(day: Day) -> String {
    capitalized(&dates::format_calendar_day(DateFormat::Weekday, day.date()))
}

/// A text with a capital first letter. Many languages write months and weekdays in lower case.
pub(super) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The heading of the chosen day: `Today: Wednesday, November 25`, or another date alone.
pub fn chosen_day(day: Day, today: Day) -> String {
    let date = dates::format_calendar_day(DateFormat::LongDayOfYear, day.date());
    if day == today { msg::daily_today(date) } else { capitalized(&date) }
}

/// The game of a day: `All Fives to 150`.
pub fn game(day: Day) -> String {
    turn::game(Preset::AllFives.name(), &day.rules())
}

/// The state of a day's deal; `None` once it is over. `can_continue` says whether a begun try can
/// be continued.
pub fn standing(standing: DayState, can_continue: bool, day: Day, today: Day) -> Option<String> {
    Some(match standing {
        DayState::Open => msg::TIP_DAILY.text(),
        DayState::Begun if can_continue => msg::DAILY_BEGUN.text(),
        DayState::Begun => msg::DAILY_TRY_LOST.text(),
        DayState::Closed if day == today => msg::DAILY_CLOCK_SET_BACK.text(),
        DayState::Closed => msg::DAILY_MISSED.text(),
        DayState::Over => return None,
    })
}

/// The result of a try: `You won, 155 to 90.`
pub fn result(end: &DayEnd) -> String {
    let result: &str = end.result.into();
    msg::daily_ended(end.nestor, end.own, result)
}

/// The results of the hands of a try, as one sign for each hand.
pub fn hand_result_symbols(end: &DayEnd) -> String {
    let sign = |hand: &GameResult| match hand {
        GameResult::Won => '\u{25cf}',
        GameResult::Lost => '\u{25a1}',
        GameResult::Drawn => '=',
    };
    end.hands.iter().map(sign).collect()
}

/// How many hands of a try were won, in words.
pub fn hands_won_sentence(end: &DayEnd) -> String {
    let count = |result| end.hands.iter().filter(|hand| **hand == result).count();
    msg::daily_hands(end.hands.len(), count(GameResult::Won))
}

/// The result of a day as a text to share. It reveals nothing about the deals.
pub fn result_to_share(day: Day, end: &DayEnd) -> String {
    let help = end.with_help.then(|| msg::BAR_ASSISTED.text());
    let lines = [
        msg::daily_shared_head(date(day)),
        msg::daily_shared(
            Preset::AllFives.name(),
            day.level().name(),
            end.nestor,
            end.own,
            <&str>::from(end.result),
        ),
        // A friend does not know what the signs mean.
        format!("{} {}", hand_result_symbols(end), hands_won_sentence(end)),
    ];
    let lines: Vec<String> = lines.into_iter().chain(help).collect();
    lines.join("\n")
}

/// Describes a day of the calendar for a screen reader: the date and the state of its try.
pub fn day_spoken(day: Day, day_try: Option<&DayTry>, has_help: bool) -> String {
    let date = date(day);
    let Some(day_try) = day_try else {
        return date;
    };
    let state = match (day_try.end.is_some(), has_help) {
        (false, false) => "begun",
        (false, true) => "begun-assisted",
        (true, false) => "over",
        (true, true) => "over-assisted",
    };
    let ended = day_try.end.as_ref().map(result).unwrap_or_default();
    msg::daily_spoken(date, ended, state)
}

/// The figures of all counted tries, each with its name.
pub fn figures(days: &DayTries, today: Day) -> Vec<(String, String)> {
    let results = days.results();
    let won = msg::daily_won_of(results.games(), results.won);
    let days = [days.streak(today), days.longest_streak()].map(msg::daily_days);
    let names = [msg::DAILY_ROW, msg::DAILY_LONGEST_ROW, msg::DAILY_WON];
    let figures = days.into_iter().chain([won]);
    names.map(MessageId::text).into_iter().zip(figures).collect()
}
