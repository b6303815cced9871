//! Editing one theme: a picture to click on, sliders, warnings.

use egui::{ComboBox, RichText, Sense, Slider, Stroke, StrokeKind, Ui, vec2};

use super::{footer, picture, scrolled};
use crate::app::command::{Command, ThemeCommand};
use crate::app::ear;
use crate::app::menu::tip;
use crate::app::paint;
use crate::app::theme::{GRID, Look, WIDGET_HEIGHT, opaque, strong};
use crate::app::typed;
use crate::app::windows::{row, text};
use look::{ColorRole, Contrast, Hsl, Palette, Rgb, ThemeId, ThemeSlot};
use words::{Id, colors};
use words::{id, say};

/// Below this height the picture is compact, in points.
const COMPACT_BELOW: f32 = 420.0;
/// Width of the column with the names of the sliders, in points.
const NAMES: f32 = 74.0;
/// The width of the field for the colour in writing, in points.
const HEX_WIDTH: f32 = 96.0;
/// The most characters of a colour in writing, with spaces around it.
const MOST_HEX: usize = 40;
/// Room for the number beside a slider, in points.
const NUMBER: f32 = 56.0;
/// The sliders' greatest length, in points.
const LONGEST_SLIDER: f32 = 320.0;
/// The list's greatest width, in points.
const LONGEST_LIST: f32 = 220.0;
/// Room for the patches of the colour before and after, in points.
const BEFORE_AND_AFTER: f32 = 112.0;
/// Size of the patches of colour in the list, in points.
const PATCH: egui::Vec2 = vec2(28.0, 18.0);
/// Room for the sliders; what else there is to say scrolls, so that nothing
/// moves when it comes.
const SLIDERS_HEIGHT: f32 = 268.0;
/// Room for two lines that say how well the colour stands out, in points.
const CONTRAST_HEIGHT: f32 = 42.0;

/// A theme being edited; the theme itself stays as it is until saved.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Editor {
    theme: ThemeId,
    /// The material of its table is that of this theme.
    pub(super) slot: ThemeSlot,
    /// What it is called.
    name: String,
    /// The colours as they were.
    before: Palette,
    /// The colours as edited.
    pub(super) draft: Palette,
    /// The colour that the sliders set.
    pub(super) role: ColorRole,
    /// The same as the sliders for hue, saturation and lightness have it: a grey
    /// keeps the hue that it had before.
    hsl: Hsl,
    /// The same as it is written, or is being written.
    hex: String,
}

impl Editor {
    pub(super) fn new(theme: ThemeId, slot: ThemeSlot, name: String, palette: Palette) -> Self {
        Self {
            theme,
            slot,
            name,
            before: palette,
            draft: palette,
            role: ColorRole::YourHand,
            hsl: Hsl::from(palette.color(ColorRole::YourHand)),
            hex: String::new(),
        }
    }

    /// Draws the editor; `true` when it is done with.
    pub(super) fn ui(&mut self, ui: &mut Ui, look: &Look, commands: &mut Vec<Command>) -> bool {
        ui.label(strong(say!("colors-editing", theme = &self.name)));
        // The picture stays in sight while a slider is moved.
        let compact = ui.available_height() < COMPACT_BELOW;
        self.picture_ui(ui, compact);
        let below = CONTRAST_HEIGHT + ui.spacing().item_spacing.y;
        let room = ui.available_width() - ui.spacing().scroll.allocated_width();
        scrolled(ui, below, Some(SLIDERS_HEIGHT), |ui| {
            ui.set_width(room);
            self.color_ui(ui, look);
        });
        self.contrast_ui(ui, look);
        self.footer_ui(ui, look, commands)
    }

    /// The row under the scrolled part; `true` when the editor is done with.
    fn footer_ui(&self, ui: &mut Ui, look: &Look, commands: &mut Vec<Command>) -> bool {
        let mut done = false;
        footer(ui, |ui| {
            let save = ui.add(look.main_button(say!("colors-save")));
            ear::give_author_id(&save, "colors-save");
            if tip(save, id!("tip-colors-save"), None).clicked() {
                let what = ThemeCommand::Save(self.theme, Box::new(self.draft));
                commands.push(Command::Theme(what));
                done = true;
            }
            let cancel = text::button(ui, id!("colors-cancel"), id!("tip-colors-cancel"));
            if cancel.clicked() {
                done = true;
            }
        });
        done
    }

