//! Looking back at a game that is over, moment by moment.

use super::App;
use super::command::WindowKind;
use crate::session::{Review, ReviewStep};
use crate::words::events::Saying;
use crate::words::turn as words;

impl App {
    /// Begins to look back at the game that is over, with all hands open; or ends
    /// that, and shows the result again.
    pub(super) fn toggle_review(&mut self, now: f64) {
        if self.review.take().is_some() {
            self.choices.viewer.hands = false;
            self.moved(now);
            self.open(WindowKind::Result);
            return;
        }
        if self.session.state().outcome().is_none() {
            return;
        }
        self.review = Review::of(self.session.state());
        self.close(WindowKind::Result);
        self.choices.viewer.hands = self.may_peek();
        self.moved(now);
    }

    /// Goes to another moment of the game.
    pub(super) fn review(&mut self, step: ReviewStep, now: f64) {
        if let Some(review) = &mut self.review {
            review.go(step);
            self.moved(now);
        }
    }

    /// Looks back no more when another game is on the table, or undo has gone to
    /// before the end of this one.
    pub(super) fn follow_review(&mut self) {
        let state = self.session.state();
        let goes_on = |review: &Review| state.outcome().is_some() && review.is_of(state);
        if self.review.take_if(|review| !goes_on(review)).is_some() {
            self.choices.viewer.hands = false;
            self.follow_hand();
        }
    }

    /// The message over the table.
    pub(super) fn message(&self, sayings: &[Saying]) -> String {
        if let Some(taking) = &self.taking {
            let told = taking.told(self.session.seating(), self.deals());
            return self.messages.before(told);
        }
        let message = self.messages.message(sayings);
        match &self.review {
            Some(review) => words::review(review.place(), message),
            None => message,
        }
    }
}
