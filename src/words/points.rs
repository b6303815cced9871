//! Formats points and sums.

pub use super::arguments::{Points, in_rules_unit};

use super::arguments::HANDS;
use super::figures::number;
use crate::msg;
use engine::Rules;

/// Maximum length of a sum that stays on one line, in characters.
const MAX_UNBROKEN_LENGTH: usize = 24;

/// A sum with its total: `6 + 6 + 1 = 13`. With fewer than two terms, the total alone.
pub fn sum(terms: &[u8], count: u8) -> String {
    if terms.len() < 2 {
        count.to_string()
    } else {
        unbroken_if_short(&format!("{} = {count}", joined_with_plus(terms)))
    }
}

/// The table count that a play would make: `= 16`.
pub fn count_after_play(count: u8) -> String {
    unbroken_if_short(&format!("= {count}"))
}

/// Terms joined with plus signs: `9 + 5`.
pub fn joined_with_plus(terms: &[impl ToString]) -> String {
    let terms: Vec<String> = terms.iter().map(ToString::to_string).collect();
    unbroken_if_short(&terms.join(" + "))
}

/// Makes the spaces of a short sum non-breaking. A long sum may break: a narrow column has no room
/// for it.
pub(super) fn unbroken_if_short(sum: &str) -> String {
    if sum.chars().count() <= MAX_UNBROKEN_LENGTH {
        sum.replace(' ', "\u{a0}")
    } else {
        sum.replace("\u{a0}", " ")
    }
}

/// Selector of the counts that score, in messages: multiples of five, of three, or of both.
pub const fn score_selector(rules: &Rules) -> &'static str {
    match (rules.fives, rules.threes) {
        (true, false) => "fives",
        (false, true) => "threes",
        (true, true) => "both",
        (false, false) => "nothing",
    }
}

/// The part of a play's score that comes from two ends of one number; 0 for none.
pub fn header_points(scored: u8, count: u8, rules: &Rules) -> u8 {
    if rules.headers_score() { scored.saturating_sub(rules.count_points(count)) } else { 0 }
}

/// Selector in messages for the name of two ends of one number that score this many points.
pub const fn header_selector(points: u8) -> &'static str {
    if points == 2 { "double" } else { "triple" }
}

/// Replaces no-break spaces with plain ones, for use in other programs.
pub fn plain_spaced(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// The unit of the score: `points`, `fives`, or `hands`.
pub fn unit(rules: &Rules) -> &'static str {
    if rules.counts_hands() { HANDS } else { rules.score_display.into() }
}

/// A score, as it is shown: a number, or `3 hands` where hands are counted.
pub fn score(shown: i32, rules: &Rules) -> String {
    if rules.counts_hands() { msg::points_counted(Points::hands(shown)) } else { number(shown) }
}

/// `1 point`, `10 points`, or `1 hand` where hands are counted.
pub fn points(amount: impl Into<i32>, rules: &Rules) -> String {
    msg::points(Points::of(amount, rules))
}
