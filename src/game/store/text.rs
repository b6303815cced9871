//! Text files in RON: a heading, and one value with a version, an optional digest, and the content.

use std::io;
use std::path::Path;

use ron::error::SpannedResult;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::complaint::{message_of, unreadable_part};
use super::crash::catch_panic;
use super::disk;
use super::fault::SystemError;

/// The current version of all file formats.
const VERSION: u32 = 1;
/// The start of every file, before the version of the program that wrote it.
const HEADING: &str = "// Nestor Dominoes ";
const PROGRAM: &str = env!("CARGO_PKG_VERSION");
/// The first version of the program that wrote version 1 of all file formats.
const FIRST_PROGRAM: [u32; 3] = [0, 9, 0];
/// Maximum nesting of values. Files of the program need far less.
const MAX_DEPTH: usize = 128;

/// A kind of text file, with its limits and layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileKind {
    /// The name of the kind in the heading of a file.
    pub name: &'static str,
    /// Maximum size of a file, in bytes; a larger one is neither written nor read.
    pub max_bytes: u64,
    /// Whether a digest reveals manual edits and faults of the disk.
    pub has_digest: bool,
    /// Depth down to which each value has a line of its own.
    pub line_depth: usize,
}

/// A type that can be stored as the content of a text file.
pub trait Content: Serialize + DeserializeOwned + Send + Sync {
    /// The kind of file that holds this type.
    const KIND: FileKind;
    /// Checks content that was read.
    ///
    /// # Errors
    /// If the content is invalid: what is wrong with the content, in English.
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

/// The value of a file, whose content is not parsed yet.
#[derive(Deserialize)]
#[serde(rename = "File", deny_unknown_fields)]
struct FileParts<'t> {
    version: u32,
    #[serde(default)]
    digest: &'t str,
    #[serde(borrow)]
    content: &'t RawValue,
}

/// The whole text of a file with this content.
///
/// # Errors
/// If the content cannot be written as RON, or is larger than its kind allows.
pub fn to_text<T: Content>(content: &T) -> Result<String, String> {
    let kind = T::KIND;
    let pretty = PrettyConfig::new().new_line("\n").depth_limit(kind.line_depth);
    let to_string = |digest: &str| {
        let written = Written { version: VERSION, digest, content };
        let options = ron::Options::default().with_recursion_limit(MAX_DEPTH / 2);
        let text = options.to_string_pretty(&written, pretty.clone());
        text.map_err(|error| error.to_string())
    };
    let plain = to_string("")?;
    let text = if kind.has_digest {
        let parts: FileParts<'_> = parse(&plain).map_err(|error| error.to_string())?;
        to_string(&digest(VERSION, parts.content.get_ron()))?
    } else {
        plain
    };
    let text = format!("{HEADING}{PROGRAM}: {}\n{text}\n", kind.name);
    if text.len() as u64 > kind.max_bytes {
        return Err(format!("it has more than {} bytes", kind.max_bytes));
    }
    Ok(text)
}

/// Result of reading a text file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileRead<T> {
    /// There is no file.
    Missing,
    /// The content, unchanged since the program wrote it.
    Intact(T),
    /// The content of a file with a wrong digest: it was edited, or the disk is faulty.
    Changed(T),
    /// The file cannot be used.
    Unreadable(UnreadableReason),
}

/// Why a text file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableReason {
    /// The system refused to read the file.
    #[error("the system refused: {0:?}")]
    Refused(SystemError),
    /// A newer version of the program wrote the file.
    #[error("it was saved by a newer version")]
    Newer,
    /// A version of the program from before this format wrote the file.
    #[error("it was saved by an earlier version")]
    Older,
    /// The file is too large, of another kind, or not from this program.
    #[error("it is no such file of this program")]
    Foreign,
    /// The file is empty, or has only zero bytes and whitespace.
    #[error("it is empty")]
    Empty,
    /// The file has the program's heading, but is not UTF-8 text.
    #[error("it is not text")]
    NotUtf8,
    /// The text is not in the right format.
    #[error("line {line}: {message}")]
    InvalidFormat {
        /// The line where reading stopped, from 1.
        line: usize,
        /// What is wrong there, in English.
        message: String,
    },
    /// The format is right, but the content is invalid.
    #[error("{0}")]
    InvalidContent(String),
    /// The file can be read, but was edited outside the program.
    #[error("it was edited outside the program")]
    Changed,
}

/// Reads and checks a text file. A file larger than [`FileKind::max_bytes`] counts as foreign.
pub fn read<T: Content>(path: &Path) -> FileRead<T> {
    let most = T::KIND.max_bytes;
    let bytes = match disk::read(path, most + 1) {
        Ok(bytes) => bytes,
        // A dangling link is not the same as no file.
        Err(error)
            if error.kind() == io::ErrorKind::NotFound
                && disk::exists(path).is_ok_and(|there| !there) =>
        {
            return FileRead::Missing;
        }
        Err(error) => return FileRead::Unreadable(UnreadableReason::Refused((&error).into())),
    };
    if bytes.len() as u64 > most {
        return FileRead::Unreadable(UnreadableReason::Foreign);
    }
    parsed(&bytes)
}