    fn picture_ui(&mut self, ui: &mut Ui, compact: bool) {
        let touched = picture::ui(ui, &Look::new(self.slot, &self.draft), self.role, compact);
        if let Some(role) = touched.clicked {
            self.role = role;
        }
        if !compact {
            let pointed_at = touched.pointed_at;
            let text = pointed_at.unwrap_or_else(|| say!("colors-click-the-table"));
            let label = egui::Label::new(RichText::new(text).small().weak());
            ui.add(label.wrap());
        }
    }

    /// Choosing a colour and setting it.
    fn color_ui(&mut self, ui: &mut Ui, look: &Look) {
        ui.spacing_mut().item_spacing = vec2(2.0 * GRID, GRID);
        self.role_ui(ui, look);
        self.sliders_ui(ui, look);
        self.complaints_ui(ui, look);
    }

    /// The chosen colour by its parts, by hue, saturation and lightness, and in
    /// writing: whatever is changed, the others follow.
    fn sliders_ui(&mut self, ui: &mut Ui, look: &Look) {
        let slider_width = ui.available_width() - NAMES - NUMBER - 4.0 * GRID;
        ui.spacing_mut().interact_size.x = NUMBER;
        ui.spacing_mut().slider_width = slider_width.clamp(60.0, LONGEST_SLIDER);
        let color = self.draft.color(self.role);
        if Rgb::from(self.hsl) != color {
            self.hsl = self.hsl.keeping_hue(color);
        }
        let written = self.hex_ui(ui, color, look);
        let Rgb(mut parts) = color;
        let names = [id!("colors-red"), id!("colors-green"), id!("colors-blue")];
        for (name, part) in names.into_iter().zip(&mut parts) {
            slider_ui(ui, name, Slider::new(part, 0..=255));
        }
        ui.add_space(GRID);
        let Hsl {
            hue,
            saturation,
            lightness,
        } = &mut self.hsl;
        let mut is_turned = false;
        for (name, part, most) in [
            (id!("colors-hue"), hue, 359),
            (id!("colors-saturation"), saturation, 100),
            (id!("colors-lightness"), lightness, 100),
        ] {
            // What is between two whole numbers stays as it is until it is moved.
            let before = (part.round() as u16).min(most);
            let mut now = before;
            slider_ui(ui, name, Slider::new(&mut now, 0..=most));
            if now != before {
                *part = f32::from(now);
                is_turned = true;
            }
        }
        let new = if is_turned {
            Rgb::from(self.hsl)
        } else {
            Rgb(parts)
        };
        *self.draft.color_mut(self.role) = written.unwrap_or(new);
    }

    /// The chosen colour in writing; the one that was written just now.
    fn hex_ui(&mut self, ui: &mut Ui, color: Rgb, look: &Look) -> Option<Rgb> {
        ui.horizontal(|ui| {
            let name = name_ui(ui, id!("colors-hex"));
            let is_color = parsed(&self.hex).is_some();
            let field = typed::field(&mut self.hex, MOST_HEX).desired_width(HEX_WIDTH);
            let field = if is_color {
                field
            } else {
                field.text_color(look.warning)
            };
            let field = row::field_ui(ui, field).labelled_by(name);
            ear::give_author_id(&field, "colors-hex");
            let written = parsed(&self.hex).filter(|_| field.changed());
            if !field.has_focus() {
                self.hex = color.to_string();
            } else if parsed(&self.hex).is_none() {
                ui.label(
                    RichText::new(say!("colors-not-hex"))
                        .small()
                        .color(look.warning),
                );
            } else if parsed(&self.hex) != Some(written.unwrap_or(color)) {
                self.hex = color.to_string();
            }
            written
        })
        .inner
    }

