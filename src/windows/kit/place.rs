//! Layouts: in a given place, at the ends of a row, on a background, in a scroll area.

use egui::{
    Align, Frame, Label, Layout, Rect, Response, RichText, ScrollArea, Ui, UiBuilder, vec2,
};

use super::sizes;
use crate::menu::page_keys;
use crate::windows::focus;

/// Draws contents in `place`, from the top down, without moving the cursor of the layout.
pub fn ui_at<R>(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = Layout::top_down(Align::Min);
    contents(&mut ui.new_child(UiBuilder::new().max_rect(place).layout(layout)))
}

/// Draws a row of this height from its right end to the left.
pub fn row_from_right<R>(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), height);
    let layout = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        contents(ui)
    })
    .inner
}

/// Draws contents in the rest of a row, from its left end.
pub fn rest_from_left<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::left_to_right(Align::Center), contents).inner
}

/// Draws contents on a background that is as wide as there is room.
pub fn on_background<R>(ui: &mut Ui, margin: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let fill = ui.visuals().text_color().gamma_multiply(sizes::TINT_OPACITY);
    let frame = Frame::new().fill(fill).corner_radius(sizes::CARD_ROUNDING);
    let shown = frame.inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui)
    });
    shown.inner
}

pub fn code(ui: &mut Ui, lines: &str) -> Response {
    let frame = Frame::new().fill(ui.visuals().extreme_bg_color).corner_radius(sizes::ROW_ROUNDING);
    let shown = frame.inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(Label::new(RichText::new(lines).monospace().small()).wrap())
    });
    shown.inner
}

/// Draws contents that scroll, in all the available room. If `has_keys`, Page Up and Page Down also
/// scroll them.
pub fn scroll<R>(
    ui: &mut Ui,
    id: impl egui::AsIdSalt,
    has_keys: bool,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink(false)
        .show(ui, |ui| {
            let shown = contents(ui);
            focus::scroll_to_focus(ui);
            if has_keys {
                page_keys(ui);
            }
            shown
        })
        .inner
}
