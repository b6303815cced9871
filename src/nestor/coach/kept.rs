//! A review as it is kept, so that it is made once.

use serde::{Deserialize, Serialize};

use super::review::Reviewed;
use engine::Record;

/// The review of a game, with the game: undo may have led to another end of it since.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptReview {
    /// The game.
    pub record: Record,
    /// What was worked out about it.
    pub reviewed: Reviewed,
}

impl KeptReview {
    /// Whether the game was over then.
    pub fn is_of_whole_game(&self) -> bool {
        let game = self.record.replay();
        game.is_ok_and(|game| game.outcome().is_some())
    }
}
