//! Scoring examples: plays, and the explanation of each.

use serde::Deserialize;

use crate::Id;
use crate::help::PAGES;
use engine::{CountUnit, Rules, Spinner};

/// An example: plays in the game's notation, with an explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The plays, as in `6-6 6-1@E`.
    pub plays: &'static str,
    /// The explanation.
    pub explanation: Id,
}

/// All examples, by spinner rule and by scoring rule.
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

/// The examples for the spinner and scoring rules of a game.
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
