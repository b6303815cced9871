//! Helpers for custom-painted widgets: their id, name, focus and focus ring.

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::ear;

/// How tests find a custom-painted widget, and what screen readers say about it.
#[derive(Debug, Clone, Copy)]
pub struct WidgetLabel<'a> {
    pub id: &'a str,
    /// The name for a screen reader.
    pub name: &'a str,
    pub role: Role,
    /// Whether the widget is selected or expanded; `None` if it cannot be.
    pub is_chosen: Option<bool>,
}

impl<'a> WidgetLabel<'a> {
    pub const fn button(id: &'a str, name: &'a str) -> Self {
        Self { id, name, role: Role::Button, is_chosen: None }
    }

    pub const fn choice(id: &'a str, name: &'a str, is_chosen: bool) -> Self {
        Self { id, name, role: Role::RadioButton, is_chosen: Some(is_chosen) }
    }
}

/// Turns a rectangle into a widget that can be pressed. Scrolls to it when it gets the keyboard
/// focus.
pub fn interact_as(ui: &Ui, rect: Rect, label: WidgetLabel<'_>) -> Response {
    let response = ui.interact(rect, ui.make_persistent_id(label.id), Sense::click());
    let is_enabled = ui.is_enabled();
    response.widget_info(|| match label.is_chosen {
        Some(is_chosen) => WidgetInfo::selected(label.role, is_enabled, is_chosen, label.name),
        None => WidgetInfo::labeled(label.role, is_enabled, label.name),
    });
    ear::give_author_id(&response, label.id);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response
}

/// Draws the background of a collapsible row, and makes the row clickable.
pub fn collapsible_row(ui: &mut Ui, id: &str, name: &str, height: f32, is_open: bool) -> Response {
    let size = vec2(ui.available_width(), height);
    let rect = ui.allocate_space(size).1;
    let response = interact_as(ui, rect, WidgetLabel::button(id, name));
    ear::set_open_state(&response, is_open);
    if response.hovered() {
        let pointed = ui.visuals().text_color().gamma_multiply(0.07);
        ui.painter().rect_filled(rect, 8.0, pointed);
    }
    if response.has_focus() {
        let ring = ui.visuals().widgets.active.bg_stroke;
        ui.painter().rect_stroke(rect, 8.0, ring, StrokeKind::Inside);
    }
    response
}

/// Allocates space for something that is only painted, and describes it to a screen reader. `id` is
/// the author id; it may be empty.
pub fn allocate_described(
    ui: &mut Ui,
    size: Vec2,
    role: Role,
    id: &str,
    name: &str,
) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
    if !id.is_empty() {
        ear::give_author_id(&response, id);
    }
    (rect, response)
}

/// Draws the ring around a focused widget, without clipping it at the edge of a scroll area.
pub fn focus_ring(ui: &Ui, response: &Response, rounding: f32) {
    if response.has_focus() {
        let ring = Stroke::new(2.0, ui.visuals().widgets.active.bg_stroke.color);
        let around = response.rect.expand(2.0);
        let mut painter = ui.painter().clone();
        painter.set_clip_rect(ui.clip_rect().expand(4.0));
        painter.rect_stroke(around, rounding + 2.0, ring, StrokeKind::Outside);
    }
}
