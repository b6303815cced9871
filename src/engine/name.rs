//! Names of players, games and themes.

use serde::{Deserialize, Serialize};

use super::plain_text::{is_blank, is_invisible, is_mark_or_unknown};

/// A name: 1 to 64 characters of any script, without spaces at either end. At least one is a
/// visible letter, digit or sign, and none changes the direction of the text around the name.
///
/// # Examples
/// ```
/// # use engine::{NameError, Name};
/// let name = Name::new(" Anna ")?;
/// assert_eq!(name.as_str(), "Anna");
/// assert!(name.is_same("ANNA"));
/// assert_eq!(Name::new(" "), Err(NameError::Empty));
/// # Ok::<(), NameError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why a text is not a valid name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NameError {
    /// The text has no visible character.
    #[error("a name cannot be empty")]
    Empty,
    /// The text has more than [`Name::MAX_CHARS`] characters.
    #[error("a name has at most {} characters", Name::MAX_CHARS)]
    TooLong,
    /// The text has a character that cannot be seen, such as a line break or a direction mark.
    #[error("a name has only characters that can be seen")]
    Invisible,
}

impl Name {
    /// The most characters a name can have. It also holds for names that are read from files, so it
    /// must not shrink.
    pub const MAX_CHARS: usize = 64;

    /// Parses a name. Spaces at either end are removed.
    ///
    /// # Errors
    /// If the text is not a valid name.
    pub fn new(text: &str) -> Result<Self, NameError> {
        Self::read(text).and_then(|name| {
            let is_strange = name.0.chars().any(is_mark_or_unknown);
            if is_strange { Err(NameError::Invisible) } else { Ok(name) }
        })
    }

    /// Parses a name from a file. Unlike a new name, a name from a file may have direction marks,
    /// and characters from newer versions of Unicode.
    fn read(text: &str) -> Result<Self, NameError> {
        let name = text.trim();
        if is_blank(name) {
            Err(NameError::Empty)
        } else if name.chars().count() > Self::MAX_CHARS {
            Err(NameError::TooLong)
        } else if name.chars().any(is_invisible) {
            Err(NameError::Invisible)
        } else {
            Ok(Self(name.to_owned()))
        }
    }

    /// The text of the name, without spaces at either end.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether `other` is the same name, ignoring case and spaces at either end.
    pub fn is_same(&self, other: &str) -> bool {
        self.0.to_lowercase() == other.trim().to_lowercase()
    }
}

impl TryFrom<String> for Name {
    type Error = NameError;

    /// Parses a name from a file. A name without a visible character, which earlier versions
    /// accepted, becomes the code of its first character, such as `U+3164`, so that two such names
    /// stay distinct.
    fn try_from(text: String) -> Result<Self, NameError> {
        match (Self::read(&text), text.trim().chars().next()) {
            (Err(NameError::Empty), Some(first)) => Ok(Self(format!("U+{:04X}", u32::from(first)))),
            (name, _) => name,
        }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}
