//! A row of a setting: its name, a sentence about it, and its input at the right.

use std::sync::Arc;

use egui::{
    Align, FontSelection, Galley, Layout, Rect, Response, RichText, TextStyle, TextWrapMode, Ui,
    UiBuilder, pos2, vec2,
};

use super::sizes;
use crate::menu::hover_tip;
use crate::paint::with_line_height;

const PADDING: f32 = 13.0;
const COMPACT_PADDING: f32 = 9.0;
const CHANGED_DOT_SIZE: f32 = 6.0;
const GAP_BEFORE_DOT: f32 = 12.0;
const LINE_GAP: f32 = 2.0;
const GAP_BEFORE_INPUT: f32 = 16.0;
/// If the name has less width than this, in points, the input is placed below the name.
const MIN_NAME_WIDTH: f32 = 120.0;
/// If the description has more lines than this beside the input, the input is placed below.
const MAX_DESCRIPTION_LINES: usize = 3;

#[derive(Debug, Clone, Copy)]
pub struct Row<'a> {
    /// An id that does not depend on the language, so that the input keeps the focus when rows
    /// above come and go.
    pub id: &'a str,
    pub name: &'a str,
    /// A sentence about the setting, of at most 20 words.
    pub description: Option<&'a str>,
    pub is_changed: bool,
    /// Whether the row is lower than usual, as one of many. In a wide window its description is cut
    /// to one line.
    pub is_compact: bool,
}

impl<'a> Row<'a> {
    pub const fn new(id: &'a str, name: &'a str) -> Self {
        Self { id, name, description: None, is_changed: false, is_compact: false }
    }
}

/// Draws a row. Its `input` is at most `width` points wide.
pub fn row<T>(
    ui: &mut Ui,
    row: &Row<'_>,
    width: f32,
    input: impl FnOnce(&mut Ui, &Response) -> T,
) -> T {
    let available = ui.available_width();
    let beside = available - width - GAP_BEFORE_INPUT;
    let describe = |width: f32| {
        row.description.map(|description| {
            let description = RichText::new(description).weak();
            if row.is_compact {
                let is_narrow = super::is_narrow(ui.ctx());
                let mode = if is_narrow { TextWrapMode::Wrap } else { TextWrapMode::Truncate };
                layout(ui, description.small(), mode, width)
            } else {
                layout(ui, description, TextWrapMode::Wrap, width)
            }
        })
    };
    let is_long = |text: &Arc<Galley>| text.rows.len() > MAX_DESCRIPTION_LINES;
    let is_below =
        beside < MIN_NAME_WIDTH.min(available) || describe(beside).as_ref().is_some_and(is_long);
    let name_width = if is_below { available } else { beside };
    let (padding, between) =
        if row.is_compact { (COMPACT_PADDING, 0.0) } else { (PADDING, LINE_GAP) };
    let name = layout(ui, RichText::new(row.name), TextWrapMode::Wrap, name_width);
    let description = describe(name_width);
    let (name_end, name_height) = (name.size().x, name.size().y);
    let text_height = name_height
        + description.as_ref().map_or(0.0, |description| between + description.size().y);
    let height = if is_below {
        text_height + padding / 2.0 + sizes::INPUT_HEIGHT
    } else {
        text_height.max(sizes::INPUT_HEIGHT)
    } + 2.0 * padding;
    let id = ui.make_persistent_id(("row", row.id));
    let builder = UiBuilder::new().scope_id(id);
    ui.scope_builder(builder, |ui| {
        let rect = ui.allocate_space(vec2(available, height)).1;
        let top = if is_below { rect.top() + padding } else { rect.center().y - text_height / 2.0 };
        let named = Rect::from_min_size(pos2(rect.left(), top), vec2(name_width, name_height));
        let label = ui.scope_builder(UiBuilder::new().max_rect(named), |ui| ui.label(name)).inner;
        if let Some(description) = description {
            let below = named.bottom() + between;
            let place = Rect::from_min_size(pos2(rect.left(), below), description.size());
            let is_cut = description.elided;
            let builder = UiBuilder::new().max_rect(place);
            let label = ui.scope_builder(builder, |ui| ui.label(description)).inner;
            if let Some(whole) = row.description.filter(|_| is_cut) {
                hover_tip(label, whole);
            }
        }
        if row.is_changed {
            let dot = pos2(rect.left() + name_end + GAP_BEFORE_DOT, named.center().y);
            ui.painter().circle_filled(dot, CHANGED_DOT_SIZE / 2.0, ui.visuals().text_color());
        }
        let (place, flow) = if is_below {
            let below = rect.bottom() - padding - sizes::INPUT_HEIGHT;
            let place = rect.with_min_y(below).with_max_y(below + sizes::INPUT_HEIGHT);
            (place, Layout::left_to_right(Align::Center))
        } else {
            let place = rect.with_min_x(rect.right() - width);
            (place, Layout::right_to_left(Align::Center))
        };
        let builder = UiBuilder::new().max_rect(place).layout(flow);
        ui.scope_builder(builder, |ui| input(ui, &label)).inner
    })
    .inner
}

fn layout(ui: &Ui, text: RichText, mode: TextWrapMode, width: f32) -> Arc<Galley> {
    let style = FontSelection::Style(TextStyle::Body);
    with_line_height(ui, text).into_galley(ui, Some(mode), width, style)
}