    /// The list of all colours, and the chosen one before and after.
    fn role_ui(&mut self, ui: &mut Ui, look: &Look) {
        ui.horizontal(|ui| {
            let width = ui.available_width() - BEFORE_AND_AFTER;
            let shown = colors::role(self.role);
            let list = ComboBox::from_id_salt("role")
                .selected_text(&shown)
                .width(width.clamp(100.0, LONGEST_LIST))
                .show_ui(ui, |ui| {
                    for role in ColorRole::ALL {
                        ui.horizontal(|ui| {
                            patch(ui, self.draft.color(role), look);
                            let name = colors::role(role);
                            let choice = ui.selectable_value(&mut self.role, role, name);
                            let role: &str = role.into();
                            ear::give_author_id(&choice, format!("color-{role}"));
                        });
                    }
                });
            ear::tell_choice(&list.response, &shown);
            ear::give_author_id(&list.response, "color-to-change");
            list.response
                .accessible_name(say!("colors-color-to-change"));
            patch(ui, self.before.color(self.role), look);
            if self.before.color(self.role) != self.draft.color(self.role) {
                ui.label(RichText::new(say!("colors-to")).small().weak());
                patch(ui, self.draft.color(self.role), look);
            }
        });
    }

    /// How well the chosen colour stands out. It is always in sight, and moves
    /// nothing when it becomes a warning.
    fn contrast_ui(&self, ui: &mut Ui, look: &Look) {
        let Some(contrast) = self.least_contrast() else {
            return;
        };
        let size = vec2(ui.available_width(), CONTRAST_HEIGHT);
        let layout = egui::Layout::top_down(egui::Align::Min);
        ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_min_size(size);
            let found = contrast.in_palette(&self.draft);
            if found < contrast.at_least {
                warning(ui, look, &colors::complaint(contrast, found));
            } else {
                let text = colors::least_contrast(found, contrast.at_least);
                ui.label(RichText::new(text).small().weak());
            }
        });
    }

    /// What else is hard to see; what the chosen colour takes part in comes first.
    fn complaints_ui(&self, ui: &mut Ui, look: &Look) {
        let least = self.least_contrast();
        let others = Contrast::ALL.iter().filter(|it| Some(*it) != least);
        let weak = others.filter(|it| it.in_palette(&self.draft) < it.at_least);
        let (own, others): (Vec<&Contrast>, Vec<_>) = weak.partition(|it| it.concerns(self.role));
        for contrast in own.into_iter().chain(others) {
            let found = contrast.in_palette(&self.draft);
            warning(ui, look, &colors::complaint(contrast, found));
        }
    }

    /// What the chosen colour takes part in and comes nearest to being too weak
    /// in, or is weakest in.
    fn least_contrast(&self) -> Option<&'static Contrast> {
        let concerning = Contrast::ALL.iter().filter(|it| it.concerns(self.role));
        let margin = |it: &Contrast| it.in_palette(&self.draft) / it.at_least;
        concerning.min_by(|one, other| margin(one).total_cmp(&margin(other)))
    }
}

/// A slider with its name before it.
fn slider_ui(ui: &mut Ui, name: Id, slider: Slider<'_>) {
    ui.horizontal(|ui| {
        let label = name_ui(ui, name);
        let slider = ui.add(slider).labelled_by(label);
        ear::give_author_id(&slider, name.name());
    });
}

/// The name of a slider or field.
fn name_ui(ui: &mut Ui, name: Id) -> egui::Id {
    let size = vec2(NAMES, WIDGET_HEIGHT);
    let left = egui::Layout::left_to_right(egui::Align::Center);
    let label = ui.allocate_ui_with_layout(size, left, |ui| {
        ui.set_min_width(NAMES);
        ui.label(name.text())
    });
    label.inner.id
}

/// The colour that is written, with or without the sign before it.
fn parsed(hex: &str) -> Option<Rgb> {
    let hex = hex.trim();
    let digits = hex.strip_prefix('#').unwrap_or(hex);
    format!("#{digits}").parse().ok()
}

fn warning(ui: &mut Ui, look: &Look, text: &str) {
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
        paint::warning(ui.painter(), rect.shrink(1.0), look.warning);
        ui.add(egui::Label::new(RichText::new(text).color(look.warning)).wrap());
    });
}

/// A patch of a colour.
fn patch(ui: &mut Ui, color: Rgb, look: &Look) {
    let (rect, _) = ui.allocate_exact_size(PATCH, Sense::hover());
    let stroke = Stroke::new(1.0, look.edge);
    ui.painter()
        .rect(rect, 4.0, opaque(color), stroke, StrokeKind::Inside);
}
