//! The window in which a game is begun from a number.

use egui::text::CCursorRange;
use egui::{Key, Ui};

use super::contents::{Answers, Contents, Surroundings};
use super::{row, text};
use crate::app::command::{Command, WindowKind};
use crate::app::copying::copy_ui;
use crate::app::ear;
use crate::app::menu::{ENTER, tip};
use crate::app::typed;
use game::profile::Deals;
use words::{Id, daily, levels, rules, turn};
use words::{id, say};

/// The space above a part of the window, in points.
const ABOVE_PART: f32 = 12.0;
/// How wide the field for the number is, in points.
const FIELD_WIDTH: f32 = 180.0;
/// The most digits of a number: more than that may be too large.
const MOST_DIGITS: usize = 19;
/// The most characters that the field takes: a number that is too long is not cut short to
/// another one.
const MOST_TYPED: usize = 80;

/// The window, and what stands in its field.
#[derive(Debug, Default)]
pub struct NumberedGameWindow {
    number: String,
    /// The field takes the keyboard.
    opens: bool,
}

impl Contents for NumberedGameWindow {
    fn title(&self) -> Id {
        id!("window-numbered")
    }

    fn width(&self) -> f32 {
        420.0
    }

    fn replaces(&self) -> Option<WindowKind> {
        Some(WindowKind::NewGame)
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        self.number = around.seeds.number().to_string();
        self.opens = true;
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        text::paragraph(ui, say!("numbered-what"));
        ui.add_space(ABOVE_PART);
        let label = ui.label(say!("numbered-number"));
        let mut is_entered = false;
        ui.horizontal_wrapped(|ui| {
            let mut output = typed::field(&mut self.number, MOST_TYPED)
                .desired_width(FIELD_WIDTH)
                .show(ui);
            let field = output.response.response.labelled_by(label.id);
            row::focus_ring(ui, &field);
            ear::give_author_id(&field, "numbered-number");
            if std::mem::take(&mut self.opens) {
                field.request_focus();
                // What is typed takes the place of the number that was drawn.
                let all = CCursorRange::select_all(&output.galley);
                output.state.cursor.set_char_range(Some(all));
                output.state.store(ui.ctx(), field.id);
            }
            is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if is_entered && self.chosen().is_none() {
                // It is to be put right.
                field.request_focus();
            }
            let says = id!("tip-numbered-another");
            if text::button(ui, id!("numbered-another"), says).clicked() {
                self.number = around.seeds.number().to_string();
            }
        });
        let number = self.chosen();
        if number.is_none() && !self.number.trim().is_empty() {
            text::quiet(ui, say!("numbered-not"));
        }
        let set = around.session.preferences();
        let game = set.name_of(&set.rules);
        let level = levels::of(&set.opponents.levels(set.rules.seats));
        text::quiet(ui, daily::numbered(&rules::game(&game), level));
        if game.is_unnamed() {
            // Only by the same rules do two people get the same game.
            text::quiet(ui, rules::likeness(&set.rules));
        }
        if number.is_some_and(|number| around.session.knows_deals(Deals::of_number(number))) {
            text::quiet(ui, say!("numbered-known"));
        }
        if let Some(said) = turn::makes_room(around.session.state()) {
            text::quiet(ui, said.text());
        }
        ui.add_space(ABOVE_PART);
        let begin = around.look.main_button(say!("numbered-begin"));
        let begin = ui.add_enabled(number.is_some(), begin);
        ear::give_author_id(&begin, "numbered-begin");
        let begin = tip(begin, id!("tip-numbered-begin"), Some(ENTER));
        if let Some(number) = number.filter(|_| begin.clicked() || is_entered) {
            answers.commands.push(Command::StartNumbered(number));
        }
        let game = around.session.game();
        if let Some(number) = game.number().filter(|_| game.day().is_none()) {
            ui.add_space(ABOVE_PART);
            text::paragraph(ui, daily::on_table(number));
            let names = [id!("numbered-copy"), id!("tip-numbered-copy")];
            copy_ui(ui, names, || number.to_string(), answers.commands);
        }
    }
}

impl NumberedGameWindow {
    /// The number that stands in the field, if it is one.
    fn chosen(&self) -> Option<u64> {
        let number = self.number.trim();
        let number = Some(number).filter(|number| number.len() <= MOST_DIGITS)?;
        number.parse().ok()
    }
}
