//! How it is proved: what Nestor knows, how seals are made and checked, and what chance
//! brought so far.

use egui::{RichText, Ui};

use super::luck::Luck;
use crate::command::{Command, WindowCommand};
use crate::windows::contents::Surroundings;
use crate::windows::kit::{fold, link};
use crate::windows::text;
use words::{msg, seals};

/// The third tab.
#[derive(Debug, Default)]
pub struct Proof {
    luck: Luck,
    shows_luck: bool,
}

impl Proof {
    /// Draws it.
    pub fn ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, commands: &mut Vec<Command>) {
        text::paragraph(ui, msg::HONESTY_KNOWS.text());
        ui.add_space(8.0);
        let (name, says) = (msg::HONESTY_LUCK.text(), msg::HONESTY_LUCK_SAYS.text());
        if fold(
            ui,
            around.paint,
            "honesty-luck",
            (&name, &says),
            &mut self.shows_luck,
        ) {
            self.luck.ui(ui, around);
        }
        for chapter in seals::help() {
            ui.add_space(14.0);
            text::heading(ui, chapter.title);
            for (n, paragraph) in chapter.paragraphs.into_iter().enumerate() {
                if !seals::is_command(&paragraph) {
                    text::paragraph(ui, paragraph);
                    continue;
                }
                text::paragraph(ui, RichText::new(&paragraph).monospace());
                let id = format!("fair-copy-{n}");
                if link(ui, around.paint, &id, &msg::SEALS_COPY_COMMAND.text()).clicked() {
                    commands.push(Command::Window(WindowCommand::Copy(paragraph)));
                }
            }
        }
    }
}
