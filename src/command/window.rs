use super::Subject;
use words::settings::Page;

/// What can be asked for with windows and the whole program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WindowCommand {
    /// Open a window; bring it before the others if it is behind them, or else close it.
    Toggle(WindowKind),
    /// Close a window.
    Close(WindowKind),
    /// Open Settings at a page.
    OpenSettings(Page),
    /// Open Settings and look there for a setting, by its name.
    FindSetting(String),
    /// Open *Does Nestor cheat?* at a tab.
    OpenFair(FairTab),
    /// Show the field for the number of a new game.
    AskForNumber,
    /// Fill the screen with the window, or not any more.
    ToggleFullScreen,
    /// Turn all sounds on, or off.
    ToggleSound,
    /// Say something that has nothing to do with a turn.
    Say(String),
    /// What had to be read is read.
    ReadNotices,
    /// Put a text where other programs can take it from.
    Copy(String),
    /// The window is about to be closed: save what there is, or ask.
    PrepareToClose,
    /// The system ends the program: the same, but nothing is asked.
    End,
    /// Close the program.
    Quit,
    /// Close it although something is not saved.
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

    /// Whether it closes the program.
    pub const fn closes(&self) -> bool {
        matches!(
            self,
            Self::PrepareToClose | Self::End | Self::Quit | Self::QuitAnyway
        )
    }
}

/// A window over the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WindowKind {
    /// Who plays.
    Players,
    /// The games won.
    Tally,
    /// Every finished game.
    History,
    /// The rules and preferences.
    Settings,
    /// The themes.
    Colors,
    /// How to play.
    Help,
    /// All keys, and what the mouse does.
    Keys,
    /// What this program is.
    About,
    /// The points of this game, hand by hand.
    ScoreSheet,
    /// Whether deals and Nestor are fair.
    Fair,
    /// What there is to learn.
    Lessons,
    /// How this game ended, and what is to be played next.
    Result,
    /// Saves the game on the table.
    SaveGame,
    /// The saved games.
    OpenGame,
    /// Begins a game.
    NewGame,
    /// The deal of the day, and those of the days before.
    Daily,
    /// Asks where to cut the bones.
    Cut,
    /// Asks whether to end a game with a clock before its time.
    GiveUp,
    /// Asks whether to quit although something is not saved.
    Quit,
    /// Asks before something that marks the game as assisted.
    AskHelp,
}

impl WindowKind {
    /// Whether it asks something that must be answered before all else.
    pub const fn is_question(self) -> bool {
        matches!(self, Self::Cut | Self::GiveUp | Self::Quit | Self::AskHelp)
    }
}

/// A tab of *Does Nestor cheat?*.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FairTab {
    /// What Nestor saw before each decision.
    #[default]
    Decisions,
    /// The sealed deals.
    Seals,
    /// How it is proved.
    Proof,
}
