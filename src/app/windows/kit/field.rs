//! A field for one line of text.

use egui::text::CCursorRange;
use egui::text_edit::TextEditOutput;
use egui::{FontSelection, Frame, Margin, Response, Stroke, StrokeKind, TextEdit, Ui, vec2};

use crate::ear;
use crate::paint::TextStyle;

/// The heights of a field in points: one that a dialog is about, and any other.
const LARGE_HEIGHT: f32 = 48.0;
const HEIGHT: f32 = 36.0;
/// The space between its edge and the text, in points.
const PADDING: i8 = 12;
const ROUNDING: f32 = 10.0;
/// The thickness of its edge while it has the keyboard, in points.
const FOCUSED_EDGE: f32 = 1.5;

/// How a field looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Field<'a> {
    /// The name by which it is found whatever language is spoken.
    pub id: &'a str,
    /// What it shows while it is empty.
    pub hint: &'a str,
    /// The most characters that it takes.
    pub most_letters: usize,
    /// Whether it is what a dialog is about.
    pub is_large: bool,
    /// What is kept free for icons at its left and right, in points.
    pub beside: [f32; 2],
}

/// Draws a field.
pub fn field(ui: &mut Ui, field: Field<'_>, text: &mut String) -> TextEditOutput {
    let (height, size) = if field.is_large {
        (LARGE_HEIGHT, 16.0)
    } else {
        (HEIGHT, 14.0)
    };
    let font = TextStyle::regular(size).font();
    let line = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let above = ((height - line) / 2.0).floor() as i8;
    let [left, right] = field.beside.map(|free| PADDING + free as i8);
    let well = ui.painter().add(egui::Shape::Noop);
    let shown = TextEdit::singleline(text)
        .id(ui.make_persistent_id(field.id))
        .char_limit(field.most_letters)
        .font(FontSelection::FontId(font))
        .hint_text(field.hint)
        .frame(Frame::new().inner_margin(Margin {
            left,
            right,
            top: above,
            bottom: above,
        }))
        .min_size(vec2(0.0, height))
        .desired_width(f32::INFINITY)
        .show(ui);
    let response = &shown.response.response;
    ear::give_author_id(response, field.id);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let visuals = ui.visuals();
    let edge = if response.has_focus() {
        Stroke::new(FOCUSED_EDGE, visuals.selection.bg_fill)
    } else if response.hovered() {
        visuals.widgets.hovered.bg_stroke
    } else {
        visuals.widgets.inactive.bg_stroke
    };
    let ground = egui::epaint::RectShape::new(
        response.rect,
        ROUNDING,
        visuals.extreme_bg_color,
        edge,
        StrokeKind::Inside,
    );
    ui.painter().set(well, ground);
    shown
}

/// Gives a field the keyboard, with all of its text selected: what is typed takes its place.
pub fn select_all(ui: &Ui, mut shown: TextEditOutput) -> Response {
    let field = shown.response.response;
    field.request_focus();
    let all = CCursorRange::select_all(&shown.galley);
    shown.state.cursor.set_char_range(Some(all));
    shown.state.store(ui.ctx(), field.id);
    field
}
