use egui::{Key, KeyboardShortcut, Modifiers};

use super::Subject;
use super::row::{CommandRow, Label, ctrl, ctrl_shift, plain_key};
use crate::sound::Sound;
use game::profile::ScorePads;
use words::msg;
use words::settings::SettingsPage;

/// Commands on windows and the program itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WindowCommand {
    /// Open a window, bring it to the front, or close it if it is in front.
    Toggle(WindowKind),
    Close(WindowKind),
    OpenSettings(SettingsPage),
    /// Open Settings and search for a setting by its name.
    FindSetting(String),
    /// Open *Does Nestor cheat?* at a tab.
    OpenFair(FairTab),
    /// Show the field for the number of a new game.
    AskForNumber,
    ToggleFullScreen,
    /// Switch all sounds on or off.
    ToggleSound,
    SetScorePads(Box<ScorePads>),
    /// Show a message that is not about a turn.
    ShowMessage(String),
    DismissNotices,
    /// Copy a text to the clipboard.
    Copy(String),
    PlaySound(Sound),
    /// Save everything and close the window. If that fails or takes too long, ask whether to close
    /// it anyway.
    PrepareToClose,
    /// Save and end the program without asking the player, because the system asked for it.
    Terminate,
    Quit,
    QuitAnyway,
}

impl WindowCommand {
    pub(super) fn row(&self) -> CommandRow {
        match self {
            Self::Toggle(kind) => kind.row(),
            Self::OpenFair(tab) => CommandRow::plain(
                match tab {
                    FairTab::Decisions => {
                        Some(Label::new(msg::WINDOW_DECISIONS).tip(msg::TIP_DECISIONS))
                    }
                    FairTab::Seals => Some(Label::new(msg::WINDOW_SEALS).tip(msg::TIP_SEALS)),
                    FairTab::Proof => None,
                },
                &[Subject::Game],
            ),
            Self::AskForNumber => CommandRow::plain(
                Some(Label::new(msg::WINDOW_NUMBERED).tip(msg::TIP_NUMBERED)),
                &[],
            ),
            Self::ToggleFullScreen => CommandRow::switch(
                Label::new(msg::MENU_FULL_SCREEN).key(plain_key(Key::F11)),
                &[],
                |_, ctx| ctx.input(|input| input.viewport().fullscreen == Some(true)),
            ),
            Self::ToggleSound => CommandRow::switch(
                // Not Cmd on a Mac, where that minimizes the window.
                Label::new(msg::MENU_SOUND).key(KeyboardShortcut::new(Modifiers::CTRL, Key::M)),
                &[],
                |play, _| play.session.display().sound,
            ),
            Self::Quit => {
                CommandRow::plain(Some(Label::new(msg::MENU_QUIT).key(ctrl(Key::Q))), &[])
            }
            Self::Close(_)
            | Self::OpenSettings(_)
            | Self::FindSetting(_)
            | Self::SetScorePads(_)
            | Self::ShowMessage(_)
            | Self::DismissNotices
            | Self::Copy(_)
            | Self::PlaySound(_)
            | Self::PrepareToClose
            | Self::Terminate
            | Self::QuitAnyway => CommandRow::plain(None, &[]),
        }
    }

    pub const fn closes(&self) -> bool {
        matches!(self, Self::PrepareToClose | Self::Terminate | Self::Quit | Self::QuitAnyway)
    }
}

