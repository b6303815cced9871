//! The words of the game that the glossary explains, and where they occur in a text.

use std::ops::Range;

use strum::{IntoStaticStr, VariantArray};

use super::named::Named;

/// A word of the game that the glossary explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Term {
    /// A domino.
    Bone,
    /// A bone with equal halves.
    Doublet,
    /// The dots on a bone.
    Pips,
    /// A place where the line can grow.
    End,
    /// The first play of a hand.
    Lead,
    /// The bones outside all hands.
    Boneyard,
    /// A doublet with four sides.
    Spinner,
    /// The sum of the open ends.
    TableCount,
    /// To play the last bone.
    GoOut,
    /// To skip a turn.
    Pass,
    /// No player can play.
    Blocked,
    /// A deal and its play.
    Hand,
}

impl Term {
    /// Every word, in the order in which a new player meets them.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");
}

impl Named for Term {
    const PREFIX: &'static str = "term";
}

/// The words of the game in a text, each at its first occurrence, in the order of the text.
pub fn terms_in(text: &str) -> Vec<(Range<usize>, Term)> {
    let lower = text.to_ascii_lowercase();
    let found = Term::ALL.into_iter().filter_map(|term| {
        let forms = term.text("forms");
        let forms = forms.split(',').map(str::trim).filter(|form| !form.is_empty());
        // Of two forms at the same place, the longer one counts.
        let first = forms.filter_map(|form| whole_word(&lower, form));
        let first = first.min_by_key(|range| (range.start, usize::MAX - range.end))?;
        Some((first, term))
    });
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|(range, _)| range.start);
    let mut end = 0;
    found.retain(|(range, _)| {
        let is_apart = range.start >= end;
        if is_apart {
            end = range.end;
        }
        is_apart
    });
    found
}

/// The first occurrence of `word` that is not part of a longer word.
fn whole_word(text: &str, word: &str) -> Option<Range<usize>> {
    let is_in_word = |it: Option<char>| it.is_some_and(char::is_alphanumeric);
    text.match_indices(word).map(|(start, _)| start..start + word.len()).find(|range| {
        !is_in_word(text[..range.start].chars().next_back())
            && !is_in_word(text[range.end..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{languages, set_language};

    #[test]
    fn a_term_is_found_at_its_first_whole_word() {
        let text = "Doublets aren’t all bones: a doublet and a bone; the boneyard.";
        let found = terms_in(text).into_iter().map(|(range, term)| (&text[range], term));
        let found: Vec<_> = found.collect();
        let wanted =
            [("Doublets", Term::Doublet), ("bones", Term::Bone), ("boneyard", Term::Boneyard)];
        assert_eq!(found, wanted);
    }

    #[test]
    fn the_forms_of_a_word_are_found_in_every_language() {
        for language in languages() {
            set_language(Some(language));
            for term in Term::ALL {
                for form in term.text("forms").split(',').map(str::trim) {
                    let is_it = terms_in(form).iter().any(|(_, found)| *found == term);
                    assert!(is_it || form.is_empty(), "{language}: {form}");
                }
            }
        }
    }
}
