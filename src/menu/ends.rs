//! Home and End in menus and lists.

use egui::{Id, Key, Response, Ui};

use super::keys::pressed;

/// The ids of the lines of the open list, from first to last.
type LineIds = Vec<Id>;

/// Starts a list. Call it before the lines are drawn.
pub fn begin_lines(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(id(), LineIds::new()));
}

/// Adds a line that was drawn to the list, if it can be chosen.
pub fn note_line(line: &Response) {
    if line.enabled() {
        line.ctx
            .data_mut(|data| data.get_temp_mut_or_default::<LineIds>(id()).push(line.id));
    }
}

/// Ends the list, after its lines: Home focuses the first line, End the last.
pub fn end_lines(ui: &Ui) {
    let lines: LineIds = ui
        .data_mut(|data| data.remove_temp(id()))
        .unwrap_or_default();
    let first = lines.first().filter(|_| pressed(ui, Key::Home));
    let last = lines.last().filter(|_| pressed(ui, Key::End));
    if let Some(line) = last.or(first) {
        ui.memory_mut(|memory| memory.request_focus(*line));
    }
}

fn id() -> Id {
    Id::unique("lines of the open list")
}