/// Parses and checks the content of a text file.
pub(super) fn parsed<T: Content>(bytes: &[u8]) -> FileRead<T> {
    // No file may end the program: one that makes it panic counts as damaged.
    let broke_down = || UnreadableReason::InvalidContent("it broke the program down".to_owned());
    let found = catch_panic(|| content::<T>(bytes)).unwrap_or_else(|_| Err(broke_down()));
    found.unwrap_or_else(FileRead::Unreadable)
}

fn content<T: Content>(bytes: &[u8]) -> Result<FileRead<T>, UnreadableReason> {
    // A power cut may leave an empty file, or one full of zeros.
    if bytes.iter().all(|byte| *byte == 0 || byte.is_ascii_whitespace()) {
        return Err(UnreadableReason::Empty);
    }
    // Some editors put a byte order mark before the text.
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let is_ours = has_our_heading(bytes);
    let text = std::str::from_utf8(bytes).ok().filter(|text| !text.contains('\0'));
    let text =
        text.ok_or(if is_ours { UnreadableReason::NotUtf8 } else { UnreadableReason::Foreign })?;
    let is_of_kind = is_ours && is_of_kind(text, T::KIND);
    if is_ours && !is_of_kind {
        return Err(UnreadableReason::Foreign);
    }
    if is_of_earlier_program(text) {
        return Err(UnreadableReason::Older);
    }
    let failed = |part: &str, error: &ron::error::SpannedError| {
        if is_of_kind { unreadable_part(text, part, error) } else { UnreadableReason::Foreign }
    };
    let parts: FileParts<'_> = parse(text).map_err(|error| failed(text, &error))?;
    let inside = parts.content.get_ron();
    let is_as_written = parts.digest == digest(VERSION, inside);
    // A version can be too high by mistake: by a typing error in an editable file of a known
    // program, or by a changed letter in a file whose digest fits.
    let is_slip = if T::KIND.has_digest { is_as_written } else { is_of_known_program(text) };
    if parts.version > VERSION && !is_slip {
        return Err(UnreadableReason::Newer);
    }
    let content: T = parse(inside).map_err(|error| failed(inside, &error))?;
    let content =
        content.check().map_err(|wrong| UnreadableReason::InvalidContent(message_of(&wrong)))?;
    let is_intact = !T::KIND.has_digest || is_as_written && parts.version == VERSION;
    Ok(if is_intact { FileRead::Intact(content) } else { FileRead::Changed(content) })
}

/// Parses a text that is one RON value.
fn parse<'t, T: Deserialize<'t>>(text: &'t str) -> SpannedResult<T> {
    options().from_str(text)
}

fn options() -> ron::Options {
    ron::Options::default().with_recursion_limit(MAX_DEPTH)
}

/// Returns the digest of a content and its version: the same content may mean something else in a
/// later version. Windows line endings do not change the digest.
fn digest(version: u32, content: &str) -> String {
    let hash = Sha256::new()
        .chain_update(format!("{version}\n"))
        .chain_update(content.replace("\r\n", "\n"))
        .finalize();
    hex::encode(hash)
}

/// Whether the bytes begin with [`HEADING`]. Up to four bytes may be changed, or all may be zeros
/// after a fault of the disk.
fn has_our_heading(bytes: &[u8]) -> bool {
    let pairs = HEADING.bytes().zip(bytes.iter().copied());
    let same = pairs.filter(|(ours, byte)| ours == byte).count();
    same + 4 >= HEADING.len() || bytes.iter().take(HEADING.len()).all(|byte| *byte == 0)
}

/// Whether the heading of a text names this kind of file, or none. One letter may be changed.
fn is_of_kind(text: &str, kind: FileKind) -> bool {
    let heading = text.lines().next().and_then(|line| line.split_once(": "));
    heading.is_none_or(|(_, word)| {
        let pairs = word.bytes().zip(kind.name.bytes());
        let changed = pairs.filter(|(byte, ours)| byte != ours).count();
        word.len() == kind.name.len() && changed <= 1
    })
}

/// Whether the heading names this version of the program or an earlier one.
fn is_of_known_program(text: &str) -> bool {
    let program = program_version(text);
    program.is_some() && program <= version_numbers(PROGRAM)
}

/// Whether the heading names a program from before version 1 of all formats.
fn is_of_earlier_program(text: &str) -> bool {
    program_version(text).is_some_and(|program| program < FIRST_PROGRAM.to_vec())
}

fn program_version(text: &str) -> Option<Vec<u32>> {
    let heading = text.strip_prefix(HEADING)?;
    version_numbers(heading.split_once(": ")?.0)
}

fn version_numbers(version: &str) -> Option<Vec<u32>> {
    version.split('.').map(|part| part.parse().ok()).collect()
}
