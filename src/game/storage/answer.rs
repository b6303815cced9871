//! What the window hands to the store, and what the store answers.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use look::Themes;
use nestor::coach::SavedReview;

use super::chosen_file::FileError;
use super::contents::HistoryFile;
use super::saved::{ListedGame, OpenedGame};
use super::window_place::WindowPlace;
use crate::profile::{Days, GameId, Players, Preferences};
use crate::session::{GameFile, State};
use crate::storage::Notice;
use engine::Name;

/// A value to be written. The newest of each file is what is written.
#[derive(Debug, Clone)]
pub enum Kept {
    /// All that the player has and that must agree.
    State(Arc<State>),
    /// The player's preferences.
    Settings(Arc<Preferences>),
    /// The colors.
    Themes(Arc<Themes>),
    /// All lines of the history, those that are cleared among them.
    History(Arc<HistoryFile>),
    /// All tries at daily games.
    Days(Arc<Days>),
    /// Everybody who plays here.
    Players(Arc<Players>),
    /// Place of the window.
    Window(WindowPlace),
    /// A finished game that the history lists.
    Finished(GameId, Arc<GameFile>),
    /// The review of a finished game.
    Review(GameId, Arc<SavedReview>),
}

/// What the store is asked for. Each is answered by one [`Answer`], or by none where it says
/// so.
#[derive(Debug)]
pub enum Ask {
    /// The player's list of saved games: [`Answer::Saved`].
    Saved,
    /// Saves a game in that list: [`Answer::GameSaved`].
    Save(Box<GameFile>),
    /// Gives a saved game another name: [`Answer::Renamed`].
    Rename(PathBuf, Name),
    /// Removes a saved game from the list: [`Answer::Removed`].
    Remove(PathBuf),
    /// Which finished games are kept: [`Answer::Finished`].
    ListFinished,
    /// A finished game: [`Answer::FinishedRead`].
    Finished(GameId),
    /// The review of a game: [`Answer::ReviewFound`].
    Review(GameId),
    /// Removes a finished game with its review, since its end was taken back for good. No
    /// answer.
    RemoveFinished(GameId),
    /// Removes everything of a deleted player: [`Answer::PlayerRemoved`].
    RemovePlayer(String),
    /// Notes that the start has lasted. No answer.
    StartLasted,
}

/// What was read of a player's files. What is not there is new, or not read yet.
#[derive(Debug, Default)]
pub struct LoadedFiles {
    /// All that the player has and that must agree.
    pub state: Option<State>,
    /// The player's preferences.
    pub settings: Option<Preferences>,
    /// The colors.
    pub themes: Option<Themes>,
}

/// A message of the store to the window.
#[derive(Debug)]
pub enum Answer {
    /// What all players share. It comes first; once more if the list could not be read then
    /// and now is.
    Root {
        /// Everybody who plays here.
        players: Players,
        /// Place of the window.
        place: WindowPlace,
    },
    /// The files of the player who sits down. Of what is not read yet [`Answer::Late`] follows.
    SatDown {
        /// The name of the player's folder.
        folder: String,
        /// The files.
        files: Box<LoadedFiles>,
    },
    /// The long lists of the player. Once more if one could not be read then and now is: what
    /// was handed over meanwhile is not written, the list has to be handed over again with it.
    Lists {
        /// The name of the player's folder.
        folder: String,
        /// All lines of the history.
        history: HistoryFile,
        /// All tries at daily games.
        days: Days,
    },
    /// Files that are read now and could not be read before. What was handed over meanwhile is
    /// not written: [`State::resume`] puts it behind, and that is to be handed over.
    Late {
        /// The name of the player's folder.
        folder: String,
        /// The files.
        files: Box<LoadedFiles>,
    },
    /// Something that the player must be told, once.
    Said(Notice),
    /// The saved games, the newest first, or why they could not be listed.
    Saved(Result<Vec<ListedGame>, FileError>),
    /// A game was saved: where.
    GameSaved(Result<PathBuf, FileError>),
    /// A saved game has another name.
    Renamed(Result<(), FileError>),
    /// A saved game is removed.
    Removed(Result<(), FileError>),
    /// The finished games that are kept, or why they could not be listed.
    Finished(Result<BTreeSet<GameId>, FileError>),
    /// A finished game.
    FinishedRead(GameId, Box<Result<OpenedGame, FileError>>),
    /// The review of a game; `None` if there is none.
    ReviewFound(GameId, Option<Box<SavedReview>>),
    /// Whether the folder of a deleted player is gone. If it is, the list may forget them.
    PlayerRemoved(String, bool),
}

impl Kept {
    /// Whether the file is in the folder of a player.
    pub(super) const fn is_of_player(&self) -> bool {
        !matches!(self, Self::Players(_) | Self::Window(_))
    }

    /// Whether both are to stand in the same file.
    pub(super) fn is_of_same_file(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Finished(one, _), Self::Finished(other, _))
            | (Self::Review(one, _), Self::Review(other, _)) => one == other,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}
