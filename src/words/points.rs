//! Formats points and sums.

use crate::msg::{self, Value};
use engine::Rules;

/// Maximum length of a sum that stays in one line, in characters.
const MOST_IN_A_LINE: usize = 24;

/// A sum with its total: `6 + 6 + 1 = 13`.
pub fn sum(terms: &[u8], count: u8) -> String {
    if terms.len() < 2 {
        count.to_string()
    } else {
        in_one_line(&format!("{} = {count}", added(terms)))
    }
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

/// Replaces special spaces by plain ones, for use in other programs.
pub fn plain_spaced(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// Points in the unit of the rules: points or fives.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Points(f64);

impl Points {
    /// No points.
    pub const NONE: Self = Self(0.0);

    /// Converts points of a game.
    pub fn of(points: impl Into<i32>, rules: &Rules) -> Self {
        Self::shown(shown(points.into(), rules))
    }

    /// Wraps a number that is already in the unit of the rules, such as an average.
    pub fn shown(number: impl Into<f64>) -> Self {
        Self(number.into())
    }
}

impl From<Points> for Value<'_> {
    fn from(points: Points) -> Self {
        points.0.into()
    }
}

/// Converts points to the unit of the rules: points or fives.
pub const fn shown(points: i32, rules: &Rules) -> i32 {
    points / rules.score_display.unit() as i32
}

/// `1 point`, `10 points`.
pub fn points(amount: impl Into<i32>, rules: &Rules) -> String {
    msg::points(Points::of(amount, rules))
}
