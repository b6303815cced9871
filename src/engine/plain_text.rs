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
