//! Examples of what scores or fits: plays, and the explanation of each.

pub use super::help_data::Example;

use super::MessageId;
use super::help_data::HELP_DATA;
use crate::msg;
use engine::{CountUnit, Fit, Rules, Spinner};

/// Whether the pictures of the examples show the table count under these rules.
pub fn shows_count(rules: &Rules) -> bool {
    rules.fit == Fit::Equal && (rules.counts_score() || !rules.headers_score())
}

/// The examples for the rules of a game, in groups with a caption: table counts, equal ends, or
/// what fits.
pub fn examples(rules: &Rules) -> Vec<(MessageId, Vec<Example>)> {
    let all = &HELP_DATA.examples;
    if rules.fit == Fit::AddToSeven {
        return vec![(msg::HELP_FITS_SO, all.seven.clone())];
    }
    let intro = if rules.counts_score() { msg::HELP_COUNTED_SO } else { msg::HELP_NO_SCORES_BUT };
    let counted = shows_count(rules).then(|| (intro, counted(rules)));
    let headers = rules.headers_score().then(|| (msg::HELP_HEADERS_SO, all.headers.clone()));
    counted.into_iter().chain(headers).collect()
}

fn counted(rules: &Rules) -> Vec<Example> {
    let all = &HELP_DATA.examples;
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
