//! Reading and replacing whole files.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _};
use std::path::{Path, PathBuf};

use super::form::{HEADING, MOST_BYTES};
use super::left_over::UNFINISHED;
use super::patience::{LOCK, SHARING, patiently};
use super::{Disk, Unreadable};

/// Reads a whole text file; `None` if there is none.
///
/// The file is opened first and checked through the open handle, so nothing can take its
/// place in between.
pub(super) fn read_text(path: &Path) -> Result<Option<String>, Unreadable> {
    let refused = |error: io::Error| Unreadable::Refused((&error).into());
    let opened = patiently(&[SHARING, LOCK], || open_at_once(path));
    let file = match opened {
        Ok(file) => file,
        // A link that leads nowhere is not the same as no file: it must not be
        // replaced.
        Err(error) if error.kind() == io::ErrorKind::NotFound && !path.is_symlink() => {
            return Ok(None);
        }
        // Some things that are not files cannot be opened at all: a socket, or a folder on
        // Windows.
        Err(_) if path.metadata().is_ok_and(|found| !found.is_file()) => {
            return Err(Unreadable::NotAFile);
        }
        Err(error) => return Err(refused(error)),
    };
    let metadata = file.metadata().map_err(refused)?;
    if !metadata.is_file() {
        return Err(Unreadable::NotAFile);
    }
    if metadata.len() > MOST_BYTES {
        return Err(Unreadable::TooLarge);
    }
    let mut bytes = Vec::new();
    patiently(&[SHARING, LOCK], || {
        bytes.clear();
        let mut file = &file;
        file.rewind()?;
        file.take(MOST_BYTES + 1).read_to_end(&mut bytes)
    })
    .map_err(refused)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Unreadable::TooLarge);
    }
    match String::from_utf8(bytes) {
        // No text of ours has this character, but a file that a power cut has
        // emptied is full of it.
        Ok(text) if !text.contains('\0') => Ok(Some(without_mark(text))),
        _ => Err(Unreadable::NotText),
    }
}

/// A text without the byte order mark that some editors put before it.
fn without_mark(text: String) -> String {
    match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    }
}

/// Opens a file for reading. A pipe is opened without waiting for somebody to write to it.
fn open_at_once(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK);
    options.open(path)
}

/// Replaces a file with a text. Even if the machine stops at any moment, either
/// the old text or the new one is there as a whole.
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
        // A file that cannot be removed does no harm.
        disk.remove_file(&unfinished).ok();
        return Err(error);
    }
    disk.sync_folder(folder);
    Ok(())
}

/// What was replaced.
pub(super) enum Replaced {
    /// The file, if there was one, or the file that a link leads to.
    File,
    /// A link to a file in a folder elsewhere, in which nothing can be written.
    Link { elsewhere: PathBuf },
}

/// The same, where the name may be that of a link: if it leads to a file, that one is
/// replaced and the link stays. A file in a place where nothing can be written stays as
/// it is, and the new one takes the place of the link.
pub(super) fn replace_linked(
    disk: &Disk,
    folder: &Path,
    name: &str,
    text: &str,
) -> io::Result<Replaced> {
    let Some((elsewhere, its_name)) = target(folder, name) else {
        return replace_text(disk, folder, name, text).map(|()| Replaced::File);
    };
    match replace_text(disk, &elsewhere, &its_name, text) {
        Err(error) if is_closed(&error) => {
            replace_text(disk, folder, name, text)?;
            Ok(Replaced::Link { elsewhere })
        }
        done => done.map(|()| Replaced::File),
    }
}

/// The folder and the name of the file that a link leads to; `None` if it is no link to a
/// file.
fn target(folder: &Path, name: &str) -> Option<(PathBuf, String)> {
    let path = folder.join(name);
    let target = path.is_symlink().then(|| fs::canonicalize(&path).ok());
    let target = target.flatten().filter(|target| target.is_file())?;
    let name = target.file_name()?.to_str()?;
    Some((target.parent()?.to_owned(), name.to_owned()))
}

/// Whether nothing can be written in a place, today or later.
fn is_closed(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied
    )
}

/// Moves a file to another folder. A link leads to where it led before.
pub(super) fn move_file(disk: &Disk, from: &Path, to: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let (Ok(target), Some(folder)) = (fs::read_link(from), from.parent())
        && target.is_relative()
    {
        std::os::unix::fs::symlink(folder.join(target), to)?;
        return disk.remove_file(from);
    }
    disk.rename(from, to)
}

/// Moves a file to the first free name such as `NAME.broken-1`, with `what` as
/// the ending. Returns the new path.
pub(super) fn set_aside(disk: &Disk, folder: &Path, name: &str, what: &str) -> io::Result<PathBuf> {
    let free = folder.join(free_name(folder, name, what)?);
    disk.rename(&folder.join(name), &free)?;
    disk.sync_folder(folder);
    Ok(free)
}

/// Writes a text beside a file, to the first free name such as `NAME.changed-1`,
/// with `what` as the ending. Returns its path.
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

/// The first name `NAME.WHAT-N` that is free in a folder.
fn free_name(folder: &Path, name: &str, what: &str) -> io::Result<String> {
    let free = (1..u32::MAX)
        .map(|n| format!("{name}.{what}-{n}"))
        .find(|free| folder.join(free).symlink_metadata().is_err());
    Ok(free.ok_or(io::ErrorKind::AlreadyExists)?)
}

/// Removes files that were not written to their end, because the program was
/// stopped.
///
/// Only files whose whole name and first letters fit are removed, because the folder may
/// hold others. `is_ours` says whether the program writes files of a name.
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
        let is_named = entry.file_name().to_str().and_then(is_unfinished) == Some(true);
        if is_named && begins_as_ours(&entry.path()) {
            // A file that cannot be removed does no harm.
            disk.remove_file(&entry.path()).ok();
        }
    }
}

/// Whether a file begins as all of the program's do, as far as it was written: a power cut
/// may leave zeros.
fn begins_as_ours(path: &Path) -> bool {
    let mut start = Vec::new();
    let is_file = path.symlink_metadata().is_ok_and(|found| found.is_file());
    let mut read = || {
        open_at_once(path)?
            .take(HEADING.len() as u64)
            .read_to_end(&mut start)
    };
    is_file
        && read().is_ok()
        && (HEADING.as_bytes().starts_with(&start) || start.iter().all(|byte| *byte == 0))
}

/// The same beside the file that a link leads to, which is written in its own folder.
pub(super) fn remove_unfinished_of_link(disk: &Disk, folder: &Path, name: &str) {
    if let Some((elsewhere, its_name)) = target(folder, name) {
        remove_unfinished(disk, &elsewhere, |found| found == its_name);
    }
}
