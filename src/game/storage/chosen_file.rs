//! A file where the player wants it.

use std::io;
use std::path::{Path, PathBuf};

use super::Disk;
use super::replace::replace_text;

/// Why a file was not written where the player wants it.
#[derive(Debug)]
pub(super) enum NotWritten {
    /// There is a file of this name already.
    Exists(PathBuf),
    /// The system's message for this file.
    Failed(PathBuf, io::Error),
}

/// Writes a file and returns its path. A name that does not end as one of `endings`
/// gets the first of them. Another file is replaced only with `replace`, and only if
/// nothing was added to the name: whoever asked the player did not know of that. A
/// folder is never replaced.
pub(super) fn write(
    path: &Path,
    endings: &[&str],
    text: &str,
    replace: bool,
) -> Result<PathBuf, NotWritten> {
    let mut path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let is_whole = ends_as(&path, endings);
    if let Some(ending) = endings.first().filter(|_| !is_whole)
        && let Some(name) = path.file_name().and_then(|name| name.to_str())
        && !path.is_dir()
    {
        path.set_file_name(format!("{}.{ending}", name.trim_end_matches('.')));
    }
    if !(replace && is_whole && !path.is_dir()) && path.symlink_metadata().is_ok() {
        return Err(NotWritten::Exists(path));
    }
    let name = path.file_name().and_then(|name| name.to_str());
    let written = match (path.parent(), name) {
        (Some(folder), Some(name)) => replace_text(&Disk::default(), folder, name, text),
        _ => Err(io::ErrorKind::InvalidFilename.into()),
    };
    match written {
        Ok(()) => Ok(path),
        Err(error) => Err(NotWritten::Failed(path, error)),
    }
}

/// Whether the name of a file has one of these endings, in small letters or large ones.
pub(super) fn ends_as(path: &Path, endings: &[&str]) -> bool {
    let extension = path.extension();
    extension.is_some_and(|found| endings.iter().any(|it| found.eq_ignore_ascii_case(it)))
}
