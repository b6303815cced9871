//! What was sealed before each hand, and the proof that it was kept to.

use egui::{Label, RichText, Role, Ui, WidgetInfo};

use super::contents::{Answers, Contents, Surroundings};
use super::{row, text};
use crate::app::command::Command;
use crate::app::copying::{copied_ui, copy_by};
use crate::app::ear;
use crate::app::menu::tip;
use crate::app::theme::strong;
use crate::app::typed::{self, MOST_LETTERS};
use engine::{GameState, Seal};
use game::session::PlayedAgain;
use words::{Id, seals, turn};
use words::{id, say};

/// The space above a part of the window, in points.
const ABOVE_PART: f32 = 12.0;
/// The space between the buttons and the next paragraph, in points.
const BELOW_BUTTONS: f32 = 6.0;

/// The window.
#[derive(Debug, Default)]
pub struct SealsWindow {
    /// Which hand is shown in it, counted from 0.
    hand: usize,
    /// A line from anywhere and its seal, which are to be checked.
    line: String,
    seal: String,
}

impl Contents for SealsWindow {
    fn title(&self) -> Id {
        id!("window-seals")
    }

    fn is_read(&self) -> bool {
        false
    }

    fn width(&self) -> f32 {
        560.0
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        self.hand = around.shown.rounds().len().saturating_sub(1);
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let state = around.session.state();
        let commands = &mut *answers.commands;
        text::paragraph(ui, say!("seals-what"));
        if around.session.game().day().is_some() {
            text::quiet(ui, say!("seals-of-day"));
        } else if let Some(number) = around.session.game().number() {
            text::quiet(ui, say!("seals-numbered", number = turn::numbered(number)));
        }
        if around.session.game().played_again() == Some(PlayedAgain::OtherSeat) {
            text::quiet(ui, say!("seals-other-seat"));
        }
        ui.add_space(ABOVE_PART);
        self.hand = self.hand.min(state.rounds().len().saturating_sub(1));
        self.hands_ui(ui, state);
        self.hand_ui(ui, state, commands);
        ui.add_space(ABOVE_PART);
        text::heading(ui, say!("seals-nestors"));
        let part = Part {
            id: "nestors",
            of: say!("seals-nestors"),
            seal: state.seal_of_nestors(),
            line: state.sealed_nestor_line(),
        };
        part.ui(ui, commands);
        match state.check_seal_of_nestors() {
            Some(_) if state.record().nestor_seal.is_none() => {
                text::quiet(ui, say!("seals-none-kept"));
            }
            Some(true) if around.session.game().is_tried_again() => {
                text::quiet(ui, say!("seals-nestors-tried"));
            }
            Some(true) => text::quiet(ui, say!("seals-nestors-open")),
            Some(false) => {
                let color = ui.visuals().error_fg_color;
                let said = say!("seals-check-no-seal");
                text::paragraph(ui, strong(said).color(color));
            }
            None => text::quiet(ui, say!("seals-nestors-later")),
        }
        ui.add_space(ABOVE_PART);
        self.pasted_ui(ui);
        ui.add_space(ABOVE_PART);
        text::quiet(ui, say!("seals-how"));
    }
}

impl SealsWindow {
    /// Draws the choice of a hand.
    fn hands_ui(&mut self, ui: &mut Ui, state: &GameState) {
        let hands = state.rounds().len();
        ui.horizontal_wrapped(|ui| {
            ear::speak(&text::heading(ui, say!("seals-hand", hand = self.hand + 1)));
            if hands < 2 {
                return;
            }
            ui.add_enabled_ui(self.hand > 0, |ui| {
                if text::button(ui, id!("seals-before"), id!("tip-seals-before")).clicked() {
                    self.hand -= 1;
                }
            });
            ui.add_enabled_ui(self.hand + 1 < hands, |ui| {
                if text::button(ui, id!("seals-after"), id!("tip-seals-after")).clicked() {
                    self.hand += 1;
                }
            });
        });
    }

