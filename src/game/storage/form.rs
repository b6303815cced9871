//! The format of all files: RON text, with the version of the format and the
//! content.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use ron::error::SpannedResult;
use ron::ser::PrettyConfig;
use serde::de::{self, DeserializeOwned, DeserializeSeed, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_path_to_error::Track;

use super::reader::{MOST_DEPTH, reader};
use super::seal::{Seal, seal, seal_again};
use super::{FileName, SaveError, Unreadable};
use engine::plain_text;

/// The size of the largest file that is read or written, in bytes.
pub const MOST_BYTES: u64 = 16 << 20;

/// The deepest nesting that is written. It is less than what is read, so that
/// everything written can be read.
const MOST_DEPTH_WRITTEN: usize = MOST_DEPTH / 2;

/// What all files begin with, before the version of the program that wrote them.
pub(super) const HEADING: &str = "// Nestor Dominoes ";

/// The version of this program.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The longest message about the content of a file, in characters.
const MOST_COMPLAINT_CHARS: usize = 160;

#[derive(Serialize)]
#[serde(rename = "File")]
struct Envelope<'a, T> {
    version: u32,
    content: &'a T,
}

/// Makes the text of a file. It is called on the saver's thread, because it can
/// take long.
pub(super) type MakeText = Arc<dyn Fn() -> Result<String, SaveError> + Send + Sync>;

/// The whole text of a file with this content.
///
/// # Errors
/// If the content cannot be written as RON, or is too large.
pub fn to_text<T: Serialize>(name: FileName, content: &T) -> Result<String, SaveError> {
    let envelope = Envelope {
        version: name.version(),
        content,
    };
    // The same line ends on every system.
    let pretty = PrettyConfig::new()
        .new_line("\n")
        .depth_limit(name.lines_to_depth());
    let text = ron::Options::default()
        .with_recursion_limit(MOST_DEPTH_WRITTEN)
        .to_string_pretty(&envelope, pretty)
        .map_err(|error| SaveError::NoText {
            name,
            reason: complaint(&error),
        })?;
    let text = match name.sealed_since() {
        Some(_) => seal(name, &text),
        None => text,
    };
    let text = entitled(name, &text);
    if text.len() as u64 > MOST_BYTES {
        return Err(SaveError::TooMuch { name });
    }
    Ok(text)
}

/// Puts the heading of a file before its text.
fn entitled(name: FileName, text: &str) -> String {
    format!("{HEADING}{PROGRAM}: {name}\n{text}\n")
}

/// Whether the heading of a text says that it is another of the program's files.
pub(super) fn is_other(name: FileName, text: &str) -> bool {
    let heading = text.lines().next().unwrap_or_default();
    let ours = heading.strip_prefix(HEADING);
    let written = ours.and_then(|ours| Some(ours.split_once(": ")?.1));
    let all = FileName::ALL.into_iter().chain(FileName::COMMON);
    let mut others = all.chain([FileName::Review, FileName::Theme]);
    others.any(|other| other != name && written == Some(other.to_string().as_str()))
}

/// The same text with the right digest; `None` if it cannot be read.
pub(super) fn with_new_digest<T: DeserializeOwned>(name: FileName, text: &str) -> Option<String> {
    let text = entitled(name, &seal_again(name, text)?);
    matches!(from_text::<T>(name, &text), Ok(Read::Content(_))).then_some(text)
}

/// The result of reading the text of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Read<T> {
    /// The content.
    Content(T),
    /// The content, which is not as the program wrote it.
    Changed(T),
    /// The version, which only a newer program can read.
    Newer(u32),
}

/// Reads the whole text of a file.
pub(super) fn from_text<T: DeserializeOwned>(
    name: FileName,
    text: &str,
) -> Result<Read<T>, Unreadable> {
    match open(name, text, None) {
        (Ok(content), _) if Seal::of(name, text).is_broken => Ok(Read::Changed(content)),
        (Ok(content), _) => Ok(Read::Content(content)),
        (Err(why), Some(version)) if !name.is_version(version) => {
            match open(name, text, written_as(name, text)).0 {
                Ok(content) => Ok(Read::Changed(content)),
                Err(_) if version > name.version() => Ok(Read::Newer(version)),
                Err(_) => Err(why),
            }
        }
        (Err(why), _) => Err(why),
    }
}

/// The version in which a file was written that says another one, which may be a slip: the
/// one of its digest or, in a file that has none, today's, unless a newer program wrote it.
fn written_as(name: FileName, text: &str) -> Option<u32> {
    match name.sealed_since() {
        Some(_) => Seal::of(name, text).version,
        None => is_of_known_program(text).then(|| name.version()),
    }
}

