//! How hard Nestors play, as a row of a page.

use super::setting::{Below, Change, Input, Setting};
use crate::app::windows::row::Choice;
use engine::{Level, Preset, Rules};
use nestor::percent_won_against_the_level_below;
use words::levels;
use words::say;

/// The name of the list of levels that no language changes.
const LEVEL_ID: &str = "setting-level";

/// The row with the level of all Nestors, who play at these levels now. What is said
/// of it goes for the game of these rules.
pub(super) fn level(set: &[Level], rules: &Rules) -> Setting {
    let one = set.first().copied();
    let one = one.filter(|one| set.iter().all(|level| level == one));
    let (notes, input) = match levels::of(set) {
        None => (vec![say!("settings-no-nestor")], Input::Nothing),
        Some(shown) => {
            let choices = Level::ALL.map(|level| choice(level, one, rules));
            let notes = one.map_or_else(Vec::new, |level| {
                vec![explained(level, rules), levels::how(level)]
            });
            (notes, Setting::list(shown, choices.into()))
        }
    };
    Setting {
        id: LEVEL_ID.to_owned(),
        name: say!("settings-level"),
        notes,
        sought_as: say!("settings-level-sought"),
        input,
        below: Below::Nothing,
    }
}

/// What Nestor does at a level, and how strong it is in the game of these rules if
/// that was measured.
fn explained(level: Level, rules: &Rules) -> String {
    let percent = percent_won_against_the_level_below(rules, level);
    match Preset::of(rules).zip(percent) {
        Some((game, percent)) => levels::sentence_with_share(level, game, rules.seats, percent),
        None => levels::sentence(level),
    }
}

fn choice(level: Level, set: Option<Level>, rules: &Rules) -> Choice<Change> {
    let id: &str = level.into();
    Choice {
        value: Change::Level(level),
        id: format!("{LEVEL_ID}-{id}"),
        name: levels::name(level),
        explained: Some(explained(level, rules)),
        refused: None,
        is_set: set == Some(level),
    }
}
