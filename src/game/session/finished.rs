//! Finished games of the history: as each is kept, and back on the table to be looked
//! back at.

use std::collections::BTreeSet;

use super::game::Game;
use super::named_game::NamedGame;
use super::saved_game::{SavedGame, TallyEntry};
use super::saved_session::Replaced;
use super::session::Session;
use crate::profile::GameId;
use engine::Record;

/// The name that a finished game is kept under: when it ended.
const NAME: &str = "%Y-%m-%d %H:%M";

impl Session {
    /// The finished games of the history that this session has at hand: the one on the
    /// table, and those that undo can bring back.
    pub fn finished_at_hand(&self) -> BTreeSet<GameId> {
        let on_table = is_in_history(self.game.counted()).then(|| self.game.id());
        let replaced = self.replaced_games();
        let replaced = replaced.filter(|saved| is_in_history(saved.counted.as_ref()));
        on_table
            .into_iter()
            .chain(replaced.filter_map(|saved| saved.id))
            .collect()
    }

    /// One of them as it is to be kept; `None` if it is not at hand.
    pub fn finished_game(&self, id: GameId) -> Option<NamedGame> {
        let played = self.history.games().iter().rev();
        let ended = played.clone().find(|game| game.id == id)?.ended;
        let on_table =
            (self.game.id() == id && is_in_history(self.game.counted())).then(|| self.game.save());
        let game = on_table.or_else(|| {
            let mut replaced = self.replaced_games();
            let found = replaced
                .find(|saved| saved.id == Some(id) && is_in_history(saved.counted.as_ref()));
            found.cloned()
        });
        Some(NamedGame {
            name: ended.format(NAME).to_string(),
            saved: ended,
            game: SavedGame {
                from_history: false,
                ..game?
            },
        })
    }

    /// Whether the game with this id is at hand and was not played as in this record:
    /// undo took its end back, and it may have come to another.
    pub fn ended_otherwise(&self, id: GameId, record: &Record) -> bool {
        if self.game.id() == id {
            return self.game.state().record() != record;
        }
        let mut replaced = self.replaced_games();
        let game = replaced.find(|saved| saved.id == Some(id));
        game.is_some_and(|game| game.record != *record)
    }

    /// Puts a finished game of the history on the table, to be looked back at. It
    /// stays as it is and counted as it is. Undo brings back the game before as it
    /// was. `false` if it is no finished game of the history.
    pub fn open_finished(&mut self, mut game: Game) -> bool {
        if game.state().outcome().is_none() || !self.history.has(game.id()) {
            return false;
        }
        let Some(counted) = &mut game.counted else {
            return false;
        };
        counted.in_history = true;
        game.fill_in_levels(&self.preferences.opponents);
        game.from_history = true;
        // Whoever looks at one such game after the other goes back to their own.
        let is_own = !self.game().is_from_history();
        let old = self.replace(game);
        if is_own {
            self.remember(Replaced::GameByNewOne(old));
        }
        true
    }

    /// Takes games of the history off the table: a sitting goes on with the player's
    /// own game.
    pub fn leave_finished(&mut self) {
        while self.game().is_from_history() && self.bring_game_back() {}
    }

    /// The games that undo can bring back, the last first.
    pub(super) fn replaced_games(&self) -> impl Iterator<Item = &SavedGame> {
        let replaced = self.undo.iter().rev();
        replaced.filter_map(|undoable| undoable.what.game())
    }
}

fn is_in_history(counted: Option<&TallyEntry>) -> bool {
    counted.is_some_and(|counted| counted.in_history)
}
