//! What is copied to where other programs can take it from.

use egui::{Context, Id, Response, Ui};

use super::App;
use crate::command::{Command, WindowCommand};
use crate::ear;
use crate::menu::tip;
use words::points::plain_spaced;
use words::{self, msg, seals};

/// How long it is said that something was copied, in seconds.
const COPIED_SECS: f64 = 3.0;

impl App {
    /// Copies a text. Who sees the button sees that there.
    pub(super) fn copy(&self, ctx: &Context, text: String) {
        ctx.copy_text(text);
        self.messages.whisper(msg::COPIED.text());
    }

    /// Copies the lines of the log, and the seals whole.
    pub(super) fn copy_log(&mut self, ctx: &Context) {
        let lines = self.messages.lines(
            &self.session,
            self.shown(),
            self.shows_counts(),
            self.deal.is_under_way(),
        );
        let mut lines: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
        lines.extend(seals::for_log(self.shown()));
        ctx.copy_text(plain_spaced(&lines.join("\n")));
        self.messages.say(&msg::COPIED.text());
    }
}

/// Draws a button that copies a text, and says beside it for a moment that it did.
pub fn copy_ui(
    ui: &mut Ui,
    [name, says]: [words::Id; 2],
    text: impl FnOnce() -> String,
    to: &mut Vec<Command>,
) {
    ui.horizontal_wrapped(|ui| {
        let button = ui.button(name.text());
        ear::give_author_id(&button, name.name());
        let button = tip(button, says, None);
        copy_by(&button, text, to);
        copied_ui(ui, &[button.id]);
    });
}

/// Copies a text once its button is clicked.
pub fn copy_by(button: &Response, text: impl FnOnce() -> String, to: &mut Vec<Command>) {
    if button.clicked() {
        to.push(Command::Window(WindowCommand::Copy(text())));
        let now = button.ctx.input(|input| input.time);
        button
            .ctx
            .data_mut(|data| data.insert_temp(last(), (button.id, now)));
    }
}

/// Says for a moment that something was copied, if it was by one of these buttons.
pub fn copied_ui(ui: &mut Ui, buttons: &[Id]) {
    let copied = ui.data(|data| data.get_temp(last()));
    let Some((button, at)): Option<(Id, f64)> = copied else {
        return;
    };
    let left = at + COPIED_SECS - ui.input(|input| input.time);
    if left > 0.0 && buttons.contains(&button) {
        ui.label(msg::COPIED.text());
        ui.ctx().request_repaint_after_secs(left as f32);
    }
}

/// Where it is kept which button copied something last, and when.
fn last() -> Id {
    Id::unique("copied")
}
