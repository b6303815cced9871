//! Full-text search over short texts.

use std::ops::Range;

use game::profile::folded;
use words::msg;

/// Plural endings in the languages of the program, folded.
const PLURAL_ENDINGS: [&str; 5] = ["S", "ES", "N", "EN", "E"];

/// The minimum length of a word that also matches several words of a text written together.
const MIN_LONG_LETTERS: usize = 5;
/// The minimum length of a word that is found inside a compound word, in languages that have them.
const MIN_COMPOUND_LETTERS: usize = 4;
/// The maximum length of a small word, such as an article.
const MAX_SMALL_LETTERS: usize = 2;

/// A search: phrases that must all occur, in any order. Case and accents do not matter.
#[derive(Debug, PartialEq)]
pub(super) struct TextSearch {
    phrases: Vec<Phrase>,
    /// All phrases joined into one, such as `scorecard` for `score card`.
    whole: Phrase,
    /// Whether the language has compound words, as German does.
    has_compounds: bool,
}

/// A word, or several with hyphens such as `six-love`, typed without a space.
#[derive(Debug, PartialEq)]
struct Phrase {
    /// The letters and digits, folded.
    letters: String,
    has_several_words: bool,
    /// Whether the last word may be incomplete, because the player may still be typing it.
    may_be_incomplete: bool,
}

impl Phrase {
    /// The phrase of a typed text; `None` without letters or digits.
    fn of(typed: &str) -> Option<Self> {
        let words = FoldedWords::of(&folded(typed));
        let last = words.words.last()?;
        Some(Self {
            has_several_words: words.words.len() > 1,
            may_be_incomplete: !is_small(&words.joined[last.range.clone()]),
            letters: words.joined,
        })
    }

    /// Whether the phrase is a single small word, such as an article.
    fn is_small(&self) -> bool {
        !self.has_several_words && is_small(&self.letters)
    }

    /// Whether the phrase stands at byte `from` in the joined words of a text, across several
    /// words.
    fn is_at(&self, text: &FoldedWords, from: usize) -> bool {
        let is_for_several =
            self.has_several_words || self.letters.chars().count() >= MIN_LONG_LETTERS;
        let end = from + self.letters.len();
        let ends_word = || text.words.iter().any(|word| word.range.end == end);
        is_for_several
            && text.joined[from..].starts_with(&self.letters)
            && (self.has_several_words && self.may_be_incomplete || ends_word())
    }
}

/// Whether a word is as short as an article. Numbers are not.
fn is_small(word: &str) -> bool {
    word.chars().count() <= MAX_SMALL_LETTERS && !word.contains(|letter: char| letter.is_numeric())
}

#[derive(Debug, Default)]
struct FoldedWords {
    /// All words, joined without separators.
    joined: String,
    words: Vec<Word>,
}

/// A word: its byte range in the joined words, and its start in the folded text.
#[derive(Debug)]
struct Word {
    range: Range<usize>,
    at: usize,
}

impl FoldedWords {
    fn of(folded_text: &str) -> Self {
        let mut all = Self::default();
        for word in folded_text.split(|letter: char| !letter.is_alphanumeric()) {
            if word.is_empty() {
                continue;
            }
            let from = all.joined.len();
            all.joined.push_str(word);
            all.words.push(Word {
                range: from..all.joined.len(),
                at: word.as_ptr() as usize - folded_text.as_ptr() as usize,
            });
        }
        all
    }

    /// The position in the folded text of the letter that begins at a byte of the joined words.
    fn folded_start(&self, at: usize) -> usize {
        let word = self.words.iter().find(|word| at < word.range.end);
        word.map_or(0, |word| word.at + at - word.range.start)
    }

    /// The position in the folded text after the letter that ends at a byte of the joined words.
    fn folded_end(&self, at: usize) -> usize {
        let word = self.words.iter().find(|word| at <= word.range.end);
        word.map_or(0, |word| word.at + at - word.range.start)
    }
}

/// The kind of text in which all words of a search were found, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Match {
    /// The words are the whole name.
    WholeName,
    Name,
    Keyword,
    Description,
    /// The words occur anywhere, but some only in the singular, or small words are missing.
    Loose,
}

impl Match {
    /// Whether the words were found unchanged in the name or keywords.
    pub(super) fn is_by_name(self) -> bool {
        self < Self::Description
    }
}

