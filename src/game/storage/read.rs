//! The one reader of files.

use std::io;
use std::path::Path;

use sha2::{Digest as _, Sha256};

use super::complaint::{complaint, unreadable};
use super::crash::caught;
use super::disk::Disk;
use super::envelope::Content;
use super::envelope::{self, Parts, VERSION};
use crate::storage::{SystemError, Unreadable};

/// Result of reading a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Read<T> {
    /// Nothing.
    Missing,
    /// The content, as the program wrote it.
    Sound(T),
    /// The content, changed by hand or by a fault of the disk.
    Changed(T),
    /// A file of a newer program: its version.
    Newer(u32),
    /// A file of a program before the last one with formats of its own: its version.
    Older(u32),
    /// Something that is none of the program's files of this kind.
    Foreign,
    /// A file of this kind that makes no sense.
    Damaged(Damage),
    /// The system did not let it be read.
    Refused(SystemError),
}

/// Stands for bytes that were read whole, begin as the program's or are empty or zeros, and
/// make no sense. Only these can be set aside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    pub(super) hash: [u8; 32],
    /// What is wrong with it.
    pub why: Unreadable,
}

/// What the reader found: nothing, or bytes with this hash. The writer replaces nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known(pub(super) Option<[u8; 32]>);

impl Known {
    /// Nothing is there that may be replaced without a copy of it.
    pub(super) const NOTHING: Self = Self(None);

    /// Whether there is a file.
    pub(super) const fn is_something(self) -> bool {
        self.0.is_some()
    }

    pub(super) fn of(bytes: &[u8]) -> Self {
        Self(Some(hash(bytes)))
    }
}

pub(super) fn hash(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Reads a file. Without a [`Known`] it must not be replaced.
pub fn read<T: Content>(disk: &dyn Disk, path: &Path) -> (Read<T>, Option<Known>) {
    let most = T::KIND.most_bytes;
    let bytes = match disk.read(path, most + 1) {
        Ok(bytes) => bytes,
        // A link that leads nowhere is not the same as no file.
        Err(error)
            if error.kind() == io::ErrorKind::NotFound
                && disk.exists(path).is_ok_and(|there| !there) =>
        {
            return (Read::Missing, Some(Known::NOTHING));
        }
        Err(error) => return (Read::Refused((&error).into()), None),
    };
    if bytes.len() as u64 > most {
        return (Read::Foreign, None);
    }
    // No content of a file breaks the program down: that is damage like any other.
    let found = caught(|| content::<T>(&bytes));
    let broke_down = || Unreadable::Impossible("it broke the program down".to_owned());
    let found = found.unwrap_or_else(|_| damaged(&bytes, broke_down()));
    let known = match found {
        Read::Sound(_) => Some(Known::of(&bytes)),
        // It is copied before it is replaced.
        Read::Changed(_) => Some(Known::NOTHING),
        _ => None,
    };
    (found, known)
}

fn damaged<T>(bytes: &[u8], why: Unreadable) -> Read<T> {
    let hash = hash(bytes);
    Read::Damaged(Damage { hash, why })
}

fn content<T: Content>(bytes: &[u8]) -> Read<T> {
    let damaged = |why| damaged(bytes, why);
    // A power cut may leave an empty file, or one full of zeros.
    if bytes
        .iter()
        .all(|byte| *byte == 0 || byte.is_ascii_whitespace())
    {
        return damaged(Unreadable::Empty);
    }
    // Some editors put a mark of the byte order before it.
    let bytes_of_text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let is_ours = envelope::begins_as_ours(bytes_of_text);
    let text = std::str::from_utf8(bytes_of_text)
        .ok()
        .filter(|text| !text.contains('\0'));
    let Some(text) = text else {
        return if is_ours {
            damaged(Unreadable::NotText)
        } else {
            Read::Foreign
        };
    };
    let is_of_kind = is_ours && envelope::is_of_kind(text, T::KIND);
    if is_ours && !is_of_kind {
        return Read::Foreign;
    }
    let failed = |part: &str, error: &ron::error::SpannedError| {
        if is_of_kind {
            damaged(unreadable::<T>(text, part, error))
        } else {
            Read::Foreign
        }
    };
    let parts: Parts<'_> = match envelope::parse(text) {
        Ok(parts) => parts,
        Err(error) => return failed(text, &error),
    };
    let inside = parts.content.get_ron();
    let version = version_of::<T>(&parts);
    let is_before = version != VERSION && T::BEFORE == Some(version);
    let content = if is_before {
        T::of_before(inside)
    } else {
        match T::BEFORE {
            Some(VERSION) => envelope::parse(inside).or_else(|_| T::of_before(inside)),
            _ => envelope::parse(inside),
        }
    };
    let content = content.map_err(|error| failed(inside, &error));
    let content = content.and_then(|content: T| {
        let checked = content.check();
        checked.map_err(|wrong| damaged(Unreadable::Impossible(complaint(&wrong))))
    });
    let is_older = T::BEFORE.is_some_and(|before| version < before)
        && (version != VERSION || envelope::is_of_earlier_program(text));
    // A slip in the version of a file that people edit.
    let is_slip = !T::KIND.has_digest && envelope::is_of_known_program(text);
    let is_known = version <= VERSION || is_before && envelope::is_of_known_program(text);
    let is_as_written = version == parts.version
        && (!T::KIND.has_digest || parts.digest == envelope::digest(version, inside));
    match content {
        Err(_) if is_older => Read::Older(version),
        _ if !is_known && !is_slip && is_older => Read::Older(version),
        _ if !is_known && !is_slip => Read::Newer(version),
        Err(_) if !is_known => Read::Newer(version),
        Ok(content) if !is_known || is_as_written => Read::Sound(content),
        Ok(content) => Read::Changed(content),
        Err(wrong) => wrong,
    }
}

/// The version in which the content was written. A digest shows that, whatever number the text
/// says.
fn version_of<T: Content>(parts: &Parts<'_>) -> u32 {
    let content = parts.content.get_ron();
    let mut versions = [Some(VERSION), T::BEFORE].into_iter().flatten();
    let shown = versions.find(|version| parts.digest == envelope::digest(*version, content));
    shown
        .filter(|_| T::KIND.has_digest)
        .unwrap_or(parts.version)
}
