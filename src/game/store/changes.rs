//! The changes to the tables after a step of a player, such as a play or an undo.

use std::sync::Arc;

use nestor::coach::SavedReview;

use super::tables::Changes;
use crate::profile::{DayTry, OwnMistakes, PlayedGame, PlayerId};
use crate::session::{Game, GameFile, State};

/// Returns the changes to write after a step: the new state, each history line, record, and daily
/// try that differs from the last saved state `before`, and the removal of games whose end was
/// taken back. Without `before`, nothing counts as saved.
pub fn changes(player: PlayerId, before: Option<&State>, after: &Arc<State>) -> Changes {
    let mut changes = Changes::default();
    changes.put::<State>(&player, Arc::clone(after));
    let kept = |game: &Game| before.and_then(|before| before.listed_game(game.id()));
    for game in after.listed_games() {
        let (Some(line), id) = (game.counted_line(), game.id()) else {
            continue;
        };
        let old = kept(game);
        if let Some(nth) = line.nth
            && old.and_then(|old| old.counted_line()) != Some(line)
        {
            changes.put(&(player, nth), Arc::new(line.clone()));
        }
        if !old.is_some_and(|old| std::ptr::eq(old, game) || old == game) {
            let file = GameFile { name: None, saved: line.ended, game: game.clone() };
            changes.put(&(player, id), Arc::new(file));
        }
    }
    for old in before.into_iter().flat_map(State::games) {
        let Some(nth) = old.counted_line().and_then(|line| line.nth) else {
            continue;
        };
        let id = old.id();
        let was_listed = before.is_some_and(|before| before.listed_game(id).is_some());
        let current = after.games().find(|game| game.id() == id);
        // A listed game that left the timeline stays in the history.
        let has_left = was_listed && current.is_none();
        if was_listed && !has_left && after.listed_game(id).is_none() {
            changes.remove::<PlayedGame>(&(player, nth));
            changes.remove::<GameFile>(&(player, id));
        }
        if !has_left && current.and_then(Game::counted_line).is_none() {
            // The end of the game was taken back for good.
            changes.remove::<SavedReview>(&(player, id));
            changes.remove::<OwnMistakes>(&(player, id));
        }
    }
    for tried in after.tries().tries() {
        let same = before.and_then(|before| before.tries().of(tried.day));
        if same != Some(tried) {
            changes.put::<DayTry>(&(player, tried.day), Arc::new(tried.clone()));
        }
    }
    changes
}
