//! The editor of one color of a theme: list of colors, swatches and sliders.

use egui::{Align, Color32, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::menu::hover_tip;
use crate::paint::theme::strong;
use crate::paint::{self, Look};
use crate::windows::kit::list::ListChoice;
use crate::windows::kit::{
    Field, Input, ListEntry, Rail, Segment, Setting, WidgetLabel, entry, field, focus_ring, fold,
    interact_as, rest_from_left, segments, slider,
};
use crate::windows::text::wrapped;
use look::{ColorGroup, ColorRole, Hsl, Palette, Rgb, SWATCHES};
use words::Named as _;
use words::{MessageId, msg};

/// The height of a color in the list, in points.
const LINE_HEIGHT: f32 = 29.0;
// The size of a swatch, the space between two, and the number in a row.
const SWATCH_SIZE: f32 = 24.0;
const SWATCH_GAP: f32 = 7.0;
const SWATCHES_IN_ROW: usize = 8;
// The widths of a slider's label and of its number, in points.
const LABEL_WIDTH: f32 = 78.0;
const NUMBER_WIDTH: f32 = 36.0;
// The width of the field for a color code, and the maximum length of the code.
const HEX_FIELD_WIDTH: f32 = 108.0;
const MAX_HEX_LETTERS: usize = 40;

/// The colors at the top of the list.
const FIRST_ROLES: [ColorRole; 5] = [
    ColorRole::Background,
    ColorRole::Text,
    ColorRole::Buttons,
    ColorRole::ButtonText,
    ColorRole::Backs,
];

/// The colors of a group, in the order of the list.
fn roles_in_group(group: ColorGroup) -> Vec<ColorRole> {
    let mut roles = ColorRole::ALL.to_vec();
    roles.retain(|role| role.group() == group);
    roles.sort_by_key(|role| {
        FIRST_ROLES.iter().position(|first| first == role).unwrap_or(FIRST_ROLES.len())
    });
    roles
}

#[derive(Debug, Clone)]
pub(super) struct Editor {
    role: ColorRole,
    /// The color as hue, saturation and lightness, so that a gray keeps its last hue.
    hsl: Hsl,
    /// The text in the field for the color code.
    hex: String,
    /// Whether the sliders set hue, saturation and lightness instead of red, green and blue.
    uses_hsl: bool,
    shows_selected: bool,
    shows_seats: bool,
}

impl Default for Editor {
    fn default() -> Self {
        Self {
            role: ColorRole::Background,
            hsl: Hsl::from(Rgb([0; 3])),
            hex: String::new(),
            uses_hsl: false,
            shows_selected: false,
            shows_seats: false,
        }
    }
}

impl Editor {
    pub(super) const fn role(&self) -> ColorRole {
        self.role
    }

    pub(super) fn choose(&mut self, role: ColorRole) {
        self.role = role;
        self.shows_selected |= role.group() == ColorGroup::Selected;
        self.shows_seats |= role.group() == ColorGroup::Seats;
    }

    pub(super) fn roles_ui(&mut self, ui: &mut Ui, look: &Look, palette: &Palette) {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut chosen = roles_ui(ui, &roles_in_group(ColorGroup::Main), self.role, palette);
        for (id, name, group, is_open) in [
            (
                "colors-selected",
                msg::COLOR_YOUR_HAND_SELECTED,
                ColorGroup::Selected,
                &mut self.shows_selected,
            ),
            ("colors-seats", msg::COLORS_GROUP_SEATS, ColorGroup::Seats, &mut self.shows_seats),
        ] {
            let roles = roles_in_group(group);
            if fold(ui, look, id, &name.text(), &roles.len().to_string(), is_open) {
                chosen = roles_ui(ui, &roles, self.role, palette).or(chosen);
            }
        }
        self.role = chosen.unwrap_or(self.role);
    }

    /// Draws the colors as a drop-down list.
    pub(super) fn roles_list_ui(&mut self, ui: &mut Ui, look: &Look) {
        let choices = ColorRole::ALL.map(|role| {
            let id = format!("color-{}", <&str>::from(role));
            ListChoice::new(role, id, role.name(), role == self.role)
        });
        let choices = Input::choice(self.role.name(), choices.into());
        let name = msg::COLORS_COLOR_TO_CHANGE.text();
        let list = Setting::new("color-to-change", name, String::new(), choices);
        if let Some(role) = list.ui(ui, look) {
            self.choose(role);
        }
    }

    /// Draws the name of the chosen color and the swatches. Returns the clicked swatch.
    pub(super) fn swatches_ui(&self, ui: &mut Ui, current: Rgb) -> Option<Rgb> {
        ui.label(strong(self.role.name()).size(16.0));
        ui.add_space(2.0);
        let mut chosen = None;
        ui.spacing_mut().item_spacing = Vec2::splat(SWATCH_GAP);
        for (row, swatches) in SWATCHES.chunks(SWATCHES_IN_ROW).enumerate() {
            ui.horizontal(|ui| {
                for (place, &color) in swatches.iter().enumerate() {
                    let rect = ui.allocate_space(Vec2::splat(SWATCH_SIZE)).1;
                    let (number, name) = (row * SWATCHES_IN_ROW + place + 1, color.to_string());
                    let id = format!("colors-swatch-{number}");
                    let response =
                        interact_as(ui, rect, WidgetLabel::choice(&id, &name, color == current));
                    paint_patch(ui, rect, color);
                    focus_ring(ui, &response, 6.0);
                    if color == current {
                        let gold = Stroke::new(2.0, ui.visuals().selection.bg_fill);
                        ui.painter().rect_stroke(rect.expand(2.0), 7.0, gold, StrokeKind::Outside);
                    }
                    if response.clicked() {
                        chosen = Some(color);
                    }
                }
            });
        }
        chosen
    }

    /// Draws the color code, the color before and after, and the sliders. Returns the new color.
    pub(super) fn sliders_ui(&mut self, ui: &mut Ui, before: Rgb, current: Rgb) -> Rgb {
        if Rgb::from(self.hsl) != current {
            self.hsl = self.hsl.convert_keeping_hue(current);
        }
        let mut typed_color = None;
        ui.horizontal(|ui| {
            typed_color = self.hex_ui(ui, current);
            let (rect, _) = ui.allocate_exact_size(vec2(52.0, 22.0), Sense::hover());
            let (left, right) = rect.split_left_right_at_fraction(0.5);
            paint_patch(ui, left.with_max_x(left.right() - 1.0), before);
            paint_patch(ui, right.with_min_x(right.left() + 1.0), current);
            let to_left = Layout::right_to_left(Align::Center);
            ui.with_layout(to_left, |ui| {
                let kinds = [
                    Segment::new(false, "colors-by-rgb", msg::COLORS_RGB.text()),
                    Segment::new(true, "colors-by-hsl", msg::COLORS_HSL.text()),
                ];
                if let Some(uses_hsl) = segments(ui, self.uses_hsl, &kinds, None) {
                    self.uses_hsl = uses_hsl;
                }
                let words = RichText::new(msg::COLORS_BEFORE_NOW.text()).small().weak();
                rest_from_left(ui, |ui| wrapped(ui, words));
            });
        });
        let new = if self.uses_hsl { self.hsl_ui(ui, current) } else { rgb_ui(ui, current) };
        typed_color.unwrap_or(new)
    }

    fn hsl_ui(&mut self, ui: &mut Ui, current: Rgb) -> Rgb {
        let before = self.hsl;
        let steps = |max: u16, with: &dyn Fn(f32) -> Hsl| -> Vec<Color32> {
            let colors = (0_u8..=12).map(|step| with(f32::from(step) / 12.0 * f32::from(max)));
            colors.map(|color| paint::color(Rgb::from(color))).collect()
        };
        let hues = steps(359, &|hue| Hsl { hue, ..before });
        let saturations = steps(100, &|saturation| Hsl { saturation, ..before });
        let lightnesses = steps(100, &|lightness| Hsl { lightness, ..before });
        let Hsl { hue, saturation, lightness } = &mut self.hsl;
        let mut is_moved = false;
        for (name, part, max, rail) in [
            (msg::COLORS_HUE, hue, 359, hues),
            (msg::COLORS_SATURATION, saturation, 100, saturations),
            (msg::COLORS_LIGHTNESS, lightness, 100, lightnesses),
        ] {
            // A value between two whole numbers stays as it is until the slider is moved.
            let before = (part.round() as u16).min(max);
            let mut now = before;
            slider_ui(ui, name, &mut now, max, &rail);
            if now != before {
                *part = f32::from(now);
                is_moved = true;
            }
        }
        if is_moved { Rgb::from(self.hsl) } else { current }
    }

    /// Draws the field for the color code. Returns the valid color that was typed in this frame.
    fn hex_ui(&mut self, ui: &mut Ui, current: Rgb) -> Option<Rgb> {
        let is_color = parse_hex(&self.hex).is_some();
        let hex = Field {
            width: HEX_FIELD_WIDTH,
            is_invalid: !is_color,
            ..Field::new("colors-hex", "#", MAX_HEX_LETTERS)
        };
        let field = field(ui, hex, &mut self.hex).response.response;
        let field = field.accessible_name(msg::COLORS_HEX.text());
        let typed_color = parse_hex(&self.hex).filter(|_| field.changed());
        let shown_color = parse_hex(&self.hex).filter(|_| field.has_focus());
        if !field.has_focus()
            || shown_color.is_some_and(|shown_color| shown_color != typed_color.unwrap_or(current))
        {
            self.hex = current.to_string();
        }
        if !is_color {
            hover_tip(field, msg::COLORS_NOT_HEX.text());
        }
        typed_color
    }
}

fn roles_ui(
    ui: &mut Ui,
    roles: &[ColorRole],
    current: ColorRole,
    palette: &Palette,
) -> Option<ColorRole> {
    let mut chosen = None;
    for &role in roles {
        let (id, name) = (format!("color-{}", <&str>::from(role)), role.name());
        let list_entry = ListEntry {
            patch: Some(paint::color(palette.color(role))),
            ..ListEntry::choice(&id, &name, role == current, LINE_HEIGHT)
        };
        if entry(ui, &list_entry).clicked() {
            chosen = Some(role);
        }
    }
    chosen
}

fn rgb_ui(ui: &mut Ui, current: Rgb) -> Rgb {
    let Rgb(mut parts) = current;
    let names = [msg::COLORS_RED, msg::COLORS_GREEN, msg::COLORS_BLUE];
    for (place, name) in names.into_iter().enumerate() {
        let rail = [0, 255].map(|part| {
            let mut end = current.0;
            end[place] = part;
            paint::color(Rgb(end))
        });
        let mut part = u16::from(parts[place]);
        slider_ui(ui, name, &mut part, 255, &rail);
        parts[place] = part as u8;
    }
    Rgb(parts)
}

fn slider_ui(ui: &mut Ui, name: MessageId, value: &mut u16, max: u16, colors: &[Color32]) {
    let text = name.text();
    ui.horizontal(|ui| {
        let size = vec2(LABEL_WIDTH, 28.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            ui.label(&text);
        });
        let rail = Rail { id: name.name(), name: &text, most: max, colors };
        let width = ui.available_width() - NUMBER_WIDTH - ui.spacing().item_spacing.x;
        slider(ui, &rail, value, width);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(value.to_string());
        });
    });
}

/// Parses a color code, with or without the leading `#`.
fn parse_hex(hex: &str) -> Option<Rgb> {
    let hex = hex.trim();
    let digits = hex.strip_prefix('#').unwrap_or(hex);
    format!("#{digits}").parse().ok()
}

fn paint_patch(ui: &Ui, rect: Rect, color: Rgb) {
    let edge = ui.visuals().text_color().gamma_multiply(0.35);
    let stroke = Stroke::new(1.0, edge);
    ui.painter().rect(rect, 6.0, paint::color(color), stroke, StrokeKind::Inside);
}
