//! The digest in a file, by which a digit that has flipped is noticed.

use std::fmt::Write as _;

use ron::value::RawValue;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use super::FileName;
use super::form;

/// A file as it is from outside.
#[derive(Deserialize)]
#[serde(rename = "File")]
struct Outside<'t> {
    version: u32,
    #[serde(default)]
    digest: String,
    #[serde(borrow)]
    content: &'t RawValue,
}

/// What the digest in a file says of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seal {
    /// The version that the file was written with, whatever it says now; `None`
    /// if the digest does not know.
    pub(super) version: Option<u32>,
    /// The file is not as it was written.
    pub(super) is_broken: bool,
}

impl Seal {
    /// Of a file that needs none, or of which its reader will complain.
    const NONE: Self = Self {
        version: None,
        is_broken: false,
    };

    /// Looks at the digest in the text of a file.
    pub(super) fn of(name: FileName, text: &str) -> Self {
        let Some(first) = name.sealed_since() else {
            return Self::NONE;
        };
        let Ok(outside) = form::reader().from_str::<Outside<'_>>(text) else {
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

/// The text of an envelope with a digest in it, from that of one without.
pub(super) fn seal(name: FileName, envelope: &str) -> String {
    let content = envelope
        .split_once("content: ")
        .and_then(|(_, rest)| rest.strip_suffix(",\n)"));
    around(name, content.expect("this is how an envelope is written"))
}

/// The text of an envelope with a digest that is right, from that of any; `None`
/// if it is none.
pub(super) fn seal_again(name: FileName, text: &str) -> Option<String> {
    let outside: Outside<'_> = form::reader().from_str(text).ok()?;
    Some(around(name, outside.content.get_ron()))
}

fn around(name: FileName, content: &str) -> String {
    let version = name.version();
    let digest = digest(version, content);
    format!("(\n    version: {version},\n    digest: \"{digest}\",\n    content: {content},\n)")
}

/// The version counts too: a later one may mean something else by the same text.
fn digest(version: u32, content: &str) -> String {
    let hash = Sha256::new()
        .chain_update(format!("{version}\n"))
        .chain_update(content)
        .finalize();
    hash.iter().fold(String::new(), |mut digits, byte| {
        write!(digits, "{byte:02x}").expect("there is room in a string");
        digits
    })
}
