//! What is looked for on all pages.

use super::setting::Setting;
use crate::words::settings::found_choices;

/// What is looked for: words that must all be there, however they are written.
#[derive(Debug)]
pub(super) struct Search {
    words: Vec<String>,
}

impl Search {
    /// The search for what was typed; none for nothing.
    pub(super) fn new(typed: &str) -> Option<Self> {
        let words: Vec<_> = typed.split_whitespace().map(str::to_lowercase).collect();
        (!words.is_empty()).then_some(Self { words })
    }

    /// The setting, if what is looked for is in its name, its choices or what is
    /// said of it; where only choices have it, with a note that says which.
    pub(super) fn find(&self, mut setting: Setting) -> Option<Setting> {
        let seen = setting.seen();
        let choices: Vec<_> = setting
            .choices()
            .map(|choice| {
                let explained = choice.explained.as_deref().unwrap_or_default();
                (choice.name.clone(), format!("{} {explained}", choice.name))
            })
            .collect();
        let all = seen.iter().chain(choices.iter().map(|(_, said)| said));
        let all: Vec<_> = all.map(String::as_str).collect();
        if !self.is_in(&all) {
            return None;
        }
        let seen: Vec<_> = seen.iter().map(String::as_str).collect();
        if !self.is_in(&seen) {
            let having = choices.iter().filter(|(_, said)| self.is_touched_by(said));
            let names = having.map(|(name, _)| name.clone());
            setting.notes.push(found_choices(names));
        }
        Some(setting)
    }

    /// Whether each word is in one of the texts.
    fn is_in(&self, texts: &[&str]) -> bool {
        let texts: Vec<_> = texts.iter().map(|text| text.to_lowercase()).collect();
        let has = |word: &String| texts.iter().any(|text| text.contains(word));
        self.words.iter().all(has)
    }

    /// Whether any word is in the text.
    fn is_touched_by(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.words.iter().any(|word| text.contains(word))
    }
}
