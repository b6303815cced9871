//! The kinds of files.

use ron::error::SpannedResult;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::envelope::parse;

/// A kind of file. All are of version 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    /// Its name in the heading.
    pub word: &'static str,
    /// The most bytes that are written and read.
    pub most_bytes: u64,
    /// Whether a digest shows changes by hand, or by a fault of the disk.
    pub has_digest: bool,
    /// Depth down to which each value has a line of its own.
    pub lines_to_depth: usize,
}

/// Contents of a file.
pub trait Content: Serialize + DeserializeOwned + Send + Sync {
    /// The kind of file.
    const KIND: Kind;
    /// The last version of its format before version 1 of all formats, which is read as well.
    const BEFORE: Option<u32> = None;

    /// What the text of a content of the version before stands for.
    ///
    /// # Errors
    /// If it is none.
    fn of_before(content: &str) -> SpannedResult<Self> {
        parse(content)
    }

    /// The same, if it can be used.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check(self) -> Result<Self, String> {
        Ok(self)
    }
}
