//! Commands: everything that a click or a key can request. There is one file for each scope, and a
//! row for each command with its name and keys, when it is possible, and what it means for the
//! game. Any part of the window can request a command; only the app carries it out.

mod file;
mod game;
mod learn;
mod row;
mod table;
mod theme;
mod window;

pub use self::file::{FileCommand, SitDownRequest};
pub use self::game::GameCommand;
pub use self::learn::{LearnCommand, LessonCommand, OneTimeTip, SeekTarget};
pub use self::row::Label;
pub(crate) use self::row::{CommandRow, plain_key, shift};
pub use self::table::{BonesBetween, Neighbor, TableCommand};
pub use self::theme::ThemeCommand;
pub(crate) use self::window::window_list;
pub use self::window::{FairTab, WindowCommand, WindowKind};

use engine::Action;

/// A request of a click or a key. Only `App::update` carries commands out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Plays, draws, and selects bones, and changes what the table shows.
    Table(TableCommand),
    /// Changes the game in progress, or starts a new one.
    Game(GameCommand),
    /// Hints, reviews, and lessons.
    Learn(LearnCommand),
    /// Players, saved games, and the history.
    File(FileCommand),
    Theme(ThemeCommand),
    Window(WindowCommand),
}

/// What a command is about. This decides when the command has to wait, and what else it ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// The hands or the table: the command waits while they are covered, unless it works under a
    /// cover.
    Table,
    /// A turn: not possible in a review.
    Turn,
    /// The game in progress: not possible in a lesson.
    Game,
    /// Another game: the command ends a lesson.
    OtherGame,
    /// Another game, hand, or moment: earlier messages are no longer shown.
    OtherMoment,
}

impl Command {
    /// Returns everything about the command except its effect.
    pub(crate) fn row(&self) -> CommandRow {
        match self {
            Self::Table(command) => command.row(),
            Self::Game(command) => command.row(),
            Self::Learn(command) => command.row(),
            Self::File(command) => command.row(),
            Self::Theme(_) => CommandRow::plain(None, &[]),
            Self::Window(command) => command.row(),
        }
    }

    /// The label of the command; `None` if the command is in no menu and has no key.
    pub fn label(&self) -> Option<Label> {
        self.row().label
    }

    /// Whether the command draws a bone, from the boneyard or for the lead.
    pub const fn draws(&self) -> bool {
        matches!(
            self,
            Self::Table(
                TableCommand::Draw
                    | TableCommand::Act(Action::Draw)
                    | TableCommand::TakeFaceDown(_)
                    | TableCommand::DrawAnyForLead
            )
        )
    }
}

/// Implements `From` for each scope, to turn its commands into a `Command`.
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
