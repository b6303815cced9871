//! The files in which the program keeps things.

use std::fmt;

/// A file in which the program keeps things between runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FileName {
    /// The list of players. It lies beside the folders of the players.
    Players,
    /// Place and size of the window. It lies beside the list of players, because
    /// the window opens before it is known who plays.
    Window,
    /// The preferences of a player.
    Settings,
    /// The colors.
    Themes,
    /// The game in progress, and all that must agree with it.
    Game,
    /// The same as the last start found it.
    GameBefore,
    /// The tally of the last program.
    Tally,
    /// The bookmark of the last program.
    Bookmark,
    /// The history.
    History,
    /// The tries at the deals of the day.
    Days,
    /// A game that the player has saved. There may be any number of these files,
    /// each with a name of its own.
    SavedGame,
    /// The review of a finished game. There is one such file for each.
    Review,
    /// A theme that is sent to somebody. Its file may have any name.
    Theme,
}

/// What the file is called in messages, such as "settings" or "current game".
impl fmt::Display for FileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Players => "player list",
            Self::Window => "window size and position",
            Self::Settings => "settings",
            Self::Themes => "colors",
            Self::Game => "current game",
            Self::GameBefore => "backup of the last session",
            Self::Tally => "tally",
            Self::Bookmark => "bookmark",
            Self::History => "history",
            Self::Days => "daily games",
            Self::SavedGame => "saved game",
            Self::Review => "game analysis",
            Self::Theme => "theme",
        })
    }
}
