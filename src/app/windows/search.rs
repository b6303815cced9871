//! What is looked for by its words.

use game::profile::folded;

/// What is looked for: words that must all be there, however they are written.
#[derive(Debug)]
pub(super) struct Search {
    words: Vec<String>,
}

/// Where all that is looked for was found, the best place first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// In its name.
    Name,
    /// In what is said of it.
    Meaning,
    /// In other words for it.
    OtherWords,
}

impl Search {
    /// The search for what was typed; none for nothing.
    pub(super) fn new(typed: &str) -> Option<Self> {
        let words: Vec<_> = typed.split_whitespace().map(folded).collect();
        (!words.is_empty()).then_some(Self { words })
    }

    /// How well something fits, if it does, by its name, what is said of it, and
    /// other words for it.
    pub(super) fn fit(&self, name: &str, said: &[String], other_words: &str) -> Option<Fit> {
        let said = || said.iter().map(String::as_str);
        let called = || [name].into_iter();
        if self.is_in(called()) {
            Some(Fit::Name)
        } else if self.is_in(called().chain(said())) {
            Some(Fit::Meaning)
        } else {
            let fits = self.is_in(called().chain(said()).chain([other_words]));
            fits.then_some(Fit::OtherWords)
        }
    }

    /// Whether each word is in one of the texts.
    fn is_in<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> bool {
        let texts: Vec<_> = texts.into_iter().map(folded).collect();
        let has = |word: &String| texts.iter().any(|text| text.contains(word));
        self.words.iter().all(has)
    }

    /// Whether any word is in the text.
    pub(super) fn is_touched_by(&self, text: &str) -> bool {
        let text = folded(text);
        self.words.iter().any(|word| text.contains(word))
    }
}

/// What fits, those that fit best first.
pub(super) fn best_first<T>(found: impl Iterator<Item = (Fit, T)>) -> Vec<T> {
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|(fit, _)| *fit);
    found.into_iter().map(|(_, found)| found).collect()
}
