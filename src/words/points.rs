//! Points and sums as they are told.

use crate::msg;
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

/// What a count is worth by its fives and threes: `15: 3 + 5 = 8`.
pub fn multiples(count: u8, rules: &Rules) -> String {
    let parts = [(rules.fives, 5), (rules.threes, 3)].into_iter();
    let parts = parts.filter(|(scores, part)| *scores && count.is_multiple_of(*part));
    let terms: Vec<u8> = parts.map(|(_, part)| count / part).collect();
    let worth = sum(&terms, rules.count_points(count));
    msg::count_is_worth(count, worth)
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
pub fn points(amount: i32, rules: &Rules) -> String {
    msg::points(shown(amount, rules))
}
