//! Whether anybody can see the window.

use egui::Context;

use super::App;
use super::running::Pause;
use crate::platform::input::InputFilter;

impl App {
    /// Ends what must not go on in a window that nobody can see: a drag, and the clock of a
    /// game.
    pub(super) fn follow_sight(&mut self, ctx: &Context) {
        let is_minimized = ctx.input(|input| {
            let viewport = input.viewport();
            viewport.minimized == Some(true) || viewport.occluded == Some(true)
        });
        let filter = ctx.plugin::<InputFilter>();
        let clock_runs = self.running.last.is_some();
        // A window on another desktop is neither.
        let is_hidden = is_minimized || clock_runs && filter.lock().is_window_hidden();
        if is_hidden {
            filter.lock().hide_window();
            if clock_runs {
                self.pause_unseen(ctx, Pause::Hidden);
            }
        }
    }
}
