//! What a screen reader is told beyond what the widgets tell it.

use egui::accesskit::{Live, Role};
use egui::{Context, Id, Response, Ui, UiKind};

/// Whether the system's screen readers are told a text value, as of a list of
/// choices: AT-SPI has only numbers.
const HAS_TEXT_VALUES: bool = cfg!(any(windows, target_os = "macos"));

/// Names the program's window.
pub(super) fn name_window(ctx: &Context) {
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| {
        node.set_label(say!("about-name"));
    });
}

/// Tells which choice of a list is set.
pub(super) fn tell_choice(list: &Response, chosen: &str) {
    list.ctx.accesskit_node_builder(list.id, |node| {
        node.set_value(chosen);
        if !HAS_TEXT_VALUES {
            node.set_description(chosen);
        }
    });
}

/// Tells whether what a widget opens and closes is open.
pub(super) fn tell_open(response: &Response, is_open: bool) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
}

/// Tells what a widget says as soon as it says something else.
pub(super) fn speak(response: &Response) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// Gives a widget the name by which it is found whatever language it speaks.
pub(super) fn give_author_id(response: &Response, author_id: impl Into<String>) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_author_id(author_id));
}

/// Names the dialog whose contents these are; nothing can be done outside of it.
pub(super) fn name_modal(contents: &Ui, name: &str) {
    let mut around = contents.stack().iter();
    if let Some(modal) = around.find(|around| around.kind() == Some(UiKind::Modal)) {
        name_dialog(contents.ctx(), modal.unique_id, name);
    }
}

use crate::say;
/// The same for a dialog that is a window like any other.
pub(super) fn name_dialog(ctx: &Context, dialog: Id, name: &str) {
    ctx.accesskit_node_builder(dialog, |node| {
        node.set_role(Role::Dialog);
        node.set_label(name);
        node.set_modal();
    });
}
