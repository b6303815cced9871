//! Formats points and sums.

use super::figures::number;
use crate::msg::{self, Value};
use engine::Rules;
use fluent_bundle::types::FluentNumber;

/// Maximum length of a sum that stays in one line, in characters.
const MOST_IN_A_LINE: usize = 24;
/// Unit of hands, in messages.
pub(super) const HANDS: &str = "hands";

/// A sum with its total: `6 + 6 + 1 = 13`.
pub fn sum(terms: &[u8], count: u8) -> String {
    if terms.len() < 2 {
        count.to_string()
    } else {
        in_one_line(&format!("{} = {count}", added(terms)))
    }
}

/// The sum that a play would make: `= 16`.
pub fn equals(count: u8) -> String {
    in_one_line(&format!("= {count}"))
}

/// Terms joined with plus signs: `9 + 5`.
pub fn added(terms: &[impl ToString]) -> String {
    let terms: Vec<String> = terms.iter().map(ToString::to_string).collect();
    in_one_line(&terms.join(" + "))
}

/// Makes the spaces of a short sum non-breaking. A long sum may break: a narrow column has no room
/// for it.
pub(super) fn in_one_line(sum: &str) -> String {
    if sum.chars().count() <= MOST_IN_A_LINE {
        sum.replace(' ', "\u{a0}")
    } else {
        sum.replace("\u{a0}", " ")
    }
}

/// Selector of the scoring sums in messages.
pub const fn which_score(rules: &Rules) -> &'static str {
    match (rules.fives, rules.threes) {
        (true, false) => "fives",
        (false, true) => "threes",
        (true, true) => "both",
        (false, false) => "nothing",
    }
}

/// Points of a play for two ends of one number, out of all that it scored; 0 for none.
pub fn header_points(scored: u8, count: u8, rules: &Rules) -> u8 {
    if rules.headers_score() { scored.saturating_sub(rules.count_points(count)) } else { 0 }
}

/// Selector of the two ends of one number in messages, by their points.
pub const fn which_header(points: u8) -> &'static str {
    if points == 2 { "double" } else { "triple" }
}

/// Replaces special spaces by plain ones, for use in other programs.
pub fn plain_spaced(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// An amount in the unit of the rules: points, fives, or hands.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Points {
    amount: f64,
    are_hands: bool,
}

impl Points {
    /// No points.
    pub const NONE: Self = Self { amount: 0.0, are_hands: false };

    /// Converts points of a game.
    pub fn of(points: impl Into<i32>, rules: &Rules) -> Self {
        Self::in_unit(shown(points.into(), rules), rules)
    }

    /// Wraps a number that is already in the unit of the rules, such as an average.
    pub fn in_unit(amount: impl Into<f64>, rules: &Rules) -> Self {
        Self { amount: amount.into(), are_hands: rules.counts_hands() }
    }

    /// Wraps a number of points or fives.
    pub fn shown(amount: impl Into<f64>) -> Self {
        Self { amount: amount.into(), ..Self::NONE }
    }

    /// A number of hands.
    pub fn hands(amount: impl Into<f64>) -> Self {
        Self { amount: amount.into(), are_hands: true }
    }
}

impl From<Points> for Value<'_> {
    fn from(points: Points) -> Self {
        let mut number = FluentNumber::from(points.amount);
        // Fluent's word for what a number counts.
        number.options.currency = points.are_hands.then(|| HANDS.to_owned());
        number.into()
    }
}

/// The Fluent function `UNIT`: `hands` for a number of hands, else `points`.
pub(super) fn unit_of(amounts: &[Value<'_>]) -> Value<'static> {
    let are_hands = amounts.iter().any(|amount| match amount {
        Value::Number(number) => number.options.currency.as_deref() == Some(HANDS),
        _ => false,
    });
    if are_hands { HANDS.into() } else { "points".into() }
}

/// Converts points to the unit of the rules: points or fives.
pub const fn shown(points: i32, rules: &Rules) -> i32 {
    points / rules.score_display.unit() as i32
}

/// What is counted: `points`, `fives`, or `hands`.
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
