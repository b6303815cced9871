//! A session as the file of the game in progress has it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::game::{Game, Mark};
use super::saved_game::SavedGame;
use crate::profile::{GameId, Opponents, Person, Tally};
use engine::ReplayError;

/// A step that undo can take back and that is not in the game's record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undoable {
    /// The place where the game on the table stood after the step.
    pub at: Mark,
    pub what: Replaced,
}

/// What a step replaced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Replaced {
    /// The game that a new one replaced.
    #[serde(rename = "ByNewGame")]
    GameByNewOne(SavedGame),
    /// The game that a restored or opened one replaced.
    #[serde(rename = "ByRestore")]
    GameByRestoredOne(SavedGame),
    /// The tally that was cleared.
    Tally(Tally),
    /// The games that were cleared from the history. They cannot be brought back in the
    /// next sitting, so no file has this step.
    #[serde(skip)]
    History(BTreeSet<GameId>),
}

impl Replaced {
    /// The replaced game; `None` if it was something else.
    pub(super) const fn game(&self) -> Option<&SavedGame> {
        match self {
            Self::GameByNewOne(saved) | Self::GameByRestoredOne(saved) => Some(saved),
            Self::Tally(_) | Self::History(_) => None,
        }
    }

    /// Whether it is the history that was cleared.
    pub(super) const fn is_history(&self) -> bool {
        matches!(self, Self::History(_))
    }

    /// The same with everything that files of older programs lack; `None` for a
    /// game that cannot be played.
    pub(super) fn brought_over(self, opponents: &Opponents) -> Option<Self> {
        Some(match self {
            Self::GameByNewOne(saved) => Self::GameByNewOne(saved.brought_over(opponents).ok()?),
            Self::GameByRestoredOne(saved) => {
                Self::GameByRestoredOne(saved.brought_over(opponents).ok()?)
            }
            Self::Tally(_) | Self::History(_) => self,
        })
    }

    /// The replaced game, to be changed.
    pub(super) const fn game_mut(&mut self) -> Option<&mut SavedGame> {
        match self {
            Self::GameByNewOne(saved) | Self::GameByRestoredOne(saved) => Some(saved),
            Self::Tally(_) | Self::History(_) => None,
        }
    }
}

/// The game in progress with the tally and the steps that undo can take back.
/// They change together, so they are in one file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedSession {
    /// The tally; `None` in older files, when it was kept only in a file of its
    /// own.
    #[serde(default)]
    pub(super) tally: Option<Tally>,
    pub(super) game: SavedGame,
    #[serde(default)]
    pub(super) undo: Vec<Undoable>,
    /// The ids of games that undo took out of the history. The file of the
    /// history may still hold them, as it is written later.
    #[serde(default)]
    pub(super) taken_back: Vec<GameId>,
    /// The ids of games that were cleared from the history in this sitting. Its file
    /// has them, so that they can be brought back, until the sitting ends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) cleared: Vec<GameId>,
    /// The ids of games that were cleared in a sitting that has ended, as long as
    /// something is kept of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) forgotten: Vec<GameId>,
    /// The counted tries at deals of days that were left for other games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) left_days: Vec<SavedGame>,
}

/// A session from a file, whose game can be played.
#[derive(Debug, Clone)]
pub struct RestoredSession {
    pub(super) game: Game,
    pub(super) undo: Vec<Undoable>,
    pub(super) taken_back: Vec<GameId>,
    pub(super) cleared: Vec<GameId>,
    pub(super) forgotten: Vec<GameId>,
    pub(super) left_days: Vec<SavedGame>,
}

impl SavedSession {
    /// The name of the person in the first seat, who owned the profile then.
    pub fn player(&self) -> &str {
        let seating = &self.game.record.seating;
        let person = seating.people().next();
        person.map_or(Person::NAMELESS, |seat| seating[seat].name().as_str())
    }

    /// The ids of the games that are cleared and can be brought back.
    pub fn cleared(&self) -> &[GameId] {
        &self.cleared
    }

    /// The ids of the cleared games that cannot be brought back, as long as something is
    /// kept of them.
    pub fn forgotten(&self) -> &[GameId] {
        &self.forgotten
    }

    /// The games that undo can bring back, and the one on the table at the end.
    pub(super) fn games(&self) -> impl Iterator<Item = &SavedGame> {
        let replaced = self.undo.iter().filter_map(|step| step.what.game());
        replaced.chain([&self.game])
    }

    /// The game in progress.
    pub fn into_game(self) -> SavedGame {
        self.game
    }

    /// Takes the tally out. It is good even if the game cannot be played.
    pub const fn take_tally(&mut self) -> Option<Tally> {
        self.tally.take()
    }

    /// The session, ready to go on.
    ///
    /// # Errors
    /// What is wrong with the record of the game in progress.
    pub fn open(self) -> Result<RestoredSession, ReplayError> {
        Ok(RestoredSession {
            game: Game::open(self.game)?,
            undo: self.undo,
            taken_back: self.taken_back,
            cleared: self.cleared,
            forgotten: self.forgotten,
            left_days: self.left_days,
        })
    }
}
