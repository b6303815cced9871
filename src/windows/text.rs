//! Text styles of the windows.

use std::sync::Arc;

use egui::{Label, Response, RichText, Role, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText};

use crate::paint::{self, with_line_height};
use crate::widgets::{layout_with_terms, term_tip};

const MAX_LINE_WIDTH: f32 = 620.0;
const GAP_BELOW_WARNING: f32 = 8.0;

pub(super) fn wrapped(ui: &mut Ui, text: impl Into<WidgetText>) -> Response {
    let text = with_line_height(ui, text);
    ui.add(Label::new(text).wrap())
}

/// Draws a text with tooltips that explain the terms of the game in it.
pub(super) fn with_term_tips(ui: &mut Ui, text: &str, size: f32) -> Response {
    let inks = [ui.visuals().text_color(), ui.visuals().weak_text_color()];
    let job = layout_with_terms(text, paint::TextStyle::regular(size), inks);
    let (at, galley, response) = Label::new(job).wrap().layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    if ui.is_rect_visible(response.rect) {
        ui.painter().galley(at, Arc::clone(&galley), ui.visuals().text_color());
    }
    term_tip(response, text, at, &galley)
}

pub(super) fn heading(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    wrapped(ui, text.into().heading())
}

/// Draws a paragraph in lines of at most `MAX_LINE_WIDTH`, which are easy to read.
pub(super) fn paragraph(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width().min(MAX_LINE_WIDTH));
        wrapped(ui, text.into())
    })
    .inner
}

/// The width of a line without wrapping.
pub(super) fn width_of(ui: &Ui, line: &RichText) -> f32 {
    let wrap = Some(TextWrapMode::Extend);
    let line = WidgetText::from(line.clone());
    line.into_galley(ui, wrap, f32::INFINITY, TextStyle::Body).size().x
}

/// The height of a text in lines of this width.
pub(super) fn height_of(ui: &Ui, text: &RichText, width: f32) -> f32 {
    let text = with_line_height(ui, text.clone());
    text.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body).size().y
}

pub(super) fn weak(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    wrapped(ui, text.into().weak())
}

/// Draws an explanation in small, weak letters.
pub(super) fn quiet(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    paragraph(ui, text.into().small().weak())
}

/// Draws an important note, with some space below.
pub(super) fn warning(ui: &mut Ui, text: impl Into<RichText>) {
    let color = ui.visuals().warn_fg_color;
    paragraph(ui, text.into().color(color));
    ui.add_space(GAP_BELOW_WARNING);
}
