//! The way out of a game with a clock that waits for an answer.

use crate::command::{Command, GameCommand};
use game::storage::OpenedGame;

/// What a game with a clock is to be given up for.
#[derive(Debug)]
pub(super) enum Leaving {
    /// A command that puts another game on the table.
    Command(Command),
    /// A saved game, which has been read.
    Opened(Box<OpenedGame>),
    /// A finished game that is to be looked back at.
    Finished(Box<OpenedGame>),
}

impl Leaving {
    /// What is wanted, for the button that agrees to it.
    pub(super) const fn wanted(&self) -> &'static str {
        match self {
            Self::Command(Command::Game(GameCommand::Restart)) => "restart",
            Self::Command(Command::Game(GameCommand::Restore)) => "position",
            Self::Command(Command::Game(GameCommand::LeaveAgain)) => "own-game",
            Self::Command(_) => "new-game",
            Self::Opened(_) => "saved-game",
            Self::Finished(_) => "look-back",
        }
    }
}
