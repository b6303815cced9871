//! Reviews finished games that have no review yet, one after another, while the player continues.

use super::Learn;
use crate::files::{Files, GameToReview};
use game::profile::{GameId, ReviewFigures};
use game::session::Session;

/// Maximum number of games that one click begins to review.
const MAX_GAMES: usize = 20;

#[derive(Debug, Default)]
pub struct Backlog {
    /// The games that are not reviewed yet, the next one at the end.
    remaining: Vec<GameId>,
    /// The number of games to review when the backlog began.
    total: usize,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BacklogProgress {
    /// The number of the game under review, from 1.
    pub game: usize,
    pub games: usize,
    /// The progress of all games together, 0 to 1.
    pub share: f32,
}

impl Backlog {
    pub(super) fn next(&self) -> Option<GameId> {
        self.remaining.last().copied()
    }

    /// The last games of the history that have no review and can be loaded, the newest first.
    pub fn reviewable_games(session: &Session, files: &Files) -> Vec<GameId> {
        let at_hand = session.finished_in_state();
        let is_loadable = |id: &GameId| at_hand.contains(id) || files.has_moves(*id);
        let games = session.history().games().iter().rev();
        let games = games.filter(|game| game.judged.is_none());
        let games = games.map(|game| game.id).filter(is_loadable);
        games.take(MAX_GAMES).collect()
    }
}

impl Learn {
    /// Begins to review the last games that have no review, or stops that. Finished reviews are
    /// kept.
    pub fn toggle_backlog(&mut self, session: &Session, files: &Files) {
        if !self.backlog.remaining.is_empty() {
            self.drop_backlog();
            return;
        }
        let mut remaining = Backlog::reviewable_games(session, files);
        remaining.reverse();
        let total = remaining.len();
        self.backlog = Backlog { remaining, total };
        self.review_next(session, files);
    }

    pub(super) fn drop_backlog(&mut self) {
        self.backlog = Backlog::default();
        self.drop_unwanted_reviews();
    }

    /// The progress of the reviews; `None` if no games are being reviewed.
    pub fn backlog_progress(&self) -> Option<BacklogProgress> {
        let Backlog { remaining, total } = &self.backlog;
        let share = self.review_progress(self.backlog.next()?);
        let done = total - remaining.len();
        Some(BacklogProgress {
            game: done + 1,
            games: *total,
            share: (done as f32 + share.unwrap_or_default()) / (*total).max(1) as f32,
        })
    }

    pub(super) fn is_next_in_backlog(&self, id: GameId) -> bool {
        self.backlog.next() == Some(id)
    }

    /// Removes a game if it is the next one, and begins with the one after it.
    pub(super) fn take_from_backlog(&mut self, id: GameId, session: &Session, files: &Files) {
        if self.is_next_in_backlog(id) {
            self.backlog.remaining.pop();
            self.review_next(session, files);
        }
    }

    /// Handles the answer from the disk about a game to review.
    pub fn on_game_to_review(
        &mut self,
        id: GameId,
        found: GameToReview,
        session: &mut Session,
        files: &Files,
    ) {
        if !self.is_next_in_backlog(id) {
            return;
        }
        match found {
            GameToReview::Review(kept) if session.has_other_moves(id, &kept.record) => {
                self.review_changed_game(id, false, session, files);
            }
            GameToReview::Review(kept) => {
                session.add_review_figures(id, ReviewFigures::of(&kept.review));
                self.take_from_backlog(id, session, files);
            }
            GameToReview::Record(record) => self.ask_review(id, *record),
            GameToReview::Unavailable => self.take_from_backlog(id, session, files),
        }
    }

    pub(super) fn review_next(&self, session: &Session, files: &Files) {
        if let Some(id) = self.backlog.next() {
            files.find_game_to_review(id, session.finished_game(id));
        }
    }
}
