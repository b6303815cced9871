use super::Subject;
use game::profile::ScorePad;
use words::settings::SettingsPage;

/// Commands on windows and the program itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WindowCommand {
    /// Open a window, bring it to the front, or close it if it is in front.
    Toggle(WindowKind),
    /// Close a window.
    Close(WindowKind),
    /// Open Settings at a page.
    OpenSettings(SettingsPage),
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
    /// Change the score pad.
    SetScorePad(Box<ScorePad>),
    /// Show a message that is not about a turn.
    Say(String),
    /// Dismiss the notices.
    ReadNotices,
    /// Copy a text to the clipboard.
    Copy(String),
    /// Save before the window closes, or ask if that is not possible.
    PrepareToClose,
    /// End the program for the system: the same, without a question.
    End,
    /// Quit the program.
    Quit,
    /// Quit although something is not saved.
    QuitAnyway,
}

impl WindowCommand {
    /// The subjects that the command concerns.
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
        matches!(self, Self::PrepareToClose | Self::End | Self::Quit | Self::QuitAnyway)
    }
}

/// The list of windows: what each is for, its name, and its state in
/// [`windows`](crate::windows). It makes [`WindowKind`] and the windows themselves.
macro_rules! window_list {
    ($make:ident) => {
        $make! {
            /// Who plays.
            Players => players: players::PlayersWindow,
            /// The games won.
            Tally => tally: tally::TallyWindow,
            /// Every finished game.
            History => history: tally::TallyWindow,
            /// The rules and preferences.
            Settings => settings: settings::SettingsWindow,
            /// The themes.
            Colors => colors: colors::ColorsWindow,
            /// How to play.
            Help => help: help::HelpWindow,
            /// All keys, and what the mouse does.
            Keys => keys: keys::KeysWindow,
            /// What this program is.
            About => about: about::AboutWindow,
            /// The points of this game, hand by hand.
            ScoreSheet => score_sheet: score_sheet::ScoreSheetWindow,
            /// The score of a game with real bones.
            ScorePad => score_pad: score_pad::ScorePadWindow,
            /// Whether deals and Nestor are fair.
            Fair => fair: fair::FairWindow,
            /// What there is to learn.
            Lessons => lessons: lessons::LessonsWindow,
            /// Saves the game on the table.
            SaveGame => save_game: saved::SaveGameWindow,
            /// The saved games.
            OpenGame => open_game: saved::OpenGameWindow,
            /// Begins a game.
            NewGame => new_game: new_game::NewGameWindow,
            /// The deal of the day, and those of the days before.
            Daily => daily: daily::DailyWindow,
        }
    };
}
pub(crate) use window_list;

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident => $field:ident: $window:ty),+ $(,)?) => {
        /// A window over the table, or something on the table that is opened and closed like
        /// one.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum WindowKind {
            $($(#[$doc])* $kind,)+
            /// The end card: how this game ended, and what to play next.
            Result,
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
            /// All windows, without the end card and the questions.
            pub const WINDOWS: &[Self] = &[$(Self::$kind),+];
        }
    };
}

window_list!(kinds);

impl WindowKind {
    /// Whether it is a question that must be answered first.
    pub const fn is_question(self) -> bool {
        matches!(self, Self::Cut | Self::GiveUp | Self::Quit | Self::AskHelp)
    }

    /// The window that closes when this one opens.
    pub const fn closes_on_open(self) -> Option<Self> {
        match self {
            Self::Tally => Some(Self::History),
            Self::History => Some(Self::Tally),
            Self::SaveGame => Some(Self::OpenGame),
            Self::OpenGame => Some(Self::SaveGame),
            Self::NewGame => Some(Self::Result),
            _ => None,
        }
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
