//! What is looked for on all pages.

use super::setting::Setting;
use crate::app::windows::search::{Fit, Search, best_first};
use words::settings::found_choices;

/// The settings that fit, each with its place; those that fit best come first.
pub(super) fn find<Place: Copy>(
    search: &Search,
    settings: impl Iterator<Item = (Place, Setting)>,
) -> Vec<(Place, Setting)> {
    best_first(settings.filter_map(|(place, mut setting)| {
        let fit = fit(search, &mut setting)?;
        Some((fit, (place, setting)))
    }))
}

/// How well a setting fits, if it does. Where only its choices do, it gets a note
/// that says which.
fn fit(search: &Search, setting: &mut Setting) -> Option<Fit> {
    let mut said = setting.seen();
    let choices: Vec<_> = setting
        .choices()
        .map(|choice| {
            let explained = choice.explained.as_deref().unwrap_or_default();
            (choice.name.clone(), format!("{} {explained}", choice.name))
        })
        .collect();
    if let Some(fit) = search.fit(&setting.name, &said, "") {
        return Some(fit);
    }
    said.extend(choices.iter().map(|(_, said)| said.clone()));
    let fit = search.fit(&setting.name, &said, &setting.sought_as)?;
    if fit == Fit::Meaning {
        let having = choices
            .into_iter()
            .filter(|(_, said)| search.is_touched_by(said));
        let names = having.map(|(name, _)| name);
        setting.notes.push(found_choices(names));
    }
    Some(fit)
}
