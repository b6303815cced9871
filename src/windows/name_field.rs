//! A field for the name of a person or of a saved game.

use egui::{Context, Key, Modifiers, Response, Ui, Vec2};

use super::kit::list::warning;
use super::kit::{self, Field, FieldNames, field, select_all};
use crate::paint::fonts;
use engine::{Name, NameError, is_blank};
use words::{msg, names};

pub(super) const PLAYER_NAME: FieldNames =
    FieldNames { id: "players-name", name: msg::PLAYERS_NAME };

#[derive(Debug, Default)]
pub(super) struct NameField {
    typed: String,
    /// Whether to focus the field and select its text in the next frame.
    selects_all: bool,
}

/// The typed name, or the reason why it is invalid; `Err(None)` for an empty one.
pub(super) type NameCheck = Result<Name, Option<String>>;

#[derive(Debug)]
pub(super) enum RenameState {
    Typing,
    Canceled,
    Done(Name),
}

impl NameField {
    pub(super) const fn new(typed: String) -> Self {
        Self { typed, selects_all: true }
    }

    /// The typed text without surrounding space; empty if it has no visible letter.
    pub(super) fn typed(&self) -> &str {
        let typed = self.typed.trim();
        if is_blank(typed) { "" } else { typed }
    }

    /// Returns the typed name if it is valid; `taken` returns the message to show if the name is
    /// already in use.
    pub(super) fn name(&self, taken: impl FnOnce(&Name) -> Option<String>) -> NameCheck {
        let name = Name::new(&self.typed).map_err(|reason| match reason {
            NameError::Empty => None,
            reason => Some(names::bad_name(reason)),
        })?;
        taken(&name).map_or(Ok(name), |taken| Err(Some(taken)))
    }

    /// Why the name is invalid, or that some of its letters cannot be shown.
    pub(super) fn problem(&self, ctx: &Context, name: &NameCheck) -> Option<String> {
        match name {
            Err(problem) => problem.clone(),
            Ok(_) => (!fonts::has_glyphs_for(ctx, &self.typed)).then(|| msg::NAME_NO_FONT.text()),
        }
    }

    /// Returns whether Enter was pressed in the field. If the name is invalid, the field keeps the
    /// focus and its text is selected.
    pub(super) fn is_entered(&mut self, ui: &Ui, field: &Response, name: &NameCheck) -> bool {
        let is_entered = kit::is_entered(ui, field);
        if is_entered && name.is_err() {
            field.request_focus();
            self.selects_all = true;
            ui.ctx().request_repaint();
        }
        is_entered
    }

    /// Draws the field for a new name. Enter, and leaving the field, accept a valid name; Escape
    /// cancels. With an invalid name the field stays open.
    pub(super) fn rename_ui(
        &mut self,
        ui: &mut Ui,
        names: FieldNames,
        size: Vec2,
        taken: impl FnOnce(&Name) -> Option<String>,
    ) -> RenameState {
        let field = self.ui(ui, names, size);
        let name = self.name(taken);
        if self.is_entered(ui, &field, &name) {
            // Enter must do nothing else in the window.
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        }
        match name {
            _ if ui.input(|input| input.key_pressed(Key::Escape)) => RenameState::Canceled,
            Ok(name) if field.lost_focus() => RenameState::Done(name),
            _ => RenameState::Typing,
        }
    }

    pub(super) fn problem_ui(&self, ui: &mut Ui, name: &NameCheck) {
        if let Some(problem) = self.problem(ui.ctx(), name) {
            warning(ui, problem);
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, names: FieldNames, size: Vec2) -> Response {
        let it =
            Field { width: size.x, height: size.y, ..Field::new(names.id, "", Name::MAX_CHARS) };
        let shown = field(ui, it, &mut self.typed);
        let field = shown.response.response.clone();
        if std::mem::take(&mut self.selects_all) {
            select_all(ui, shown);
        }
        field.accessible_name(names.name.text())
    }
}