impl TextSearch {
    /// The search for a text; `None` if it is blank.
    pub(super) fn new(typed: &str) -> Option<Self> {
        let apart = typed.split_whitespace().filter_map(Phrase::of);
        let mut phrases: Vec<Phrase> = apart.collect();
        // Small words alone are one phrase, because nearly every text has each of them.
        if phrases.len() > 1 && phrases.iter().all(Phrase::is_small) {
            phrases = Phrase::of(typed).into_iter().collect();
        }
        let whole = Phrase::of(typed)?;
        (!phrases.is_empty()).then(|| Self {
            phrases,
            whole,
            has_compounds: msg::SEARCH_HAS_COMPOUNDS.text() == "yes",
        })
    }

    pub(super) fn find(
        &self,
        name: &str,
        descriptions: &[String],
        keywords: &str,
    ) -> Option<Match> {
        let words = |text: &str| FoldedWords::of(&folded(text));
        let names = [words(name), words(keywords)];
        let descriptions: Vec<_> = descriptions.iter().map(|text| words(text)).collect();
        let is_in =
            |phrase: &Phrase, texts: &[FoldedWords]| texts.iter().any(|it| self.is_in(phrase, it));
        let is_anywhere = |phrase: &Phrase| is_in(phrase, &names) || is_in(phrase, &descriptions);
        let all = |is_found: &dyn Fn(&Phrase) -> bool| self.phrases.iter().all(is_found);
        if names[0].joined == self.whole.letters {
            Some(Match::WholeName)
        } else if all(&|phrase| is_in(phrase, &names[..1])) || is_in(&self.whole, &names[..1]) {
            Some(Match::Name)
        } else if all(&|phrase| is_in(phrase, &names)) || is_in(&self.whole, &names) {
            Some(Match::Keyword)
        } else if all(&is_anywhere) {
            Some(Match::Description)
        } else {
            let has_singular = |phrase: &Phrase| {
                let mut texts = names.iter().chain(&descriptions);
                texts.any(|text| has_singular_for(&phrase.letters, text))
            };
            let is_loose = |phrase: &Phrase| {
                self.is_optional(phrase) || is_anywhere(phrase) || has_singular(phrase)
            };
            all(&is_loose).then_some(Match::Loose)
        }
    }

    /// Whether all words of one of these comma-separated terms were typed, or words that begin
    /// with them.
    pub(super) fn names_one_of(&self, terms: &str) -> bool {
        let is_typed = |word: &str| {
            let mut typed = self.phrases.iter();
            typed.any(|phrase| phrase.letters.starts_with(word))
        };
        let is_named = |term: &str| {
            let term = FoldedWords::of(&folded(term));
            let mut words = term.words.iter();
            let joined = &term.joined;
            !joined.is_empty()
                && (is_typed(joined) || words.all(|word| is_typed(&joined[word.range.clone()])))
        };
        terms.split(',').any(is_named)
    }

    /// The byte ranges of all phrases in a text, sorted and without overlaps.
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
        let words = FoldedWords::of(&folded_text);
        let found = self.phrases.iter().flat_map(|phrase| self.places(phrase, &words));
        let mut spans: Vec<_> = found
            .map(|place| {
                origins[words.folded_start(place.start)]..origins[words.folded_end(place.end)]
            })
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

    /// Whether any phrase is in the text.
    pub(super) fn has_phrase_in(&self, text: &str) -> bool {
        let text = FoldedWords::of(&folded(text));
        self.phrases.iter().any(|phrase| self.is_in(phrase, &text))
    }

    fn is_in(&self, phrase: &Phrase, text: &FoldedWords) -> bool {
        self.places(phrase, text).next().is_some()
    }

    /// The ranges of a phrase in the joined words of a text: at the beginning of a word, or within
    /// a compound.
    fn places(&self, phrase: &Phrase, text: &FoldedWords) -> impl Iterator<Item = Range<usize>> {
        let letters = phrase.letters.as_str();
        let is_long = letters.chars().count() >= MIN_COMPOUND_LETTERS;
        let in_compounds = self.has_compounds && is_long;
        text.words.iter().filter_map(move |word| {
            let own = &text.joined[word.range.clone()];
            let within = if self.is_optional(phrase) {
                (own == letters).then_some(0)
            } else if !phrase.has_several_words && own.starts_with(letters)
                || phrase.is_at(text, word.range.start)
            {
                Some(0)
            } else {
                own.find(letters).filter(|_| in_compounds)
            };
            let from = word.range.start + within?;
            Some(from..from + letters.len())
        })
    }

