//! Scoring by example: what is played, and what it shows.

use serde::Deserialize;

use crate::Id;
use crate::help::PAGES;
use engine::{CountUnit, Rules, Spinner};

/// An example: plays in the game's own notation, and what they show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The plays, as in `6-6 6-1@E`.
    pub plays: &'static str,
    /// What they show.
    pub says: Id,
}

/// All examples, for each kind of spinner and for what scores.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub(super) struct Examples {
    no_spinner: Vec<Example>,
    spinner: Vec<Example>,
    spinner_threes: Vec<Example>,
    every_spinner: Vec<Example>,
    /// Plays that score the most.
    most_of_fives: Example,
    most_of_both: Example,
}

/// The examples for a kind of spinner and for what scores.
pub fn examples(rules: &Rules) -> Vec<Example> {
    let all = &PAGES.examples;
    let (examples, most) = match (rules.spinner, rules.fives, rules.threes, rules.count_unit) {
        (Spinner::None, ..) => (&all.no_spinner, None),
        (Spinner::Every, ..) => (&all.every_spinner, None),
        (Spinner::Single, true, false, _) => (&all.spinner, Some(all.most_of_fives)),
        (Spinner::Single, true, true, CountUnit::Pips) => (&all.spinner, Some(all.most_of_both)),
        (Spinner::Single, false, true, _) => (&all.spinner_threes, None),
        (Spinner::Single, ..) => (&all.spinner, None),
    };
    examples.iter().copied().chain(most).collect()
}
