//! Finished games of the history, and their reviews, each in a file of its own.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use nestor::coach::SavedReview;

use super::chosen_file::FileError;
use super::disk::{Disk, is_nothing};
use super::file::FINISHED;
use super::file::File;
use super::read::{Read, read};
use super::saved::{OpenedGame, read_game};
use crate::profile::GameId;
use crate::storage::Unreadable;

/// The finished games that are kept of a player.
///
/// # Errors
/// If the system does not list them.
pub fn list(disk: &dyn Disk, folder: &Path) -> Result<BTreeSet<GameId>, FileError> {
    ids(disk, folder, FINISHED, File::Finished).map_err(|error| FileError::NotListed {
        folder: folder.join(FINISHED),
        reason: (&error).into(),
    })
}

/// The games after which files in one of a player's folders are named, exactly as the program
/// names them.
pub(super) fn ids(
    disk: &dyn Disk,
    folder: &Path,
    within: &str,
    file: impl Fn(GameId) -> File,
) -> io::Result<BTreeSet<GameId>> {
    let within = folder.join(within);
    let names = match disk.list(&within) {
        // A file lies where the player's folder should be, which is told by whatever is not saved.
        Err(error) if is_nothing(&error) && disk.exists(&within).is_ok_and(|there| !there) => {
            Vec::new()
        }
        names => names?,
    };
    let ids = names.into_iter().filter_map(|name| {
        let id = name.split_once('.')?.0.parse().ok()?;
        (file(id).below(folder) == within.join(name)).then_some(id)
    });
    Ok(ids.collect())
}

/// Reads a finished game.
///
/// # Errors
/// If there is none, or it cannot be read, or is no finished game of this id. The file stays
/// as it is.
pub fn read_finished(disk: &dyn Disk, folder: &Path, id: GameId) -> Result<OpenedGame, FileError> {
    let path = File::Finished(id).below(folder);
    let opened = read_game(disk, &path)?;
    let game = &opened.game.file.game;
    let is_over = opened.game.state.outcome().is_some();
    if game.id() == id && game.counted().is_some() && is_over {
        return Ok(opened);
    }
    let why = Unreadable::Impossible("it is no finished game of this name".to_owned());
    Err(FileError::Unreadable { path, why })
}

/// The review of a game. One that is not as it was written counts as none: it can be made
/// again.
pub fn read_review(disk: &dyn Disk, folder: &Path, id: GameId) -> Option<SavedReview> {
    match read(disk, &File::Review(id).below(folder)).0 {
        Read::Sound(review) => Some(review),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::session::GameFile;
    use crate::storage::disk::RealDisk;
    use crate::storage::fixture::{finished, saved};
    use crate::storage::to_text;

    fn put(folder: &Path, id: GameId, game: &GameFile) {
        let path = File::Finished(id).below(folder);
        fs::create_dir_all(path.parent().expect("it is in a folder")).expect("it can be made");
        let text = to_text(game).expect("it can be written");
        fs::write(path, text).expect("it can be written");
    }

    #[test]
    fn only_a_file_in_the_place_of_their_own_folder_is_said_to_be_in_the_way() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let file = scratch.path().join("file");
        fs::write(&file, "in the way").expect("it can be written");
        assert_eq!(list(&RealDisk, &file.join("players")), Ok(BTreeSet::new()));
        fs::write(scratch.path().join(FINISHED), "").expect("it can be written");
        let refused = list(&RealDisk, scratch.path());
        assert!(
            matches!(refused, Err(FileError::NotListed { .. })),
            "{refused:?}"
        );
    }

    #[test]
    fn finished_games_are_listed_by_their_names_and_read_if_they_are_of_them() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let folder = scratch.path();
        assert_eq!(list(&RealDisk, folder).ok(), Some(BTreeSet::new()));
        let [game, other] = [finished(1), finished(2)];
        let going_on = saved("A", 3);
        let [id, of_other, going] = [&game, &other, &going_on].map(|it| it.game.id());
        assert!(
            read_finished(&RealDisk, folder, id).is_err(),
            "there is none"
        );
        put(folder, id, &game);
        put(folder, of_other, &game);
        put(folder, going, &going_on);
        for name in [
            "notes.txt",
            &format!("{id}.nestor.changed-1"),
            &format!("{id}.ron"),
        ] {
            fs::write(folder.join(FINISHED).join(name), "").expect("it can be written");
        }
        let ids = BTreeSet::from([id, of_other, going]);
        assert_eq!(list(&RealDisk, folder).ok(), Some(ids));
        let read = read_finished(&RealDisk, folder, id).expect("it can be read");
        assert_eq!((read.game.file, read.notice), (game, None));
        for wrong in [of_other, going] {
            let refused = read_finished(&RealDisk, folder, wrong);
            assert!(
                matches!(refused, Err(FileError::Unreadable { .. })),
                "{refused:?}"
            );
        }
        assert_eq!(read_review(&RealDisk, folder, id), None);
    }
}
