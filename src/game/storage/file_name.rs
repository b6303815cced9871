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
    /// The colours.
    Themes,
    /// A spare copy of the tally, for when the file of the game cannot be read.
    Tally,
    /// The bookmark.
    Preserved,
    /// The session: the game in progress, and the tally, which changes with it.
    Game,
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

impl FileName {
    /// Every file in a player's folder, except saved games.
    pub const ALL: [Self; 7] = [
        Self::Settings,
        Self::Themes,
        Self::Tally,
        Self::Preserved,
        // Before the game: what was begun is never forgotten.
        Self::Days,
        Self::Game,
        Self::History,
    ];

    /// Every file that all players share.
    pub const COMMON: [Self; 2] = [Self::Players, Self::Window];

    /// The name of the file in its folder.
    pub const fn on_disk(self) -> &'static str {
        match self {
            Self::Players => "players.ron",
            Self::Window => "window-place.ron",
            Self::Settings => "settings.ron",
            Self::Themes => "themes.ron",
            Self::Tally => "tally.ron",
            Self::Preserved => "preserved.ron",
            Self::Game => "game.ron",
            Self::History => "history.ron",
            Self::Days => "days.ron",
            Self::SavedGame => "saved.ron",
            Self::Review => "review.ron",
            Self::Theme => "theme.ron",
        }
    }

    /// The version of the file's format that this program writes.
    ///
    /// Versions begin at 1. The number goes up when an older program could no
    /// longer read the file, or would lose something in it. This program reads
    /// all versions up to this one, so newer fields are optional. Until a program that
    /// writes a version is given away, more may come into that.
    ///
    /// With version 2 the game in progress got the tally. Later, files that
    /// people do not edit got a digest; then the files with games got who sits
    /// where, and ids for ready-made games; then the settings got the hints, and the
    /// colors the player's own themes; then all files with rules got more of them;
    /// then the settings got whether the log is shown; then the colors a fourth
    /// theme, from which a theme that is sent may be made; then all files with rules
    /// or names of games got Firecracker Fives.
    pub const fn version(self) -> u32 {
        match self {
            Self::Players | Self::Window | Self::Days | Self::Review => 1,
            Self::Theme => 2,
            Self::Themes => 3,
            Self::Tally => 4,
            Self::Preserved | Self::History | Self::SavedGame => 5,
            Self::Settings | Self::Game => 6,
        }
    }

    /// Whether this program can read this version of the file.
    pub(super) fn is_version(self, version: u32) -> bool {
        (1..=self.version()).contains(&version)
    }

    /// The first version with a digest of the content; `None` for files that
    /// people may edit.
    pub(super) const fn sealed_since(self) -> Option<u32> {
        match self {
            Self::Players | Self::Window | Self::Settings | Self::Themes | Self::Theme => None,
            Self::Days | Self::Review => Some(1),
            Self::Tally | Self::Preserved | Self::History | Self::SavedGame => Some(2),
            Self::Game => Some(3),
        }
    }
}

impl FileName {
    /// Values nested deeper than this are written in one line, so that a file
    /// with thousands of games has one line for each.
    pub(super) const fn lines_to_depth(self) -> usize {
        match self {
            Self::History | Self::Days => 2,
            Self::Review => 4,
            _ => usize::MAX,
        }
    }
}

/// What the file is called in messages, such as "settings" or "current game".
impl fmt::Display for FileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Players => "player list",
            Self::Window => "window size and position",
            Self::Settings => "settings",
            Self::Themes => "colors",
            Self::Tally => "tally",
            Self::Preserved => "bookmark",
            Self::Game => "current game",
            Self::History => "history",
            Self::Days => "daily games",
            Self::SavedGame => "saved game",
            Self::Review => "game analysis",
            Self::Theme => "theme",
        })
    }
}
