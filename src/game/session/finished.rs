//! Finished games in the history: those whose moves are in the state, and figures about them.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::Record;

use super::game::Game;
use super::games::GameFile;
use super::session::Session;
use crate::profile::{Days, GameId, Judged, PlayedGame, Run};

impl Session {
    /// Takes in the files of the history and of the days.
    pub fn take_lists(&mut self, history: Arc<Vec<Arc<PlayedGame>>>, days: Days) {
        self.awaits_lists = false;
        self.history = history;
        self.days = Arc::new(days);
        let state = Arc::make_mut(&mut self.state);
        self.recounted.add_all(&state.count_unknown(&self.history));
        self.ask_lists();
    }

    /// Notes that the files of the history and of the days are still being read.
    pub const fn await_lists(&mut self) {
        self.awaits_lists = true;
    }

    /// Whether they are still being read.
    pub const fn awaits_lists(&self) -> bool {
        self.awaits_lists
    }

    /// The listed games whose moves are in the state.
    pub fn finished_at_hand(&self) -> BTreeSet<GameId> {
        let games = self.state.games.values();
        let listed = games.filter(|game| is_listed(game));
        listed.map(|game| game.id()).collect()
    }

    /// A listed game for its own file; `None` if its moves are not in the state.
    pub fn finished_game(&self, id: GameId) -> Option<GameFile> {
        let game = self.state.games.get(&id).filter(|game| is_listed(game))?;
        Some(GameFile {
            name: None,
            saved: game.counted()?.ended,
            game: Game::clone(game),
        })
    }

    /// Whether the state has this game with moves other than in this record, because undo took its
    /// end back.
    pub fn ended_otherwise(&self, id: GameId, record: &Record) -> bool {
        let game = self.state.games.get(&id);
        game.is_some_and(|game| game.record() != record)
    }

    /// Adds the results of a review to the history.
    pub fn judge(&mut self, id: GameId, judged: Judged) {
        let is_news = |line: &PlayedGame| line.id == id && line.judged != Some(judged);
        if self.history.iter().any(|line| is_news(line)) {
            let lines = Arc::make_mut(&mut self.history).iter_mut();
            judge_in(lines, id, judged);
        }
        judge_in(self.settled.iter_mut(), id, judged);
        let is_at_hand = self.state.games.get(&id).and_then(|game| game.counted());
        if is_at_hand.is_some_and(is_news) {
            Arc::make_mut(&mut self.state).judge(id, judged);
        }
        self.ask_lists();
    }

    /// The results against the same opponents up to the finished game on the table; `None` if the
    /// history does not have it.
    pub fn run(&self) -> Option<Run> {
        self.history().run_to(self.game().id())
    }

    /// The highest score of any other finished game of the same kind as the one on the table,
    /// without help; `None` if there is none.
    pub fn best_besides(&self) -> Option<i64> {
        let kind = &self.counted()?.kind;
        self.history().best_besides(self.game().id(), kind)
    }
}

fn judge_in<'a>(
    mut lines: impl Iterator<Item = &'a mut Arc<PlayedGame>>,
    id: GameId,
    judged: Judged,
) {
    if let Some(line) = lines.find(|line| line.id == id) {
        Arc::make_mut(line).judged = Some(judged);
    }
}

fn is_listed(game: &Game) -> bool {
    game.counted().is_some_and(|counted| counted.nth.is_some())
}
