//! What comes of reading a file.

use super::Notice;

/// The result of reading a file.
#[must_use]
#[derive(Debug, Clone, PartialEq)]
pub enum Loaded<T> {
    /// The content.
    Found(T),
    /// The content, which is not as the program wrote it; the player must be
    /// told.
    Changed(T, Notice),
    /// There is no such file.
    Missing,
    /// The file cannot be used; the player must be told.
    Useless(Notice),
}

impl<T> Loaded<T> {
    /// The content, if there is one. A notice is added to `notices`.
    pub fn take(self, notices: &mut Vec<Notice>) -> Option<T> {
        match self {
            Self::Found(content) => Some(content),
            Self::Missing => None,
            Self::Changed(content, notice) => {
                tell(notice, notices);
                Some(content)
            }
            Self::Useless(notice) => {
                tell(notice, notices);
                None
            }
        }
    }
}

fn tell(notice: Notice, notices: &mut Vec<Notice>) {
    if !notices.contains(&notice) {
        notices.push(notice);
    }
}
