//! Finished games in the history: those whose moves are in the state, and figures about them.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::Record;

use super::Session;
use crate::profile::{DayTries, GameId, OpponentStreak, PlayedGame, ReviewFigures};
use crate::session::game::Game;
use crate::session::game_file::GameFile;

impl Session {
    /// Merges in the loaded history and days, which are as they were when
    /// [`Self::begin_loading_lists`] was called.
    pub fn set_lists(&mut self, history: Vec<Arc<PlayedGame>>, days: &DayTries) {
        let mut known = self.games_at_loading.take().unwrap_or_default();
        known.extend(self.lists.all.iter().map(|line| line.id));
        // The state's own lines are newer for games that it has, or had when reading began.
        let is_older = |line: &Arc<PlayedGame>| !known.contains(&line.id);
        let newer = self.lists.all.iter().cloned();
        let all: Vec<_> = history.into_iter().filter(is_older).chain(newer).collect();
        // A new state, made after the saved one was lost, numbers its games from 0.
        let after = all.iter().filter_map(|line| line.nth).max();
        let after = after.map_or(0, |last| last.saturating_add(1));
        if self.state.next < after {
            Arc::make_mut(&mut self.state).next = after;
        }
        self.lists.all = Arc::new(all);
        self.days = Arc::new(days.merged_with(&self.days));
        self.rebuild_lists();
    }

    /// Notes that the history and the days are being read from now on.
    pub fn begin_loading_lists(&mut self) {
        self.games_at_loading = Some(self.state.games.keys().copied().collect());
    }

    /// Returns whether the history and the days are still being read.
    pub const fn is_loading_lists(&self) -> bool {
        self.games_at_loading.is_some()
    }

    /// Takes the changed lines of the history that have yet to be saved separately from the state.
    pub fn take_reviewed_lines(&mut self) -> Vec<Arc<PlayedGame>> {
        std::mem::take(&mut self.reviewed_lines)
    }

    /// The listed games whose moves are in the state.
    pub fn finished_in_state(&self) -> BTreeSet<GameId> {
        let games = self.state.games.values();
        let listed = games.filter(|game| is_listed(game));
        listed.map(|game| game.id()).collect()
    }

    /// Returns a listed game for a file of its own; `None` if its moves are not in the state.
    pub fn finished_game(&self, id: GameId) -> Option<GameFile> {
        let game = self.state.games.get(&id).filter(|game| is_listed(game))?;
        Some(GameFile { name: None, saved: game.counted_line()?.ended, game: Game::clone(game) })
    }

    /// Returns whether the state has this game with other moves than this record, because undo took
    /// back the end of the game.
    pub fn has_other_moves(&self, id: GameId, record: &Record) -> bool {
        let game = self.state.games.get(&id);
        game.is_some_and(|game| game.record() != record)
    }

    /// Adds the results of a review to the history.
    pub fn add_review_figures(&mut self, id: GameId, figures: ReviewFigures) {
        let is_changed = |line: &PlayedGame| line.id == id && line.judged != Some(figures);
        let in_state = self.state.games.get(&id).and_then(|game| game.counted_line());
        if in_state.is_some_and(is_changed) {
            Arc::make_mut(&mut self.state).add_review_figures(id, figures);
        } else if in_state.is_none()
            && let Some(place) = self.lists.all.iter().position(|line| is_changed(line))
        {
            let line = &mut Arc::make_mut(&mut self.lists.all)[place];
            Arc::make_mut(line).judged = Some(figures);
            self.reviewed_lines.push(Arc::clone(line));
        }
        self.rebuild_lists();
    }

    /// Returns the results against the same opponents up to the finished game on the table; `None`
    /// if the history lacks that game.
    pub fn opponent_streak(&self) -> Option<OpponentStreak> {
        self.history().streak_to(self.game().id())
    }

    /// Returns the highest score of any other finished game of the same kind as the one on the
    /// table, without help; `None` if there is none, or the game on the table does not count.
    pub fn best_score_of_others(&self) -> Option<i64> {
        let kind = &self.counted_line()?.kind;
        self.history().best_score_of_others(self.game().id(), kind)
    }
}

fn is_listed(game: &Game) -> bool {
    game.counted_line().is_some_and(|counted| counted.nth.is_some())
}