    /// Whether a phrase is a small word beside others. It must match a whole word, and may be
    /// missing.
    fn is_optional(&self, phrase: &Phrase) -> bool {
        self.phrases.len() > 1 && phrase.is_small()
    }
}

/// Whether a text has a word whose plural may be `plural`.
fn has_singular_for(plural: &str, text: &FoldedWords) -> bool {
    let singulars = PLURAL_ENDINGS.iter().filter_map(|end| plural.strip_suffix(end));
    let singulars: Vec<_> = singulars.filter(|word| word.len() > MAX_SMALL_LETTERS).collect();
    let mut words = text.words.iter().map(|word| &text.joined[word.range.clone()]);
    words.any(|word| singulars.contains(&word))
}

/// Sorts matches, the best first.
pub(super) fn best_first<F: Ord + Copy, T>(found: impl Iterator<Item = (F, T)>) -> Vec<T> {
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|(fit, _)| *fit);
    found.into_iter().map(|(_, found)| found).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn search(sought: &str) -> TextSearch {
        TextSearch::new(sought).expect("something is looked for")
    }

    fn finds(sought: &str, text: &str) -> bool {
        search(sought).find(text, &[], "").is_some()
    }

    #[test]
    fn spans_ignore_case_accents_and_hyphens() {
        let spans = |sought: &str, text: &str| {
            let spans = search(sought).spans(text).into_iter();
            spans.map(|span| text[span].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(spans("spinner", "The Spinner, a spinner."), ["Spinner", "spinner"]);
        assert_eq!(spans("grosse", "Die Größe"), ["Größe"]);
        assert_eq!(spans("open end", "an open end opens"), ["open", "end", "open"]);
        assert_eq!(spans("spin spinn", "spinner"), ["spinn"], "they overlap");
        assert_eq!(spans("cutthroat", "A cut-throat game"), ["cut-throat"]);
        assert_eq!(spans("a game", "a gamble, a game"), ["a", "a", "game"]);
        assert!(spans("inner", "a spinner").is_empty(), "within a word");
        assert!(spans("none", "a text").is_empty());
    }

    #[test]
    fn words_are_found_from_their_beginning_and_with_or_without_hyphens() {
        for (sought, text) in [
            ("dom", "Dominó"),
            ("lá e lô", "lá-e-lô"),
            ("la-e-lo", "lá e lô"),
            ("laelo", "lá-e-lô"),
            ("fiveup", "Five-Up"),
            ("score card", "scorecard"),
            ("counter-clockwise", "counterclockwise"),
            ("0-0", "doble blanca 0-0"),
            ("5-up", "Five-Up, 5-up"),
            ("rules of a game", "game rules"),
        ] {
            assert!(finds(sought, text), "{sought} in {text}");
        }
        for (sought, text) in [
            ("mino", "Dominó"),
            ("lá e lô", "jogá-la e, logo depois, o local"),
            ("dea", "de alguien"),
            ("chiva", "archivar"),
            ("a b", "abacus"),
        ] {
            assert!(!finds(sought, text), "{sought} in {text}");
        }
    }

    #[test]
    fn matches_with_small_words_rank_first() {
        let fit = |sought: &str, name: &str| search(sought).find(name, &[], "");
        assert_eq!(fit("five up", "Five-Up"), Some(Match::WholeName));
        assert_eq!(fit("five", "Five-Up"), Some(Match::Name));
        assert_eq!(fit("five up", "Five upper bones"), Some(Match::Loose));
    }

    #[test]
    fn parts_of_german_compounds_are_found() {
        let german = "de".parse().expect("it is a language");
        words::set_language(Some(&german));
        assert!(finds("Zähler", "Steinzähler"));
        assert!(!finds("ein", "Steinzähler"), "too little");
    }

    #[test]
    fn terms_are_named_by_all_their_words() {
        let names = |sought: &str| search(sought).names_one_of("cuba, doble nueve, chicken-foot");
        for sought in
            ["dominó cubano", "CUBA", "nueve doble", "doble-nueve", "chicken foot", "chickenfoot"]
        {
            assert!(names(sought), "{sought}");
        }
        for sought in ["cub", "doble", "chicken", "doble seis", "incubar"] {
            assert!(!names(sought), "{sought}");
        }
    }

    #[test]
    fn a_plural_query_finds_the_singular() {
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
