use super::Subject;
use super::row::CommandRow;
use std::path::PathBuf;

use engine::Name;
use game::profile::{GameId, Preferences};

/// Commands on players, saved games, and the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileCommand {
    /// Save the game on the table under a name.
    SaveGame(String),
    /// Save the game on the table under a name, as this file or where the player chooses.
    SaveGameAt(String, Option<PathBuf>),
    ListGames,
    /// Open this saved game, or one that the player chooses.
    OpenGame(Option<PathBuf>),
    /// Rename a saved game of the list.
    RenameGame(PathBuf, Name),
    /// Delete a saved game of the list. The file is removed when the player leaves the table.
    DeleteGame(PathBuf),
    /// Undo the deletion of a saved game.
    RestoreGame(PathBuf),
    ListFinished,
    /// Review a finished game of the history.
    ReviewFinished(GameId),
    SavePicture,
    /// Copy a table of the finished games to the clipboard.
    CopyHistory,
    /// Delete all finished games.
    ClearHistory,
    /// Undo the deletion of all finished games.
    RestoreHistory,
    /// Show the folder of the player's files in the system's file manager.
    OpenFolder,
    CopyFolderPath,
    /// Let a player sit down in place of the current one.
    SitDown(SitDownRequest),
    /// Give a name to the current player, who has none yet.
    NamePlayer(Name),
    /// Rename the player with this folder.
    RenamePlayer(String, Name),
    /// Delete the player with this folder.
    DeletePlayer(String),
    /// Undo the deletion of the player with this folder.
    RestorePlayer(String),
    /// Retry reading the player's games after a failure.
    RetryReading,
    /// Play without saving, because the player's games cannot be read.
    PlayWithoutSaving,
}

impl FileCommand {
    pub(super) const fn row(&self) -> CommandRow {
        match self {
            Self::OpenGame(_) | Self::SitDown(_) => CommandRow::plain(None, &[Subject::OtherGame]),
            Self::SaveGame(_)
            | Self::SaveGameAt(..)
            | Self::ListGames
            | Self::RenameGame(..)
            | Self::DeleteGame(_)
            | Self::RestoreGame(_)
            | Self::ListFinished
            | Self::ReviewFinished(_)
            | Self::SavePicture
            | Self::CopyHistory
            | Self::ClearHistory
            | Self::RestoreHistory
            | Self::OpenFolder
            | Self::CopyFolderPath
            | Self::NamePlayer(_)
            | Self::RenamePlayer(..)
            | Self::DeletePlayer(_)
            | Self::RestorePlayer(_)
            | Self::RetryReading
            | Self::PlayWithoutSaving => CommandRow::plain(None, &[]),
        }
    }
}

/// The answers in the form that asks who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SitDownRequest {
    pub name: String,
    /// Whether the player is seated at every start, without the form.
    pub is_remembered: bool,
    /// Whether the player accepts that the previous player loses unsaved changes.
    pub accepts_loss: bool,
    /// The preferences of a player who has none saved yet.
    pub initial_preferences: Box<Preferences>,
}
