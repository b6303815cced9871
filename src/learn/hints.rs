//! Hints: what the coach would do.

use super::Learn;
use super::threads::{Job, JobKind};
use engine::View;

impl Learn {
    /// Whether a hint is there, or being worked out.
    pub fn is_hint_asked(&self) -> bool {
        self.said.hint.is_some() || self.coach.progress(JobKind::Hint).is_some()
    }

    /// Asks for a hint.
    pub fn ask_for_hint(&mut self, view: View) {
        self.coach.ask(Job::Hint(Box::new(view)));
    }

    /// Takes the hint away, or asks for it no more.
    pub fn drop_hint(&mut self) {
        self.coach.forget(JobKind::Hint);
        self.said.hint = None;
        self.said.tells_why = false;
    }
}
