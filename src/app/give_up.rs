//! Asks whether to end a game with a clock before its time.

use egui::{Context, Id, Modal, Ui};

use super::command::{Command, WindowKind};
use super::leaving::Leaving;
use super::menu::tip;
use super::{App, ear};
use words::refused::refused;
use words::{id, say};

/// How wide the question is, in points.
const WIDTH: f32 = 340.0;

impl App {
    /// Asks whether to end the game, and says for what: it counts as lost.
    pub(super) fn give_up_ui(&self, ui: &Ui, commands: &mut Vec<Command>) {
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
                let leaving = self.leaving.as_ref();
                let wanted = leaving.map_or("nothing", Leaving::wanted);
                let end = ui.button(say!("give-up-end", wanted = wanted));
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

    /// Whether a command would put another game in the place of one with a clock
    /// that is not over.
    ///
    /// Undo and a number for the deals do not ask: they leave the game on the table.
    pub(super) fn leaves_game(&self, command: &Command) -> bool {
        let leaves = match command {
            Command::NewGame
            | Command::StartGame(_)
            | Command::StartNumbered(_)
            | Command::StartDay(_)
            | Command::RestartGame => true,
            Command::Restore => self.session.preserved().is_some(),
            Command::LeaveAgain => self.session.can_leave_again(),
            _ => false,
        };
        leaves && self.session.state().can_be_given_up()
    }

    /// Asks whether to give the game up for this.
    pub(super) fn ask_to_leave(&mut self, leaving: Leaving) {
        self.close(WindowKind::GiveUp);
        self.leaving = Some(leaving);
        self.open(WindowKind::GiveUp);
    }

    /// Ends the game with a clock, which is lost, and goes on with what it was
    /// given up for.
    pub(super) fn give_up(&mut self, ctx: &Context, now: f64) {
        let leaving = self.leaving.take();
        match (self.session.give_up(self.seat()), leaving) {
            (Ok(events), None) => self.happened(&events, now),
            (Ok(_), Some(leaving)) => self.leave_for(ctx, leaving, now),
            (Err(error), _) => self.messages.say(&refused(&error.reason)),
        }
    }
}
