//! Editing one theme: a picture to click on, three sliders, warnings.

use egui::{ComboBox, RichText, Sense, Slider, Stroke, StrokeKind, Ui, vec2};

use super::{footer, picture, scrolled};
use crate::app::command::Command;
use crate::app::ear;
use crate::app::paint;
use crate::app::theme::{GRID, Look, WIDGET_HEIGHT, opaque, strong};
use crate::look::{ColorRole, Contrast, Palette, Rgb, ThemeSlot};
use crate::say;
use crate::words::colors as words;

/// From this width on the picture stands beside the sliders, in points.
const WIDE: f32 = 620.0;
/// Below this height the picture is compact, in points.
const COMPACT_BELOW: f32 = 420.0;
/// Between picture and sliders, in points.
const COLUMN_GAP: f32 = 6.0 * GRID;
/// Width of the column with the names of the sliders, in points.
const NAMES: f32 = 48.0;
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

/// A theme being edited; the theme itself stays as it is until saved.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Editor {
    pub(super) slot: ThemeSlot,
    /// The colours as they were.
    before: Palette,
    /// The colours as edited.
    pub(super) draft: Palette,
    /// The colour that the sliders set.
    pub(super) role: ColorRole,
}

impl Editor {
    pub(super) fn new(slot: ThemeSlot, palette: Palette) -> Self {
        Self {
            slot,
            before: palette,
            draft: palette,
            role: ColorRole::YourHand,
        }
    }

    /// Draws the editor; `true` when it is done with.
    pub(super) fn ui(&mut self, ui: &mut Ui, look: &Look, commands: &mut Vec<Command>) -> bool {
        let theme = words::theme(self.slot);
        ui.label(strong(say!("colors-editing", theme = theme)));
        if ui.available_width() >= WIDE {
            scrolled(ui, |ui| {
                ui.spacing_mut().item_spacing.x = COLUMN_GAP;
                ui.columns_const(|[left, right]| {
                    self.picture_ui(left, false);
                    self.color_ui(right, look);
                });
            });
        } else {
            // The picture stays in sight while a slider is moved.
            let compact = ui.available_height() < COMPACT_BELOW;
            self.picture_ui(ui, compact);
            scrolled(ui, |ui| self.color_ui(ui, look));
        }
        self.footer_ui(ui, look, commands)
    }

    /// The row under the scrolled part; `true` when the editor is done with.
    fn footer_ui(&self, ui: &mut Ui, look: &Look, commands: &mut Vec<Command>) -> bool {
        let mut done = false;
        footer(ui, |ui| {
            if ui.add(look.main_button(say!("colors-save"))).clicked() {
                commands.push(Command::SaveTheme(self.slot, Box::new(self.draft)));
                done = true;
            }
            if ui.button(say!("colors-cancel")).clicked() {
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
            let text = pointed_at.unwrap_or_else(|| say!("colors-click-a-part"));
            let label = egui::Label::new(RichText::new(text).small().weak());
            ui.add(label.wrap());
        }
    }

    /// Choosing a colour and setting it.
    fn color_ui(&mut self, ui: &mut Ui, look: &Look) {
        ui.spacing_mut().item_spacing = vec2(2.0 * GRID, GRID);
        self.role_ui(ui, look);
        let slider_width = ui.available_width() - NAMES - NUMBER - 4.0 * GRID;
        ui.spacing_mut().slider_width = slider_width.clamp(60.0, LONGEST_SLIDER);
        let Rgb(parts) = self.draft.color_mut(self.role);
        let names = [
            say!("colors-red"),
            say!("colors-green"),
            say!("colors-blue"),
        ];
        for (name, part) in names.into_iter().zip(parts) {
            ui.horizontal(|ui| {
                let size = vec2(NAMES, WIDGET_HEIGHT);
                let left = egui::Layout::left_to_right(egui::Align::Center);
                let name = ui.allocate_ui_with_layout(size, left, |ui| {
                    ui.set_min_width(NAMES);
                    ui.label(name)
                });
                ui.add(Slider::new(part, 0..=255))
                    .labelled_by(name.inner.id);
            });
        }
        ui.add_space(GRID);
        self.contrast_ui(ui, look);
    }

    /// The list of all colours, and the chosen one before and after.
    fn role_ui(&mut self, ui: &mut Ui, look: &Look) {
        ui.horizontal(|ui| {
            let width = ui.available_width() - BEFORE_AND_AFTER;
            let shown = words::role(self.role);
            let list = ComboBox::from_id_salt("role")
                .selected_text(&shown)
                .width(width.clamp(100.0, LONGEST_LIST))
                .show_ui(ui, |ui| {
                    for role in ColorRole::ALL {
                        ui.horizontal(|ui| {
                            patch(ui, self.draft.color(role), look);
                            ui.selectable_value(&mut self.role, role, words::role(role));
                        });
                    }
                });
            ear::tell_choice(&list.response, &shown);
            list.response
                .accessible_name(say!("colors-color-to-change"));
            patch(ui, self.before.color(self.role), look);
            if self.before.color(self.role) != self.draft.color(self.role) {
                ui.label(RichText::new(say!("colors-to")).small().weak());
                patch(ui, self.draft.color(self.role), look);
            }
        });
    }

    /// How well the chosen colour stands out, and what is hard to see.
    fn contrast_ui(&self, ui: &mut Ui, look: &Look) {
        let found = |contrast: &Contrast| contrast.in_palette(&self.draft);
        let weak = |contrast: &&Contrast| found(contrast) < contrast.at_least;
        let concerning = Contrast::ALL
            .iter()
            .filter(|contrast| contrast.concerns(self.role));
        let worst = concerning.min_by(|one, other| {
            let margin = |contrast: &Contrast| found(contrast) / contrast.at_least;
            margin(one).total_cmp(&margin(other))
        });
        if let Some(contrast) = worst {
            let text = words::least_contrast(found(contrast), contrast.at_least);
            ui.label(RichText::new(text).small().weak());
        }
        // What the chosen color takes part in comes first.
        for concerns in [true, false] {
            let about = |contrast: &&Contrast| contrast.concerns(self.role) == concerns;
            for contrast in Contrast::ALL.iter().filter(weak).filter(about) {
                warning(ui, look, &words::complaint(contrast, found(contrast)));
            }
        }
    }
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
