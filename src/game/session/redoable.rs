//! Steps that undo has taken back and redo can do again. They are forgotten as
//! soon as anything else is done.

use std::collections::BTreeSet;

use super::game::Mark;
use super::saved_game::SavedGame;
use crate::profile::{GameId, PlayedGame, Tally};

/// A step that undo has taken back.
#[derive(Debug, Clone)]
pub(super) enum Redoable {
    /// A step to another position or another game.
    Game {
        step: Step,
        /// For an action, the place before it; for a new or restored game, the
        /// place where that game began.
        at: Mark,
        /// The game after the step, as undo found it.
        game: Box<SavedGame>,
        /// The game's entry in the history, if undo took it out.
        played: Option<Box<PlayedGame>>,
    },
    /// The tally was cleared.
    Tally {
        /// The place where the game on the table stood.
        at: Mark,
        cleared: Tally,
    },
    /// The history was cleared of these games.
    History {
        /// The place where the game on the table stood.
        at: Mark,
        cleared: BTreeSet<GameId>,
    },
}

impl Redoable {
    /// The game as undo found it; `None` if it was something else.
    pub(super) fn game(&self) -> Option<&SavedGame> {
        match self {
            Self::Game { game, .. } => Some(game),
            Self::Tally { .. } | Self::History { .. } => None,
        }
    }

    /// The same game, to be changed.
    pub(super) const fn game_mut(&mut self) -> Option<&mut SavedGame> {
        match self {
            Self::Game { game, .. } => Some(game),
            Self::Tally { .. } | Self::History { .. } => None,
        }
    }

    /// Whether it is the history that was cleared.
    pub(super) const fn is_history(&self) -> bool {
        matches!(self, Self::History { .. })
    }
}

/// How the later position came about.
#[derive(Debug, Clone, Copy)]
pub(super) enum Step {
    /// By an action of a person.
    Action,
    /// By a new game in the place of the old one.
    NewGame,
    /// By a restored or opened game in the place of the old one.
    Restore,
}
