//! A game in a file of its own.

use chrono::{DateTime, Utc};
use engine::{GameState, Name, Record, ReplayError};
use serde::{Deserialize, Serialize};

use super::game::{Deals, Game};
use crate::profile::GameId;

/// A game in a file of its own: saved by the player, or finished.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The name that the player gave the saved game; `None` if there is none, or an invalid one.
    #[serde(deserialize_with = "name_or_none")]
    pub name: Option<Name>,
    /// When the player saved the game, or when it ended.
    pub saved: DateTime<Utc>,
    /// The game, with all its moves.
    pub game: Game,
}

/// A game from a file, replayed so that it can be continued.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayableGame {
    /// The file that the game comes from.
    pub file: GameFile,
    /// The game at the end of its record.
    pub state: GameState,
}

impl GameFile {
    /// A game from a record made outside a session, such as a game of Nestor against himself.
    pub fn of_record(record: Record, name: &str, saved: DateTime<Utc>) -> Self {
        let id = GameId::from_record(&record);
        let level = record.seating.easiest_level();
        let mut game = Game::new(id, Deals::First(id), record);
        game.level = level;
        Self { name: Name::new(name).ok(), saved, game }
    }

    /// Replays the game, so that it can be continued.
    ///
    /// # Errors
    /// If the record cannot be replayed, or its clock has run out and the game goes on.
    pub fn open(mut self) -> Result<PlayableGame, ReplayError> {
        let state = self.game.replay_to_end()?.state;
        state.check_clock()?;
        Ok(PlayableGame { file: self, state })
    }
}

fn name_or_none<'de, D>(deserializer: D) -> Result<Option<Name>, D::Error>
where
    D: serde::Deserializer<'de>,
{
    let text = Option::<String>::deserialize(deserializer)?;
    Ok(text.and_then(|text| Name::try_from(text).ok()))
}
