//! A few choices side by side, one of them set.

use egui::{
    FontSelection, Role, Sense, StrokeKind, TextWrapMode, Ui, WidgetInfo, WidgetText, pos2, vec2,
};

use super::sizes;
use crate::ear;
use crate::menu::hover_tip;
use crate::paint::theme::strong;
use crate::widgets::focus_ring;

const MARGIN: f32 = 3.0;
const PADDING: f32 = 14.0;

#[derive(Debug, Clone)]
pub struct Segment<T> {
    pub value: T,
    pub id: String,
    pub name: String,
    /// A clearer name for a screen reader.
    pub spoken: Option<String>,
    /// An explanation, if the text does not say enough.
    pub tip: Option<String>,
    /// The size of a letter A that is drawn in place of the name.
    pub letter: Option<f32>,
}

impl<T> Segment<T> {
    pub fn new(value: T, id: impl Into<String>, name: impl Into<String>) -> Self {
        Self { value, id: id.into(), name: name.into(), spoken: None, tip: None, letter: None }
    }
}

pub(super) fn width_of_names<'a>(ui: &Ui, names: impl Iterator<Item = &'a str>) -> f32 {
    let widths =
        names.map(|name| segment_text(ui, name, true, f32::INFINITY).size().x + 2.0 * PADDING);
    widths.sum::<f32>() + 2.0 * MARGIN
}

pub(super) fn segments_width<T>(ui: &Ui, choices: &[Segment<T>]) -> f32 {
    let widths = choices.iter().map(|choice| natural_width(ui, choice));
    widths.sum::<f32>() + 2.0 * MARGIN
}

fn natural_width<T>(ui: &Ui, choice: &Segment<T>) -> f32 {
    match choice.letter {
        Some(size) => size + 2.0 * PADDING - 2.0,
        None => segment_text(ui, &choice.name, true, f32::INFINITY).size().x + 2.0 * PADDING,
    }
}

pub fn tabs<T: Copy + PartialEq>(ui: &mut Ui, page: &mut T, pages: &[Segment<T>]) {
    let width = ui.available_width();
    *page = segments(ui, *page, pages, Some(width)).unwrap_or(*page);
}

/// Draws a few choices side by side. They share the `width`, or are as wide as their names. Returns
/// the choice that was clicked.
pub fn segments<T: Copy + PartialEq>(
    ui: &mut Ui,
    current: T,
    choices: &[Segment<T>],
    width: Option<f32>,
) -> Option<T> {
    let widths: Vec<f32> = choices.iter().map(|choice| natural_width(ui, choice)).collect();
    let natural: f32 = widths.iter().sum();
    let inside = width.map_or(natural, |width| width - 2.0 * MARGIN);
    let equal = inside / choices.len().max(1) as f32;
    let are_equal = width.is_some() && widths.iter().all(|it| *it <= equal);
    let share = |it: f32| {
        if are_equal { equal } else { it * inside / natural }
    };
    let (whole, _) =
        ui.allocate_exact_size(vec2(inside + 2.0 * MARGIN, sizes::INPUT_HEIGHT), Sense::hover());
    let well = ui.visuals().extreme_bg_color;
    ui.painter().rect_filled(whole, sizes::INPUT_ROUNDING, well);
    if !ui.visuals().dark_mode {
        // A light background hardly stands out without an edge.
        let line = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter().rect_stroke(whole, sizes::INPUT_ROUNDING, line, StrokeKind::Inside);
    }
    // A clicked segment is drawn as chosen in the same frame, like the page it opens.
    let chosen = choices.iter().find(|choice| {
        let response = ui.ctx().read_response(ui.make_persistent_id(&choice.id));
        let is_clicked = response.is_some_and(|response| response.clicked());
        is_clicked && choice.value != current
    });
    let chosen = chosen.map(|choice| choice.value);
    let current = chosen.unwrap_or(current);
    let mut left = whole.left() + MARGIN;
    for (choice, width) in choices.iter().zip(widths.into_iter().map(share)) {
        let rect = egui::Rect::from_min_max(
            pos2(left, whole.top() + MARGIN),
            pos2(left + width, whole.bottom() - MARGIN),
        );
        left += width;
        segment_ui(ui, rect, choice, choice.value == current);
    }
    chosen
}

fn segment_ui<T>(ui: &Ui, rect: egui::Rect, choice: &Segment<T>, is_set: bool) {
    let id = ui.make_persistent_id(&choice.id);
    let mut response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| {
        let spoken = choice.spoken.as_ref().unwrap_or(&choice.name);
        WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_set, spoken)
    });
    ear::give_author_id(&response, &choice.id);
    if let Some(tip) = &choice.tip {
        response = hover_tip(response, tip);
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let visuals = ui.visuals();
    let (text, ground) = (visuals.text_color(), visuals.window_fill);
    let tone = if is_set {
        ui.painter().rect_filled(rect, sizes::INPUT_ROUNDING - MARGIN, text);
        ground
    } else {
        if response.hovered() {
            let pointed = visuals.widgets.hovered.weak_bg_fill;
            ui.painter().rect_filled(rect, sizes::INPUT_ROUNDING - MARGIN, pointed);
        }
        text
    };
    let galley = match choice.letter {
        Some(size) => {
            let letter = strong("A").size(size);
            let style = FontSelection::Style(egui::TextStyle::Button);
            WidgetText::from(letter).into_galley(ui, None, f32::INFINITY, style)
        }
        None => segment_text(ui, &choice.name, is_set, rect.width() - 2.0),
    };
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley_with_override_text_color(at, galley, tone);
    focus_ring(ui, &response, sizes::INPUT_ROUNDING - MARGIN);
}

fn segment_text(ui: &Ui, name: &str, is_set: bool, width: f32) -> std::sync::Arc<egui::Galley> {
    let text: WidgetText = if is_set { strong(name).into() } else { name.into() };
    let style = FontSelection::Style(egui::TextStyle::Button);
    text.into_galley(ui, Some(TextWrapMode::Truncate), width, style)
}
