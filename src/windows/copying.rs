//! Copying to the clipboard.

use egui::{Id, Response, Ui};

use super::kit::button_named;
use crate::command::{Command, WindowCommand};
use crate::menu::tip;
use crate::paint::Look;
use words::{self, msg};

const COPIED_NOTE_SECS: f64 = 3.0;

/// Draws a button that copies a text and, for a moment after a click, a note that it was copied.
pub fn copy_ui(
    ui: &mut Ui,
    look: &Look,
    name: words::MessageId,
    description: Option<words::MessageId>,
    text: impl FnOnce() -> String,
    commands: &mut Vec<Command>,
) {
    ui.horizontal_wrapped(|ui| {
        let mut button = button_named(ui, look, name);
        if let Some(description) = description {
            button = tip(button, description, None);
        }
        copy_if_clicked(&button, text, commands);
        copied_note_ui(ui, &[button.id]);
    });
}

pub fn copy_if_clicked(
    button: &Response,
    text: impl FnOnce() -> String,
    commands: &mut Vec<Command>,
) {
    if button.clicked() {
        copy_with_note(button, text(), commands);
    }
}

/// Copies a text, and has [`copied_note_ui`] show its note beside this button.
pub fn copy_with_note(button: &Response, text: String, commands: &mut Vec<Command>) {
    commands.push(Command::Window(WindowCommand::Copy(text)));
    let now = button.ctx.input(|input| input.time);
    button.ctx.data_mut(|data| data.insert_temp(last_copy_id(), (button.id, now)));
}

pub fn copied_note_ui(ui: &mut Ui, buttons: &[Id]) {
    let copied = ui.data(|data| data.get_temp(last_copy_id()));
    let Some((button, at)): Option<(Id, f64)> = copied else {
        return;
    };
    let left = at + COPIED_NOTE_SECS - ui.input(|input| input.time);
    if left > 0.0 && buttons.contains(&button) {
        ui.label(msg::COPIED.text());
        ui.ctx().request_repaint_after_secs(left as f32);
    }
}

/// Returns the key under which the last copying button is stored, with the time of its click.
fn last_copy_id() -> Id {
    Id::unique("copied")
}
