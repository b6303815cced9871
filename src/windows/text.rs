//! Text styles of the windows.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Label, Response, RichText, Role, Stroke, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText,
};

use crate::menu::hover_tip;
use crate::paint::{self, line_height, spaced};
use words::Named as _;
use words::glossary::terms_in;

const MAX_LINE_WIDTH: f32 = 620.0;
const BELOW_WARNING: f32 = 8.0;

pub(super) fn wrapped(ui: &mut Ui, text: impl Into<WidgetText>) -> Response {
    let text = spaced(ui, text);
    ui.add(Label::new(text).wrap())
}

/// Draws a text in which words of the game are underlined; each has a tooltip with its sentence.
pub(super) fn explained(ui: &mut Ui, text: &str, size: f32) -> Response {
    let plain = TextFormat {
        line_height: Some(line_height(size)),
        ..TextFormat::simple(paint::TextStyle::regular(size).font(), ui.visuals().text_color())
    };
    let underline = Stroke::new(1.0, ui.visuals().weak_text_color().gamma_multiply(0.6));
    let marked = TextFormat { underline, ..plain.clone() };
    let terms = terms_in(text);
    let mut job = LayoutJob::default();
    let mut end = 0;
    for (range, _) in &terms {
        job.append(&text[end..range.start], 0.0, plain.clone());
        job.append(&text[range.clone()], 0.0, marked.clone());
        end = range.end;
    }
    job.append(&text[end..], 0.0, plain);
    let (at, galley, response) = Label::new(job).wrap().layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    if ui.is_rect_visible(response.rect) {
        ui.painter().galley(at, Arc::clone(&galley), ui.visuals().text_color());
    }
    let pointed = response.hover_pos().map(|pointer| galley.cursor_from_pos(pointer - at).index.0);
    let byte = pointed.and_then(|n| text.char_indices().nth(n)).map(|(byte, _)| byte);
    let term = byte.and_then(|byte| terms.iter().find(|(range, _)| range.contains(&byte)));
    match term {
        Some((_, term)) => hover_tip(response, term.explanation()),
        None => response,
    }
}

pub(super) fn heading(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    wrapped(ui, text.into().heading())
}

/// Draws a paragraph, in lines that are easy to follow.
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

pub(super) fn weak(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    wrapped(ui, text.into().weak())
}

/// Draws a small line of explanation.
pub(super) fn quiet(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    paragraph(ui, text.into().small().weak())
}

/// Draws an important note, with some space below.
pub(super) fn warning(ui: &mut Ui, text: impl Into<RichText>) {
    let color = ui.visuals().warn_fg_color;
    paragraph(ui, text.into().color(color));
    ui.add_space(BELOW_WARNING);
}
