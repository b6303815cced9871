use super::Subject;
use words::settings::Page;

/// Commands on windows and the program itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WindowCommand {
    /// Open a window, bring it to the front, or close it if it is in front.
    Toggle(WindowKind),
    /// Close a window.
    Close(WindowKind),
    /// Open Settings at a page.
    OpenSettings(Page),
    /// Open Settings and search for a setting by its name.
    FindSetting(String),
    /// Open *Does Nestor cheat?* at a tab.
    OpenFair(FairTab),
    /// Show the field for the number of a new game.
    AskForNumber,
    /// Switch full screen on or off.
    ToggleFullScreen,
    /// Switch all sounds on or off.
    ToggleSound,
    /// Show a message that is not about a turn.
    Say(String),
    /// Dismiss the notices.
    ReadNotices,
    /// Copy a text to the clipboard.
    Copy(String),
    /// Save before the window closes, or ask if that is not possible.
    PrepareToClose,
    /// Quit the program.
    Quit,
    /// Quit although something is not saved.
    QuitAnyway,
}

impl WindowCommand {
    /// What it is about.
    pub(super) const fn subjects(&self) -> &'static [Subject] {
        use Subject::Game;
        match self {
            Self::Toggle(
                WindowKind::SaveGame | WindowKind::Result | WindowKind::GiveUp | WindowKind::Fair,
            )
            | Self::OpenFair(_) => &[Game],
            _ => &[],
        }
    }
}

/// A window over the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WindowKind {
    /// The players.
    Players,
    /// The game tally.
    Tally,
    /// The history of finished games.
    History,
    /// The rules and preferences.
    Settings,
    /// The themes.
    Colors,
    /// Help.
    Help,
    /// The list of keys and mouse gestures.
    Keys,
    /// About this program.
    About,
    /// The score sheet of this game.
    ScoreSheet,
    /// *Does Nestor cheat?*
    Fair,
    /// The list of lessons.
    Lessons,
    /// The result of this game, and what to play next.
    Result,
    /// The form to save the game.
    SaveGame,
    /// The list of saved games.
    OpenGame,
    /// The choice of a new game.
    NewGame,
    /// The daily games.
    Daily,
    /// The question where to cut the bones.
    Cut,
    /// The question whether to give up a timed game.
    GiveUp,
    /// The question whether to quit with unsaved changes.
    Quit,
    /// The question before something that marks the game as assisted.
    AskHelp,
}

impl WindowKind {
    /// Whether it is a question that must be answered first.
    pub const fn is_question(self) -> bool {
        matches!(self, Self::Cut | Self::GiveUp | Self::Quit | Self::AskHelp)
    }
}

/// A tab of *Does Nestor cheat?*
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FairTab {
    /// Nestor's view before each decision.
    #[default]
    Decisions,
    /// The sealed deals.
    Seals,
    /// The proof.
    Proof,
}
