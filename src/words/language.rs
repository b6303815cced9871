//! The languages that the program has: the folders of `assets/locale`.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

/// Every language: a folder named after it, with files of messages.
static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/locale");

/// The language for players whose own has no folder.
pub(super) const FALLBACK: &str = "en";

/// The file with what is to be known of a language that is not spoken.
const ABOUT: &str = "language.ftl";

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

/// The language nearest to one that somebody reads: `de-AT` if there is a folder of
/// it, or else `de`; none if there is neither.
pub(super) fn nearest(wished: &LanguageIdentifier) -> Option<LanguageIdentifier> {
    let all = languages();
    let alone = LanguageIdentifier::from_parts(wished.language, None, None, &[]);
    let mut known = [wished, &alone].into_iter();
    known.find(|it| all.contains(it)).cloned()
}

/// All files of messages of a language, by the name of its folder.
pub(super) fn texts(name: &str) -> impl Iterator<Item = &'static str> + use<> {
    let files = LOCALES.get_dir(name).map(Dir::files).into_iter().flatten();
    files.filter_map(|file| file.contents_utf8())
}

/// The file with what is to be known of a language that is not spoken.
pub(super) fn about(language: &LanguageIdentifier) -> Option<&'static str> {
    let file = LOCALES.get_file(format!("{language}/{ABOUT}"))?;
    file.contents_utf8()
}
