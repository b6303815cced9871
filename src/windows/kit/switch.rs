//! A switch: on or off.

use egui::{
    Color32, Response, Role, Sense, StrokeKind, Ui, Vec2, Visuals, WidgetInfo, lerp, pos2, vec2,
};

use crate::widgets::focus_ring;

pub(super) const SWITCH_SIZE: Vec2 = vec2(44.0, 26.0);
const KNOB_MARGIN: f32 = 3.5;

pub fn switch(ui: &mut Ui, name: &str, is_on: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(SWITCH_SIZE, Sense::click());
    let is_enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, is_enabled, is_on, name));
    if ui.is_rect_visible(rect) {
        let way = ui.ctx().animate_bool_responsive(response.id, is_on);
        let visuals = *ui.style().interact(&response);
        let selection = ui.visuals().selection;
        let (ground, edge) = if is_on {
            let gold = egui::Stroke::new(1.0, selection.bg_fill);
            (selection.bg_fill, gold)
        } else {
            (visuals.bg_fill, visuals.bg_stroke)
        };
        let knob = knob_color(ui.visuals());
        let round = rect.height() / 2.0;
        ui.painter().rect(rect, round, ground, edge, StrokeKind::Inside);
        let middle = lerp((rect.left() + round)..=(rect.right() - round), way);
        let knob_at = pos2(middle, rect.center().y);
        ui.painter().circle_filled(knob_at, round - KNOB_MARGIN, knob);
        focus_ring(ui, &response, round);
    }
    response
}

/// The color of knobs: that of the text or of the background of a window, whichever is lighter.
pub(super) fn knob_color(visuals: &Visuals) -> Color32 {
    if visuals.dark_mode { visuals.text_color() } else { visuals.window_fill }
}
