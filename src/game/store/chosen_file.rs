//! Reads and writes saved games and themes in files that the player chooses.

use std::io;
use std::path::{Path, PathBuf};

use engine::ReplayError;

use super::disk;
use super::fault::{FaultReason, SystemError};
use super::text::{Content, FileRead, UnreadableReason, to_text};

/// Why a saved game or a theme was not read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileError {
    /// There is no such file.
    Missing(PathBuf),
    /// The file cannot be read, or is of another kind.
    Unreadable {
        /// The file that was to be read.
        path: PathBuf,
        /// Why the file cannot be used.
        reason: UnreadableReason,
    },
    /// The record of the game breaks the rules.
    InvalidRecord {
        /// The file with the game.
        path: PathBuf,
        /// What is wrong with the record.
        reason: ReplayError,
    },
    /// There is a file of this name already.
    Exists(PathBuf),
    /// The files of a folder could not be listed.
    NotListed {
        /// The folder of saved games.
        folder: PathBuf,
        /// Why the folder could not be listed.
        reason: SystemError,
    },
    /// The file could not be written.
    NotWritten {
        /// The absolute path of the file, with any added extension.
        path: PathBuf,
        /// Why the file could not be written.
        reason: SystemError,
    },
    /// The file could not be removed.
    NotRemoved {
        /// The file, which may still be there.
        path: PathBuf,
        /// Why the file could not be removed.
        reason: SystemError,
    },
    /// The game could not be renamed.
    NotRenamed(UnreadableReason),
    /// The game could not be saved in the player's list.
    NotSaved(FaultReason),
    /// The content cannot be written as text, or is too large.
    NotEncoded(String),
}

/// The content of a file, and whether it was changed since the program wrote it.
pub(super) fn content<T>(path: &Path, found: FileRead<T>) -> Result<(T, bool), FileError> {
    match found {
        FileRead::Intact(content) => Ok((content, false)),
        FileRead::Changed(content) => Ok((content, true)),
        FileRead::Missing => Err(FileError::Missing(path.to_owned())),
        FileRead::Unreadable(reason) => {
            Err(FileError::Unreadable { path: path.to_owned(), reason })
        }
    }
}

/// Serializes the content of a file.
pub(super) fn text<T: Content>(content: &T) -> Result<String, FileError> {
    to_text(content).map_err(FileError::NotEncoded)
}

/// Writes a file and returns its path. A name without any of these extensions gets the
/// first. An existing file is replaced only with `replace`, and only if no extension was added,
/// since the player has not confirmed that name. A folder is never replaced.
pub(super) fn write_chosen(
    path: &Path,
    extensions: &[&str],
    text: &str,
    replace: bool,
) -> Result<PathBuf, FileError> {
    let mut path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let is_whole = has_extension(&path, extensions);
    if let Some(extension) = extensions.first().filter(|_| !is_whole)
        && let Some(name) = path.file_name().and_then(|name| name.to_str())
        && !path.is_dir()
    {
        path.set_file_name(format!("{}.{extension}", name.trim_end_matches('.')));
    }
    let may_replace = replace && is_whole && !path.is_dir();
    if !may_replace {
        match disk::exists(&path) {
            Ok(false) => {}
            Ok(true) => return Err(FileError::Exists(path)),
            Err(error) => {
                let reason = (&error).into();
                return Err(FileError::NotWritten { path, reason });
            }
        }
    }
    let written = match path.file_name() {
        Some(_) => disk::replace(&path, text),
        None => Err(io::ErrorKind::InvalidFilename.into()),
    };
    match written {
        Ok(()) => Ok(path),
        Err(error) => Err(FileError::NotWritten { reason: (&error).into(), path }),
    }
}

/// Whether a file has one of these extensions, ignoring case.
pub(super) fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    let extension = path.extension();
    extension.is_some_and(|found| extensions.iter().any(|it| found.eq_ignore_ascii_case(it)))
}
