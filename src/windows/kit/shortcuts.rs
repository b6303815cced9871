//! Functions that draw the most frequent buttons of windows, in one call each.

use egui::{Response, Shape, Ui};

use crate::paint::{Icon, Look};
use crate::widgets::Button;
use words::MessageId;

/// Draws the golden button of a window, at least `width` points wide. A window has at most one.
pub fn primary_button(ui: &mut Ui, look: &Look, id: &str, text: &str, width: f32) -> Response {
    Button::primary(id, text).min_width(width).ui(ui, look)
}

pub fn quiet_button(ui: &mut Ui, look: &Look, id: &str, text: &str) -> Response {
    Button::quiet(id, text).ui(ui, look)
}

/// Draws a quiet button with this name, which is also its id.
pub fn button_named(ui: &mut Ui, look: &Look, name: MessageId) -> Response {
    quiet_button(ui, look, name.name(), &name.text())
}

/// Draws a line of text as a button, which leads elsewhere or deletes something.
pub fn link(ui: &mut Ui, look: &Look, id: &str, text: &str) -> Response {
    Button::link(id, text).ui(ui, look)
}

/// Draws a link with this name, which is also its id.
pub fn link_named(ui: &mut Ui, look: &Look, name: MessageId) -> Response {
    link(ui, look, name.name(), &name.text())
}

/// Draws an icon as a button; `name` describes its effect.
pub fn icon_button(ui: &mut Ui, look: &Look, id: &str, icon: Icon, name: &str) -> Response {
    Button::icon(icon, id, name).ui(ui, look)
}

/// Draws an icon button with this name, which is also its id.
pub fn icon_named(ui: &mut Ui, look: &Look, icon: Icon, name: MessageId) -> Response {
    icon_button(ui, look, name.name(), icon, &name.text())
}

/// Draws an arrow button on a background, which leads to the next or the previous item.
pub fn step_button(
    ui: &mut Ui,
    look: &Look,
    icon: Icon,
    name: MessageId,
    is_possible: bool,
) -> Response {
    let step = ui.add_enabled_ui(is_possible, |ui| {
        let ground = ui.painter().add(Shape::Noop);
        let step = icon_named(ui, look, icon, name);
        let fill = ui.visuals().text_color().gamma_multiply(0.09);
        let shape = Shape::rect_filled(step.rect, 10.0, fill);
        ui.painter().set(ground, shape);
        step
    });
    step.inner
}
