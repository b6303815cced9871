//! Full-text search over short texts.

use std::ops::Range;

use game::profile::folded;

/// Endings of a plural in our languages, folded.
const PLURALS: [&str; 5] = ["S", "ES", "N", "EN", "E"];

/// A search: words that must all occur, in any order, case or accent.
#[derive(Debug)]
pub(super) struct Search {
    words: Vec<String>,
}

/// The kind of text in which all words of a search were found, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Match {
    /// In its name.
    Name,
    /// In its keywords.
    Keyword,
    /// In its description.
    Description,
    /// Anywhere, some of them in the singular.
    Singular,
}

impl Match {
    /// Whether the words were found as they are in its name or keywords.
    pub(super) fn is_by_name(self) -> bool {
        self < Self::Description
    }
}

impl Search {
    /// The search for a text; `None` if it is blank.
    pub(super) fn new(typed: &str) -> Option<Self> {
        let words: Vec<_> = typed.split_whitespace().map(folded).collect();
        (!words.is_empty()).then_some(Self { words })
    }

    /// Matches something by its name, description and keywords.
    pub(super) fn find(&self, name: &str, said: &[String], keywords: &str) -> Option<Match> {
        let said = said.iter().map(String::as_str);
        let all: Vec<_> = said.chain([name, keywords]).collect();
        if self.is_in(&[name]) {
            Some(Match::Name)
        } else if self.is_in(&[name, keywords]) {
            Some(Match::Keyword)
        } else if self.is_in(&all) {
            Some(Match::Description)
        } else {
            let fits = self.all_in(&all, has_singular_of);
            fits.then_some(Match::Singular)
        }
    }

    /// The byte ranges of all words in a text, in order and apart.
    pub(super) fn spans(&self, text: &str) -> Vec<Range<usize>> {
        let mut folded_text = String::new();
        // For each byte of the folded text, the beginning of its letter in the original.
        let mut origins = Vec::new();
        for (at, letter) in text.char_indices() {
            let folded_letter = folded(letter.encode_utf8(&mut [0; 4]));
            origins.extend(std::iter::repeat_n(at, folded_letter.len()));
            folded_text.push_str(&folded_letter);
        }
        origins.push(text.len());
        let words = self.words.iter();
        let mut spans: Vec<_> = words
            .flat_map(|word| folded_text.match_indices(word.as_str()))
            .map(|(at, word)| origins[at]..origins[at + word.len()])
            .filter(|span| !span.is_empty())
            .collect();
        spans.sort_by_key(|span| span.start);
        let mut apart: Vec<Range<usize>> = Vec::new();
        for span in spans {
            match apart.last_mut().filter(|last| span.start < last.end) {
                Some(last) => last.end = last.end.max(span.end),
                None => apart.push(span),
            }
        }
        apart
    }

    /// Whether each word is in one of the texts.
    fn is_in(&self, texts: &[&str]) -> bool {
        self.all_in(texts, |_, _| false)
    }

    /// Whether each word is in one of the texts, or `or` says that it is there in another way.
    fn all_in(&self, texts: &[&str], or: impl Fn(&str, &str) -> bool) -> bool {
        let texts: Vec<_> = texts.iter().map(|text| folded(text)).collect();
        let has = |word: &String| texts.iter().any(|it| it.contains(word) || or(word, it));
        self.words.iter().all(has)
    }

    /// Whether any word is in the text.
    pub(super) fn is_touched_by(&self, text: &str) -> bool {
        let text = folded(text);
        self.words.iter().any(|word| text.contains(word))
    }
}

/// Whether a text has a word of which another may be the plural.
fn has_singular_of(plural: &str, text: &str) -> bool {
    let singulars = PLURALS.iter().filter_map(|end| plural.strip_suffix(end));
    let singulars: Vec<_> = singulars.filter(|word| word.len() > 2).collect();
    let mut words = text.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| singulars.contains(&word))
}

/// Sorts matches, the best first.
pub(super) fn best_first<T>(found: impl Iterator<Item = (Match, T)>) -> Vec<T> {
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|(fit, _)| *fit);
    found.into_iter().map(|(_, found)| found).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_for_is_found_in_a_text_however_it_is_written() {
        let spans = |sought: &str, text: &str| {
            let search = Search::new(sought).expect("something is looked for");
            let spans = search.spans(text).into_iter();
            spans.map(|span| text[span].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(
            spans("spinner", "The Spinner, a spinner."),
            ["Spinner", "spinner"]
        );
        assert_eq!(spans("grosse", "Die Größe"), ["Größe"]);
        assert_eq!(
            spans("open end", "an open end opens"),
            ["open", "end", "open"]
        );
        assert_eq!(spans("pin inn", "spinner"), ["pinn"], "they overlap");
        assert!(spans("none", "a text").is_empty());
    }

    #[test]
    fn what_is_called_by_its_plural_is_found_by_its_singular() {
        let finds = |sought: &str, text: &str| {
            let search = Search::new(sought).expect("something is looked for");
            search.find(text, &[], "").is_some()
        };
        for (plural, text) in [
            ("double headers", "double header"),
            ("Steine", "ein Stein"),
            ("Runden", "eine Runde"),
            ("extremos", "un extremo"),
            ("carroças", "uma carroça"),
            ("jogadores", "jogador"),
            ("bouts ouverts", "bout ouvert"),
        ] {
            assert!(finds(plural, text), "{plural} in {text}");
        }
        assert!(!finds("headers", "headerless"), "that is another word");
    }
}
