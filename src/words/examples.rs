//! Scoring by example: what is played, and what it shows.

use crate::Id;
use crate::msg;
use engine::{CountUnit, Rules, Spinner};

/// An example: plays in the game's own notation, and what they show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example {
    /// The plays, as in `6-6 6-1@E`.
    pub plays: &'static str,
    /// What they show.
    pub says: Id,
}

/// The examples for a kind of spinner and for what scores.
pub fn examples(rules: &Rules) -> &'static [Example] {
    match rules.spinner {
        Spinner::None => &NO_SPINNER,
        Spinner::Single => match (rules.fives, rules.threes, rules.count_unit) {
            (true, false, _) => &SPINNER_FIVES,
            (true, true, CountUnit::Pips) => &SPINNER_BOTH,
            (false, true, _) => &SPINNER_THREES,
            _ => &SPINNER,
        },
        Spinner::Every => &EVERY_SPINNER,
    }
}

const fn example(plays: &'static str, says: Id) -> Example {
    Example { plays, says }
}

const ALONE: Id = msg::EXAMPLE_ALONE;
const ONE_SIDE: Id = msg::EXAMPLE_ONE_SIDE;
const BOTH_SIDES: Id = msg::EXAMPLE_BOTH_SIDES;
const AT_AN_END: Id = msg::EXAMPLE_ACROSS_AN_END;
const SHORT_SIDES: Id = msg::EXAMPLE_SHORT_SIDES;
const LATE: Id = msg::EXAMPLE_LATE_SPINNER;
const FIRST_BONE: Id = msg::EXAMPLE_FIRST_BONE;

const SPINNER: [Example; 7] = [
    example("6-6", ALONE),
    example("6-6 6-1@E", ONE_SIDE),
    example("6-6 6-1@E 6-3@W", BOTH_SIDES),
    example("6-6 6-3@W 6-1@E 1-1@E", AT_AN_END),
    example("6-6 6-3@W 6-1@E 1-1@E 6-0@N 6-5@S", SHORT_SIDES),
    example("6-4", FIRST_BONE),
    example("6-3 6-6@W", LATE),
];

/// The count of 35 is the highest that fives divide.
const SPINNER_FIVES: [Example; 8] = and_most(example(
    "3-3 6-3@E 5-3@W 4-3@N 3-2@S 6-6@E 5-5@W 4-4@N 5-2@S",
    msg::EXAMPLE_MOST_POINTS,
));

/// The count of 36 is the highest at all, and threes divide it. By its fives and threes
/// 30 is worth more.
const SPINNER_BOTH: [Example; 8] = and_most(example(
    "3-3 6-3@E 5-3@W 4-3@N 3-2@S 6-6@E 5-5@W 4-4@N 6-2@S",
    msg::EXAMPLE_MOST_POINTS_OF_BOTH,
));

/// The examples for a spinner, and at last the play that scores the most.
const fn and_most(most: Example) -> [Example; 8] {
    let [one, two, three, four, five, six, seven] = SPINNER;
    [one, two, three, four, five, six, seven, most]
}

const SPINNER_THREES: [Example; 7] = [
    example("6-6", ALONE),
    example("6-6 6-1@E", ONE_SIDE),
    example("6-6 6-1@E 6-2@W", BOTH_SIDES),
    example("6-6 6-4@W 6-1@E 1-1@E", AT_AN_END),
    example("6-6 6-4@W 6-1@E 1-1@E 6-0@N 6-3@S", SHORT_SIDES),
    example("5-4", FIRST_BONE),
    example("6-3 6-6@W", LATE),
];

const NO_SPINNER: [Example; 6] = [
    example("5-5", ALONE),
    example("5-5 5-0@E", ONE_SIDE),
    example("5-5 5-0@E 5-3@W", BOTH_SIDES),
    example("5-4", FIRST_BONE),
    example("6-3 6-6@W", msg::EXAMPLE_ACROSS_AN_END),
    example("6-3 6-6@W 6-4@W", msg::EXAMPLE_COVERED_NO_SPINNER),
];

const EVERY_SPINNER: [Example; 5] = [
    example("6-6", ALONE),
    example("6-6 6-4@E", ONE_SIDE),
    example("6-6 6-4@E 4-4@E", msg::EXAMPLE_TWO_DOUBLETS),
    example("6-6 6-4@E 4-4@E 6-1@W", msg::EXAMPLE_FIRST_COVERED),
    example(
        "6-6 6-4@E 4-4@E 6-1@W 4-2@E 4-0@4-4N 6-2@6-6S",
        msg::EXAMPLE_EVERY_ARM,
    ),
];
