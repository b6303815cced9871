//! A field for the name of a person.

use egui::{Id, Ui, Vec2};

use super::kit::{Field, field, is_entered, list, select_all};
use crate::paint::fonts;
use engine::{Name, NameError};
use words::{msg, names};

/// A field and what is typed in it.
#[derive(Debug, Default)]
pub(super) struct NameField {
    typed: String,
    /// The field takes the keyboard, and what is in it is marked.
    opens: bool,
}

impl NameField {
    /// A field that takes the keyboard.
    pub(super) const fn new(typed: String) -> Self {
        Self { typed, opens: true }
    }

    /// What is typed.
    pub(super) fn typed(&self) -> &str {
        self.typed.trim()
    }

    /// Draws the field; true if Enter was pressed in it.
    pub(super) fn ui(&mut self, ui: &mut Ui, size: Vec2, label: Option<Id>) -> bool {
        let hint = msg::PLAYERS_NAME_HINT.text();
        let it = Field {
            width: size.x,
            height: size.y,
            ..Field::new("players-name", &hint, Name::MAX_CHARS)
        };
        let shown = field(ui, it, &mut self.typed);
        let field = shown.response.response.clone();
        let field = match label {
            Some(label) => field.labelled_by(label),
            None => field.accessible_name(msg::PLAYERS_NAME.text()),
        };
        if std::mem::take(&mut self.opens) {
            select_all(ui, shown);
        }
        is_entered(ui, &field)
    }

    /// Draws why what is typed is no good name, or only not seen well; `taken` says so if
    /// somebody has it already.
    pub(super) fn problem_ui(&self, ui: &mut Ui, taken: Option<String>) {
        let problem = match Name::new(&self.typed) {
            Err(NameError::Empty) => None,
            Err(reason) => Some(names::bad_name(reason)),
            Ok(_) if !fonts::has_letters(ui.ctx(), &self.typed) => Some(msg::NAME_NO_FONT.text()),
            Ok(_) => taken,
        };
        if let Some(problem) = problem {
            list::warning(ui, problem);
        }
    }
}
