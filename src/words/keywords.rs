//! Keywords: search terms for a command, setting, rule, game or page.

use std::collections::HashMap;

/// Keywords of a language, by the id of the named thing.
pub(super) struct Keywords(HashMap<String, String>);

impl Keywords {
    /// Parses lists whose lines are `id: words`.
    pub(super) fn parse(lists: impl Iterator<Item = String>) -> Self {
        let mut keywords = HashMap::new();
        for list in lists {
            let lines = list.lines().filter_map(|line| line.split_once(':'));
            keywords
                .extend(lines.map(|(id, words)| (id.trim().to_owned(), words.trim().to_owned())));
        }
        Self(keywords)
    }

    /// The keywords of the thing with this id; empty if there are none.
    pub(super) fn of(&self, id: &str) -> &str {
        self.0.get(id).map_or("", String::as_str)
    }
}
