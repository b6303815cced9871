//! Scoring by example: what is played, and what it shows.

use crate::engine::{Rules, Spinner};

/// An example: plays in the game's own notation, and what they show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example {
    /// The plays, as in `6-6 6-1@E`.
    pub plays: &'static str,
    /// What they show.
    pub says: &'static str,
}

/// The examples for a kind of spinner and for what scores.
pub fn examples(rules: &Rules) -> &'static [Example] {
    let threes_only = rules.threes && !rules.fives;
    match rules.spinner {
        Spinner::None => &NO_SPINNER,
        Spinner::Single if threes_only => &SPINNER_THREES,
        Spinner::Single => &SPINNER,
        Spinner::Every => &EVERY_SPINNER,
    }
}

const fn example(plays: &'static str, says: &'static str) -> Example {
    Example { plays, says }
}

const ALONE: &str = "A doublet that lies alone counts both halves, once.";
const ONE_SIDE: &str = "One long side of the doublet is free, so it still counts both halves.";
const BOTH_SIDES: &str = "Both long sides are covered, so the doublet no longer counts.";
const AT_AN_END: &str = "The 1-1 lies across the end and counts both halves.";
const SHORT_SIDES: &str =
    "North and south count from the moment they are played on. A blank adds nothing.";
const LATE: &str = "The spinner need not be the first bone. Here its east side is covered from the start, and it still counts both halves.";
const FIRST_BONE: &str = "A first bone that is not a doublet counts both halves: each is an end.";

const SPINNER: [Example; 8] = [
    example("6-6", ALONE),
    example("6-6 6-1@E", ONE_SIDE),
    example("6-6 6-1@E 6-3@W", BOTH_SIDES),
    example("6-6 6-3@W 6-1@E 1-1@E", AT_AN_END),
    example("6-6 6-3@W 6-1@E 1-1@E 6-0@N 6-5@S", SHORT_SIDES),
    example("6-4", FIRST_BONE),
    example("6-3 6-6@W", LATE),
    example(
        "3-3 6-3@E 5-3@W 4-3@N 3-2@S 6-6@E 5-5@W 4-4@N 5-2@S",
        "Three doublets and a five: with fives, no play scores more.",
    ),
];

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
    example(
        "6-3 6-6@W",
        "The doublet lies across the end and counts both halves.",
    ),
    example(
        "6-3 6-6@W 6-4@W",
        "Covered, it counts nothing. Without a spinner its short sides stay closed.",
    ),
];

const EVERY_SPINNER: [Example; 5] = [
    example("6-6", ALONE),
    example("6-6 6-4@E", ONE_SIDE),
    example(
        "6-6 6-4@E 4-4@E",
        "Two doublets, each with a long side free: both count both halves.",
    ),
    example(
        "6-6 6-4@E 4-4@E 6-1@W",
        "The first has both long sides covered and counts nothing; the second still counts.",
    ),
    example(
        "6-6 6-4@E 4-4@E 6-1@W 4-2@E 4-0@4-4N 6-2@6-6S",
        "Every doublet can be played on at its short sides, and those arms count as well.",
    ),
];
