//! Finished games of the history, and their reviews, each in a file of its own.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use nestor::coach::SavedReview;

use super::disk::Disk;
use super::file::File;
use super::folders::{FINISHED, REVIEWS};
use super::read::{Read, read};
use super::saved::{GameFileError, OpenedGame, read_game};
use crate::profile::GameId;
use crate::storage::Unreadable;

/// The finished games that are kept of a player.
///
/// # Errors
/// If the system does not list them.
pub fn list(disk: &dyn Disk, folder: &Path) -> io::Result<BTreeSet<GameId>> {
    let is_name = |id: GameId| File::Finished(id).below(folder);
    ids(disk, &folder.join(FINISHED), is_name)
}

/// The games whose reviews are kept of a player.
///
/// # Errors
/// If the system does not list them.
pub fn list_reviews(disk: &dyn Disk, folder: &Path) -> io::Result<BTreeSet<GameId>> {
    let is_name = |id: GameId| File::Review(id).below(folder);
    ids(disk, &folder.join(REVIEWS), is_name)
}

/// Reads a finished game.
///
/// # Errors
/// If there is none, or it cannot be read, or is no finished game of this id. The file stays
/// as it is.
pub fn read_finished(
    disk: &dyn Disk,
    folder: &Path,
    id: GameId,
) -> Result<OpenedGame, GameFileError> {
    let path = File::Finished(id).below(folder);
    let opened = read_game(disk, &path)?;
    let game = &opened.game.file.game;
    let is_over = opened.game.state.outcome().is_some();
    if game.id() == id && game.counted().is_some() && is_over {
        return Ok(opened);
    }
    let why = Unreadable::Impossible("it is no finished game of this name".to_owned());
    Err(GameFileError::Unreadable { path, why })
}

/// The review of a game. One that is not as it was written counts as none: it can be made
/// again.
pub fn read_review(disk: &dyn Disk, folder: &Path, id: GameId) -> Option<SavedReview> {
    match read(disk, &File::Review(id).below(folder)).0 {
        Read::Sound(review) => Some(review),
        _ => None,
    }
}

/// The games after which files in a folder are named, exactly as the program names them.
fn ids(
    disk: &dyn Disk,
    folder: &Path,
    path: impl Fn(GameId) -> std::path::PathBuf,
) -> io::Result<BTreeSet<GameId>> {
    let ids = disk.list(folder)?.into_iter().filter_map(|name| {
        let id = name.split_once('.')?.0.parse().ok()?;
        (path(id) == folder.join(name)).then_some(id)
    });
    Ok(ids.collect())
}
