//! A card that can be chosen, and the line between two rows.

use egui::{
    Color32, InnerResponse, Margin, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo,
};

use crate::app::ear;

const ROUNDING: f32 = 12.0;
/// The thickness of the edge of the card that is chosen, in points.
const CHOSEN_EDGE: f32 = 2.5;

/// How a card looks, and what it says.
#[derive(Debug)]
pub struct Card<'a> {
    /// The name by which it is found whatever language is spoken.
    pub id: &'a str,
    /// What a screen reader says of it.
    pub name: &'a str,
    /// Whether it is the one that is chosen.
    pub is_chosen: bool,
    /// Its size, in points.
    pub size: Vec2,
    /// The space inside its edge, in points.
    pub margin: i8,
}

/// Draws a card as a button; what is in it does not answer the pointer. A click chooses it, a
/// double click does what it is for.
pub fn card<R>(
    ui: &mut Ui,
    card: &Card<'_>,
    contents: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let rect = ui.allocate_space(card.size).1;
    let response = ui.interact(rect, ui.make_persistent_id(card.id), Sense::click());
    let is_enabled = ui.is_enabled();
    response.widget_info(|| {
        WidgetInfo::selected(Role::RadioButton, is_enabled, card.is_chosen, card.name)
    });
    ear::give_author_id(&response, card.id);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    ground(ui, &response, card.is_chosen);
    let inside = rect - Margin::same(card.margin);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(inside));
    inner.set_clip_rect(inner.clip_rect().intersect(rect));
    let inner = contents(&mut inner);
    super::segments::focus_ring(ui, &response, ROUNDING);
    InnerResponse::new(inner, response)
}

fn ground(ui: &Ui, response: &Response, is_chosen: bool) {
    let visuals = ui.visuals();
    let at_rest = visuals.text_color().gamma_multiply(0.07);
    let (fill, edge) = if is_chosen {
        let gold = Stroke::new(CHOSEN_EDGE, visuals.selection.bg_fill);
        (visuals.widgets.hovered.weak_bg_fill, gold)
    } else if response.hovered() {
        let line = Stroke::new(1.0, visuals.widgets.hovered.bg_stroke.color);
        (visuals.text_color().gamma_multiply(0.12), line)
    } else {
        (at_rest, Stroke::new(1.0, Color32::TRANSPARENT))
    };
    ui.painter()
        .rect(response.rect, ROUNDING, fill, edge, StrokeKind::Inside);
}

/// Draws a line across, between two rows.
pub fn separator(ui: &mut Ui) {
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 1.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, line);
}
