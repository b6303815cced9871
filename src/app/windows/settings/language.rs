//! In which language everything is said, as a row of a page.

use unic_langid::LanguageIdentifier;

use super::setting::{Below, Change, Setting};
use crate::app::windows::language_list::language_list;
use words::{id, say};

/// The row with all languages.
pub(super) fn setting(set: Option<&LanguageIdentifier>) -> Setting {
    let name = id!("settings-language");
    let (shown, choices) = language_list(name.name(), set, Change::Language);
    Setting {
        id: name.name().to_owned(),
        name: name.text(),
        notes: vec![say!("settings-language-explained")],
        sought_as: say!("settings-language-sought"),
        input: Setting::list(shown, choices),
        below: Below::Nothing,
    }
}
