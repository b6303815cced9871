//! The Colors window: the themes, and editing one of them.

mod editor;
mod list;
mod picture;

use egui::{Ui, vec2};

use crate::app::command::Command;
use crate::app::theme::{GRID, Look, WIDGET_HEIGHT};
use crate::app::windows::contents::{Answers, Contents, Surroundings};
use editor::Editor;
use list::ThemeList;
use look::{ColorRole, Themes};
use words::Id;
use words::id;

/// The narrowest that the window gets, in points.
const NARROWEST: f32 = 240.0;

/// The Colors window.
#[derive(Debug, Clone, Default)]
pub struct ColorsWindow {
    /// The theme being edited, if any.
    editor: Option<Editor>,
    /// The list of all themes.
    list: ThemeList,
}

impl Contents for ColorsWindow {
    fn title(&self) -> Id {
        id!("window-colors")
    }

    fn is_read(&self) -> bool {
        false
    }

    fn width(&self) -> f32 {
        if self.editor.is_some() { 400.0 } else { 640.0 }
    }

    /// The row of buttons stays in sight.
    fn scrolls(&self) -> bool {
        false
    }

    /// The table shows the colours while they are edited.
    fn picked(&mut self, role: ColorRole) {
        if let Some(editor) = &mut self.editor {
            editor.role = role;
        }
    }

    /// An edit that was not saved is forgotten.
    fn closed(&mut self) {
        *self = Self::default();
    }

    fn hear(&mut self, why: &str) {
        why.clone_into(&mut self.list.told);
    }

    fn forget_said(&mut self) {
        self.list.told.clear();
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
        let look = Look::new(themes.slot(themes.used()), themes.used_palette());
        if let Some(editor) = &mut self.editor {
            let done = editor.ui(ui, &look, commands);
            if done {
                self.editor = None;
            }
        } else {
            self.editor = self.list.ui(ui, &look, themes, commands);
        }
    }
}

/// What scrolls, with room left under it for a footer and for what is `below`
/// points high. It is as high as is said, or as it has to be, but no higher than
/// there is room for.
fn scrolled(ui: &mut Ui, below: f32, height: Option<f32>, contents: impl FnOnce(&mut Ui)) {
    // This must be the height of `footer`, or the window would grow with every
    // frame.
    let footer = WIDGET_HEIGHT + GRID + 2.0 * ui.spacing().item_spacing.y;
    let room = (ui.available_height() - footer - below).max(2.0 * WIDGET_HEIGHT);
    egui::ScrollArea::vertical()
        .max_height(height.map_or(room, |height| height.min(room)))
        .auto_shrink([false, height.is_none()])
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
