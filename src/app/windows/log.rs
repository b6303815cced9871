//! The window with all that was said in this game.

use egui::Ui;

use super::contents::{Answers, Contents, Surroundings};
use crate::app::table::Log;
use words::Id;
use words::id;

/// The height of what was said, in points.
const HEIGHT: f32 = 360.0;

/// The window; it remembers nothing.
#[derive(Debug, Default)]
pub struct LogWindow;

impl Contents for LogWindow {
    fn title(&self) -> Id {
        id!("window-log")
    }

    fn width(&self) -> f32 {
        420.0
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let Surroundings {
            session,
            shown,
            counts,
            hides_hand,
            ..
        } = *around;
        let sayings = around.messages.lines(session, shown, counts, hides_hand);
        ui.set_min_height(HEIGHT.min(ui.available_height()));
        let log = Log {
            sayings: &sayings,
            viewer: around.viewer,
            look: around.look,
            has_keys: around.is_in_front,
        };
        let pointed_at = log.lines_ui(ui, answers.commands);
        answers.pointed_at = answers.pointed_at.or(pointed_at);
    }
}
