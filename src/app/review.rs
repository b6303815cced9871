//! A game is reviewed on the table: moment by moment, with all hands open.

use super::App;
use super::running::Running;
use crate::command::{Seek, WindowKind};
use game::session::ReviewStep;
use words::msg;

impl App {
    /// Begins to review the game, with all hands open, if no hand is played; or
    /// ends that, and shows the result of a game that is over again.
    pub(super) fn toggle_review(&mut self, now: f64) {
        if self.learn.review.take().is_some() {
            self.table.turn_over();
            self.moved(now);
            if self.session.state().outcome().is_some() {
                self.open(WindowKind::Result);
            }
            return;
        }
        let review = self.session.look_back().filter(|_| self.can_look_back());
        let Some(review) = review else {
            self.messages.say(&msg::REVIEW_NOT_OVER.text());
            return;
        };
        self.learn.begin_review(review);
        self.learn.lens.gives_way = self.table.is_narrow();
        self.close(WindowKind::Result);
        self.close(WindowKind::ScoreSheet);
        // The person may sit elsewhere in this game.
        self.follow_screen(now);
        self.table.choices.viewer.hands = self.may_peek();
        let id = self.session.game().id();
        self.learn.begin_study(id, &mut self.storage.files);
        self.moved(now);
    }

    /// Whether the game can be reviewed: no hand is played, and no bones are being
    /// taken or cut.
    pub(super) fn can_look_back(&self) -> bool {
        self.session.can_look_back() && !self.deal.is_under_way()
    }

    /// Goes to another moment of the game.
    pub(super) fn review(&mut self, step: ReviewStep, now: f64) {
        if let Some(review) = &mut self.learn.review {
            review.go(step);
            self.moved(now);
        }
    }

    /// Goes to another decision, or says that there is none.
    pub(super) fn seek(&mut self, what: Seek, now: f64) {
        if self.learn.review.is_none() {
            return;
        }
        match self.learn.sought(what, self.table.seat()) {
            Ok(moment) => self.review(ReviewStep::To(moment), now),
            Err(none) => self.messages.say(&none.text()),
        }
    }

    /// Goes on from the moment that is shown, as a game of its own.
    pub(super) fn try_again(&mut self, now: f64) {
        let Some(review) = self
            .learn
            .review
            .take_if(|review| self.session.try_again(review))
        else {
            return;
        };
        drop(review);
        self.table.cover();
        self.running = Running::default();
        self.moved(now);
        self.come_to_another_game();
        self.messages.say(&msg::REVIEW_TRIED_AGAIN.text());
    }

    /// Brings back the game before which the one on the table was only put.
    pub(super) fn leave_again(&mut self, now: f64) {
        if !self.session.leave_again() {
            return;
        }
        self.come_to_another_game();
        self.moved(now);
        self.messages.say(&msg::TURN_GAME_BACK.text());
    }
}