/// Calls a macro with the list of windows: the kind, field and type of each. [`WindowKind`] and the
/// windows in [`windows`](crate::windows) are made from this list.
macro_rules! window_list {
    ($make:ident) => {
        $make! {
            Players => players: players::PlayersWindow,
            /// Games won, and other statistics.
            Tally => tally: tally::TallyWindow,
            /// Every finished game, in the same window as the tally.
            History => history: tally::TallyWindow,
            Settings => settings: settings::SettingsWindow,
            /// The themes, and the editor of their colors.
            Colors => colors: colors::ColorsWindow,
            Help => help: help::HelpWindow,
            /// All keys, and what the mouse does.
            Keys => keys: keys::KeysWindow,
            About => about: about::AboutWindow,
            /// The points of this game, hand by hand.
            ScoreSheet => score_sheet: score_sheet::ScoreSheetWindow,
            /// The score of a game with real bones.
            ScorePad => score_pad: score_pad::ScorePadWindow,
            /// *Does Nestor cheat?*: his view before each decision, the seals, and the proof.
            Fair => fair: fair::FairWindow,
            Lessons => lessons: lessons::LessonsWindow,
            SaveGame => save_game: saved::SaveGameWindow,
            OpenGame => open_game: saved::OpenGameWindow,
            NewGame => new_game: new_game::NewGameWindow,
            /// The daily games, today's and earlier ones.
            Daily => daily: daily::DailyWindow,
        }
    };
}
pub(crate) use window_list;

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident => $field:ident: $window:ty),+ $(,)?) => {
        /// A window over the table, or something on the table that is opened and closed like a
        /// window.
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
            /// Asks before the player uses help that marks the game as assisted.
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
    /// The row of the command that opens the window, or closes it.
    fn row(self) -> CommandRow {
        let label = match self {
            Self::Players => Label::new(msg::MENU_CHANGE_PLAYER).key(ctrl(Key::U)).opens_dialog(),
            Self::Tally => Label::new(msg::WINDOW_TALLY).key(ctrl(Key::T)),
            Self::History => Label::new(msg::WINDOW_HISTORY).key(ctrl(Key::R)),
            Self::Settings => Label::new(msg::WINDOW_SETTINGS).key(ctrl(Key::Comma)).opens_dialog(),
            Self::Colors => Label::new(msg::WINDOW_COLORS).key(ctrl(Key::K)),
            Self::Help => Label::new(msg::WINDOW_HELP).key(plain_key(Key::F1)),
            Self::Keys => Label::new(msg::WINDOW_KEYS).key(plain_key(Key::Questionmark)),
            Self::About => Label::new(msg::WINDOW_ABOUT),
            Self::ScoreSheet => Label::new(msg::WINDOW_SCORE_SHEET).key(ctrl(Key::P)),
            Self::ScorePad => {
                Label::new(msg::WINDOW_SCORE_PAD).tip(msg::TIP_SCORE_PAD).key(ctrl_shift(Key::T))
            }
            Self::Fair => Label::new(msg::WINDOW_HONESTY).tip(msg::TIP_HONESTY),
            Self::Lessons => Label::new(msg::WINDOW_LESSONS),
            Self::SaveGame => Label::new(msg::MENU_SAVE).key(ctrl(Key::S)).opens_dialog(),
            Self::OpenGame => Label::new(msg::MENU_OPEN).key(ctrl(Key::O)).opens_dialog(),
            Self::NewGame => Label::new(msg::WINDOW_NEW_GAME).key(ctrl(Key::N)).opens_dialog(),
            Self::Daily => Label::new(msg::WINDOW_DAILY).tip(msg::TIP_DAILY).key(ctrl(Key::E)),
            Self::Result => Label::new(msg::WINDOW_RESULT)
                .key(ctrl_shift(Key::P))
                .listed_when(|play| play.session.state().outcome().is_some()),
            Self::GiveUp => Label::new(msg::MENU_GIVE_UP)
                .tip(msg::TIP_GIVE_UP)
                .opens_dialog()
                .listed_when(|play| play.session.state().rules().clock),
            Self::Cut | Self::Quit | Self::AskHelp => return CommandRow::plain(None, &[]),
        };
        CommandRow {
            label: Some(label),
            subjects: match self {
                Self::SaveGame | Self::Result | Self::GiveUp | Self::Fair => &[Subject::Game],
                _ => &[],
            },
            unavailable_reason: match self {
                Self::Result => |play| (!play.is_game_over()).then_some(msg::WHY_NOT_OVER),
                Self::GiveUp => |play| play.why_not_give_up(),
                _ => |_| None,
            },
            is_on: None,
            help_question: None,
            leave_question: None,
            works_under_cover: |_| false,
        }
    }

    /// Whether the window is a question, which must be answered before anything else.
    pub const fn is_question(self) -> bool {
        matches!(self, Self::Cut | Self::GiveUp | Self::Quit | Self::AskHelp)
    }

    /// The window that this one replaces when it opens, if that one is open.
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
    Seals,
    Proof,
}
