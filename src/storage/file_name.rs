//! The files that are kept.

use std::fmt;

/// One of the files that are kept between runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FileName {
    /// Who plays on this computer; beside the folders of the players.
    Players,
    /// Where the window was and how large; beside the list of players, for it
    /// is there before anybody has sat down.
    Window,
    /// What the player has set.
    Settings,
    /// The colours.
    Themes,
    /// A spare copy of the tally, should the file of the game be broken.
    Tally,
    /// The position that was put by.
    Preserved,
    /// The game in progress and the tally, which change together.
    Game,
    /// Every finished game.
    History,
    /// A game that the player has saved; there may be any number of them,
    /// called otherwise.
    SavedGame,
}

impl FileName {
    /// Every file in the folder of a player.
    pub const ALL: [Self; 6] = [
        Self::Settings,
        Self::Themes,
        Self::Tally,
        Self::Preserved,
        Self::Game,
        Self::History,
    ];

    /// Every file that is common to all players.
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
            Self::SavedGame => "saved.ron",
        }
    }

    /// The version of the file's form that this program writes.
    ///
    /// It goes up by one whenever an older program could no longer read the
    /// file, or would lose something of it; every version starts at 1. All
    /// versions up to this one are read: what has come in since is optional.
    ///
    /// Version 2 of the game in progress holds the tally, too; the newest one of
    /// whatever is nobody's to edit holds a digest.
    pub const fn version(self) -> u32 {
        match self {
            Self::Players | Self::Window | Self::Settings | Self::Themes => 1,
            Self::Tally | Self::Preserved | Self::History | Self::SavedGame => 2,
            Self::Game => 3,
        }
    }

    /// Whether this program knows that version of the file's form.
    pub(super) fn is_version(self, version: u32) -> bool {
        (1..=self.version()).contains(&version)
    }

    /// The first version that holds a digest of the content; `None` for files
    /// that people may edit.
    pub(super) const fn sealed_since(self) -> Option<u32> {
        match self {
            Self::Players | Self::Window | Self::Settings | Self::Themes => None,
            Self::Tally | Self::Preserved | Self::History | Self::SavedGame => Some(2),
            Self::Game => Some(3),
        }
    }
}

impl FileName {
    /// From which depth on things stand in one line: a file with thousands of
    /// games has a line for each.
    pub(super) const fn lines_to_depth(self) -> usize {
        match self {
            Self::History => 2,
            _ => usize::MAX,
        }
    }
}

/// What the player calls the contents: "settings", "game in progress".
impl fmt::Display for FileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Players => "list of players",
            Self::Window => "window's size and place",
            Self::Settings => "settings",
            Self::Themes => "colors",
            Self::Tally => "tally",
            Self::Preserved => "preserved position",
            Self::Game => "game in progress",
            Self::History => "history",
            Self::SavedGame => "saved game",
        })
    }
}
