//! Games that players save: in a list of their own, or as files anywhere.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::form::{self, Read};
use super::private::restrict;
use super::replace::{read_text, remove_unfinished, replace_text};
use super::{Disk, FileName, Folder, Notice, SaveError, Unreadable};
use crate::engine::BadRecord;
use crate::session::{BadGame, GameFile, KeptGame, slug};

/// The folder with a player's saved games, in the player's own.
pub const SAVED: &str = "saved";
/// How saved games end.
pub const GAME_EXTENSION: &str = "ron";
/// No list is longer than this.
const MOST_LISTED: usize = 1000;

/// Why a saved game was not opened, or a game not saved.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameFileError {
    /// There is none.
    #[error("There is no file {}: look for it elsewhere.", .0.display())]
    Missing(PathBuf),
    /// It cannot be read, or is something else.
    #[error("{} cannot be opened as a saved game ({why}).", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why not.
        why: Unreadable,
    },
    /// A newer program has saved it.
    #[error(
        "{} was saved by a newer Nestor Dominoes: use the newer program to open it; nothing has \
         changed.", .0.display()
    )]
    Newer(PathBuf),
    /// Its record breaks the rules.
    #[error("The game in {} cannot be played ({reason}).", .path.display())]
    Impossible {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: BadGame,
    },
    /// There is a file of that name.
    #[error("There is a file {} already: choose another name.", .0.display())]
    Exists(PathBuf),
    /// The game was not saved.
    #[error("The game could not be saved as {} ({reason}): choose another place.", .path.display())]
    NotWritten {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        reason: String,
    },
    /// The game was not saved among the player's own.
    #[error(transparent)]
    NotSaved(#[from] SaveError),
}

/// A saved game in a player's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedGame {
    /// The file.
    pub path: PathBuf,
    /// The game, or why it cannot be opened.
    pub game: Result<KeptGame, GameFileError>,
}

/// A saved game that was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenedGame {
    /// The game.
    pub kept: KeptGame,
    /// What the player must be told about its file.
    pub notice: Option<Notice>,
}

impl Folder {
    /// Saves a game among the player's own, and says where.
    ///
    /// # Errors
    /// If it was not saved.
    pub fn save_game(&self, game: &GameFile) -> Result<PathBuf, GameFileError> {
        let saved = self.below(SAVED);
        saved.ask_again();
        let folder = saved.make()?;
        let letters = slug(&game.name, "game");
        let file_name = |number| format!("{letters}-{number}.{GAME_EXTENSION}");
        let free = (1..u32::MAX)
            .map(file_name)
            .find(|name| folder.join(name).symlink_metadata().is_err())
            .ok_or_else(|| SaveError::from_io(folder, &io::ErrorKind::AlreadyExists.into()))?;
        let text = form::to_text(FileName::SavedGame, game)?;
        replace_text(self.disk(), folder, &free, &text)
            .map_err(|error| SaveError::from_io(folder, &error))?;
        Ok(folder.join(free))
    }

    /// The player's saved games, the newest first.
    pub fn saved_games(&self) -> Vec<ListedGame> {
        let folder = self.below(SAVED);
        let entries = folder.path().and_then(|path| fs::read_dir(path).ok());
        let paths = entries.into_iter().flatten().flatten();
        let paths = paths.map(|entry| entry.path()).filter(|path| is_game(path));
        let mut games: Vec<_> = paths
            .take(MOST_LISTED)
            .map(|path| ListedGame {
                game: read_game(&path).map(|opened| opened.kept),
                path,
            })
            .collect();
        games.sort_by(|one, other| {
            let saved = |listed: &ListedGame| listed.game.as_ref().ok().map(|kept| kept.saved);
            let newest_first = saved(other).cmp(&saved(one));
            newest_first.then_with(|| one.path.cmp(&other.path))
        });
        games
    }

    /// Removes what a program that was stopped while it saved a game has left, and
    /// takes what earlier programs have saved from all but its owner.
    pub(super) fn tidy_saved_games(&self) {
        if let Some(folder) = self.below(SAVED).path() {
            self.disk().sync_folder(folder);
            remove_unfinished(self.disk(), folder, is_own_name);
            if self.is_own() {
                restrict(folder);
            }
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                if entry.file_name().to_str().is_some_and(is_own_name) {
                    restrict(&entry.path());
                }
            }
        }
    }

    /// Removes one of the player's saved games; any other file stays.
    ///
    /// # Errors
    /// If it is still there.
    pub fn remove_game(&self, path: &Path) -> Result<(), SaveError> {
        let saved = self.below(SAVED);
        let folder = saved.make()?;
        if path.parent() == Some(folder) && is_game(path) {
            self.disk()
                .remove_file(path)
                .map_err(|error| SaveError::from_io(folder, &error))?;
            self.disk().sync_folder(folder);
        }
        Ok(())
    }
}

fn is_game(path: &Path) -> bool {
    path.extension()
        .is_some_and(|found| found == GAME_EXTENSION)
}

/// Whether a player's game could be saved by this name.
fn is_own_name(name: &str) -> bool {
    let parts = name
        .strip_suffix(GAME_EXTENSION)
        .and_then(|name| name.strip_suffix('.'))
        .and_then(|name| name.rsplit_once('-'));
    parts.is_some_and(|(letters, number)| {
        slug(letters, "") == letters && number.parse::<u32>().is_ok()
    })
}

/// Reads a saved game, wherever it is.
///
/// # Errors
/// If it cannot be read or played; the file stays as it is.
pub fn read_game(path: &Path) -> Result<OpenedGame, GameFileError> {
    let unreadable = |why| GameFileError::Unreadable {
        path: path.to_owned(),
        why,
    };
    let text = read_text(path).map_err(unreadable)?;
    let text = text.ok_or_else(|| GameFileError::Missing(path.to_owned()))?;
    let read = form::from_text::<GameFile>(FileName::SavedGame, &text).map_err(unreadable)?;
    let (file, notice) = match read {
        Read::Newer(_) => return Err(GameFileError::Newer(path.to_owned())),
        Read::Content(file) => (file, None),
        Read::Changed(file) => (file, Some(Notice::SavedGameDamaged(path.to_owned()))),
    };
    let kept = file.open().map_err(|reason| match reason {
        BadGame::Record(BadRecord::Newer(_)) => GameFileError::Newer(path.to_owned()),
        reason => GameFileError::Impossible {
            path: path.to_owned(),
            reason,
        },
    })?;
    Ok(OpenedGame { kept, notice })
}

/// Saves a game as a file anywhere, and says where; a name without an ending
/// gets one. Only with `replace` it takes the place of another file.
///
/// # Errors
/// If it was not saved.
pub fn write_game(path: &Path, game: &GameFile, replace: bool) -> Result<PathBuf, GameFileError> {
    let mut path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    if path.extension().is_none() {
        path.set_extension(GAME_EXTENSION);
    }
    if !replace && path.symlink_metadata().is_ok() {
        return Err(GameFileError::Exists(path));
    }
    let text = form::to_text(FileName::SavedGame, game)?;
    let written = match (
        path.parent(),
        path.file_name().and_then(|name| name.to_str()),
    ) {
        (Some(folder), Some(name)) => replace_text(&Disk::default(), folder, name, &text),
        _ => Err(io::ErrorKind::InvalidFilename.into()),
    };
    match written {
        Ok(()) => Ok(path),
        Err(error) => Err(GameFileError::NotWritten {
            reason: error.to_string(),
            path,
        }),
    }
}
