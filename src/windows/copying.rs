//! Copying to the clipboard.

use egui::{Id, Response, Ui};

use super::kit::button_named;
use crate::command::{Command, WindowCommand};
use crate::menu::tip;
use crate::paint::Look;
use words::{self, msg};

const COPIED_SECS: f64 = 3.0;

/// Draws a button that copies a text, and a note for a moment that it was copied.
pub fn copy_ui(
    ui: &mut Ui,
    look: &Look,
    name: words::MessageId,
    description: Option<words::MessageId>,
    text: impl FnOnce() -> String,
    to: &mut Vec<Command>,
) {
    ui.horizontal_wrapped(|ui| {
        let mut button = button_named(ui, look, name);
        if let Some(description) = description {
            button = tip(button, description, None);
        }
        copy_by(&button, text, to);
        copied_ui(ui, &[button.id]);
    });
}

pub fn copy_by(button: &Response, text: impl FnOnce() -> String, to: &mut Vec<Command>) {
    if button.clicked() {
        copy_for(button, text(), to);
    }
}

/// Copies a text, which [`copied_ui`] confirms beside this button.
pub fn copy_for(button: &Response, text: String, to: &mut Vec<Command>) {
    to.push(Command::Window(WindowCommand::Copy(text)));
    let now = button.ctx.input(|input| input.time);
    button.ctx.data_mut(|data| data.insert_temp(last(), (button.id, now)));
}

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

/// Key of the last button that copied something, and the time.
fn last() -> Id {
    Id::unique("copied")
}
