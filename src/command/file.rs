use super::Subject;
use std::path::PathBuf;

use engine::Name;
use game::profile::{GameId, Preferences};

/// What can be asked for with players, saved games and the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileCommand {
    /// Save the game on the table under a name.
    SaveGame(String),
    /// The same as a file, or where the player chooses.
    SaveGameAt(String, Option<PathBuf>),
    /// Read the list of saved games.
    ListGames,
    /// Open a saved game, or the one that the player chooses.
    OpenGame(Option<PathBuf>),
    /// Give a saved game of the list another name.
    RenameGame(PathBuf, Name),
    /// Delete a saved game of the list.
    DeleteGame(PathBuf),
    /// Bring back one that was deleted.
    BringGameBack(PathBuf),
    /// List the finished games that are kept.
    ListFinished,
    /// Look back at a finished game of the history.
    LookBack(GameId),
    /// Forget every finished game.
    ClearHistory,
    /// Bring back the history that was cleared.
    BringHistoryBack,
    /// Show the folder of the player's files in the system's own window.
    OpenFolder,
    /// Put its path where other programs can take it from.
    CopyFolderPath,
    /// Let somebody sit down at the table.
    SitDown(SitDown),
    /// Call the player, who has not given a name, so from now on.
    TakeName(Name),
    /// Give the player with this folder another name.
    RenamePlayer(String, Name),
    /// Delete the player with this folder.
    DeletePlayer(String),
    /// Bring the deleted player with this folder back.
    BringBackPlayer(String),
}

impl FileCommand {
    /// What it is about.
    pub(super) const fn subjects(&self) -> &'static [Subject] {
        use Subject::OtherGame;
        match self {
            Self::OpenGame(_) | Self::SitDown(_) => &[OtherGame],
            _ => &[],
        }
    }
}

/// Somebody who is to sit down at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SitDown {
    /// What they are called.
    pub name: String,
    /// They sit down at every start, without the form.
    pub always: bool,
    /// They know what whoever sat there loses.
    pub accepts_loss: bool,
    /// What is set for them if they have never sat there before.
    pub begins_with: Box<Preferences>,
}
