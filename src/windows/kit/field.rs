//! A field for one line of text.

use egui::text::CCursorRange;
use egui::text_edit::TextEditOutput;
use egui::{FontSelection, Frame, Key, Margin, Response, Stroke, StrokeKind, TextEdit, Ui, vec2};

use super::list::labeled_row_ui;
use super::row::Row;
use super::sizes;
use crate::ear;
use crate::paint::TextStyle;

/// The height of a field, in points, from which its text is larger.
const LARGE_TEXT_FROM: f32 = 40.0;
const FOCUSED_EDGE_WIDTH: f32 = 1.5;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Field<'a> {
    pub id: &'a str,
    /// The text that is shown while the field is empty.
    pub hint: &'a str,
    pub max_letters: usize,
    pub height: f32,
    pub width: f32,
    /// The space for icons at the left and right.
    pub icon_widths: [f32; 2],
    pub is_invalid: bool,
}

impl<'a> Field<'a> {
    pub const fn new(id: &'a str, hint: &'a str, max_letters: usize) -> Self {
        Self {
            id,
            hint,
            max_letters,
            height: sizes::INPUT_HEIGHT,
            width: f32::INFINITY,
            icon_widths: [0.0; 2],
            is_invalid: false,
        }
    }
}

pub fn field(ui: &mut Ui, field: Field<'_>, text: &mut String) -> TextEditOutput {
    let is_large = field.height >= LARGE_TEXT_FROM;
    let font =
        TextStyle::regular(if is_large { sizes::HEADING_SIZE } else { sizes::TEXT_SIZE }).font();
    let line = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let above = ((field.height - line) / 2.0).floor() as i8;
    let [left, right] = field.icon_widths.map(|free| (sizes::INPUT_PADDING + free) as i8);
    let margin = Margin { left, right, top: above, bottom: above };
    let width = field.width.min(ui.available_width());
    let well = ui.painter().add(egui::Shape::Noop);
    let mut edit = TextEdit::singleline(text)
        .id(ui.make_persistent_id(field.id))
        .char_limit(field.max_letters)
        .font(FontSelection::FontId(font))
        .hint_text(field.hint)
        .frame(Frame::new().inner_margin(margin))
        .min_size(vec2(0.0, field.height))
        .desired_width(width);
    if field.is_invalid {
        edit = edit.text_color(ui.visuals().warn_fg_color);
    }
    let shown = ui
        .scope(|ui| {
            // Selected text must not look like a golden button.
            let visuals = ui.visuals_mut();
            visuals.selection.bg_fill = visuals.widgets.hovered.weak_bg_fill;
            visuals.selection.stroke.color = visuals.text_color();
            edit.show(ui)
        })
        .inner;
    let response = &shown.response.response;
    ear::give_author_id(response, field.id);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let visuals = ui.visuals();
    let edge = if response.has_focus() {
        Stroke::new(FOCUSED_EDGE_WIDTH, visuals.selection.bg_fill)
    } else if response.hovered() {
        visuals.widgets.hovered.bg_stroke
    } else {
        visuals.widgets.inactive.bg_stroke
    };
    let ground = egui::epaint::RectShape::new(
        response.rect,
        sizes::INPUT_ROUNDING,
        visuals.extreme_bg_color,
        edge,
        StrokeKind::Inside,
    );
    ui.painter().set(well, ground);
    shown
}

pub fn field_row(ui: &mut Ui, row: &Row<'_>, it: Field<'_>, text: &mut String) -> TextEditOutput {
    labeled_row_ui(ui, row, it.width, |ui| {
        let shown = field(ui, it, text);
        (shown.response.response.clone(), shown)
    })
}

/// Focuses a field and selects all of its text, so that typing replaces it.
pub fn select_all(ui: &Ui, mut shown: TextEditOutput) {
    let field = shown.response.response;
    field.request_focus();
    let all = CCursorRange::select_all(&shown.galley);
    shown.state.cursor.set_char_range(Some(all));
    shown.state.store(ui.ctx(), field.id);
}

/// Whether the field has just lost the focus because Enter was pressed.
pub fn is_entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
