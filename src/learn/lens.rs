//! The bone counter: what a player can infer about the hidden bones.

use super::Learn;
use crate::jobs::BackgroundQuestion;
use engine::{Seat, View};
use game::profile::GameId;
use nestor::coach::{self, Lens};

#[derive(Debug, Default)]
pub struct LensState {
    /// Whether the key of the bone counter was held in the last frame.
    pub was_key_down: bool,
    /// Whether the bone counter is shown because its key is held.
    pub shows_while_held: bool,
    /// Whether the review's panel is shown instead of the bone counter, on a table too narrow for
    /// both.
    pub yields_to_review: bool,
    pub(super) question: BackgroundQuestion<LensPosition, Lens>,
}

/// The position for which the bone counter is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LensPosition {
    pub seat: Seat,
    pub game: GameId,
    /// The number of hands dealt so far.
    pub hands: usize,
    /// The number of actions in the game so far.
    pub actions: usize,
}

impl LensPosition {
    /// Whether both positions are in the same hand, seen from the same seat.
    fn is_same_hand(self, other: Self) -> bool {
        (self.seat, self.game, self.hands) == (other.seat, other.game, other.hands)
    }
}

impl LensState {
    pub fn lens(&self) -> Option<&Lens> {
        self.question.value()
    }

    /// Drops the question and its answer, because the bone counter is not shown.
    pub fn clear(&mut self) {
        self.question = BackgroundQuestion::default();
    }
}

impl Learn {
    /// Asks the coach for the bone counter's figures of a position, unless that was the previous
    /// question. Returns whether the coach was asked.
    pub fn ask_for_lens(&mut self, position: LensPosition, view: View) -> bool {
        let question = &mut self.lens.question;
        let before = question.key().copied();
        if before == Some(position) {
            return false;
        }
        let is_same_hand = before.is_some_and(|before| before.is_same_hand(position));
        // In a review, the moment may lie before the last one asked about.
        if !is_same_hand || self.review.is_some() {
            question.drop_answer();
        }
        question.ask_coach(&self.ctx, position, move |watch| coach::lens(&view, watch));
        true
    }
}
