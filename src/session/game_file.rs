//! Games that a player has saved under a name, and starting a game again.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::game::{BadGame, Game, SavedGame};
use super::saved_sitting::Replaced;
use super::sitting::Session;
use crate::engine::{Event, Record};

/// A game that a player has saved, as it is kept on disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// What the player calls it.
    pub name: String,
    /// When it was saved.
    pub saved: DateTime<Utc>,
    /// The game.
    pub game: SavedGame,
}

/// A saved game that can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptGame {
    /// What the player calls it.
    pub name: String,
    /// When it was saved.
    pub saved: DateTime<Utc>,
    /// The game.
    pub game: Game,
}

impl GameFile {
    /// The most characters that a name can have.
    pub const LONGEST_NAME: usize = 64;

    /// The game that was saved.
    ///
    /// # Errors
    /// Names what is wrong with its record.
    pub fn open(self) -> Result<KeptGame, BadGame> {
        let Self { name, saved, game } = self;
        Ok(KeptGame {
            name: name.chars().take(Self::LONGEST_NAME).collect(),
            saved,
            game: Game::open(game)?,
        })
    }
}

impl Session {
    /// The game on the table, to be saved under a name.
    pub fn save_as(&self, name: &str) -> GameFile {
        GameFile {
            name: name.trim().chars().take(GameFile::LONGEST_NAME).collect(),
            saved: self.now(),
            game: self.game.save(),
        }
    }

    /// Goes on with a saved game; undo brings the present one back, if anything
    /// was done in it.
    ///
    /// Whoever has played it on already, and tries once more, has help.
    pub fn open_game(&mut self, kept: KeptGame) {
        let mut game = kept.game;
        if self.has_seen(&game) {
            game.helped = true;
            game.become_another(self.fresh_id());
        }
        let is_begun = self.can_restart();
        let old = self.replace(game);
        if is_begun {
            self.remember(Replaced::ByRestore(old));
        }
    }

    /// Whether anything has been done that a restart would take back.
    pub fn can_restart(&self) -> bool {
        let record = self.state().record();
        record.rounds.len() > 1 || !record.is_empty()
    }

    /// Starts the game on the table again: the same rules and the same deals.
    /// Undo brings the game back.
    ///
    /// # Panics
    /// If the first round, which was dealt once, cannot be dealt again.
    pub fn restart(&mut self) -> Vec<Event> {
        let old = self.game.save();
        let dealt = old.record.rounds.iter().map(|round| round.seed);
        let first = old.record.rounds.first().and_then(|round| round.rules);
        let rules = first.unwrap_or(old.record.rules);
        let begun = SavedGame {
            id: Some(self.fresh_id()),
            later_seeds: dealt.chain(old.later_seeds.iter().copied()).collect(),
            record: Record {
                rounds: Vec::new(),
                ..old.record.clone()
            },
            number: old.number,
            helped: self.can_restart() || old.helped,
            level: None,
            secs: 0,
            counted: None,
        };
        let mut game = Game::open(begun).expect("the game was begun once");
        let events = game
            .deal(rules, &mut self.fresh)
            .expect("its first round was dealt once");
        let old = self.replace(game);
        self.remember(Replaced::ByNewGame(old));
        self.happened(&events);
        events
    }

    /// Whether a game has been played in this sitting or to its end.
    fn has_seen(&self, game: &Game) -> bool {
        let id = game.id();
        let mut replaced = self.undo.iter().filter_map(|undoable| undoable.what.game());
        let was_replaced = replaced.any(|saved| saved.id == Some(id));
        self.game.id() == id || was_replaced || self.history().has(id)
    }
}
