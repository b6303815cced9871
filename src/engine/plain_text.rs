//! Text from outside, as it may be shown.

/// Whether a character controls whatever shows it, ends a line, or changes the direction of
/// the text around it.
///
/// # Examples
/// ```
/// use engine::is_unseen;
///
/// assert!(is_unseen('\0') && is_unseen('\n') && is_unseen('\u{202e}'));
/// assert!(!is_unseen('ß') && !is_unseen(' '));
/// ```
pub fn is_unseen(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text with `?` for each character that [is unseen](is_unseen), as for bytes that are
/// no character.
///
/// Whatever comes from a file, its name or the system passes through here before it is
/// shown or spoken: a screen reader takes no NUL, and a file's name could be read backwards.
///
/// # Examples
/// ```
/// assert_eq!(engine::plain_text("gnp.\u{202e}nestor"), "gnp.?nestor");
/// ```
pub fn plain_text(text: &str) -> String {
    let is_shown = |letter| letter != char::REPLACEMENT_CHARACTER && !is_unseen(letter);
    let letters = text.chars();
    letters
        .map(|letter| if is_shown(letter) { letter } else { '?' })
        .collect()
}