/// Whether the heading of a text names this program or an older one.
fn is_of_known_program(text: &str) -> bool {
    let numbers = |version: &str| -> Option<Vec<u32>> {
        version.split('.').map(|part| part.parse().ok()).collect()
    };
    let heading = text.strip_prefix(HEADING);
    let program = heading.and_then(|rest| numbers(rest.split_once(": ")?.0));
    program.is_some() && program <= numbers(PROGRAM)
}

/// The version in a text; `None` if there is none. The content is not looked at.
pub(super) fn version_of(name: FileName, text: &str) -> Option<u32> {
    // `Unread` always fails, but the version is read before it.
    let (_, version) = open::<Unread>(name, text, None);
    let version = version?;
    if name.is_version(version) {
        return Some(version);
    }
    Some(Seal::of(name, text).version.unwrap_or(version))
}

/// Reads the version and the content of a text. With `written_as`, that version
/// counts instead of the one in the text.
fn open<T: DeserializeOwned>(
    name: FileName,
    text: &str,
    written_as: Option<u32>,
) -> (Result<T, Unreadable>, Option<u32>) {
    let mut version = None;
    let opening = Opening {
        name,
        version: &mut version,
        written_as,
        content: PhantomData,
    };
    (read(text, opening), version)
}

/// Reads a text that must be exactly one value.
pub(super) fn read<'de, S: DeserializeSeed<'de>>(
    text: &'de str,
    seed: S,
) -> Result<S::Value, Unreadable> {
    if text.trim().is_empty() {
        return Err(Unreadable::Empty);
    }
    let mut track = Track::new();
    let read = || {
        let mut reader = ron::Deserializer::from_str_with_options(text, &reader())?;
        let value = seed
            .deserialize(serde_path_to_error::Deserializer::new(
                &mut reader,
                &mut track,
            ))
            .and_then(|value| reader.end().map(|()| value))
            .map_err(|error| reader.span_error(error))?;
        Ok(value)
    };
    let result: SpannedResult<_> = read();
    result.map_err(|error| Unreadable::Wrong {
        line: error.span.start.line,
        what: what_is_wrong(&error.code, &track.path()),
    })
}

/// What is wrong with a text, without the insides of the format.
fn what_is_wrong(code: &ron::Error, at: &impl fmt::Display) -> String {
    match code {
        ron::Error::Message(said) => complaint(said),
        ron::Error::IntegerOutOfBounds => complaint(&format_args!("{at} is a number out of range")),
        ron::Error::NoSuchStructField { found, .. }
        | ron::Error::NoSuchEnumVariant { found, .. } => {
            complaint(&format_args!("`{found}` is unknown"))
        }
        ron::Error::MissingStructField { field, .. } => format!("`{field}` is missing"),
        ron::Error::DuplicateStructField { field, .. } => format!("`{field}` is there twice"),
        ron::Error::Eof => "the text ends too early".to_owned(),
        _ => "this is not as the program writes it".to_owned(),
    }
}

/// A message as part of a sentence. It is shortened, because it may quote much of
/// the file.
pub(super) fn complaint(error: &impl fmt::Display) -> String {
    let mut text = plain_text(&error.to_string());
    if let Some((cut, _)) = text.char_indices().nth(MOST_COMPLAINT_CHARS) {
        text.truncate(cut);
        text.push_str("...");
    }
    text
}

/// Stands for content that is not read.
struct Unread;

impl<'de> Deserialize<'de> for Unread {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(de::Error::custom("not to be read"))
    }
}

/// Reads the version first, and the content only if this program can read that
/// version.
struct Opening<'v, T> {
    name: FileName,
    version: &'v mut Option<u32>,
    /// The version in which the file was written, if that is not what it says.
    written_as: Option<u32>,
    content: PhantomData<T>,
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    Version,
    Digest,
    Content,
}

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for Opening<'_, T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_struct("File", &["version", "digest", "content"], self)
    }
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for Opening<'_, T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a version and a content")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let Some(Field::Version) = map.next_key()? else {
            return Err(de::Error::missing_field("version"));
        };
        let version = map.next_value()?;
        *self.version = Some(version);
        let version = self.written_as.unwrap_or(version);
        if !self.name.is_version(version) {
            return Err(de::Error::custom(format_args!(
                "version {version} is not known"
            )));
        }
        let mut field = map.next_key()?;
        if let Some(Field::Digest) = field {
            if self.name.sealed_since().is_none() {
                return Err(de::Error::unknown_field("digest", &["version", "content"]));
            }
            // The digest was checked before.
            let _: String = map.next_value()?;
            field = map.next_key()?;
        }
        let Some(Field::Content) = field else {
            return Err(de::Error::missing_field("content"));
        };
        let content = map.next_value()?;
        match map.next_key()? {
            Some(Field::Version) => Err(de::Error::duplicate_field("version")),
            Some(Field::Digest) => Err(de::Error::duplicate_field("digest")),
            Some(Field::Content) => Err(de::Error::duplicate_field("content")),
            None => Ok(content),
        }
    }
}