    /// Draws the fields in which any line and its seal are checked.
    fn pasted_ui(&mut self, ui: &mut Ui) {
        text::heading(ui, say!("seals-pasted"));
        text::quiet(ui, say!("seals-pasted-what"));
        let fields = [
            (id!("seals-pasted-line"), &mut self.line),
            (id!("seals-pasted-seal"), &mut self.seal),
        ];
        for (name, typed) in fields {
            let label = ui.label(name.text());
            let field = typed::field(typed, MOST_LETTERS).desired_width(f32::INFINITY);
            let field = row::field_ui(ui, field).labelled_by(label.id);
            ear::give_author_id(&field, name.name());
            row::follow_focus(&field);
        }
        if let Some(pasted) = seals::pasted(&self.line, &self.seal) {
            let color = if pasted.holds {
                ui.visuals().strong_text_color()
            } else {
                ui.visuals().error_fg_color
            };
            let said = strong(pasted.said).color(color);
            let said = ui.add(Label::new(said).wrap());
            ear::give_author_id(&said, "seals-pasted-said");
            ear::speak(&said);
        }
    }

    /// Draws what was sealed before the hand that is chosen.
    fn hand_ui(&self, ui: &mut Ui, state: &GameState, commands: &mut Vec<Command>) {
        let (rounds, recorded) = (state.rounds(), &state.record().rounds);
        let (Some(round), Some(recorded)) = (rounds.get(self.hand), recorded.get(self.hand)) else {
            return;
        };
        let Some(seal) = round.seal() else {
            return;
        };
        let part = Part {
            id: "hand",
            of: say!("seals-hand", hand = self.hand + 1),
            seal,
            line: state.sealed_hand_line(self.hand),
        };
        part.ui(ui, commands);
        text::quiet(ui, seals::cut(recorded.cut));
        match state.check_seal(self.hand) {
            Some(_) if recorded.seal.is_none() => text::quiet(ui, say!("seals-none-kept")),
            Some(check) => {
                let said = seals::check(check, recorded.cut);
                let color = if check.holds() {
                    ui.visuals().strong_text_color()
                } else {
                    ui.visuals().error_fg_color
                };
                ear::speak(&text::paragraph(ui, strong(said).color(color)));
            }
            None => text::quiet(ui, say!("seals-hand-later")),
        }
    }
}

/// A seal with its line, once that may be read.
struct Part {
    id: &'static str,
    /// What was sealed.
    of: String,
    seal: Seal,
    line: Option<String>,
}

impl Part {
    fn ui(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let Self { id, of, seal, line } = self;
        self.text_ui(ui, "seal", &seal.to_string());
        if let Some(line) = line {
            ui.add_space(BELOW_BUTTONS);
            text::quiet(ui, say!("seals-line"));
            self.text_ui(ui, "line", line);
        }
        let lines = line.iter().flat_map(|line| {
            [
                ("copy-line", seals::COPY_LINE, line.clone()),
                ("copy-command", seals::COPY_COMMAND, seals::command(line)),
            ]
        });
        let seal = ("copy-seal", seals::COPY_SEAL, seal.to_string());
        ui.horizontal_wrapped(|ui| {
            let mut buttons = Vec::new();
            for (name, (label, says), copied) in [seal].into_iter().chain(lines) {
                let button = ui.button(label.text());
                // There are two of each: by ear they have to be told apart.
                let spoken = say!("seals-copy-of", copy = label.text(), of = of.as_str());
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
                ear::give_author_id(&button, format!("seals-{id}-{name}"));
                buttons.push(button.id);
                copy_by(&tip(button, says, None), || copied, commands);
            }
            copied_ui(ui, &buttons);
        });
        ui.add_space(BELOW_BUTTONS);
    }

    /// Draws a text that is to be read to the letter, and can be marked.
    fn text_ui(&self, ui: &mut Ui, name: &str, line: &str) {
        let label = ui.add(Label::new(RichText::new(line).small()).wrap());
        ear::give_author_id(&label, format!("seals-{}-{name}", self.id));
    }
}
