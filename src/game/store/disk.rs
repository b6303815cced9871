//! Files and folders: private to their owner, replaced atomically, and opened without blocking.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::retry::{ACCESS_DENIED, LOCK_VIOLATION, SHARING_VIOLATION, retry_while_in_use};

/// Opens a regular file for reading, and with `write` also for writing. Does not block on a pipe.
///
/// # Errors
/// If the path is not a regular file, or the system refuses.
pub(super) fn open(path: &Path, write: bool) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(write);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK);
    retry_while_in_use(&[SHARING_VIOLATION, LOCK_VIOLATION], || {
        let file = options.open(path).map_err(|error| folder_or_file_error(path, error))?;
        if file.metadata()?.is_file() { Ok(file) } else { Err(io::ErrorKind::IsADirectory.into()) }
    })
}

/// Reads the first bytes of a file, at most `max_bytes`.
pub(super) fn read(path: &Path, max_bytes: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path, false)?.take(max_bytes).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Replaces a file atomically: after a power cut it has either the old text or the new one. A
/// symbolic link is followed and kept.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let target = if is_link(path)? { fs::canonicalize(path)? } else { path.to_owned() };
    if target.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let folder = target.parent().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut unfinished = tempfile::Builder::new()
        .prefix(".unfinished-")
        .tempfile_in(folder)
        .map_err(|error| without_path(&error))?;
    unfinished.write_all(text.as_bytes()).map_err(|error| without_path(&error))?;
    unfinished.as_file().sync_all()?;
    let mut unfinished = Some(unfinished);
    retry_while_in_use(&[ACCESS_DENIED, SHARING_VIOLATION, LOCK_VIOLATION], || {
        let file = unfinished.take().ok_or(io::ErrorKind::NotFound)?;
        file.persist(&target).map(drop).map_err(|failed| {
            unfinished = Some(failed.file);
            failed.error
        })
    })?;
    sync_folder(folder);
    Ok(())
}

/// Removes the path that `tempfile` adds to the system's error: messages name the path already.
fn without_path(error: &io::Error) -> io::Error {
    error.raw_os_error().map_or_else(|| error.kind().into(), io::Error::from_raw_os_error)
}

/// Renames a file, replacing any file with the new name, and syncs the folder.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    retry_while_in_use(&[ACCESS_DENIED, SHARING_VIOLATION, LOCK_VIOLATION], || {
        fs::rename(from, to)
    })?;
    sync_parent(to);
    Ok(())
}

/// Removes a file; a missing file is no error.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match retry_while_in_use(&[ACCESS_DENIED, SHARING_VIOLATION, LOCK_VIOLATION], || {
        fs::remove_file(path)
    }) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(folder_or_file_error(path, error))
        }
        _ => {
            sync_parent(path);
            Ok(())
        }
    }
}

/// Removes a folder with everything in it; a missing folder is no error. Links are not followed.
pub(super) fn remove_folder(folder: &Path) -> io::Result<()> {
    match retry_while_in_use(&[ACCESS_DENIED, SHARING_VIOLATION, LOCK_VIOLATION], || {
        fs::remove_dir_all(folder)
    }) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => {
            sync_parent(folder);
            Ok(())
        }
    }
}

/// Renames a file to `NAME.broken-N`, and returns the new path.
pub(super) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    for number in 1..u32::MAX {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".broken-{number}"));
        let free = PathBuf::from(name);
        if !exists(&free)? {
            rename(path, &free)?;
            return Ok(free);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The sorted names in a folder; none if there is no such folder.
pub(super) fn list(folder: &Path) -> io::Result<Vec<String>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut names = Vec::new();
    for entry in entries {
        names.extend(entry?.file_name().into_string().ok());
    }
    names.sort();
    Ok(names)
}

/// Makes a folder and its missing parents, for the owner alone, and syncs their names.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    let is_missing = |path: &&Path| !path.as_os_str().is_empty() && !path.is_dir();
    let missing: Vec<_> = folder.ancestors().take_while(is_missing).collect();
    for path in missing.into_iter().rev() {
        match private_folder().create(path) {
            Err(error) if !path.is_dir() => return Err(error),
            _ => sync_parent(path),
        }
    }
    Ok(())
}

/// Syncs the directory entries of a folder. Errors are ignored: some systems have no such call, and
/// some disks refuse it.
pub(super) fn sync_folder(folder: &Path) {
    if cfg!(unix) && folder.is_dir() {
        File::open(folder).and_then(|folder| folder.sync_all()).ok();
    }
}

fn sync_parent(path: &Path) {
    if let Some(folder) = path.parent() {
        sync_folder(folder);
    }
}

/// Whether there is anything at a path, even a dangling link.
pub(super) fn exists(path: &Path) -> io::Result<bool> {
    metadata_of(path).map(|found| found.is_some())
}

fn is_link(path: &Path) -> io::Result<bool> {
    Ok(metadata_of(path)?.is_some_and(|found| found.is_symlink()))
}

/// The metadata of a path, without following a link; `None` if nothing is there.
pub(super) fn metadata_of(path: &Path) -> io::Result<Option<fs::Metadata>> {
    match path.symlink_metadata() {
        Ok(found) => Ok(Some(found)),
        Err(error)
            if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) =>
        {
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// Tells a folder from a file in use: Windows gives the same error for both.
fn folder_or_file_error(path: &Path, error: io::Error) -> io::Error {
    if cfg!(windows) && path.is_dir() { io::ErrorKind::IsADirectory.into() } else { error }
}

/// Options to write a file that only the owner can read.
pub(super) fn private_file() -> OpenOptions {
    let mut options = File::options();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A builder for folders that only the owner can use.
fn private_folder() -> DirBuilder {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "elsewhere there is nothing to set"))]
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}
