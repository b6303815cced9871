//! The one writer of files.

use std::io;
use std::path::{Path, PathBuf};

use super::disk::Disk;
use super::read::{Damage, Known, hash};

/// Extension of a file that is being written.
pub(super) const UNFINISHED: &str = ".unfinished";

/// Replaces a file with a text. Even if the machine stops at any moment, either the old text or
/// the new one is there as a whole. What lies there and is not `known` is copied to
/// `NAME.changed-N` before; the path of the copy is returned. A link is followed, and stays.
///
/// # Errors
/// What the system says. The file is as it was then.
pub fn write(
    disk: &dyn Disk,
    path: &Path,
    text: &str,
    known: &mut Known,
) -> io::Result<Option<PathBuf>> {
    let target = disk.link_target(path)?;
    let place = target.as_deref().unwrap_or(path);
    let copy = copy_of_other(disk, place, *known)?;
    let unfinished = beside(place, UNFINISHED);
    disk.write_synced(&unfinished, text.as_bytes())?;
    if let Err(error) = disk.rename(&unfinished, place) {
        // The next write takes its place.
        disk.remove(&unfinished).ok();
        return Err(error);
    }
    *known = Known::of(text.as_bytes());
    if let Some(folder) = place.parent() {
        disk.sync_folder(folder)?;
    }
    Ok(copy)
}

/// Moves a damaged file to `NAME.broken-N`, and returns the new path. Nothing is there then.
///
/// # Errors
/// What the system says, or that the file is not the damaged one any more.
pub fn set_aside(disk: &dyn Disk, path: &Path, damage: &Damage) -> io::Result<(PathBuf, Known)> {
    let bytes = disk.read(path, u64::MAX)?;
    if hash(&bytes) != damage.hash {
        return Err(io::ErrorKind::ResourceBusy.into());
    }
    let free = move_aside(disk, path)?;
    Ok((free, Known::NOTHING))
}

/// Moves a file to `NAME.broken-N`, whatever is in it, and returns the new path.
///
/// # Errors
/// What the system says.
pub(super) fn move_aside(disk: &dyn Disk, path: &Path) -> io::Result<PathBuf> {
    let free = free_beside(disk, path, ".broken-")?;
    disk.rename(path, &free)?;
    if let Some(folder) = path.parent() {
        disk.sync_folder(folder)?;
    }
    Ok(free)
}

/// Keeps a copy of what lies in a place that the reader did not see.
fn copy_of_other(disk: &dyn Disk, place: &Path, known: Known) -> io::Result<Option<PathBuf>> {
    let there = match disk.read(place, u64::MAX) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    if known.0 == Some(hash(&there)) {
        return Ok(None);
    }
    let free = free_beside(disk, place, ".changed-")?;
    disk.write_synced(&free, &there)?;
    // The copy is there before what it is a copy of is replaced.
    if let Some(folder) = free.parent() {
        disk.sync_folder(folder)?;
    }
    Ok(Some(free))
}

/// A path with something after its name.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The first free path with a number after its name.
fn free_beside(disk: &dyn Disk, path: &Path, end: &str) -> io::Result<PathBuf> {
    let numbered = (1..u32::MAX).map(|n| [beside(path, &format!("{end}{n}"))]);
    let [free] = first_free(disk, numbered)?;
    Ok(free)
}

/// The first of these groups of paths at none of which there is anything.
///
/// # Errors
/// If there is no such group, or as soon as the disk cannot tell what is at a path: it would not
/// know of the next ones either.
pub(super) fn first_free<const N: usize>(
    disk: &dyn Disk,
    mut groups: impl Iterator<Item = [PathBuf; N]>,
) -> io::Result<[PathBuf; N]> {
    let is_taken = |paths: &[PathBuf; N]| {
        for path in paths {
            if disk.exists(path)? {
                return Ok(true);
            }
        }
        Ok(false)
    };
    let free = groups.find_map(|paths| match is_taken(&paths) {
        Ok(true) => None,
        Ok(false) => Some(Ok(paths)),
        Err(error) => Some(Err(error)),
    });
    free.unwrap_or_else(|| Err(io::ErrorKind::AlreadyExists.into()))
}
