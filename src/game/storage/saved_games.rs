//! Saved games: in the player's list, or in files anywhere.

use std::cmp::Reverse;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::chosen_file::{self, NotWritten};
use super::form::{self, Read};
use super::private::restrict;
use super::replace::{read_text, remove_unfinished, replace_text};
use super::{FileName, Folder, Notice, SaveError, SystemError, Unreadable};
use crate::profile::slug;
use crate::session::{NamedGame, PlayableGame};
use engine::{Name, ReplayError};

/// The name of the folder with saved games, in the player's folder.
pub const SAVED: &str = "saved";
/// The extension of files with saved games.
pub const GAME_EXTENSION: &str = "nestor";
/// The extensions that files with saved games may have: today's, and that of
/// older programs.
pub const GAME_EXTENSIONS: [&str; 2] = [GAME_EXTENSION, "ron"];
/// The most games in the list: those that were written last.
const MOST_LISTED: usize = 1000;

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
    /// A newer program saved it.
    Newer(PathBuf),
    /// The record of the game breaks the rules.
    Impossible {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: ReplayError,
    },
    /// There is a file of this name already.
    Exists(PathBuf),
    /// The file could not be written.
    NotWritten {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: SystemError,
    },
    /// The game did not get another name.
    NotRenamed(Unreadable),
    /// The game could not be saved in the player's list.
    NotSaved(SaveError),
}

impl From<SaveError> for GameFileError {
    fn from(error: SaveError) -> Self {
        Self::NotSaved(error)
    }
}

/// A game in the player's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedGame {
    /// The file.
    pub path: PathBuf,
    /// The game, or why it cannot be opened.
    pub game: Result<PlayableGame, GameFileError>,
}

/// A game that was opened.
#[derive(Debug, Clone, PartialEq)]
pub struct OpenedGame {
    /// The game.
    pub kept: PlayableGame,
    /// What the player must be told about the file.
    pub notice: Option<Notice>,
}

impl Folder {
    /// Saves a game in the player's list. Returns the path of its file.
    ///
    /// # Errors
    /// If the game was not saved.
    pub fn save_game(&self, game: &NamedGame) -> Result<PathBuf, GameFileError> {
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

    /// The games in the player's list, the newest first.
    pub fn saved_games(&self) -> Vec<ListedGame> {
        let folder = self.below(SAVED);
        let entries = folder.path().and_then(|path| fs::read_dir(path).ok());
        let paths = entries.into_iter().flatten().flatten();
        let paths = paths.map(|entry| entry.path()).filter(|path| is_game(path));
        let mut paths: Vec<PathBuf> = paths.collect();
        if paths.len() > MOST_LISTED {
            let written = |path: &PathBuf| path.metadata().and_then(|it| it.modified()).ok();
            paths.sort_by_cached_key(|path| Reverse(written(path)));
            paths.truncate(MOST_LISTED);
        }
        let mut games: Vec<_> = paths
            .into_iter()
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

    /// Removes saved games that were not written to their end, and makes those of
    /// older programs readable for their owner only.
    pub(super) fn tidy_saved_games(&self) {
        if let Some(folder) = self.below(SAVED).path() {
            self.disk().sync_folder(folder);
            if self.is_surely_claimed() {
                remove_unfinished(self.disk(), folder, is_own_name);
            }
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

    /// Removes a game from the player's list. A file outside it is not removed.
    ///
    /// # Errors
    /// If the file is still there.
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

/// Whether a file may be a saved game, by its name.
pub fn is_game(path: &Path) -> bool {
    chosen_file::ends_as(path, &GAME_EXTENSIONS)
}

/// Whether the program gives such a name to a game in a player's list.
fn is_own_name(name: &str) -> bool {
    let name = Path::new(name);
    let stem = name.file_stem().filter(|_| is_game(name));
    let parts = stem.and_then(|stem| stem.to_str()?.rsplit_once('-'));
    parts.is_some_and(|(letters, number)| {
        slug(letters, "") == letters && number.parse::<u32>().is_ok()
    })
}

/// Reads a saved game from any path.
///
/// # Errors
/// If it cannot be read or played. The file stays as it is.
pub fn read_game(path: &Path) -> Result<OpenedGame, GameFileError> {
    let (file, notice) = read_named(path)?;
    let kept = file.open().map_err(|reason| match reason {
        ReplayError::NewerVersion(_) => GameFileError::Newer(path.to_owned()),
        reason => GameFileError::Impossible {
            path: path.to_owned(),
            reason,
        },
    })?;
    Ok(OpenedGame { kept, notice })
}

/// Gives a saved game another name.
///
/// # Errors
/// If its file cannot be read or written, or was changed since it was saved: it would look as
/// if it never was. It stays as it is then.
pub fn rename_game(path: &Path, name: &Name) -> Result<(), GameFileError> {
    let (mut game, changed) = read_named(path)?;
    if changed.is_some() {
        return Err(GameFileError::NotRenamed(Unreadable::Changed));
    }
    name.as_str().clone_into(&mut game.name);
    match write_game(path, &game, true) {
        Ok(_) => Ok(()),
        Err(GameFileError::NotWritten { reason, .. }) => {
            Err(GameFileError::NotRenamed(Unreadable::Refused(reason)))
        }
        Err(error) => Err(error),
    }
}

/// Reads the file of a saved game, and what is to be said of it.
fn read_named(path: &Path) -> Result<(NamedGame, Option<Notice>), GameFileError> {
    let unreadable = |why| GameFileError::Unreadable {
        path: path.to_owned(),
        why,
    };
    let text = read_text(path).map_err(unreadable)?;
    let text = text.ok_or_else(|| GameFileError::Missing(path.to_owned()))?;
    let read = form::from_text::<NamedGame>(FileName::SavedGame, &text);
    if matches!(read, Err(_) | Ok(Read::Newer(_))) && form::is_other(FileName::SavedGame, &text) {
        return Err(unreadable(Unreadable::NoSavedGame));
    }
    let read = read.map_err(unreadable)?;
    Ok(match read {
        Read::Newer(_) => return Err(GameFileError::Newer(path.to_owned())),
        Read::Content(file) => (file, None),
        Read::Changed(file) => (file, Some(Notice::SavedGameDamaged(path.to_owned()))),
    })
}

/// Saves a game to any path and returns that path. A name that does not end as those
/// of saved games do gets that ending. Another file is only replaced with `replace`,
/// and if nothing was added to its name.
///
/// # Errors
/// If the game was not saved.
pub fn write_game(path: &Path, game: &NamedGame, replace: bool) -> Result<PathBuf, GameFileError> {
    let text = form::to_text(FileName::SavedGame, game)?;
    chosen_file::write(path, &GAME_EXTENSIONS, &text, replace).map_err(|wrong| match wrong {
        NotWritten::Exists(path) => GameFileError::Exists(path),
        NotWritten::Failed(path, error) => GameFileError::NotWritten {
            reason: (&error).into(),
            path,
        },
    })
}
