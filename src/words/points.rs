//! Points and sums as they are told.

use crate::msg::{self, Value};
use engine::Rules;

/// A sum stays in one line if it is no longer than this.
const MOST_IN_A_LINE: usize = 24;

/// `6 + 6 + 1 = 13`.
pub fn sum(terms: &[u8], count: u8) -> String {
    if terms.len() < 2 {
        count.to_string()
    } else {
        in_one_line(&format!("{} = {count}", added(terms)))
    }
}

/// `9 + 5`
pub fn added(terms: &[impl ToString]) -> String {
    let terms: Vec<String> = terms.iter().map(ToString::to_string).collect();
    in_one_line(&terms.join(" + "))
}

/// A sum without a place where a line may end, as far as it is short: a longer one has
/// no room in a narrow column.
pub(super) fn in_one_line(sum: &str) -> String {
    if sum.chars().count() <= MOST_IN_A_LINE {
        sum.replace(' ', "\u{a0}")
    } else {
        sum.replace("\u{a0}", " ")
    }
}

/// Which sums score, as messages tell them apart.
pub const fn which_score(rules: &Rules) -> &'static str {
    match (rules.fives, rules.threes) {
        (true, false) => "fives",
        (false, true) => "threes",
        (true, true) => "both",
        (false, false) => "nothing",
    }
}

/// A text as other programs should get it: with spaces that are no others than those
/// that are typed.
pub fn plain_spaced(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// Points as the rules show them: as points, or as fives.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Points(f64);

impl Points {
    /// No points.
    pub const NONE: Self = Self(0.0);

    /// Points of a game.
    pub fn of(points: impl Into<i32>, rules: &Rules) -> Self {
        Self::shown(shown(points.into(), rules))
    }

    /// A number that is already as the rules show it, such as an average.
    pub fn shown(number: impl Into<f64>) -> Self {
        Self(number.into())
    }
}

impl From<Points> for Value<'_> {
    fn from(points: Points) -> Self {
        points.0.into()
    }
}

/// A number of points as the rules show it: as points, or as fives.
pub const fn shown(points: i32, rules: &Rules) -> i32 {
    points / rules.score_display.unit() as i32
}

/// The points that are shown as this number.
pub const fn of_shown(number: u8, rules: &Rules) -> u8 {
    number.saturating_mul(rules.score_display.unit())
}

/// `1 point`, `10 points`.
pub fn points(amount: impl Into<i32>, rules: &Rules) -> String {
    msg::points(Points::of(amount, rules))
}
