//! Buttons: golden and plain ones, links and icons.

use egui::{Align, Color32, Id, Key, Rect, Response, Role, Sense, Ui, Vec2, pos2, vec2};

use super::interact::{WidgetLabel, focus_ring, interact_as};
use crate::ear::describe;
use crate::menu::{hover_tip, key_text};
use crate::paint::{
    self, ButtonState, Icon, Look, Pen, Surface, TextStyle, centered_baseline, color, darker,
    fit_text, key_cap, key_cap_width, lighter, text_width,
};

/// The height of the main button of a window, in points.
pub const LARGE_HEIGHT: f32 = 56.0;
/// The height of a button on a card or bubble, in points.
pub const SMALL_HEIGHT: f32 = 30.0;
const HEIGHT: f32 = 40.0;
const LINK_HEIGHT: f32 = 28.0;
const ICON_BUTTON_SIZE: f32 = 36.0;
const MIN_PRIMARY_WIDTH: f32 = 120.0;
// The space at both sides of the text.
const PADDING: f32 = 18.0;
const SMALL_PADDING: f32 = 14.0;
const LARGE_PADDING: f32 = 24.0;
/// The least space beside a text that is too long.
const MIN_PADDING: f32 = 8.0;
const ICON_SIZE: f32 = 18.0;
const GAP_AFTER_ICON: f32 = 8.0;
const RADIUS: f32 = 10.0;
const MIN_TEXT_SIZE: f32 = 12.0;
const LINK_TEXT: TextStyle = TextStyle::regular(14.0);
/// The padding in the box with the name of a key.
const KEY_PADDING: f32 = 10.0;
/// The gap between the text and the box of a key.
const GAP_BEFORE_KEY: f32 = 8.0;
/// The gap between the box of a key and the right edge of a wide button.
const GAP_BESIDE_KEY: f32 = 16.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ButtonKind {
    Primary,
    Quiet,
    Link,
    Icon,
}

/// A button, shown in the layout of a window with [`ui`](Self::ui), or in a given rectangle with
/// [`at`](Self::at).
#[derive(Debug, Clone, Copy)]
pub struct Button<'a> {
    kind: ButtonKind,
    id: &'a str,
    text: &'a str,
    icon: Option<Icon>,
    key: Option<Key>,
    surface: Surface,
    height: f32,
    padding: f32,
    min_width: f32,
}

impl<'a> Button<'a> {
    const fn new(kind: ButtonKind, id: &'a str, text: &'a str) -> Self {
        Self {
            kind,
            id,
            text,
            icon: None,
            key: None,
            surface: Surface::Panel,
            height: HEIGHT,
            padding: PADDING,
            min_width: 0.0,
        }
    }

    /// A golden button, for the next step. `id` is its author id.
    pub const fn primary(id: &'a str, text: &'a str) -> Self {
        Self { min_width: MIN_PRIMARY_WIDTH, ..Self::new(ButtonKind::Primary, id, text) }
    }

    /// A plain button, for anything but the next step.
    pub const fn quiet(id: &'a str, text: &'a str) -> Self {
        Self::new(ButtonKind::Quiet, id, text)
    }

    /// A golden button if `is_primary`, else a quiet one.
    pub const fn primary_if(is_primary: bool, id: &'a str, text: &'a str) -> Self {
        if is_primary { Self::primary(id, text) } else { Self::quiet(id, text) }
    }

    /// An underlined text, for actions that lead elsewhere or delete something.
    pub const fn link(id: &'a str, text: &'a str) -> Self {
        Self { height: LINK_HEIGHT, ..Self::new(ButtonKind::Link, id, text) }
    }

    /// An icon without text. `name` tells a screen reader what the button does.
    pub const fn icon(icon: Icon, id: &'a str, name: &'a str) -> Self {
        Self { icon: Some(icon), height: ICON_BUTTON_SIZE, ..Self::new(ButtonKind::Icon, id, name) }
    }

    /// Adds an icon before the text.
    #[must_use]
    pub const fn with_icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// Adds the name of the key that presses the button, painted where there is room.
    #[must_use]
    pub const fn with_key(self, key: Key) -> Self {
        Self { key: Some(key), ..self }
    }

    /// Adapts the colors to a background other than a window or card.
    #[must_use]
    pub const fn on(self, surface: Surface) -> Self {
        Self { surface, ..self }
    }

    /// Sets the height, on which the font size depends.
    #[must_use]
    pub const fn height(self, height: f32) -> Self {
        Self { height, ..self }
    }

