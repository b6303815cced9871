//! Setting one colour of a theme: the list of colours, swatches and sliders.

use egui::{
    Align, Color32, Layout, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::app::theme::{opaque, strong};
use crate::app::windows::kit::list::{Choice, List, choose_ui};
use crate::app::windows::kit::{Field, Rail, Segment, field, fold, segments, slider};
use crate::ear;
use crate::paint::Look;
use look::{ColorRole, Hsl, Palette, Rgb, SWATCHES};
use words::{Id, colors, msg};

/// The height of a colour in the list, and the size of its patch, in points.
const LINE: f32 = 29.0;
const PATCH: Vec2 = vec2(24.0, 16.0);
/// The size of a swatch, the space between two, and how many stand in a row.
const SWATCH: f32 = 24.0;
const BETWEEN: f32 = 7.0;
const IN_A_ROW: usize = 8;
/// The room for the name of a slider, and for its number, in points.
const NAME: f32 = 78.0;
const NUMBER: f32 = 36.0;
/// The width of the field for the colour in writing, and the most letters in it.
const HEX: f32 = 108.0;
const MOST_HEX: usize = 40;

/// The colours that stand in the list at once, and those that are folded away.
const MAIN: [ColorRole; 11] = [
    ColorRole::Background,
    ColorRole::Text,
    ColorRole::Buttons,
    ColorRole::ButtonText,
    ColorRole::Backs,
    ColorRole::YourHand,
    ColorRole::FirstPlays,
    ColorRole::SecondPlays,
    ColorRole::Pips,
    ColorRole::Lines,
    ColorRole::Outlines,
];
const SELECTED: [ColorRole; 4] = [
    ColorRole::YourHandSelected,
    ColorRole::PipsSelected,
    ColorRole::LinesSelected,
    ColorRole::OutlinesSelected,
];
const SEATS: [ColorRole; 2] = [ColorRole::ThirdPlays, ColorRole::FourthPlays];

/// Which colour is set, and how.
#[derive(Debug, Clone)]
pub(super) struct Editor {
    /// The colour that is set.
    role: ColorRole,
    /// The same by hue, saturation and lightness: a gray keeps the hue that it had before.
    hsl: Hsl,
    /// The same as it is written, or is being written.
    hex: String,
    /// Whether the sliders are those of hue, saturation and lightness.
    by_hsl: bool,
    shows_selected: bool,
    shows_seats: bool,
}

impl Default for Editor {
    fn default() -> Self {
        Self {
            role: ColorRole::Background,
            hsl: Hsl::from(Rgb([0; 3])),
            hex: String::new(),
            by_hsl: false,
            shows_selected: false,
            shows_seats: false,
        }
    }
}

impl Editor {
    /// The colour that is set.
    pub(super) const fn role(&self) -> ColorRole {
        self.role
    }

    /// Chooses the colour that is set.
    pub(super) fn choose(&mut self, role: ColorRole) {
        self.role = role;
        self.shows_selected |= SELECTED.contains(&role);
        self.shows_seats |= SEATS.contains(&role);
    }

    /// Draws all colours as a list.
    pub(super) fn roles_ui(&mut self, ui: &mut Ui, look: &Look, palette: &Palette) {
        ui.spacing_mut().item_spacing.y = 0.0;
        for role in MAIN {
            self.role_ui(ui, role, palette);
        }
        let name = msg::COLOR_YOUR_HAND_SELECTED.text();
        let says = (name.as_str(), "4");
        if fold(ui, look, "colors-selected", says, self.shows_selected).clicked() {
            self.shows_selected = !self.shows_selected;
        }
        if self.shows_selected {
            for role in SELECTED {
                self.role_ui(ui, role, palette);
            }
        }
        let name = msg::COLORS_GROUP_SEATS.text();
        let says = (name.as_str(), "2");
        if fold(ui, look, "colors-seats", says, self.shows_seats).clicked() {
            self.shows_seats = !self.shows_seats;
        }
        if self.shows_seats {
            for role in SEATS {
                self.role_ui(ui, role, palette);
            }
        }
    }

    fn role_ui(&mut self, ui: &mut Ui, role: ColorRole, palette: &Palette) {
        let is_chosen = role == self.role;
        let size = vec2(ui.available_width(), LINE);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let name = colors::role(role);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &name));
        let key: &str = role.into();
        reached(ui, &response, &format!("color-{key}"), 8.0);
        if response.clicked() {
            self.choose(role);
        }
        let visuals = ui.visuals();
        if is_chosen {
            let fill = visuals.widgets.hovered.weak_bg_fill;
            ui.painter().rect_filled(rect, 8.0, fill);
        } else if response.hovered() {
            let fill = visuals.text_color().gamma_multiply(0.07);
            ui.painter().rect_filled(rect, 8.0, fill);
        }
        let at = rect.left_center() + vec2(10.0 + PATCH.x / 2.0, 0.0);
        patch(ui, Rect::from_center_size(at, PATCH), palette.color(role));
        let text = if is_chosen {
            strong(name)
        } else {
            RichText::new(name)
        };
        let text = egui::WidgetText::from(text).into_galley(
            ui,
            Some(egui::TextWrapMode::Truncate),
            rect.width() - PATCH.x - 24.0,
            egui::FontSelection::Style(egui::TextStyle::Body),
        );
        let at = pos2(
            at.x + PATCH.x / 2.0 + 10.0,
            rect.center().y - text.size().y / 2.0,
        );
        ui.painter().galley(at, text, ui.visuals().text_color());
    }

    /// Draws all colours as a list that opens.
    pub(super) fn roles_list_ui(&mut self, ui: &mut Ui) {
        let choices = ColorRole::ALL.map(|role| {
            let key: &str = role.into();
            Choice {
                value: role,
                id: format!("color-{key}"),
                name: colors::role(role),
                explained: None,
                refused: None,
                is_set: role == self.role,
            }
        });
        let (name, shown) = (msg::COLORS_COLOR_TO_CHANGE.text(), colors::role(self.role));
        let list = List::new("color-to-change", &name, &shown);
        if let Some(role) = choose_ui(ui, list, &choices) {
            self.choose(role);
        }
    }

    /// Draws the name of the chosen colour and swatches; the one that was clicked just now.
    pub(super) fn swatches_ui(&self, ui: &mut Ui, set: Rgb) -> Option<Rgb> {
        ui.label(strong(colors::role(self.role)).size(16.0));
        ui.add_space(2.0);
        let mut chosen = None;
        ui.spacing_mut().item_spacing = Vec2::splat(BETWEEN);
        for (row, swatches) in SWATCHES.chunks(IN_A_ROW).enumerate() {
            ui.horizontal(|ui| {
                for (place, &color) in swatches.iter().enumerate() {
                    let (rect, response) =
                        ui.allocate_exact_size(Vec2::splat(SWATCH), Sense::click());
                    let name = color.to_string();
                    let is_set = color == set;
                    response.widget_info(|| {
                        WidgetInfo::selected(Role::RadioButton, true, is_set, &name)
                    });
                    let number = row * IN_A_ROW + place + 1;
                    reached(ui, &response, &format!("colors-swatch-{number}"), 6.0);
                    patch(ui, rect, color);
                    if is_set {
                        let gold = Stroke::new(2.0, ui.visuals().selection.bg_fill);
                        ui.painter()
                            .rect_stroke(rect.expand(2.0), 7.0, gold, StrokeKind::Outside);
                    }
                    if response.clicked() {
                        chosen = Some(color);
                    }
                }
            });
        }
        chosen
    }

    /// Draws the colour in writing, as it was and is, and the sliders; the colour as it is
    /// set then.
    pub(super) fn sliders_ui(&mut self, ui: &mut Ui, before: Rgb, set: Rgb) -> Rgb {
        if Rgb::from(self.hsl) != set {
            self.hsl = self.hsl.keeping_hue(set);
        }
        let mut written = None;
        ui.horizontal(|ui| {
            written = self.hex_ui(ui, set);
            let (rect, _) = ui.allocate_exact_size(vec2(52.0, 22.0), Sense::hover());
            let (left, right) = rect.split_left_right_at_fraction(0.5);
            patch(ui, left.with_max_x(left.right() - 1.0), before);
            patch(ui, right.with_min_x(right.left() + 1.0), set);
            ui.label(RichText::new(msg::COLORS_BEFORE_NOW.text()).small().weak());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let kinds = [
                    Segment::new(false, "colors-by-rgb", msg::COLORS_RGB.text()),
                    Segment::new(true, "colors-by-hsl", msg::COLORS_HSL.text()),
                ];
                if let Some(by_hsl) = segments(ui, self.by_hsl, &kinds, None) {
                    self.by_hsl = by_hsl;
                }
            });
        });
        let new = if self.by_hsl {
            self.hsl_ui(ui, set)
        } else {
            rgb_ui(ui, set)
        };
        written.unwrap_or(new)
    }

    fn hsl_ui(&mut self, ui: &mut Ui, set: Rgb) -> Rgb {
        let before = self.hsl;
        let steps = |most: u16, with: &dyn Fn(f32) -> Hsl| -> Vec<Color32> {
            let colors = (0_u8..=12).map(|step| with(f32::from(step) / 12.0 * f32::from(most)));
            colors.map(|color| opaque(Rgb::from(color))).collect()
        };
        let hues = steps(359, &|hue| Hsl { hue, ..before });
        let saturations = steps(100, &|saturation| Hsl {
            saturation,
            ..before
        });
        let lightnesses = steps(100, &|lightness| Hsl {
            lightness,
            ..before
        });
        let Hsl {
            hue,
            saturation,
            lightness,
        } = &mut self.hsl;
        let mut is_turned = false;
        for (name, part, most, rail) in [
            (msg::COLORS_HUE, hue, 359, hues),
            (msg::COLORS_SATURATION, saturation, 100, saturations),
            (msg::COLORS_LIGHTNESS, lightness, 100, lightnesses),
        ] {
            // What is between two whole numbers stays as it is until it is moved.
            let before = (part.round() as u16).min(most);
            let mut now = before;
            slider_ui(ui, name, (&mut now, most), &rail);
            if now != before {
                *part = f32::from(now);
                is_turned = true;
            }
        }
        if is_turned { Rgb::from(self.hsl) } else { set }
    }

    /// The chosen colour in writing; the one that was written just now.
    fn hex_ui(&mut self, ui: &mut Ui, set: Rgb) -> Option<Rgb> {
        let is_color = parsed(&self.hex).is_some();
        let hex = Field {
            id: "colors-hex",
            hint: "#",
            most_letters: MOST_HEX,
            is_large: false,
            beside: [0.0; 2],
        };
        let field = narrow_field(ui, hex, &mut self.hex, (HEX, is_color));
        let field = field.accessible_name(msg::COLORS_HEX.text());
        let written = parsed(&self.hex).filter(|_| field.changed());
        let shows = parsed(&self.hex).filter(|_| field.has_focus());
        if !field.has_focus() || shows.is_some_and(|shows| shows != written.unwrap_or(set)) {
            self.hex = set.to_string();
        }
        if is_color {
            written
        } else {
            field.on_hover_text(msg::COLORS_NOT_HEX.text());
            written
        }
    }
}

