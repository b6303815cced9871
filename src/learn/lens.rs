//! The bone counter: what is asked of the coach for it.

use super::Learn;
use super::coach::{Task, TaskKind};
use super::said::LookedAt;
use engine::View;

impl Learn {
    /// The lens is not seen: nothing is worked out for it.
    pub fn lay_lens_aside(&mut self) {
        self.coach.forget(TaskKind::Lens);
        self.lens.at = None;
        self.lens.lens = None;
    }

    /// Has what can be believed of a position worked out, unless that was asked last; whether
    /// it was asked.
    pub fn look_at(&mut self, at: LookedAt, view: View) -> bool {
        if self.lens.at == Some(at) {
            return false;
        }
        let before = self.lens.at.replace(at);
        let goes_on = before.is_some_and(|before| before.is_same_hand(&at));
        // A moment that is reviewed may lie before the last one.
        if !goes_on || self.review.is_some() {
            self.lens.lens = None;
        }
        self.coach.ask(Task::Lens(Box::new(view)));
        true
    }
}