    /// Sets a minimum width. The button is wider if its text needs it.
    #[must_use]
    pub const fn min_width(self, width: f32) -> Self {
        Self { min_width: self.min_width.max(width), ..self }
    }

    /// Makes the button as small as those on cards and bubbles.
    #[must_use]
    pub const fn small(self) -> Self {
        Self { height: SMALL_HEIGHT, padding: SMALL_PADDING, min_width: 0.0, ..self }
    }

    /// Makes the button as high as the main button of a window, with a minimum width.
    #[must_use]
    pub const fn large(self, width: f32) -> Self {
        Self { height: LARGE_HEIGHT, min_width: width, ..self }
    }

    /// The width of the button in points: its text with the padding around it.
    pub fn width(&self, ui: &Ui) -> f32 {
        let text_width_in = |style| text_width(ui.painter(), self.text, style);
        match self.kind {
            ButtonKind::Icon => self.height,
            ButtonKind::Link => text_width_in(LINK_TEXT) + 4.0,
            ButtonKind::Primary | ButtonKind::Quiet => {
                let icon = self.icon.map_or(0.0, |_| ICON_SIZE + GAP_AFTER_ICON);
                let text = text_width_in(text_style(self.height));
                (text + icon + 2.0 * self.padding).max(self.min_width)
            }
        }
    }

    /// Shows the button in the layout of a window.
    pub fn ui(self, ui: &mut Ui, look: &Look) -> Response {
        let width = self.width(ui);
        let width = match self.kind {
            ButtonKind::Icon => width,
            _ => width.min(ui.available_width()),
        };
        let rect = ui.allocate_space(vec2(width, self.height)).1;
        let response = interact_as(ui, rect, WidgetLabel::button(self.id, self.text));
        if ui.is_rect_visible(rect) {
            self.paint_in(ui, rect, &response, look);
            focus_ring(ui, &response, RADIUS);
        }
        if self.kind == ButtonKind::Icon { hover_tip(response, self.text) } else { response }
    }

    /// Shows the button in a given rectangle.
    pub fn at(self, ui: &Ui, rect: Rect, look: &Look) -> Response {
        let response = ui.interact(rect, Id::unique(("button", self.id)), Sense::click());
        describe(&response, Role::Button, self.id, self.text);
        self.paint_in(ui, rect, &response, look);
        response
    }

    fn paint_in(&self, ui: &Ui, rect: Rect, response: &Response, look: &Look) {
        let key = self.key.filter(|_| response.enabled());
        let key = key.map(|key| key_text(ui.ctx(), key));
        let mut pen = Pen::new(ui.painter());
        self.paint(&mut pen, rect, key.as_deref(), ButtonState::from_response(response), look);
    }

    /// Paints the button in `rect`. `key` is the name of its key, which is painted if there is
    /// room.
    pub fn paint(
        &self,
        pen: &mut Pen,
        rect: Rect,
        key: Option<&str>,
        state: ButtonState,
        look: &Look,
    ) {
        let snapped = pen.snap_rect(rect);
        match self.kind {
            ButtonKind::Primary => {
                let ink = primary_background(pen, snapped, state, look);
                self.content(pen, snapped, key, ink);
            }
            ButtonKind::Quiet => {
                let tone = look.text(self.surface);
                let (fill, strength) = match state {
                    ButtonState::Rest => (0.07, 1.0),
                    ButtonState::Hovered => (0.14, 1.0),
                    ButtonState::Pressed => (0.20, 1.0),
                    ButtonState::Disabled => (0.04, 0.5),
                };
                pen.rect(snapped, RADIUS, tone.gamma_multiply(fill));
                let edge = tone.gamma_multiply(0.38 * strength);
                pen.frame(snapped, RADIUS, -1.0, 0.0, edge);
                self.content(pen, snapped, key, tone.gamma_multiply(strength));
            }
            ButtonKind::Link => self.paint_link(pen, rect, state, look),
            ButtonKind::Icon => {
                if let Some(icon) = self.icon {
                    paint::icon_button(pen, rect, icon, state, self.surface, look);
                }
            }
        }
    }

