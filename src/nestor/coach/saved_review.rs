//! A review that is saved, so that it is made only once.

use serde::{Deserialize, Serialize};

use super::game_review::GameReview;
use engine::Record;

/// A review with the record it was made from; the game may have continued differently since.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedReview {
    /// The record of the game at the time of the review.
    pub record: Record,
    /// The review of [`record`](Self::record).
    #[serde(rename = "reviewed")]
    pub review: GameReview,
}

impl SavedReview {
    /// Whether the game had ended when it was reviewed.
    pub fn is_of_whole_game(&self) -> bool {
        let game = self.record.replay();
        game.is_ok_and(|game| game.outcome().is_some())
    }
}
