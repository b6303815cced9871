//! The form that all files share: RON text in an envelope with a version.

use std::fmt;
use std::marker::PhantomData;

use ron::error::SpannedResult;
use ron::ser::PrettyConfig;
use serde::de::{self, DeserializeOwned, DeserializeSeed, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_path_to_error::Track;

use super::{FileName, SaveError, Unreadable};

/// The size of the largest file that is read or written, in bytes.
pub const MOST_BYTES: u64 = 16 << 20;

/// How deep values may lie in each other when they are read; a file of ours
/// needs far less.
const MOST_DEPTH: usize = 128;

/// The same for writing: whatever is written can be read.
const MOST_DEPTH_WRITTEN: usize = MOST_DEPTH / 2;

/// A complaint about a file is cut to so many characters.
const MOST_COMPLAINT_CHARS: usize = 160;

#[derive(Serialize)]
#[serde(rename = "File")]
struct Envelope<'a, T> {
    version: u32,
    content: &'a T,
}

/// The whole text of a file.
///
/// # Errors
/// If RON has no words for the value, or too many.
pub fn to_text<T: Serialize>(name: FileName, content: &T) -> Result<String, SaveError> {
    let envelope = Envelope {
        version: name.version(),
        content,
    };
    // The same text on every operating system.
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
    let text = format!(
        "// Nestor Dominoes {}: {name}\n{text}\n",
        env!("CARGO_PKG_VERSION")
    );
    if text.len() as u64 > MOST_BYTES {
        return Err(SaveError::TooMuch { name });
    }
    Ok(text)
}

/// What a file's text says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Read<T> {
    /// The content.
    Content(T),
    /// A newer program has written it, with this version.
    Newer(u32),
}

/// Reads the whole text of a file.
pub(super) fn from_text<T: DeserializeOwned>(
    name: FileName,
    text: &str,
) -> Result<Read<T>, Unreadable> {
    let mut version = None;
    let opening = Opening {
        name,
        version: &mut version,
        content: PhantomData,
    };
    let result = read(text, opening);
    match (result, version) {
        (Ok(content), _) => Ok(Read::Content(content)),
        (Err(_), Some(version)) if version > name.version() => Ok(Read::Newer(version)),
        (Err(why), _) => Err(why),
    }
}

/// Reads a text that must be one value from its beginning to its end.
pub(super) fn read<'de, S: DeserializeSeed<'de>>(
    text: &'de str,
    seed: S,
) -> Result<S::Value, Unreadable> {
    if text.trim_start_matches('\u{feff}').trim().is_empty() {
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
        what: match error.code {
            // The number alone does not say what it is the number of.
            ron::Error::IntegerOutOfBounds => {
                complaint(&format_args!("{} is a number out of range", track.path()))
            }
            code => complaint(&code),
        },
    })
}

/// The version that a text says it has, whatever comes after that; `None` if it
/// does not say.
pub(super) fn version_of(name: FileName, text: &str) -> Option<u32> {
    let mut version = None;
    let opening = Opening {
        name,
        version: &mut version,
        content: PhantomData::<Unread>,
    };
    // `Unread` always fails; only the version is wanted.
    reader().from_str_seed(text, opening).err();
    version
}

fn reader() -> ron::Options {
    ron::Options::default().with_recursion_limit(MOST_DEPTH)
}

/// A sentence part from a message that may quote any amount of the file.
pub(super) fn complaint(error: &impl fmt::Display) -> String {
    let mut text: String = error
        .to_string()
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if let Some((cut, _)) = text.char_indices().nth(MOST_COMPLAINT_CHARS) {
        text.truncate(cut);
        text.push_str("...");
    }
    text
}

/// Content that is not to be read.
struct Unread;

impl<'de> Deserialize<'de> for Unread {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(de::Error::custom("not to be read"))
    }
}

/// Opens an envelope: the version first, and the content only if it is ours.
struct Opening<'v, T> {
    name: FileName,
    version: &'v mut Option<u32>,
    content: PhantomData<T>,
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    Version,
    Content,
}

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for Opening<'_, T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_struct("File", &["version", "content"], self)
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
        if !(1..=self.name.version()).contains(&version) {
            return Err(de::Error::custom(format_args!(
                "version {version} is not known"
            )));
        }
        let Some(Field::Content) = map.next_key()? else {
            return Err(de::Error::missing_field("content"));
        };
        let content = map.next_value()?;
        match map.next_key()? {
            Some(Field::Version) => Err(de::Error::duplicate_field("version")),
            Some(Field::Content) => Err(de::Error::duplicate_field("content")),
            None => Ok(content),
        }
    }
}
