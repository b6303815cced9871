//! The bone counter: what a seat can believe about the hidden bones.

use super::Learn;
use crate::jobs::BackgroundQuestion;
use engine::{Seat, View};
use game::profile::GameId;
use nestor::coach::{self, Lens};

#[derive(Debug, Default)]
pub struct LensState {
    /// Whether the key of the bone counter was held in the last frame.
    pub was_down: bool,
    /// Whether the bone counter is shown because its key is held.
    pub shows_while_held: bool,
    /// Whether, on a narrow table, the panel of a review is shown instead of the bone counter.
    pub gives_way: bool,
    pub(super) asked: BackgroundQuestion<LensPosition, Lens>,
}

/// The position for which the bone counter is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LensPosition {
    pub seat: Seat,
    pub game: GameId,
    /// The number of hands that were dealt.
    pub hands: usize,
    /// The number of actions in the game.
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
        self.asked.value()
    }

    /// Drops the results, because the bone counter is not shown.
    pub fn clear(&mut self) {
        self.asked = BackgroundQuestion::default();
    }
}

impl Learn {
    /// Asks the coach for the bone counter's figures of a position, unless that was the last
    /// question. Returns whether the coach was asked.
    pub fn ask_for_lens(&mut self, at: LensPosition, view: View) -> bool {
        let asked = &mut self.lens.asked;
        let before = asked.key().copied();
        if before == Some(at) {
            return false;
        }
        let goes_on = before.is_some_and(|before| before.is_same_hand(at));
        // In a review, the moment may lie before the last one asked about.
        if !goes_on || self.review.is_some() {
            asked.drop_answer();
        }
        asked.ask_coach(&self.ctx, at, move |watch| coach::lens(&view, watch));
        true
    }
}
