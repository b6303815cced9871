//! A form of texts for sorting and searching.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Returns a form of a text for sorting and searching, in which case, accents, hyphens, and the
/// kind of apostrophe make no difference.
///
/// # Examples
/// ```
/// # use game::profile::folded;
/// assert_eq!(folded("Größe"), folded("GROSSE"));
/// assert_eq!(folded("señal"), folded("Senal"));
/// assert_eq!(folded("six-love"), folded("Six love"));
/// assert_eq!(folded("Nestor’s"), folded("Nestor's"));
/// assert_ne!(folded("Anna"), folded("Hanna"));
/// ```
pub fn folded(text: &str) -> String {
    // Uppercase, because one lowercase letter can have several uppercase ones: ß becomes SS.
    let letters = text.nfd().filter(|letter| !is_combining_mark(*letter));
    let letters = letters.map(|letter| match letter {
        '-' | '\u{2010}' | '\u{2011}' => ' ',
        '\u{2019}' => '\'',
        _ => letter,
    });
    letters.flat_map(char::to_uppercase).collect()
}
