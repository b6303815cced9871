//! What the table shows in place of the game in progress.

use engine::GameState;

use super::Session;
use crate::session::game::Game;
use crate::session::table::{ReplayTo, ReplayedGame};

/// What lies on the table.
#[derive(Debug)]
pub enum TableContents {
    /// The game in progress.
    Game,
    /// The position of a lesson.
    Lesson(Box<GameState>),
    /// A finished game of the history, which is reviewed.
    Finished(Box<(Game, ReplayedGame)>),
}

impl TableContents {
    /// The finished game that is reviewed.
    pub(super) fn finished(&self) -> Option<(&Game, &ReplayedGame)> {
        match self {
            Self::Finished(finished) => Some((&finished.0, &finished.1)),
            Self::Game | Self::Lesson(_) => None,
        }
    }
}

impl Session {
    /// Puts the position of a lesson on the table, in place of the game. Nothing in it is counted
    /// or kept.
    pub fn show_lesson(&mut self, position: GameState) {
        self.shown = TableContents::Lesson(Box::new(position));
        self.ticket += 1;
    }

    /// Whether the game in progress lies on the table.
    pub(super) const fn shows_game(&self) -> bool {
        matches!(self.shown, TableContents::Game)
    }

    /// Whether the position of a lesson lies on the table.
    pub const fn has_lesson(&self) -> bool {
        matches!(self.shown, TableContents::Lesson(_))
    }

    /// Shows a finished game of the history on the table. The game in progress stays as it is.
    /// Returns `false` if `game` is not in the history or not over.
    pub fn show_finished(&mut self, game: Game) -> bool {
        let is_listed = self.history().contains(game.id());
        let Ok(table) = ReplayedGame::at(game.record(), ReplayTo::At(game.end())) else {
            return false;
        };
        if !is_listed || table.state().outcome().is_none() {
            return false;
        }
        self.shown = TableContents::Finished(Box::new((game, table)));
        self.ticket += 1;
        true
    }

    /// Whether a finished game of the history is shown.
    pub const fn shows_finished(&self) -> bool {
        matches!(self.shown, TableContents::Finished(_))
    }

    /// Shows the game in progress again. Returns `false` if it is shown already.
    pub fn show_game_in_progress(&mut self) -> bool {
        if self.shows_game() {
            return false;
        }
        self.shown = TableContents::Game;
        self.ticket += 1;
        true
    }
}
