//! The files of the program and their places.

use std::path::{Path, PathBuf};

use crate::profile::GameId;
use crate::storage::FileName;

/// The folder of the players' folders, in the program's folder.
pub const PLAYERS: &str = "players";
/// The folder of saved games, in a player's folder.
pub const SAVED: &str = "saved";
/// The folder of finished games, in a player's folder.
pub const FINISHED: &str = "finished";
/// The folder of reviews, in a player's folder.
pub const REVIEWS: &str = "reviews";
/// The extension of files with saved games.
pub const GAME_EXTENSION: &str = "nestor";

/// A file that the program writes by itself. The player's copies of games may have any name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum File {
    /// All players.
    Players,
    /// The place of the window.
    Window,
    /// All that one player has and that must agree.
    State,
    /// [`Self::State`] as the last start found it.
    StateBefore,
    /// The lines of finished games.
    History,
    /// The tries at daily games.
    Days,
    /// The preferences.
    Settings,
    /// The colors.
    Themes,
    /// A finished game with all moves.
    Finished(GameId),
    /// The review of a finished game.
    Review(GameId),
}

impl File {
    /// The path, below the folder of all players, for the player whose folder has this name.
    pub fn path(self, root: &Path, player: &str) -> PathBuf {
        match self {
            Self::Players | Self::Window => self.below(root),
            _ => self.below(&player_folder(root, player)),
        }
    }

    /// The path below the folder that it belongs in: a player's, or that of all players.
    pub fn below(self, folder: &Path) -> PathBuf {
        match self {
            Self::Players => folder.join("players.ron"),
            Self::Window => folder.join("window-place.ron"),
            Self::State => folder.join("state.ron"),
            Self::StateBefore => folder.join("state-before.ron"),
            Self::History => folder.join("history.ron"),
            Self::Days => folder.join("daily.ron"),
            Self::Settings => folder.join("settings.ron"),
            Self::Themes => folder.join("themes.ron"),
            Self::Finished(id) => folder.join(FINISHED).join(format!("{id}.{GAME_EXTENSION}")),
            Self::Review(id) => folder.join(REVIEWS).join(format!("{id}.ron")),
        }
    }

    /// Its name in messages.
    pub const fn name(self) -> FileName {
        match self {
            Self::Players => FileName::Players,
            Self::Window => FileName::Window,
            Self::State => FileName::Game,
            Self::StateBefore => FileName::GameBefore,
            Self::History => FileName::History,
            Self::Days => FileName::Days,
            Self::Settings => FileName::Settings,
            Self::Themes => FileName::Themes,
            Self::Finished(_) => FileName::SavedGame,
            Self::Review(_) => FileName::Review,
        }
    }
}

/// The folder of a player, by its name.
pub fn player_folder(root: &Path, name: &str) -> PathBuf {
    root.join(PLAYERS).join(name)
}
