//! The end of a game: its result is shown, and what was won is celebrated.

use egui::Key;

use super::command::WindowKind;
use super::{App, menu};

impl App {
    /// Shows the result when what led to it has been seen, and not while
    /// something is asked that must be answered first.
    pub(super) fn show_result_in_time(&mut self, ctx: &egui::Context, now: f64) {
        let is_asked = self.open.iter().any(|kind| kind.is_question());
        // Nobody is torn out of a menu, or out of a name that is being typed.
        let is_asked = is_asked || menu::is_open(ctx) || menu::is_typing(ctx);
        // What Escape leaves is not this card.
        let is_asked = is_asked || ctx.input(|input| input.key_pressed(Key::Escape));
        #[cfg(feature = "new-table")]
        let is_asked = is_asked || self.scene.table.is_running(now);
        if !self.stage.is_result_due(now) || is_asked || self.lesson.is_some() {
            return;
        }
        let celebrates = self.motion_secs() > 0.0 && self.is_won_by_person();
        self.stage.show_result(celebrates, now);
        #[cfg(feature = "new-table")]
        if celebrates {
            self.scene.table.celebrate(now);
        }
        if !self.open.contains(&WindowKind::Result) {
            self.open(WindowKind::Result);
        }
    }

    /// Puts the result away when the game on the table is not over, and the question
    /// whether to end it when it is.
    pub(super) fn follow_result(&mut self) {
        if self.session.state().outcome().is_none() && self.open.contains(&WindowKind::Result) {
            self.close(WindowKind::Result);
        }
        if !self.session.state().can_be_given_up() && self.open.contains(&WindowKind::GiveUp) {
            self.close(WindowKind::GiveUp);
        }
    }

    /// Whether somebody who looks at the screen plays on the side that won.
    fn is_won_by_person(&self) -> bool {
        let state = self.session.state();
        let winner = state.outcome().and_then(|outcome| outcome.winner);
        let seats = state.rules().seats;
        let mut people = state.seating().people();
        winner.is_some_and(|winner| people.any(|seat| seats.team(seat) == winner))
    }
}
