//! The Colors window: the three themes, and editing one of them.

mod editor;
mod picture;

use egui::{RichText, Ui, vec2};

use crate::app::command::{Command, WindowKind};
use crate::app::ear;
use crate::app::menu::tip;
use crate::app::paint;
use crate::app::theme::{GRID, Look, WIDGET_HEIGHT, strong};
use crate::app::windows::contents::{Answers, Contents, Surroundings};
use crate::app::windows::text;
use crate::look::{ColorRole, ThemeSlot, Themes};
use crate::words::{Id, colors as words};
use crate::{id, say};
use editor::Editor;

/// The narrowest that the window gets, in points.
const NARROWEST: f32 = 240.0;

/// The Colors window.
#[derive(Debug, Clone, Default)]
pub struct ColorsWindow {
    /// The theme being edited, if any.
    editor: Option<Editor>,
}

impl Contents for ColorsWindow {
    fn title(&self) -> Id {
        id!("window-colors")
    }

    fn width(&self) -> f32 {
        if self.editor.is_some() { 400.0 } else { 640.0 }
    }

    /// The table shows the colours while they are edited.
    fn stands_aside(&self) -> bool {
        self.editor.is_some()
    }

    fn picked(&mut self, role: ColorRole) {
        if let Some(editor) = &mut self.editor {
            editor.role = role;
        }
    }

    /// An edit that was not saved is forgotten.
    fn closed(&mut self) {
        self.editor = None;
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        self.ui(ui, around.themes, answers.commands);
        let editor = self.editor.as_ref();
        answers.draft = editor.map(|editor| (editor.slot, editor.draft));
    }
}

impl ColorsWindow {
    /// Draws what is in the window, not the window itself.
    fn ui(&mut self, ui: &mut Ui, themes: &Themes, commands: &mut Vec<Command>) {
        ui.set_min_width(NARROWEST.min(ui.available_width()));
        let look = Look::new(themes.used, themes.used_palette());
        if let Some(editor) = &mut self.editor {
            let done = editor.ui(ui, &look, commands);
            if done {
                self.editor = None;
            }
        } else {
            self.themes_ui(ui, &look, themes, commands);
        }
    }

    /// The three themes, to use, edit or reset.
    fn themes_ui(
        &mut self,
        ui: &mut Ui,
        look: &Look,
        themes: &Themes,
        commands: &mut Vec<Command>,
    ) {
        scrolled(ui, |ui| {
            for slot in ThemeSlot::ALL {
                if slot != ThemeSlot::One {
                    ui.separator();
                }
                self.theme_ui(ui, look, themes, slot, commands);
            }
        });
        footer(ui, |ui| {
            let close = text::button(ui, id!("colors-close"));
            if tip(close, id!("tip-colors-close"), None).clicked() {
                commands.push(Command::CloseWindow(WindowKind::Colors));
            }
        });
    }

    fn theme_ui(
        &mut self,
        ui: &mut Ui,
        look: &Look,
        themes: &Themes,
        slot: ThemeSlot,
        commands: &mut Vec<Command>,
    ) {
        let used = themes.used == slot;
        ui.horizontal(|ui| {
            ui.label(strong(words::theme(slot)));
            if themes.is_edited(slot) {
                ui.label(RichText::new(say!("colors-edited")).small().weak());
            }
            if used {
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.label(say!("colors-in-use"));
                    let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), egui::Sense::hover());
                    paint::tick(ui.painter(), rect, look.accent_text);
                });
            }
        });
        picture::strip(ui, slot, themes.palette(slot));
        ui.horizontal(|ui| {
            let theme = words::theme(slot);
            let button = |ui: &mut Ui, enabled: bool, verb: Id, name: String, says: Id| {
                let response = ui.add_enabled(enabled, egui::Button::new(verb.text()));
                let number = slot as usize + 1;
                ear::give_author_id(&response, format!("{}-{number}", verb.name()));
                let response = tip(response, says, None);
                response.accessible_name(name).clicked()
            };
            let name = say!("colors-use-theme", theme = &theme);
            if button(ui, !used, id!("colors-use"), name, id!("tip-colors-use")) {
                commands.push(Command::UseTheme(slot));
            }
            let name = say!("colors-edit-theme", theme = &theme);
            if button(ui, true, id!("colors-edit"), name, id!("tip-colors-edit")) {
                self.editor = Some(Editor::new(slot, *themes.palette(slot)));
            }
            let name = say!("colors-reset-theme", theme = &theme);
            let is_edited = themes.is_edited(slot);
            if button(
                ui,
                is_edited,
                id!("colors-reset"),
                name,
                id!("tip-colors-reset"),
            ) {
                commands.push(Command::ResetTheme(slot));
            }
        });
    }
}

/// What scrolls, with room left for a footer under it.
fn scrolled(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    // This must be the height of `footer`, or the window would grow with every
    // frame.
    let footer = WIDGET_HEIGHT + GRID + 2.0 * ui.spacing().item_spacing.y;
    let height = (ui.available_height() - footer).max(2.0 * WIDGET_HEIGHT);
    egui::ScrollArea::vertical()
        .max_height(height)
        .auto_shrink([false, true])
        .show(ui, contents);
}

/// The row of buttons under what scrolls, the first at the right.
fn footer(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.add(egui::Separator::default().spacing(GRID));
    let size = vec2(ui.available_width(), WIDGET_HEIGHT);
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    ui.allocate_ui_with_layout(size, layout, contents);
}

#[cfg(test)]
mod tests;
