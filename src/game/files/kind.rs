//! The kinds of files.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A kind of file. All are of version 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    /// What the heading calls it.
    pub word: &'static str,
    /// The most bytes that are written and read.
    pub most_bytes: u64,
    /// Whether a digest shows changes by hand, or by a fault of the disk.
    pub has_digest: bool,
    /// So deep each value has a line of its own.
    pub lines_to_depth: usize,
}

/// What stands in a file.
pub trait Content: Serialize + DeserializeOwned + Send + Sync {
    /// The kind of file.
    const KIND: Kind;

    /// The same, if it can be used.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check(self) -> Result<Self, String> {
        Ok(self)
    }
}
