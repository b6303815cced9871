//! A line of a menu.

use egui::{
    Align, CornerRadius, KeyboardShortcut, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::keys::shortcut_text;
use crate::ear;
use crate::paint::{Icon, Pen, TextStyle, centered_baseline, icon, text_width};

// Sizes, in points.
const HEIGHT: f32 = 30.0;
const PADDING: f32 = 10.0;
const KEY_GAP: f32 = 24.0;
/// The width of the space for a tick or an icon before the name.
const TICK_WIDTH: f32 = 22.0;
const ICON_SIZE: f32 = 16.0;
const ROUNDING: u8 = 6;
const NAME_TEXT: TextStyle = TextStyle::regular(14.0);
const KEY_TEXT: TextStyle = TextStyle::regular(12.0);
/// The opacity of a line that cannot be chosen, 0.0 to 1.0.
const DISABLED_OPACITY: f32 = 0.45;

#[derive(Debug, Clone, PartialEq)]
pub(super) struct MenuLine {
    pub name: String,
    pub key: Option<KeyboardShortcut>,
    /// Whether the switch is on; `None` if the line is not a switch.
    pub is_on: Option<bool>,
    /// Whether the name leaves room for a tick or an icon before it.
    pub is_indented: bool,
    /// An icon before the name, in a line that is not a switch.
    pub start_icon: Option<Icon>,
    /// An icon at the right end, in place of a key.
    pub end_icon: Option<Icon>,
}

impl MenuLine {
    pub const fn new(name: String) -> Self {
        Self { name, key: None, is_on: None, is_indented: false, start_icon: None, end_icon: None }
    }

    fn key_text(&self, ui: &Ui) -> String {
        let text = |key| shortcut_text(ui.ctx(), key);
        self.key.map_or_else(String::new, text)
    }

    fn indent(&self) -> f32 {
        PADDING + if self.is_indented { TICK_WIDTH } else { 0.0 }
    }

    /// Returns the width that the line needs, in points.
    pub fn width(&self, ui: &Ui) -> f32 {
        let text_width = |text: &str, style| text_width(ui.painter(), text, style);
        let key = self.key_text(ui);
        let end_width = if key.is_empty() && self.end_icon.is_none() {
            0.0
        } else {
            KEY_GAP + text_width(&key, KEY_TEXT).max(self.end_icon.map_or(0.0, |_| ICON_SIZE))
        };
        self.indent() + text_width(&self.name, NAME_TEXT) + end_width + PADDING
    }

    pub fn ui(&self, ui: &mut Ui, author_id: &str, is_possible: bool) -> Response {
        let response = ui.add_enabled(is_possible, |ui: &mut Ui| self.paint(ui));
        ear::give_author_id(&response, author_id);
        response
    }

    fn paint(&self, ui: &mut Ui) -> Response {
        let size = vec2(ui.available_width(), HEIGHT);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let key = self.key_text(ui);
        let enabled = ui.is_enabled();
        response.widget_info(|| {
            let name_and_key = format!("{} {key}", self.name);
            let name_and_key = name_and_key.trim();
            match self.is_on {
                Some(is_on) => WidgetInfo::selected(Role::Button, enabled, is_on, name_and_key),
                None => WidgetInfo::labeled(Role::Button, enabled, name_and_key),
            }
        });
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let visuals = ui.visuals();
        let strength = if enabled { 1.0 } else { DISABLED_OPACITY };
        let text = visuals.text_color().gamma_multiply(strength);
        let quiet = visuals.weak_text_color().gamma_multiply(strength);
        let rounding = CornerRadius::same(ROUNDING);
        if response.hovered() || response.has_focus() {
            let fill = visuals.widgets.hovered.weak_bg_fill;
            ui.painter().rect_filled(rect, rounding, fill);
        }
        if response.has_focus() {
            let stroke = Stroke::new(2.0, visuals.text_color());
            ui.painter().rect_stroke(rect, rounding, stroke, StrokeKind::Inside);
        }
        let mut pen = Pen::new(ui.painter());
        let middle = rect.center().y;
        let start_icon = self.start_icon.map(|start_icon| (start_icon, quiet));
        let tick = (Icon::Check, visuals.hyperlink_color);
        let icon_before = start_icon.or_else(|| (self.is_on == Some(true)).then_some(tick));
        if let Some((icon_before, tone)) = icon_before {
            let at = pos2(rect.left() + PADDING + ICON_SIZE / 2.0 - 2.0, middle);
            icon(&mut pen, icon_before, at, ICON_SIZE, tone);
        }
        let at = |x, style: TextStyle| pos2(x, centered_baseline(middle, style.size));
        let (left, right) = (rect.left() + self.indent(), rect.right() - PADDING);
        pen.text(at(left, NAME_TEXT), Align::Min, &self.name, NAME_TEXT, text);
        pen.text(at(right, KEY_TEXT), Align::Max, &key, KEY_TEXT, quiet);
        if let Some(end_icon) = self.end_icon {
            let at = pos2(right - ICON_SIZE / 2.0, middle);
            icon(&mut pen, end_icon, at, ICON_SIZE, quiet);
        }
        response
    }
}
