//! Makes text from outside the program safe to show.

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// Whether a character is a control character, ends a line, or changes the direction of
/// the text around it.
///
/// # Examples
/// ```
/// use engine::is_invisible;
///
/// assert!(is_invisible('\0') && is_invisible('\n') && is_invisible('\u{202e}'));
/// assert!(!is_invisible('ß') && !is_invisible(' '));
/// ```
pub fn is_invisible(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a text has no visible letter, digit or sign.
///
/// # Examples
/// ```
/// use engine::is_blank;
///
/// assert!(is_blank("") && is_blank(" \u{3164}\u{2800}") && is_blank("\u{301}"));
/// assert!(!is_blank(" ' "));
/// ```
pub fn is_blank(text: &str) -> bool {
    !text.chars().any(is_visible_char)
}

fn is_visible_char(letter: char) -> bool {
    // Letters and signs without a shape: Hangul fillers, the blank Braille pattern, a null
    // notehead.
    const SHAPELESS: [char; 6] =
        ['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}', '\u{1d159}'];
    let group = letter.general_category_group();
    let is_shown = matches!(
        group,
        GeneralCategoryGroup::Letter
            | GeneralCategoryGroup::Number
            | GeneralCategoryGroup::Punctuation
            | GeneralCategoryGroup::Symbol
    );
    is_shown && !SHAPELESS.contains(&letter)
}

/// Whether a character is a direction mark, or unassigned in the version of Unicode that this
/// program knows.
pub(super) fn is_mark_or_unknown(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}')
        || letter.general_category() == GeneralCategory::Unassigned
}

/// The text with `?` in place of each [invisible](is_invisible) character, and of each
/// replacement character, which stands for bytes that are not text.
///
/// Text from files, file names and the system passes through here before it is shown or
/// spoken: screen readers cannot handle NUL, and a file name could be shown backwards.
///
/// # Examples
/// ```
/// assert_eq!(engine::plain_text("gnp.\u{202e}nestor"), "gnp.?nestor");
/// ```
pub fn plain_text(text: &str) -> String {
    let is_shown = |letter| letter != char::REPLACEMENT_CHARACTER && !is_invisible(letter);
    let letters = text.chars();
    letters.map(|letter| if is_shown(letter) { letter } else { '?' }).collect()
}
