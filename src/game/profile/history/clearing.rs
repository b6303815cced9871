//! Clearing the history, and bringing it back.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::History;
use crate::profile::{GameId, PlayedGame};

impl History {
    /// Clears the history. The games can be brought back until the program ends.
    pub fn clear(&mut self) {
        let games = std::mem::take(&mut self.games);
        self.once_cleared.extend(games.iter().map(|game| game.id));
        Arc::make_mut(&mut self.cleared).extend(Arc::unwrap_or_clone(games));
        self.clearings += 1;
    }

    /// Clears games that another program has cleared; those that were cleared here before,
    /// and perhaps brought back, stay as they are. Returns which are cleared now. What was
    /// not found may still come with the file.
    pub(crate) fn clear_some(&mut self, ids: &BTreeSet<GameId>) -> BTreeSet<GameId> {
        let mut new: BTreeSet<GameId> = ids.difference(&self.once_cleared).copied().collect();
        new.retain(|id| !self.forgotten.contains(id));
        if new.is_empty() {
            return new;
        }
        let games = Arc::make_mut(&mut self.games);
        let out: Vec<PlayedGame> = games
            .extract_if(.., |game| new.contains(&game.id))
            .collect();
        let found: BTreeSet<GameId> = out.iter().map(|game| game.id).collect();
        Arc::make_mut(&mut self.cleared).extend(out);
        self.not_found.extend(new.difference(&found));
        self.once_cleared.extend(&new);
        self.clearings += 1;
        new
    }

    /// How many cleared games can be brought back.
    pub fn cleared(&self) -> usize {
        self.cleared.len()
    }

    /// The ids of the games that are cleared and not forgotten.
    pub fn cleared_ids(&self) -> Vec<GameId> {
        let cleared = self.cleared.iter().map(|game| game.id);
        cleared.chain(self.not_found.iter().copied()).collect()
    }

    /// Whether this game counts as cleared, and the file did not have it.
    pub(crate) fn lacks(&self, id: GameId) -> bool {
        self.not_found.contains(&id)
    }

    /// Adds such a game to those that can be brought back.
    pub(crate) fn add_cleared(&mut self, game: PlayedGame) {
        if self.not_found.remove(&game.id) {
            Arc::make_mut(&mut self.cleared).push(game);
            self.changes += 1;
        }
    }

    /// Takes in a game that was among the cleared ones when undo took it out.
    pub(crate) fn clear_again(&mut self, game: PlayedGame) {
        self.taken_back.retain(|id| *id != game.id);
        self.not_found.remove(&game.id);
        Arc::make_mut(&mut self.cleared).push(game);
        self.changes += 1;
    }

    /// Forgets the cleared games: they cannot be brought back any more.
    pub(crate) fn forget_cleared(&mut self) {
        self.forget_not_found();
        let cleared = std::mem::take(&mut self.cleared);
        self.forgotten.extend(cleared.iter().map(|game| game.id));
        self.changes += u64::from(!cleared.is_empty());
    }

    /// Forgets the cleared games that nothing has any more.
    pub(crate) fn forget_not_found(&mut self) {
        self.forgotten.append(&mut self.not_found);
    }

    /// Remembers of the forgotten games only those of which something is kept still.
    pub(crate) fn forget_all_but(&mut self, kept: &BTreeSet<GameId>) {
        self.forgotten.retain(|id| kept.contains(id));
    }

    /// The ids of the forgotten games of which something may be kept still.
    pub fn forgotten(&self) -> Vec<GameId> {
        self.forgotten.iter().copied().collect()
    }

    /// The games that the history has, had, or is rid of.
    pub(crate) fn known(&self) -> BTreeSet<GameId> {
        let gone = self.taken_back.iter().chain(&self.forgotten).copied();
        gone.chain(self.all().map(|game| game.id)).collect()
    }

    /// The games that are forgotten, and those that undo took out last, as far as they
    /// have not come back.
    pub fn gone(&self) -> BTreeSet<GameId> {
        let gone = self.taken_back.iter().chain(&self.forgotten);
        let mut gone: BTreeSet<_> = gone.copied().collect();
        for game in self.all() {
            gone.remove(&game.id);
        }
        gone
    }

    /// Clears those of these games that are in the history.
    pub(crate) fn clear_these(&mut self, ids: &BTreeSet<GameId>) {
        let games = Arc::make_mut(&mut self.games);
        let out = games.extract_if(.., |game| ids.contains(&game.id));
        let out: Vec<PlayedGame> = out.collect();
        self.once_cleared.extend(out.iter().map(|game| game.id));
        Arc::make_mut(&mut self.cleared).extend(out);
        self.clearings += 1;
    }

    /// Brings back those of these games that were cleared. They stand before those that
    /// have ended since.
    pub(crate) fn bring_these_back(&mut self, ids: &BTreeSet<GameId>) {
        let cleared = Arc::make_mut(&mut self.cleared);
        let mut games: Vec<PlayedGame> = cleared
            .extract_if(.., |game| ids.contains(&game.id))
            .collect();
        let since = std::mem::take(&mut self.games);
        games.extend(Arc::unwrap_or_clone(since));
        self.games = Arc::new(games);
        self.clearings += 1;
    }

    /// Brings back the cleared games. They stand before those that have ended
    /// since.
    pub fn bring_back(&mut self) {
        let since = std::mem::take(&mut self.games);
        self.games = std::mem::take(&mut self.cleared);
        Arc::make_mut(&mut self.games).extend(Arc::unwrap_or_clone(since));
        self.clearings += 1;
    }
}
