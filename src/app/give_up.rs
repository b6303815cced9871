//! Asks whether to end a game with a clock before its time.

use egui::{Id, Modal, Ui};

use super::command::{Command, WindowKind};
use super::menu::tip;
use super::{App, ear};
use crate::words::refused::refused;
use crate::{id, say};

/// How wide the question is, in points.
const WIDTH: f32 = 340.0;

impl App {
    /// Asks whether to end the game: it counts as lost.
    pub(super) fn give_up_ui(ui: &Ui, commands: &mut Vec<Command>) {
        let response = Modal::new(Id::unique("give up")).show(ui.ctx(), |ui| {
            ear::name_modal(ui, &say!("give-up-title"));
            ui.set_max_width(WIDTH);
            ui.heading(say!("give-up-title"));
            ui.label(say!("give-up-is-lost"));
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let go_on = ui.button(say!("give-up-go-on"));
                ear::give_author_id(&go_on, "give-up-go-on");
                let go_on = tip(go_on, id!("tip-give-up-go-on"), None);
                let end = ui.button(say!("give-up-end"));
                ear::give_author_id(&end, "give-up-end");
                let end = tip(end, id!("tip-give-up-end"), None);
                if !go_on.has_focus() && !end.has_focus() {
                    go_on.request_focus();
                }
                if go_on.clicked() {
                    ui.close();
                }
                if end.clicked() {
                    commands.push(Command::GiveUp);
                    ui.close();
                }
            });
        });
        if response.should_close() {
            commands.push(Command::CloseWindow(WindowKind::GiveUp));
        }
    }

    /// Ends the game with a clock: it is lost.
    pub(super) fn give_up(&mut self, now: f64) {
        match self.session.give_up(self.seat()) {
            Ok(events) => self.happened(&events, now),
            Err(error) => {
                self.messages.say(&refused(&error.reason));
            }
        }
    }
}
