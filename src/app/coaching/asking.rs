//! What the coach is asked for, and what is done with his answers.

use super::said::Said;
use super::threads::{Answer, Done, Job, JobKind};
use crate::app::App;
use game::profile::Help;
use words::msg;

impl App {
    /// Whether there is anything to decide for whoever looks at the table.
    pub(in crate::app) fn can_ask_for_hint(&self) -> bool {
        let is_turn = self.session.person_in_turn() == Some(self.seat());
        let is_game = self.review.is_none() && self.lesson.is_none();
        is_turn && self.taking.is_none() && is_game
    }

    /// Whether a hint is there, or being worked out.
    pub(in crate::app) fn is_hint_asked(&self) -> bool {
        self.said.hint.is_some() || self.coach.progress(JobKind::Hint).is_some()
    }

    /// Asks for a hint, or takes it away.
    pub(in crate::app) fn toggle_hint(&mut self) {
        let is_asked = self.is_hint_asked();
        self.drop_hint_card();
        self.said.doubt = None;
        if is_asked || !self.can_ask_for_hint() {
            self.messages.nothing();
            return;
        }
        if let Some(view) = self.session.state().view(self.seat()) {
            // The place of another bone would be painted over that of the hint.
            self.choices.selected = None;
            self.coach.ask(Job::Hint(Box::new(view)));
            self.messages.say(&msg::HINT_THINKING.text());
        }
    }

    /// Takes the hint away, or asks for it no more.
    pub(in crate::app) fn drop_hint_card(&mut self) {
        self.coach.forget(JobKind::Hint);
        self.said.hint = None;
        self.said.tells_why = false;
    }

    /// Drops what was asked and said of a position that is no more.
    pub(in crate::app) fn drop_coaching(&mut self) {
        self.coach.forget(JobKind::Hint);
        if self.lesson.is_none() {
            self.coach.forget(JobKind::Weigh);
        }
        self.said = Said::default();
    }

    /// The coach has worked something out.
    pub(in crate::app) fn coach_answered(&mut self, done: Done) {
        match done.answer {
            Some(Answer::Hint(hint)) => {
                if hint.is_some() {
                    self.messages.nothing();
                    self.session.note_help(Help::Advice);
                } else {
                    self.messages.say(&msg::HINT_NONE.text());
                }
                self.said.hint = hint;
            }
            Some(Answer::Review(review)) => {
                if let JobKind::Review(id) = done.kind {
                    self.reviewed(id, review);
                }
            }
            Some(Answer::BlindTest(test)) => self.blind_tested(test),
            Some(Answer::Why(why)) => self.told_why(why),
            Some(Answer::Lens(lens)) => self.looking.lens = lens,
            Some(Answer::Weighed(values)) => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.weighed = values;
                    return;
                }
                self.said.values = Some(values.unwrap_or_default());
                self.session.note_help(Help::Advice);
            }
            None => match done.kind {
                JobKind::Hint => self.messages.say(&msg::HINT_NONE.text()),
                JobKind::Review(id) => self.reviewed(id, None),
                JobKind::BlindTest => self.blind_tested(None),
                JobKind::Why => self.told_why(None),
                JobKind::Lens | JobKind::Weigh => {}
            },
        }
    }
}
