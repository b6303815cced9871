//! A field for the name of a person.

use egui::text::CCursorRange;
use egui::{FontId, Id, Key, Margin, RichText, Ui, Vec2};

use super::kit::list as row;
use crate::app::fonts;
use crate::ear;
use crate::platform::typed;
use engine::{Name, NameError};
use words::{msg, names};

/// The size of what is typed.
const TEXT_SIZE: f32 = 18.0;
/// The space before and after what is typed, in points.
const BESIDE: i8 = 12;

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
        let field = typed::field(&mut self.typed, Name::MAX_CHARS)
            .hint_text(RichText::new(msg::PLAYERS_NAME_HINT.text()).size(TEXT_SIZE))
            .font(FontId::proportional(TEXT_SIZE))
            .margin(Margin::symmetric(BESIDE, 4))
            .align(egui::Align2::LEFT_CENTER)
            .min_size(size)
            .desired_width(size.x);
        let mut output = field.show(ui);
        let field = output.response.response;
        let field = match label {
            Some(label) => field.labelled_by(label),
            None => field.accessible_name(msg::PLAYERS_NAME.text()),
        };
        row::focus_ring(ui, &field);
        ear::give_author_id(&field, "players-name");
        if std::mem::take(&mut self.opens) {
            field.request_focus();
            let all = CCursorRange::select_all(&output.galley);
            output.state.cursor.set_char_range(Some(all));
            output.state.store(ui.ctx(), field.id);
        }
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
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
            row::warning(ui, problem);
        }
    }
}
