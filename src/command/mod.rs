//! Commands: everything a click or a key can ask for, by scope. The rooms of the window
//! ask for them; the app alone carries them out.

mod file;
mod game;
mod learn;
mod table;
mod theme;
mod window;

pub use self::file::{FileCommand, SitDown};
pub use self::game::GameCommand;
pub use self::learn::{LearnCommand, LessonCommand, Seek, Tip};
pub use self::table::{Between, TableCommand};
pub use self::theme::ThemeCommand;
pub(crate) use self::window::window_list;
pub use self::window::{FairTab, WindowCommand, WindowKind};

/// Everything a click or a key can ask for; carried out by `App::update` alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// At the table.
    Table(TableCommand),
    /// With the game in progress, or for another one.
    Game(GameCommand),
    /// To learn.
    Learn(LearnCommand),
    /// With players, saved games or the history.
    File(FileCommand),
    /// With the themes.
    Theme(ThemeCommand),
    /// With windows and the whole program.
    Window(WindowCommand),
}

impl Command {
    /// Whether it has to do with the hands and the table: while the hands are
    /// covered it cannot be done.
    pub const fn is_at_table(&self) -> bool {
        match self {
            Self::Table(_) => true,
            Self::Game(what) => what.is_at_table(),
            Self::Learn(what) => what.is_of_turn() || matches!(what, LearnCommand::ToggleLens),
            Self::File(_) | Self::Theme(_) | Self::Window(_) => false,
        }
    }

    /// Whether it is part of a turn: while a game is reviewed there is none.
    pub const fn is_of_turn(&self) -> bool {
        match self {
            Self::Table(what) => what.is_of_turn(),
            Self::Learn(what) => what.is_of_turn(),
            _ => false,
        }
    }

    /// Whether it has to do with the game under way: while a lesson lies on the table
    /// it cannot be done.
    pub const fn is_of_game(&self) -> bool {
        match self {
            Self::Table(what) => matches!(
                what,
                TableCommand::ToggleNestorsHand | TableCommand::ToggleBoneyard
            ),
            Self::Game(what) => what.is_of_game(),
            Self::Learn(what) => what.is_of_game(),
            Self::Window(what) => what.is_of_game(),
            Self::File(_) | Self::Theme(_) => false,
        }
    }

    /// Whether it puts another game on the table: a lesson is left for it.
    pub const fn leaves_lesson(&self) -> bool {
        match self {
            Self::Game(what) => what.begins_game(),
            Self::File(what) => what.leaves_game(),
            _ => false,
        }
    }

    /// Whether the player goes on by it, otherwise than by a turn: to another game, hand
    /// or moment.
    pub const fn goes_on(&self) -> bool {
        match self {
            Self::Game(what) => what.goes_on(),
            Self::Learn(what) => what.goes_on(),
            _ => false,
        }
    }

    /// Whether it goes by the games of the history, or changes it: while that is being
    /// read it has to wait.
    pub const fn needs_history(&self) -> bool {
        match self {
            Self::Game(what) => matches!(
                what,
                GameCommand::Undo | GameCommand::Redo | GameCommand::StartDay(_)
            ),
            Self::Learn(what) => matches!(what, LearnCommand::ReviewGames),
            Self::File(what) => what.needs_history(),
            _ => false,
        }
    }

    /// Whether it comes after what was asked for before and waits: not where the program
    /// is closed, or a key is pressed that does something as long as it is held, or a question
    /// about such a key is answered.
    pub const fn keeps_its_turn(&self) -> bool {
        match self {
            Self::Learn(what) => {
                !matches!(what, LearnCommand::HoldLens(_) | LearnCommand::AcceptHelp)
            }
            Self::Window(what) => !what.closes(),
            _ => true,
        }
    }
}

/// A command of each scope is a command.
macro_rules! from_scopes {
    ($($scope:ident($command:ident)),+) => {$(
        impl From<$command> for Command {
            fn from(command: $command) -> Self {
                Self::$scope(command)
            }
        }
    )+};
}

from_scopes!(
    Table(TableCommand),
    Game(GameCommand),
    Learn(LearnCommand),
    File(FileCommand),
    Theme(ThemeCommand),
    Window(WindowCommand)
);
