//! The digest in a file, which shows changes by hand or by a fault of the disk.

use ron::value::RawValue;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use super::FileName;
use super::reader::reader;

/// The parts of a file's text.
#[derive(Deserialize)]
#[serde(rename = "File")]
struct Outside<'t> {
    version: u32,
    #[serde(default)]
    digest: String,
    #[serde(borrow)]
    content: &'t RawValue,
}

/// What the digest in a file shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seal {
    /// The version that the digest was made with, even if the text says another
    /// one. `None` if the digest fits no version.
    pub(super) version: Option<u32>,
    /// Whether the file is not as the program wrote it.
    pub(super) is_broken: bool,
}

impl Seal {
    /// For a file without a digest, or with a fault that is found when it is
    /// read.
    const NONE: Self = Self {
        version: None,
        is_broken: false,
    };

    /// Checks the digest in the text of a file.
    pub(super) fn of(name: FileName, text: &str) -> Self {
        let Some(first) = name.sealed_since() else {
            return Self::NONE;
        };
        let Ok(outside) = reader().from_str::<Outside<'_>>(text) else {
            return Self::NONE;
        };
        if outside.digest.is_empty() && outside.version < first {
            return Self::NONE;
        }
        let content = outside.content.get_ron();
        let mut versions = first..=name.version();
        let version = versions.find(|version| digest(*version, content) == outside.digest);
        Self {
            version,
            is_broken: version != Some(outside.version),
        }
    }
}

/// The text of a file with a digest, from a text without one.
pub(super) fn seal(name: FileName, envelope: &str) -> String {
    let content = envelope
        .split_once("content: ")
        .and_then(|(_, rest)| rest.strip_suffix(",\n)"));
    around(name, content.expect("this is how an envelope is written"))
}

/// The text of a file with a new version and digest; `None` if it is not the text of a file.
pub(super) fn seal_again(name: FileName, text: &str) -> Option<String> {
    let outside: Outside<'_> = reader().from_str(text).ok()?;
    Some(around(name, outside.content.get_ron()))
}

fn around(name: FileName, content: &str) -> String {
    let version = name.version();
    let digest = match name.sealed_since() {
        Some(_) => format!("    digest: \"{}\",\n", digest(version, content)),
        None => String::new(),
    };
    format!("(\n    version: {version},\n{digest}    content: {content},\n)")
}

/// The digest covers the version, because the same content may mean something
/// else in a later version.
fn digest(version: u32, content: &str) -> String {
    let hash = Sha256::new()
        .chain_update(format!("{version}\n"))
        .chain_update(content)
        .finalize();
    hex::encode(hash)
}
