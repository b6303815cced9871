//! An entry of a list in which one is chosen: a page that opens beside the list, or a choice.

use egui::{Align, Color32, Rect, Response, Role, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::sizes;
use crate::menu::hover_tip;
use crate::paint::{self, Icon, Pen, TextStyle, centered_baseline};
use crate::widgets::{WidgetLabel, focus_ring, interact_as};

const ONE_LINE_HEIGHT: f32 = 34.0;
const TWO_LINES_HEIGHT: f32 = 50.0;
const COLOR_PATCH_SIZE: Vec2 = vec2(24.0, 16.0);

#[derive(Debug, Clone, Copy)]
pub struct ListEntry<'a> {
    pub id: &'a str,
    pub name: &'a str,
    /// A longer name for a screen reader.
    pub spoken: Option<&'a str>,
    /// A quiet line below the name.
    pub second_line: Option<&'a str>,
    /// Whether the page of the entry is open, or the entry is the current choice.
    pub is_chosen: bool,
    /// Whether the entry is a choice rather than a page.
    pub is_choice: bool,
    /// The icon at the right end, or before the name if it points to the left.
    pub icon: Option<Icon>,
    /// The color of a patch before the name.
    pub patch: Option<Color32>,
    pub height: f32,
}

impl<'a> ListEntry<'a> {
    /// An entry for a page that is not open, with only a name.
    pub const fn new(id: &'a str, name: &'a str) -> Self {
        Self {
            id,
            name,
            spoken: None,
            second_line: None,
            is_chosen: false,
            is_choice: false,
            icon: None,
            patch: None,
            height: ONE_LINE_HEIGHT,
        }
    }

    pub const fn choice(id: &'a str, name: &'a str, is_chosen: bool, height: f32) -> Self {
        Self { is_chosen, is_choice: true, height, ..Self::new(id, name) }
    }
}

/// Draws an entry over the whole available width.
pub fn entry(ui: &mut Ui, entry: &ListEntry<'_>) -> Response {
    let height = entry.second_line.map_or(entry.height, |_| TWO_LINES_HEIGHT);
    let rect = ui.allocate_space(vec2(ui.available_width(), height)).1;
    let name = match (entry.spoken, entry.second_line) {
        (Some(spoken), _) => spoken.to_owned(),
        (None, Some(below)) => format!("{}, {below}", entry.name),
        (None, None) => entry.name.to_owned(),
    };
    let role = if entry.is_choice { Role::RadioButton } else { Role::Button };
    let label = WidgetLabel { role, ..WidgetLabel::choice(entry.id, &name, entry.is_chosen) };
    let response = interact_as(ui, rect, label);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let cut_off = paint_entry(ui, &response, entry);
    focus_ring(ui, &response, sizes::ROW_ROUNDING);
    match cut_off {
        Some(whole) => hover_tip(response, whole),
        None => response,
    }
}

/// Paints an entry. Returns the full text of a line that had to be cut off.
fn paint_entry<'a>(ui: &Ui, response: &Response, entry: &ListEntry<'a>) -> Option<&'a str> {
    let (rect, visuals) = (response.rect, ui.visuals());
    let (mut text, mut quiet) = (visuals.text_color(), visuals.weak_text_color());
    let gold = visuals.selection.bg_fill;
    let painter = ui.painter();
    if entry.is_chosen && entry.is_choice {
        let fill = visuals.widgets.hovered.weak_bg_fill;
        let edge = Stroke::new(sizes::CHOSEN_EDGE_WIDTH, gold);
        painter.rect(rect, sizes::ROW_ROUNDING, fill, edge, StrokeKind::Inside);
    } else if entry.is_chosen {
        painter.rect_filled(rect, sizes::ROW_ROUNDING, text);
        text = visuals.window_fill;
        quiet = text;
    } else if response.hovered() {
        painter.rect_filled(rect, sizes::ROW_ROUNDING, text.gamma_multiply(sizes::TINT_OPACITY));
    }
    let mut pen = Pen::new(painter);
    let mut room = rect.shrink2(vec2(sizes::INPUT_PADDING, 0.0));
    if let Some(color) = entry.patch {
        let place = Rect::from_center_size(
            room.left_center() + vec2(COLOR_PATCH_SIZE.x / 2.0, 0.0),
            COLOR_PATCH_SIZE,
        );
        let edge = Stroke::new(1.0, text.gamma_multiply(0.35));
        painter.rect(place, 6.0, color, edge, StrokeKind::Inside);
        room.min.x += COLOR_PATCH_SIZE.x + 10.0;
    }
    let is_checked = entry.is_chosen && entry.is_choice && entry.patch.is_none();
    let check = is_checked.then_some((Icon::Check, gold));
    match check.or(entry.icon.map(|icon| (icon, text))) {
        Some((Icon::Left, tone)) => {
            let center = room.left_center() + vec2(sizes::ICON_SIZE / 2.0 - 4.0, 0.0);
            paint::icon(&mut pen, Icon::Left, center, sizes::ICON_SIZE, tone);
            room.min.x += sizes::ICON_SIZE;
        }
        Some((icon, tone)) => {
            let center = room.right_center() - vec2(sizes::ICON_SIZE / 2.0, 0.0);
            paint::icon(&mut pen, icon, center, sizes::ICON_SIZE, tone);
            room.max.x -= sizes::ICON_SIZE + 4.0;
        }
        None => {}
    }
    let weight = if entry.is_chosen { TextStyle::semibold } else { TextStyle::regular };
    let style = weight(sizes::TEXT_SIZE);
    let mut cut_off = None;
    let mut line = |down: f32, whole: &'a str, style: TextStyle, tone| {
        let (words, style) =
            paint::fit_text(pen.painter(), whole, style, sizes::MIN_TEXT_SIZE, room.width());
        if words != whole {
            cut_off = Some(whole);
        }
        let baseline = centered_baseline(rect.center().y + down, style.size);
        pen.text(pos2(room.left(), baseline), Align::Min, &words, style, tone);
    };
    match entry.second_line {
        Some(below) => {
            line(-9.0, entry.name, style, text);
            line(10.0, below, TextStyle::regular(sizes::MIN_TEXT_SIZE), quiet);
        }
        None => line(0.0, entry.name, style, text),
    }
    cut_off
}
