//! A row of a list with one chosen row.

use egui::{InnerResponse, Margin, StrokeKind, Ui, UiBuilder, Vec2};

use super::card::paint_card_ground;
use super::sizes;
use crate::widgets::{WidgetLabel, interact_as};

/// The space at the sides of the contents of a row.
pub const ROW_PADDING: i8 = 12;

#[derive(Debug, Clone, Copy)]
pub struct ListRow<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub is_chosen: bool,
    /// Whether the chosen row has a golden edge; false in a row that holds a golden button.
    pub has_gold_edge: bool,
    pub height: f32,
}

impl<'a> ListRow<'a> {
    /// A row with a golden edge once it is chosen.
    pub const fn new(id: &'a str, name: &'a str, is_chosen: bool, height: f32) -> Self {
        Self { id, name, is_chosen, has_gold_edge: true, height }
    }
}

/// Draws a row of a list, as wide as possible, above a separator. Widgets inside take clicks
/// before the row does.
pub fn list_row<R>(
    ui: &mut Ui,
    row: ListRow<'_>,
    contents: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let size = Vec2::new(ui.available_width(), row.height);
    let rect = ui.allocate_space(size).1;
    let response = interact_as(ui, rect, WidgetLabel::choice(row.id, row.name, row.is_chosen));
    if response.gained_focus() {
        // Without animation, because a long list draws only the visible rows.
        response.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
    }
    if row.is_chosen && !row.has_gold_edge {
        let visuals = ui.visuals();
        let fill = visuals.widgets.hovered.weak_bg_fill;
        let edge = visuals.widgets.noninteractive.bg_stroke;
        ui.painter().rect(rect, sizes::CARD_ROUNDING, fill, edge, StrokeKind::Inside);
    } else if row.is_chosen || response.hovered() {
        let edge = paint_card_ground(ui, &response, row.is_chosen);
        ui.painter().rect_stroke(rect, sizes::CARD_ROUNDING, edge, StrokeKind::Inside);
    }
    if !row.is_chosen {
        let line = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, line);
    }
    let inside = rect - Margin::symmetric(ROW_PADDING, 0);
    let id = ui.make_persistent_id(("row", row.id));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(inside).scope_id(id));
    inner.set_clip_rect(inner.clip_rect().intersect(rect));
    let inner = contents(&mut inner);
    super::focus_ring(ui, &response, sizes::CARD_ROUNDING);
    InnerResponse::new(inner, response)
}
