//! The list in which the language is chosen.

use unic_langid::LanguageIdentifier;

use super::kit::list::ListChoice;
use words::{language_name, languages, msg};

/// Lists the system's language, and each language by its own name. Returns the name of the
/// `current` language, and all choices, whose ids begin with `id`.
pub(super) fn language_list<T>(
    id: &str,
    current: Option<&LanguageIdentifier>,
    value: impl Fn(Option<LanguageIdentifier>) -> T,
) -> (String, Vec<ListChoice<T>>) {
    let all = languages();
    let current = current.filter(|current| all.contains(current));
    let named = |language: &LanguageIdentifier| (language.to_string(), language_name(language));
    let system = ("system".to_owned(), msg::SETTINGS_LANGUAGE_SYSTEM.text());
    let (_, shown) = current.map_or_else(|| system.clone(), named);
    let others = all.iter().map(|language| (Some(language), named(language)));
    let choices = std::iter::once((None, system)).chain(others);
    let choices = choices.map(|(language, (end, name))| {
        let id = format!("{id}-{end}");
        ListChoice::new(value(language.cloned()), id, name, language == current)
    });
    (shown, choices.collect())
}
