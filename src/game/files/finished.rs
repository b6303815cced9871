//! Finished games and their reviews.

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

/// The finished games of a player.
pub fn list(disk: &dyn Disk, folder: &Path) -> io::Result<BTreeSet<GameId>> {
    ids(disk, &folder.join(FINISHED))
}

/// The reviews of a player.
pub fn list_reviews(disk: &dyn Disk, folder: &Path) -> io::Result<BTreeSet<GameId>> {
    ids(disk, &folder.join(REVIEWS))
}

fn ids(disk: &dyn Disk, folder: &Path) -> io::Result<BTreeSet<GameId>> {
    let names = disk.list(folder)?;
    let ids = names.iter().filter_map(|name| name.split_once('.')?.0.parse().ok());
    Ok(ids.collect())
}

/// A finished game.
pub fn read_finished(disk: &dyn Disk, folder: &Path, id: GameId) -> Result<OpenedGame, GameFileError> {
    read_game(disk, &File::Finished(id).below(folder))
}

/// The review of a game.
pub fn read_review(disk: &dyn Disk, folder: &Path, id: GameId) -> Option<SavedReview> {
    match read(disk, &File::Review(id).below(folder)).0 {
        Read::Sound(review) => Some(review),
        _ => None,
    }
}
