//! What is looked for on all pages.

use super::setting::Setting;
use crate::words::settings::found_choices;

/// What is looked for: words that must all be there, however they are written.
#[derive(Debug)]
pub(super) struct Search {
    words: Vec<String>,
}

/// Where in a setting all that is looked for was found, the best place first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// In its name.
    Name,
    /// In what is said of it or of its choices.
    Meaning,
    /// In other words for it.
    OtherWords,
}

impl Search {
    /// The search for what was typed; none for nothing.
    pub(super) fn new(typed: &str) -> Option<Self> {
        let words: Vec<_> = typed.split_whitespace().map(str::to_lowercase).collect();
        (!words.is_empty()).then_some(Self { words })
    }

    /// The settings that fit, each with its place; those that fit best come first.
    pub(super) fn find<Place: Copy>(
        &self,
        settings: impl Iterator<Item = (Place, Setting)>,
    ) -> Vec<(Place, Setting)> {
        let fitting = settings.filter_map(|(place, mut setting)| {
            let fit = self.fit(&mut setting)?;
            Some((fit, place, setting))
        });
        let mut found: Vec<_> = fitting.collect();
        found.sort_by_key(|(fit, ..)| *fit);
        let found = found.into_iter();
        found.map(|(_, place, setting)| (place, setting)).collect()
    }

    /// How well a setting fits, if it does. Where only its choices do, it gets a
    /// note that says which.
    fn fit(&self, setting: &mut Setting) -> Option<Fit> {
        if self.is_in([&setting.name]) {
            return Some(Fit::Name);
        }
        let seen = setting.seen();
        if self.is_in(&seen) {
            return Some(Fit::Meaning);
        }
        let choices: Vec<_> = setting
            .choices()
            .map(|choice| {
                let explained = choice.explained.as_deref().unwrap_or_default();
                (choice.name.clone(), format!("{} {explained}", choice.name))
            })
            .collect();
        let all = seen.iter().chain(choices.iter().map(|(_, said)| said));
        if self.is_in(all.clone()) {
            let having = choices.iter().filter(|(_, said)| self.is_touched_by(said));
            let names = having.map(|(name, _)| name.clone());
            setting.notes.push(found_choices(names));
            return Some(Fit::Meaning);
        }
        let fits = self.is_in(all.chain([&setting.sought_as]));
        fits.then_some(Fit::OtherWords)
    }

    /// Whether each word is in one of the texts.
    fn is_in<'a>(&self, texts: impl IntoIterator<Item = &'a String>) -> bool {
        let texts: Vec<_> = texts.into_iter().map(|text| text.to_lowercase()).collect();
        let has = |word: &String| texts.iter().any(|text| text.contains(word));
        self.words.iter().all(has)
    }

    /// Whether any word is in the text.
    fn is_touched_by(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.words.iter().any(|word| text.contains(word))
    }
}
