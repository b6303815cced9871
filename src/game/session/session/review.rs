//! Beginning the review of the game on the table.

use super::Session;
use crate::session::review::{Review, ReviewStep};

impl Session {
    /// Whether the game on the table can be reviewed: no player is in turn, so none of its hands is
    /// hidden any more.
    pub fn can_review(&self) -> bool {
        let state = self.game_state();
        !self.has_lesson() && state.turn().is_none() && !state.rounds().is_empty()
    }

    /// Creates the review of the game on the table, at its first deal; between two hands, at the
    /// deal of the last hand. `None` while a hand is played.
    pub fn start_review(&self) -> Option<Review> {
        let game = self.game_state();
        let mut review = Review::of(game).filter(|_| self.can_review())?;
        if game.outcome().is_none() {
            let hand = game.rounds().len() - 1;
            review.go(ReviewStep::To(game.record().steps_before_hand(hand)));
        }
        Some(review)
    }

    /// Returns whether the game in progress is a daily game that is not over, so that no hand or
    /// position of it can be played again yet.
    pub fn is_unfinished_daily_game(&self) -> bool {
        self.day().is_some() && self.table.state().outcome().is_none()
    }
}
