//! A card that can be chosen, and the line between two rows.

use egui::{
    Align, Color32, InnerResponse, Layout, Margin, Response, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2,
};

use super::sizes;
use crate::widgets::{WidgetLabel, interact_as};

#[derive(Debug)]
pub struct ChoiceCard<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub is_chosen: bool,
    pub size: Vec2,
    /// The space between the edge and the contents, in points.
    pub margin: i8,
}

/// Draws a card as a button. Its contents do not react to the pointer.
pub fn card<R>(
    ui: &mut Ui,
    card: &ChoiceCard<'_>,
    contents: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let rect = ui.allocate_space(card.size).1;
    let choice = WidgetLabel::choice(card.id, card.name, card.is_chosen);
    let response = interact_as(ui, rect, choice);
    let edge = paint_card_ground(ui, &response, card.is_chosen);
    let inside = rect - Margin::same(card.margin);
    let layout = Layout::top_down(Align::Min);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(inside).layout(layout));
    // A text that can be selected would take the click.
    inner.style_mut().interaction.selectable_labels = false;
    inner.set_clip_rect(inner.clip_rect().intersect(rect));
    let inner = contents(&mut inner);
    // The edge is painted over the contents, because a picture may reach to it.
    ui.painter().rect_stroke(rect, sizes::CARD_ROUNDING, edge, StrokeKind::Inside);
    super::focus_ring(ui, &response, sizes::CARD_ROUNDING);
    InnerResponse::new(inner, response)
}

/// Paints the background of a card. Returns the stroke of its edge, which is not painted yet.
pub(super) fn paint_card_ground(ui: &Ui, response: &Response, is_chosen: bool) -> Stroke {
    let visuals = ui.visuals();
    let at_rest = visuals.text_color().gamma_multiply(sizes::TINT_OPACITY);
    let (fill, edge) = if is_chosen {
        let gold = Stroke::new(sizes::CHOSEN_EDGE_WIDTH, visuals.selection.bg_fill);
        (visuals.widgets.hovered.weak_bg_fill, gold)
    } else if response.hovered() {
        let line = Stroke::new(1.0, visuals.widgets.hovered.bg_stroke.color);
        (visuals.text_color().gamma_multiply(0.12), line)
    } else {
        (at_rest, Stroke::new(1.0, Color32::TRANSPARENT))
    };
    ui.painter().rect_filled(response.rect, sizes::CARD_ROUNDING, fill);
    edge
}

pub fn separator(ui: &mut Ui) {
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 1.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, line);
}