    fn content(&self, pen: &mut Pen, rect: Rect, key: Option<&str>, ink: Color32) {
        let style = text_style(rect.height());
        let middle = rect.center();
        if let Some(icon) = self.icon {
            let center = pos2(rect.left() + PADDING + ICON_SIZE / 2.0, middle.y);
            paint::icon(pen, icon, center, ICON_SIZE, ink);
            let left = rect.left() + PADDING + ICON_SIZE + GAP_AFTER_ICON;
            let room = rect.right() - PADDING - left;
            let (text, style) = fit_text(pen.painter(), self.text, style, MIN_TEXT_SIZE, room);
            let baseline = centered_baseline(middle.y, style.size);
            pen.text(pos2(left, baseline), Align::Min, &text, style, ink);
            return;
        }
        let written = text_width(pen.painter(), self.text, style);
        let cap = key.map_or(0.0, |key| key_cap_width(pen, key, KEY_PADDING));
        if let Some(key) = key {
            let beside = cap - KEY_PADDING;
            let both = written + GAP_BEFORE_KEY + beside;
            if rect.width() >= written + 2.0 * (cap + 24.0) {
                let center = pos2(rect.right() - GAP_BESIDE_KEY - cap / 2.0, middle.y);
                key_cap(pen, center, (key, cap), ink);
            } else if both + 2.0 * GAP_BEFORE_KEY <= rect.width() {
                let left = middle.x - both / 2.0;
                let baseline = centered_baseline(middle.y, style.size);
                pen.text(pos2(left, baseline), Align::Min, self.text, style, ink);
                let center = pos2(left + both - beside / 2.0, middle.y);
                key_cap(pen, center, (key, beside), ink);
                return;
            }
        }
        let room = rect.width() - 2.0 * MIN_PADDING;
        let (text, style) = fit_text(pen.painter(), self.text, style, MIN_TEXT_SIZE, room);
        pen.centered_text(middle, &text, style, ink);
    }

    fn paint_link(&self, pen: &mut Pen, rect: Rect, state: ButtonState, look: &Look) {
        let tone = match state {
            ButtonState::Rest => look.text(self.surface).gamma_multiply(0.9),
            ButtonState::Hovered => look.text(self.surface),
            ButtonState::Pressed | ButtonState::Disabled => look.quiet_text(self.surface),
        };
        let (words, style) =
            fit_text(pen.painter(), self.text, LINK_TEXT, MIN_TEXT_SIZE, rect.width());
        let baseline = centered_baseline(rect.center().y, style.size);
        let at = pos2(rect.center().x, baseline);
        let written = pen.text(at, Align::Center, &words, style, tone);
        let ends = [written.left(), written.right()].map(|x| pos2(x, baseline + 3.5));
        let thickness = if state == ButtonState::Rest { 1.0 } else { 1.5 };
        pen.line(ends, thickness, tone);
    }
}

/// Returns the first of these texts if it fits on a large button of this width, or else the second.
pub fn fitting_text(ui: &Ui, texts: [String; 2], width: f32) -> String {
    let [first, last] = texts;
    let written = text_width(ui.painter(), &first, text_style(LARGE_HEIGHT));
    if written + 2.0 * LARGE_PADDING <= width { first } else { last }
}

fn text_style(height: f32) -> TextStyle {
    TextStyle::semibold(if height >= LARGE_HEIGHT {
        20.0
    } else if height > HEIGHT {
        16.0
    } else {
        14.0
    })
}

/// Paints the background of a golden button. Returns the color for its text.
fn primary_background(pen: &mut Pen, rect: Rect, state: ButtonState, look: &Look) -> Color32 {
    let colors = &look.colors;
    if state == ButtonState::Disabled {
        pen.rect(rect, RADIUS, color(colors.row));
        return color(colors.row.toward(colors.panel_text, 0.5));
    }
    if state != ButtonState::Pressed {
        let below = rect.translate(vec2(0.0, 3.0));
        pen.glow(below, RADIUS, 3.0, look.shadow(0.4));
    }
    let (gold, lower) = (color(colors.gold), color(colors.gold_lower));
    let is_text_dark = colors.on_gold.luminance() < colors.gold.luminance();
    let away = |tone: Color32| {
        if is_text_dark { lighter(tone, 0.14) } else { darker(tone, 0.14) }
    };
    let fill = match state {
        ButtonState::Hovered => (away(gold), away(lower)),
        ButtonState::Pressed => (lower, lower),
        ButtonState::Rest | ButtonState::Disabled => (gold, lower),
    };
    pen.rect(rect, RADIUS, fill);
    if state != ButtonState::Pressed {
        pen.light_along(rect, RADIUS, -1.0, 0.0, Vec2::UP, lighter(gold, 0.4));
    }
    color(colors.on_gold)
}
