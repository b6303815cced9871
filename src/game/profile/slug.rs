//! Names for files that every operating system allows.

/// The maximum length of a slug that is made from a name.
pub const MAX_LETTERS: usize = 24;

/// Reduces a name to letters a to z, digits and hyphens; returns `fallback` if none are left.
///
/// With a number appended, the result is never a name that Windows reserves.
///
/// # Examples
/// ```
/// # use game::profile::slug;
/// assert_eq!(slug("All Fives, 20 Nov", "game"), "all-fives-20-nov");
/// assert_eq!(slug("...", "game"), "game");
/// ```
pub fn slug(name: &str, fallback: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric().then_some(letter);
    let letters = name.chars().map(|letter| plain(letter).unwrap_or(' '));
    let letters: String = letters.take(MAX_LETTERS).collect();
    let words: Vec<_> = letters.split_whitespace().collect();
    if words.is_empty() { fallback.to_owned() } else { words.join("-").to_ascii_lowercase() }
}
