//! Hints: what the coach would do.

use super::Learn;
use super::threads::{Job, JobKind};
use crate::app::App;
use words::msg;

impl Learn {
    /// Whether a hint is there, or being worked out.
    pub fn is_hint_asked(&self) -> bool {
        self.said.hint.is_some() || self.coach.progress(JobKind::Hint).is_some()
    }

    /// Takes the hint away, or asks for it no more.
    pub fn drop_hint(&mut self) {
        self.coach.forget(JobKind::Hint);
        self.said.hint = None;
        self.said.tells_why = false;
    }
}

impl App {
    /// Whether there is anything to decide for whoever looks at the table.
    pub(in crate::app) fn can_ask_for_hint(&self) -> bool {
        let is_turn = self.session.person_in_turn() == Some(self.table.seat());
        let is_game = self.learn.review.is_none() && self.learn.lesson.is_none();
        is_turn && is_game && !self.deal.is_under_way()
    }

    /// Asks for a hint, or takes it away.
    pub(in crate::app) fn toggle_hint(&mut self) {
        let is_asked = self.learn.is_hint_asked();
        self.learn.drop_hint();
        self.learn.said.doubt = None;
        if is_asked || !self.can_ask_for_hint() {
            self.messages.nothing();
            return;
        }
        if let Some(view) = self.session.state().view(self.table.seat()) {
            // The place of another bone would be painted over that of the hint.
            self.table.choices.selected = None;
            self.learn.coach.ask(Job::Hint(Box::new(view)));
            self.messages.say(&msg::HINT_THINKING.text());
        }
    }
}
