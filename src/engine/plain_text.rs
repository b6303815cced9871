//! Makes text from outside the program safe to show.

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

/// Whether there is nothing to be seen of a text: it has only spaces, [invisible](is_invisible)
/// characters, and such as take up room or none and have no shape of their own.
///
/// # Examples
/// ```
/// use engine::is_blank;
///
/// assert!(is_blank("") && is_blank(" \u{3164}\u{2800}"));
/// assert!(!is_blank(" ' "));
/// ```
pub fn is_blank(text: &str) -> bool {
    text.chars()
        .all(|letter| letter.is_whitespace() || is_invisible(letter) || has_no_shape(letter))
}

/// The default ignorable code points of Unicode, and what has an empty shape.
const fn has_no_shape(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
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
    letters
        .map(|letter| if is_shown(letter) { letter } else { '?' })
        .collect()
}
