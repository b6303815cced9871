//! A lesson on the table: the game under way is left as it is, and comes back when
//! the lesson is left.

use super::session::Session;
use engine::{Action, Event, GameState, Refused};

impl Session {
    /// Lays the position of a lesson on the table, in place of the game or of another
    /// lesson. Nothing that is done to it is counted or kept.
    pub fn lay_lesson(&mut self, position: GameState) {
        self.lesson = Some(position);
        self.ticket += 1;
    }

    /// Takes the lesson off the table: the game lies there as it was.
    pub fn leave_lesson(&mut self) {
        if self.lesson.take().is_some() {
            self.ticket += 1;
        }
    }

    /// Whether the position of a lesson lies on the table.
    pub const fn has_lesson(&self) -> bool {
        self.lesson.is_some()
    }

    /// Does an action in the position of the lesson, for whoever is in turn.
    ///
    /// # Errors
    /// If the rules do not allow it.
    pub fn act_in_lesson(&mut self, action: Action) -> Result<Vec<Event>, Refused> {
        let events = self.lesson.as_mut().map(|lesson| lesson.apply(action));
        self.ticket += 1;
        events.unwrap_or_else(|| Ok(Vec::new()))
    }
}
