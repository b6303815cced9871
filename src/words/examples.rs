//! Examples of what scores or fits: plays, and the explanation of each.

use serde::Deserialize;

use crate::Id;
use crate::help::PAGES;
use crate::msg;
use engine::{CountUnit, Fit, Rules, Spinner};

/// An example: plays in the game's notation, with an explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The plays, as in `6-6 6-1@E`, or `6-1@E=6` where the half that is turned outward is chosen.
    pub plays: &'static str,
    /// The explanation.
    pub explanation: Id,
}

/// All examples, by what fits, by spinner rule, and by scoring rule.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub(super) struct Examples {
    /// Ends of one number, where they score.
    headers: Vec<Example>,
    /// What fits where halves add up to seven.
    seven: Vec<Example>,
    no_spinner: Vec<Example>,
    spinner: Vec<Example>,
    spinner_threes: Vec<Example>,
    every_spinner: Vec<Example>,
    /// Plays that score the most.
    most_of_fives: Example,
    most_of_both: Example,
}

/// Whether the pictures of a game show what its ends add up to.
pub fn shows_count(rules: &Rules) -> bool {
    rules.fit == Fit::Equal && (rules.counts_score() || !rules.headers_score())
}

/// The examples for the rules of a game, in groups, each with what is said above it: what the
/// ends count, equal ends, or what fits.
pub fn examples(rules: &Rules) -> Vec<(Id, Vec<Example>)> {
    let all = &PAGES.examples;
    if rules.fit == Fit::AddToSeven {
        return vec![(msg::HELP_FITS_SO, all.seven.clone())];
    }
    let intro = if rules.counts_score() { msg::HELP_COUNTED_SO } else { msg::HELP_NO_SCORES_BUT };
    let counted = shows_count(rules).then(|| (intro, counted(rules)));
    let headers = rules.headers_score().then(|| (msg::HELP_HEADERS_SO, all.headers.clone()));
    counted.into_iter().chain(headers).collect()
}

/// What the ends count under the spinner and scoring rules of a game.
fn counted(rules: &Rules) -> Vec<Example> {
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
