//! Reading and replacing whole files.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use super::form::MOST_BYTES;
use super::left_over::UNFINISHED;
use super::{Disk, Unreadable};

/// Reads a whole file as text, or `None` if there is none.
///
/// The size is looked at before anything is read.
pub(super) fn read_text(path: &Path) -> Result<Option<String>, Unreadable> {
    let refused = |error: io::Error| Unreadable::Refused(error.to_string());
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        // A link that leads nowhere is something to keep, too.
        Err(error) if error.kind() == io::ErrorKind::NotFound && !path.is_symlink() => {
            return Ok(None);
        }
        Err(error) => return Err(refused(error)),
    };
    if !metadata.is_file() {
        return Err(Unreadable::NotAFile);
    }
    if metadata.len() > MOST_BYTES {
        return Err(Unreadable::TooLarge);
    }
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
        .map_err(refused)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Unreadable::TooLarge);
    }
    match String::from_utf8(bytes) {
        // No text has such a character; a file that a power cut has emptied is
        // full of them.
        Ok(text) if !text.contains('\0') => Ok(Some(text)),
        _ => Err(Unreadable::NotText),
    }
}

/// Puts a text in the place of a file, so that whenever the machine stops either
/// the old text or the new one is there, whole.
pub(super) fn replace_text(disk: &Disk, folder: &Path, name: &str, text: &str) -> io::Result<()> {
    let (file, unfinished) = tempfile::Builder::new()
        .prefix(&format!(".{name}."))
        .suffix(UNFINISHED)
        .make_in(folder, |path| disk.make_file(path))?
        .keep()
        .map_err(|error| error.error)?;
    let replaced = disk
        .fill(file, &unfinished, text.as_bytes())
        .and_then(|()| disk.rename(&unfinished, &folder.join(name)));
    if let Err(error) = replaced {
        // If it cannot be removed it does no harm.
        disk.remove_file(&unfinished).ok();
        return Err(error);
    }
    disk.sync_folder(folder);
    Ok(())
}

/// Moves a file to the first free name `NAME.broken-N`, or what else it is
/// called, and says which.
pub(super) fn set_aside(disk: &Disk, folder: &Path, name: &str, what: &str) -> io::Result<PathBuf> {
    let free = folder.join(free_name(folder, name, what)?);
    disk.rename(&folder.join(name), &free)?;
    disk.sync_folder(folder);
    Ok(free)
}

/// Writes a text beside the file that has it, as `NAME.changed-N` or what else it
/// is called, and says where.
pub(super) fn keep_copy(
    disk: &Disk,
    folder: &Path,
    name: &str,
    what: &str,
    text: &str,
) -> io::Result<PathBuf> {
    let free = free_name(folder, name, what)?;
    replace_text(disk, folder, &free, text)?;
    Ok(folder.join(free))
}

/// The first name `NAME.WHAT-N` that nothing in a folder has.
fn free_name(folder: &Path, name: &str, what: &str) -> io::Result<String> {
    let free = (1..u32::MAX)
        .map(|n| format!("{name}.{what}-{n}"))
        .find(|free| folder.join(free).symlink_metadata().is_err());
    Ok(free.ok_or(io::ErrorKind::AlreadyExists)?)
}

/// Removes what a program that was stopped in the middle of writing has left.
///
/// The name must be one of ours to the last letter: the folder may hold
/// anything else. `is_ours` says whether a file could be called so.
pub(super) fn remove_unfinished(disk: &Disk, folder: &Path, is_ours: impl Fn(&str) -> bool) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let is_unfinished = |found: &str| {
            let name = found.strip_prefix('.')?.strip_suffix(UNFINISHED)?;
            let (name, random) = name.rsplit_once('.')?;
            Some(is_ours(name) && random.chars().all(char::is_alphanumeric))
        };
        if entry.file_name().to_str().and_then(is_unfinished) == Some(true) {
            // If it cannot be removed it does no harm.
            disk.remove_file(&entry.path()).ok();
        }
    }
}
