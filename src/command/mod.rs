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

use engine::Action;

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

/// What a command is about. It decides when the command has to wait, and what ends by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// The hands and the table: not possible while they are covered.
    Table,
    /// A turn: not possible in a review.
    Turn,
    /// The game in progress: not possible in a lesson.
    Game,
    /// Another game: it ends a lesson.
    OtherGame,
    /// Another game, hand, or moment: what was said before is no longer shown.
    OtherMoment,
}

impl Command {
    /// Whether it is about this.
    pub fn is_about(&self, subject: Subject) -> bool {
        let subjects = match self {
            Self::Table(what) => what.subjects(),
            Self::Game(what) => what.subjects(),
            Self::Learn(what) => what.subjects(),
            Self::File(what) => what.subjects(),
            Self::Window(what) => what.subjects(),
            Self::Theme(_) => &[],
        };
        subjects.contains(&subject)
    }

    /// Whether it draws a bone.
    pub const fn draws(&self) -> bool {
        matches!(
            self,
            Self::Table(
                TableCommand::Draw
                    | TableCommand::Act(Action::Draw)
                    | TableCommand::TakeBack(_)
                    | TableCommand::DrawForMe
            )
        )
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
