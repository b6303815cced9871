//! A sitting as it is kept on disk.

use serde::{Deserialize, Serialize};

use super::game::{BadGame, Game, Mark, SavedGame};
use super::game_id::GameId;
use super::players::Person;
use super::tally::Tally;

/// Something besides an action that undo takes back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undoable {
    /// Where the game stood right after it.
    pub at: Mark,
    pub what: Replaced,
}

/// What was there before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Replaced {
    /// The game that a new one took the place of.
    ByNewGame(SavedGame),
    /// The game that a restored one took the place of.
    ByRestore(SavedGame),
    /// The tally that was cleared.
    Tally(Tally),
}

impl Replaced {
    /// The game that was replaced, if it was one.
    pub(super) const fn game(&self) -> Option<&SavedGame> {
        match self {
            Self::ByNewGame(saved) | Self::ByRestore(saved) => Some(saved),
            Self::Tally(_) => None,
        }
    }

    /// The same, to be changed.
    pub(super) const fn game_mut(&mut self) -> Option<&mut SavedGame> {
        match self {
            Self::ByNewGame(saved) | Self::ByRestore(saved) => Some(saved),
            Self::Tally(_) => None,
        }
    }
}

/// The game in progress, what undo can take back, and the tally, as kept on
/// disk: what changes together is kept together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedSitting {
    /// None if it was kept apart, as it once was.
    #[serde(default)]
    pub(super) tally: Option<Tally>,
    pub(super) game: SavedGame,
    #[serde(default)]
    pub(super) undo: Vec<Undoable>,
    /// The games that were taken out of the history, which is written later.
    #[serde(default)]
    pub(super) taken_back: Vec<GameId>,
}

/// A sitting that was kept, and whose games can be played.
#[derive(Debug, Clone)]
pub struct Sitting {
    pub(super) game: Game,
    pub(super) undo: Vec<Undoable>,
    pub(super) taken_back: Vec<GameId>,
}

impl SavedSitting {
    /// The name under which the game in progress is played.
    pub fn player(&self) -> &str {
        let players = &self.game.record.players;
        players.first().map_or(Person::NAMELESS, String::as_str)
    }

    /// The game in progress.
    pub fn into_game(self) -> SavedGame {
        self.game
    }

    /// The tally that was kept with the game, whether or not the game can be
    /// gone on with.
    pub const fn take_tally(&mut self) -> Option<Tally> {
        self.tally.take()
    }

    /// The sitting that was kept. Games that undo could bring back and that
    /// cannot be played are forgotten.
    ///
    /// # Errors
    /// Names what is wrong with the game in progress.
    pub fn open(self) -> Result<Sitting, BadGame> {
        let game = Game::open(self.game)?;
        let mut undo = self.undo;
        undo.retain(|undoable| {
            let game = undoable.what.game();
            game.is_none_or(|saved| Game::open(saved.clone()).is_ok())
        });
        Ok(Sitting {
            game,
            undo,
            taken_back: self.taken_back,
        })
    }
}
