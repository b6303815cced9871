//! The text of a file: a heading, and one value with a version, perhaps a digest, and the
//! content.

use ron::error::SpannedResult;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The version of all formats.
pub(super) const VERSION: u32 = 1;
/// What all files begin with, before the version of the program that wrote them.
pub(super) const HEADING: &str = "// Nestor Dominoes ";
/// The version of this program.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");
/// The first program that wrote version 1 of all formats.
const FIRST_PROGRAM: [u32; 3] = [0, 9, 0];
/// The deepest nesting of values that is read. Files of the program need far less.
const MOST_DEPTH: usize = 128;

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

    /// Reads a content as the version before wrote it.
    ///
    /// # Errors
    /// If the text is not such a content.
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

#[derive(Serialize)]
#[serde(rename = "File")]
struct Written<'a, T> {
    version: u32,
    #[serde(skip_serializing_if = "str::is_empty")]
    digest: &'a str,
    content: &'a T,
}

/// The parts of a file's value.
#[derive(Deserialize)]
#[serde(rename = "File", deny_unknown_fields)]
pub(super) struct Parts<'t> {
    pub(super) version: u32,
    #[serde(default)]
    pub(super) digest: &'t str,
    #[serde(borrow)]
    pub(super) content: &'t RawValue,
}

/// The whole text of a file with this content.
///
/// # Errors
/// If the content cannot be written as RON, or is larger than its kind allows.
pub fn to_text<T: Content>(content: &T) -> Result<String, String> {
    let kind = T::KIND;
    let pretty = PrettyConfig::new()
        .new_line("\n")
        .depth_limit(kind.lines_to_depth);
    let to_string = |digest: &str| {
        let written = Written {
            version: VERSION,
            digest,
            content,
        };
        let options = ron::Options::default().with_recursion_limit(MOST_DEPTH / 2);
        let text = options.to_string_pretty(&written, pretty.clone());
        text.map_err(|error| error.to_string())
    };
    let plain = to_string("")?;
    let text = if kind.has_digest {
        let parts: Parts<'_> = parse(&plain).map_err(|error| error.to_string())?;
        to_string(&digest(VERSION, parts.content.get_ron()))?
    } else {
        plain
    };
    let text = format!("{HEADING}{PROGRAM}: {}\n{text}\n", kind.word);
    if text.len() as u64 > kind.most_bytes {
        return Err(format!("it has more than {} bytes", kind.most_bytes));
    }
    Ok(text)
}

/// Reads a text that is one value.
pub(crate) fn parse<'t, T: Deserialize<'t>>(text: &'t str) -> SpannedResult<T> {
    options().from_str(text)
}

/// A reader of a text that is one value.
pub(super) fn reader(text: &str) -> SpannedResult<ron::Deserializer<'_>> {
    ron::Deserializer::from_str_with_options(text, &options())
}

fn options() -> ron::Options {
    ron::Options::default().with_recursion_limit(MOST_DEPTH)
}

/// The digest covers the version, because the same content may mean something else in a later
/// one. Systems and mail programs end lines in two ways, which mean the same.
pub(super) fn digest(version: u32, content: &str) -> String {
    let hash = Sha256::new()
        .chain_update(format!("{version}\n"))
        .chain_update(content.replace("\r\n", "\n"))
        .finalize();
    hex::encode(hash)
}

/// Whether something begins as all files of the program do. A letter may be changed; and a
/// fault of the disk leaves zeros.
pub(super) fn begins_as_ours(bytes: &[u8]) -> bool {
    let pairs = HEADING.bytes().zip(bytes.iter().copied());
    let same = pairs.filter(|(ours, byte)| ours == byte).count();
    same + 4 >= HEADING.len() || bytes.iter().take(HEADING.len()).all(|byte| *byte == 0)
}

/// Whether the heading of a text names this kind of file. A letter may be changed.
pub(super) fn is_of_kind(text: &str, kind: Kind) -> bool {
    let heading = text.lines().next().and_then(|line| line.split_once(": "));
    heading.is_none_or(|(_, word)| {
        let pairs = word.bytes().zip(kind.word.bytes());
        let changed = pairs.filter(|(byte, ours)| byte != ours).count();
        word.len() == kind.word.len() && changed <= 1
    })
}

/// Whether the heading names a program that is not newer than this one.
pub(super) fn is_of_known_program(text: &str) -> bool {
    let program = program_of(text);
    program.is_some() && program <= numbers(PROGRAM)
}

/// Whether the heading names a program from before version 1 of all formats, or none.
pub(super) fn is_of_earlier_program(text: &str) -> bool {
    program_of(text) < Some(FIRST_PROGRAM.to_vec())
}

fn program_of(text: &str) -> Option<Vec<u32>> {
    let heading = text.strip_prefix(HEADING)?;
    numbers(heading.split_once(": ")?.0)
}

fn numbers(version: &str) -> Option<Vec<u32>> {
    version.split('.').map(|part| part.parse().ok()).collect()
}
