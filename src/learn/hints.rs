//! Hints: what the coach would do.

use super::Learn;
use super::coach::{Task, TaskKind};
use engine::View;

impl Learn {
    /// Whether a hint is there, or being worked out.
    pub fn is_hint_asked(&self) -> bool {
        self.said.hint.is_some() || self.coach.progress(TaskKind::Hint).is_some()
    }

    /// Asks for a hint.
    pub fn ask_for_hint(&mut self, view: View) {
        self.coach.ask(Task::Hint(Box::new(view)));
    }

    /// Takes the hint away, or asks for it no more.
    pub fn drop_hint(&mut self) {
        self.coach.forget(TaskKind::Hint);
        self.said.hint = None;
        self.said.tells_why = false;
    }
}
