//! Names of players and of their games.

use serde::{Deserialize, Serialize};

use super::plain_text::is_unseen;

/// A name: 1 to 64 characters of any script, all of them visible, without spaces
/// at either end.
///
/// # Examples
/// ```
/// # use engine::{BadName, Name};
/// let name = Name::new(" Anna ")?;
/// assert_eq!(name.as_str(), "Anna");
/// assert!(name.is_same("ANNA"));
/// assert_eq!(Name::new(" "), Err(BadName::Empty));
/// # Ok::<(), BadName>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why a text cannot be a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum BadName {
    /// It is empty, or only spaces.
    #[error("a name cannot be empty")]
    Empty,
    /// It has more characters than [`Name::LONGEST`].
    #[error("a name has at most {} characters", Name::LONGEST)]
    TooLong,
    /// It has a character that cannot be seen, such as the end of a line.
    #[error("a name has only characters that can be seen")]
    Unseen,
}

impl Name {
    /// The most characters a name can have.
    pub const LONGEST: usize = 64;

    /// The text as a name, without spaces at either end.
    ///
    /// # Errors
    /// Why the text cannot be a name.
    pub fn new(text: &str) -> Result<Self, BadName> {
        let name = text.trim();
        if name.is_empty() {
            Err(BadName::Empty)
        } else if name.chars().count() > Self::LONGEST {
            Err(BadName::TooLong)
        } else if name.chars().any(is_unseen) || name.chars().all(is_joiner) {
            Err(BadName::Unseen)
        } else {
            Ok(Self(name.to_owned()))
        }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether `other` differs only in capitals and in spaces at either end.
    pub fn is_same(&self, other: &str) -> bool {
        self.0.to_lowercase() == other.trim().to_lowercase()
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        Self::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

/// Whether a character joins letters without being seen. Some scripts need it
/// between letters.
const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_1_to_64_characters_of_any_script() {
        assert!(Name::new(&"\u{5c71}".repeat(64)).is_ok(), "64 of them");
        for (name, reason) in [
            ("", BadName::Empty),
            (" \t ", BadName::Empty),
            (&"n".repeat(65), BadName::TooLong),
            ("a\nb", BadName::Unseen),
            ("a\u{2028}b", BadName::Unseen),
            ("\u{202e}anna", BadName::Unseen),
            ("\u{200b}\u{200d}", BadName::Unseen),
        ] {
            assert_eq!(Name::new(name), Err(reason), "{name:?}");
        }
    }
}
