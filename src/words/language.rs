//! The languages of the program: the folders of `assets/locale`.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

/// Every language: a folder named after it, with files of messages.
static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/locale");

/// The language for players whose own is not available.
pub(super) const FALLBACK: &str = "en";

/// The file with facts about a language, such as its own name.
const FACTS_FILE: &str = "language.ftl";

/// POSIX locales without a language, for which programs use English.
const NO_LANGUAGE_LOCALES: [&str; 2] = ["C", "POSIX"];

/// Every language, English first and the others in the order of their tags.
pub fn languages() -> &'static [LanguageIdentifier] {
    static ALL: LazyLock<Vec<LanguageIdentifier>> = LazyLock::new(|| {
        let folders = LOCALES.dirs().filter_map(|folder| folder.path().to_str());
        let mut names: Vec<_> = folders.collect();
        names.sort_unstable_by_key(|name| (*name != FALLBACK, *name));
        names.iter().filter_map(|name| name.parse().ok()).collect()
    });
    &ALL
}

/// The first language of the program among these tags, which are sorted by preference. English if
/// there is no such tag.
///
/// `C` and `POSIX` mean English, as in other programs. Such a tag ends the list; such a `locale`
/// overrides the whole list.
pub fn language_of_system(
    tags: impl IntoIterator<Item = String>,
    locale: Option<&str>,
) -> LanguageIdentifier {
    if locale.is_some_and(has_no_language) {
        return fallback();
    }
    let mut tags = tags.into_iter().take_while(|tag| !has_no_language(tag));
    let first = tags.find_map(|tag| nearest(&tag.parse().ok()?));
    first.unwrap_or_else(fallback)
}

/// Whether a locale such as `C.UTF-8` names no language; its encoding does not matter.
fn has_no_language(locale: &str) -> bool {
    let name = locale.split_once('.').map_or(locale, |(name, _)| name);
    NO_LANGUAGE_LOCALES.contains(&name)
}

fn fallback() -> LanguageIdentifier {
    FALLBACK.parse().expect("it is a language")
}

/// The nearest available language; `None` if the program has no variety of the language.
pub(super) fn nearest(requested: &LanguageIdentifier) -> Option<LanguageIdentifier> {
    nearest_of(requested, languages()).cloned()
}

/// The nearest of the known languages: `de-AT` itself, or `de`, or the first that is German.
fn nearest_of<'a>(
    requested: &LanguageIdentifier,
    known: &'a [LanguageIdentifier],
) -> Option<&'a LanguageIdentifier> {
    let language_only = LanguageIdentifier::from_parts(requested.language, None, None, &[]);
    let find_equal = |other: &LanguageIdentifier| known.iter().find(|it| *it == other);
    let near = find_equal(requested).or_else(|| find_equal(&language_only));
    near.or_else(|| known.iter().find(|it| it.language == requested.language))
}

/// The texts of all message files of a language, whose folder has this name.
pub(super) fn message_texts(name: &str) -> impl Iterator<Item = &'static str> + use<> {
    let files = LOCALES.get_dir(name).map(Dir::files).into_iter().flatten();
    files.filter_map(|file| file.contents_utf8())
}

/// The text of the file with facts about a language.
pub(super) fn facts(language: &LanguageIdentifier) -> Option<&'static str> {
    let file = LOCALES.get_file(format!("{language}/{FACTS_FILE}"))?;
    file.contents_utf8()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(tag: &str) -> LanguageIdentifier {
        tag.parse().expect("it is a language")
    }

    #[test]
    fn the_nearest_is_the_tag_or_the_language_or_its_first_variety() {
        let known = ["en", "de", "es", "es-MX", "pt-AO", "pt-BR"].map(language);
        for (requested, nearest) in [
            ("es-MX", Some("es-MX")),
            ("es-419", Some("es")),
            ("de-AT", Some("de")),
            ("de-Latn-CH", Some("de")),
            ("pt-BR", Some("pt-BR")),
            ("pt-PT", Some("pt-AO")),
            ("pt", Some("pt-AO")),
            ("fi", None),
        ] {
            let found = nearest_of(&language(requested), &known).cloned();
            assert_eq!(found, nearest.map(language), "for {requested}");
        }
    }
}