fn rgb_ui(ui: &mut Ui, set: Rgb) -> Rgb {
    let Rgb(mut parts) = set;
    let names = [msg::COLORS_RED, msg::COLORS_GREEN, msg::COLORS_BLUE];
    for (place, name) in names.into_iter().enumerate() {
        let rail = [0, 255].map(|part| {
            let mut end = set.0;
            end[place] = part;
            opaque(Rgb(end))
        });
        let mut part = u16::from(parts[place]);
        slider_ui(ui, name, (&mut part, 255), &rail);
        parts[place] = part as u8;
    }
    Rgb(parts)
}

/// A slider with its name before it and its number behind it.
fn slider_ui(ui: &mut Ui, name: Id, (value, most): (&mut u16, u16), colors: &[Color32]) {
    let text = name.text();
    ui.horizontal(|ui| {
        let size = vec2(NAME, 28.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            ui.label(&text);
        });
        let rail = Rail {
            id: name.name(),
            name: &text,
            most,
            colors,
        };
        let width = ui.available_width() - NUMBER - ui.spacing().item_spacing.x;
        slider(ui, &rail, value, width);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(value.to_string());
        });
    });
}

/// The colour that is written, with or without the sign before it.
fn parsed(hex: &str) -> Option<Rgb> {
    let hex = hex.trim();
    let digits = hex.strip_prefix('#').unwrap_or(hex);
    format!("#{digits}").parse().ok()
}

/// Draws a field of a width, in the colour of warnings if what is in it is wrong.
pub(super) fn narrow_field(
    ui: &mut Ui,
    it: Field<'_>,
    text: &mut String,
    (width, is_right): (f32, bool),
) -> Response {
    let size = vec2(width, 36.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        if !is_right {
            let warning = ui.visuals().warn_fg_color;
            ui.visuals_mut().override_text_color = Some(warning);
        }
        field(ui, it, text).response.response
    })
    .inner
}

/// Names a part that is painted, lets it come into sight and shows when it has the keyboard.
fn reached(ui: &Ui, response: &Response, id: &str, rounding: f32) {
    ear::give_author_id(response, id);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.has_focus() {
        let ring = Stroke::new(2.0, ui.visuals().widgets.active.bg_stroke.color);
        let around = response.rect.expand(2.0);
        ui.painter()
            .rect_stroke(around, rounding + 2.0, ring, StrokeKind::Outside);
    }
}

fn patch(ui: &Ui, rect: Rect, color: Rgb) {
    let edge = ui.visuals().text_color().gamma_multiply(0.35);
    let stroke = Stroke::new(1.0, edge);
    ui.painter()
        .rect(rect, 6.0, opaque(color), stroke, StrokeKind::Inside);
}
