//! Saved games: in the player's list, or in files anywhere.

use std::cmp::Reverse;
use std::io;
use std::path::{Path, PathBuf};

use engine::Name;

use super::chosen_file::{FileError, content, has_extension, text, write_chosen};
use super::disk;
use super::fault::{FaultReason, StoreNotice};
use super::folders::SAVED_FOLDER;
use super::text::{UnreadableReason, read};
use crate::profile::slug;
use crate::session::{GameFile, PlayableGame};

/// The extension of files with saved games.
pub const GAME_EXTENSION: &str = "nestor";

/// The extensions that files with saved games may have: the current one, and that of older versions
/// of the program.
pub const GAME_EXTENSIONS: [&str; 2] = [GAME_EXTENSION, "ron"];
/// Maximum length of the list. If there are more games, the most recently saved ones are listed.
const MAX_LISTED: usize = 1000;

/// A game in the player's list.
#[derive(Debug, Clone, PartialEq)]
pub struct ListedGame {
    /// The path of the game's file in the folder of saved games.
    pub path: PathBuf,
    /// The game, or why it cannot be opened.
    pub game: Result<PlayableGame, FileError>,
}

/// A saved game that was read from a file.
#[derive(Debug, Clone, PartialEq)]
pub struct OpenedGame {
    /// The game, ready to be put on the table.
    pub game: PlayableGame,
    /// A message to the player if the file was changed since it was saved.
    pub notice: Option<StoreNotice>,
}

/// The games in a player's list, the newest first, and then those that cannot be opened.
///
/// # Errors
/// If the folder of saved games exists, but cannot be read.
pub fn list(folder: &Path) -> Result<Vec<ListedGame>, FileError> {
    let saved = folder.join(SAVED_FOLDER);
    let names = match disk::list(&saved) {
        Ok(names) => names,
        Err(error) => {
            let reason = (&error).into();
            let folder = saved;
            return Err(FileError::NotListed { folder, reason });
        }
    };
    let paths = names.into_iter().map(|name| saved.join(name));
    let mut files: Vec<_> =
        paths.filter(|path| is_game_file(path)).map(|path| (read_file(&path), path)).collect();
    files.sort_by_cached_key(|(file, path)| {
        let saved = file.as_ref().ok().map(|(file, _)| file.saved);
        (Reverse(saved), path.clone())
    });
    files.truncate(MAX_LISTED);
    let listed = files.into_iter().map(|(file, path)| ListedGame {
        game: file.and_then(|(file, _)| open(&path, file)),
        path,
    });
    let mut listed: Vec<_> = listed.collect();
    listed.sort_by_key(|listed| listed.game.is_err());
    Ok(listed)
}

/// Saves a game in a player's list, in a file of its own. Returns its path.
///
/// # Errors
/// If the game was not saved.
pub fn save(folder: &Path, game: &GameFile) -> Result<PathBuf, FileError> {
    let saved = folder.join(SAVED_FOLDER);
    let letters = slug(game.name.as_ref().map_or("", Name::as_str), "game");
    let failed =
        |error: io::Error| FileError::NotSaved(FaultReason::System(saved.clone(), (&error).into()));
    let mut numbers = 1..u32::MAX;
    let path = loop {
        let number = numbers.next().ok_or_else(|| failed(io::ErrorKind::AlreadyExists.into()))?;
        let path = saved.join(format!("{letters}-{number}.{GAME_EXTENSION}"));
        if !disk::exists(&path).map_err(failed)? {
            break path;
        }
    };
    let text = text(game)?;
    disk::make_folder(&saved).and_then(|()| disk::replace(&path, &text)).map_err(failed)?;
    Ok(path)
}

/// Gives a saved game another name. Its file stays where it is.
///
/// # Errors
/// If the file cannot be read or written, or was changed since it was saved: renaming would hide
/// that change. The file then stays as it is.
pub fn rename(path: &Path, name: &Name) -> Result<(), FileError> {
    let (mut game, is_changed) = read_file(path)?;
    if is_changed {
        return Err(FileError::NotRenamed(UnreadableReason::Changed));
    }
    game.name = Some(name.clone());
    let written = disk::replace(path, &text(&game)?);
    written.map_err(|error| FileError::NotRenamed(UnreadableReason::Refused((&error).into())))
}

/// Removes a game from a player's list. A file outside the list is not removed.
///
/// # Errors
/// If the file is still there.
pub fn remove(folder: &Path, path: &Path) -> Result<(), FileError> {
    let saved = folder.join(SAVED_FOLDER);
    if path.parent() == Some(&saved) && is_game_file(path) {
        disk::remove(path).map_err(|error| FileError::NotRemoved {
            path: path.to_owned(),
            reason: (&error).into(),
        })?;
    }
    Ok(())
}

/// Reads a saved game from any path.
///
/// # Errors
/// If the game cannot be read or played. The file stays as it is.
pub fn read_game(path: &Path) -> Result<OpenedGame, FileError> {
    let (file, is_changed) = read_file(path)?;
    let game = open(path, file)?;
    let notice = is_changed.then(|| StoreNotice::SavedGameChanged(path.to_owned()));
    Ok(OpenedGame { game, notice })
}

/// Saves a game to any path and returns that path. A name without one of [`GAME_EXTENSIONS`] gets
/// the first. An existing file is replaced only with `replace`, and only if no extension was added.
///
/// # Errors
/// If the game was not saved.
pub fn write_game(path: &Path, game: &GameFile, replace: bool) -> Result<PathBuf, FileError> {
    write_chosen(path, &GAME_EXTENSIONS, &text(game)?, replace)
}

/// Whether a file may be a saved game, by its name.
pub fn is_game_file(path: &Path) -> bool {
    has_extension(path, &GAME_EXTENSIONS)
}

/// The content of a file, and whether it was changed since the program wrote it.
fn read_file(path: &Path) -> Result<(GameFile, bool), FileError> {
    content(path, read(path))
}

fn open(path: &Path, file: GameFile) -> Result<PlayableGame, FileError> {
    file.open().map_err(|reason| FileError::InvalidRecord { path: path.to_owned(), reason })
}

#[cfg(test)]
mod tests;
