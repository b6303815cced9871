//! A file where the player wants it.

use std::io;
use std::path::{Path, PathBuf};

use super::disk::Disk;
use super::envelope::to_text;
use super::kind::Content;
use super::read::{Known, read};
use super::write::write;

/// Why a file was not written where the player wants it.
#[derive(Debug)]
pub(super) enum NotWritten {
    /// There is a file of this name already.
    Exists(PathBuf),
    /// The system's message for this file.
    Failed(PathBuf, io::Error),
    /// The content cannot be a file.
    NoText(String),
}

/// Writes a file and returns its path. A name that does not end as one of `endings` gets the
/// first of them. Another file is replaced only with `replace`, and only if nothing was added
/// to the name: whoever asked the player did not know of that. A folder is never replaced, and
/// of a file that the program cannot read a copy stays.
pub(super) fn write_chosen<T: Content>(
    disk: &dyn Disk,
    path: &Path,
    endings: &[&str],
    content: &T,
    replace: bool,
) -> Result<PathBuf, NotWritten> {
    let text = to_text(content).map_err(NotWritten::NoText)?;
    let mut path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let is_whole = ends_as(&path, endings);
    if let Some(ending) = endings.first().filter(|_| !is_whole)
        && let Some(name) = path.file_name().and_then(|name| name.to_str())
        && !is_folder(disk, &path)
    {
        path.set_file_name(format!("{}.{ending}", name.trim_end_matches('.')));
    }
    let may_replace = replace && is_whole && !is_folder(disk, &path);
    if disk.exists(&path) && !may_replace {
        return Err(NotWritten::Exists(path));
    }
    let (_, known) = read::<T>(disk, &path);
    let written = match path.file_name() {
        Some(_) => write(disk, &path, &text, &mut known.unwrap_or(Known(None))),
        None => Err(io::ErrorKind::InvalidFilename.into()),
    };
    match written {
        Ok(_) => Ok(path),
        Err(error) => Err(NotWritten::Failed(path, error)),
    }
}

/// Whether the name of a file has one of these endings, in small letters or large ones.
pub(super) fn ends_as(path: &Path, endings: &[&str]) -> bool {
    let extension = path.extension();
    extension.is_some_and(|found| endings.iter().any(|it| found.eq_ignore_ascii_case(it)))
}

fn is_folder(disk: &dyn Disk, path: &Path) -> bool {
    disk.exists(path) && disk.list(path).is_ok()
}
