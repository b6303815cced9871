//! Quitting: asks first if something is not saved.

use egui::{Context, Id, Label, Modal, Panel, RichText, Ui, ViewportCommand};

use super::command::{Command, WindowKind};
use super::files::FileAnswer;
use super::menu::tip;
use super::theme::SMALL_TEXT_SIZE;
use super::{App, ear};
use game::storage::{Notice, SaveError};
use words::files;
use words::{id, say};

impl App {
    /// Whether the window is being closed by somebody who has not yet been told
    /// what would be lost.
    pub(super) fn is_to_be_asked_before_close(&self, ctx: &Context) -> bool {
        let is_closing = ctx.input(|input| input.viewport().close_requested());
        is_closing && !self.quitting.accepts_loss
    }

    /// Keeps a sentence on the screen as long as something is not saved.
    pub(super) fn tell_unsaved(&mut self) {
        let unsaved = self.unsaved();
        if unsaved.is_some() {
            self.messages.forget(&files::notice(&Notice::SavedAgain));
        } else if self.open.contains(&WindowKind::Quit) {
            self.close(WindowKind::Quit);
        }
        self.messages
            .stand(unsaved.map(|error| files::save_error(&error)));
    }

    /// Why something is not on disk although it has been tried.
    fn unsaved(&self) -> Option<SaveError> {
        // As long as nobody sits at the table, there is nobody's game to keep.
        let somebody = self.household.at_table();
        somebody
            .and_then(|_| self.autosave.unsaved())
            .or_else(|| self.household.unsaved())
    }

    /// Saves what there is; if something cannot be, the player is asked.
    pub(super) fn prepare_to_close(&mut self, ctx: &Context) {
        self.files.finish();
        while let Some(read) = self.autosave.history_awaited() {
            self.take_history(ctx, read);
        }
        self.session.keep_clock();
        self.autosave.keep(&self.session, &self.themes);
        let mut answers = self.files.answers();
        let is_failure = |answer: &FileAnswer| matches!(answer, FileAnswer::Saved(Err(_)));
        let games_are_saved = !answers.iter().any(is_failure);
        let notices = self.household.flush().into_iter();
        answers.extend(notices.map(FileAnswer::Said));
        for answer in answers {
            self.file_answered(ctx, answer);
        }
        self.write_all();
        let asks = self.unsaved().is_some();
        if games_are_saved && !asks {
            return;
        }
        for command in [
            ViewportCommand::CancelClose,
            ViewportCommand::Minimized(false),
            ViewportCommand::Focus,
        ] {
            ctx.send_viewport_cmd(command);
        }
        // The window in which a saved game was named says why that one failed.
        if !asks {
            return;
        }
        self.quitting.tried = self.open.contains(&WindowKind::Quit);
        self.close(WindowKind::Quit);
        self.open(WindowKind::Quit);
    }

    /// Writes what there is, and takes over first what another window has written.
    pub(super) fn write_all(&mut self) {
        for round in 0.. {
            for notice in self.autosave.close() {
                self.tell_of_files(notice);
            }
            let (session, themes) = (&self.session, &self.themes);
            if !self.autosave.writes_on(round, session, themes) {
                break;
            }
        }
    }

    /// The player quits all the same.
    pub(super) fn quit_anyway(&mut self, ctx: &Context) {
        self.quitting.accepts_loss = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// What is not saved and why, as long as that is so.
    pub(super) fn trouble_ui(&self, ui: &mut Ui) {
        let Some(trouble) = self.messages.standing() else {
            return;
        };
        let frame = egui::Frame::new()
            .fill(self.look.panel)
            .inner_margin(egui::Margin::symmetric(12, 4));
        Panel::top("trouble").frame(frame).show(ui, |ui| {
            let color = ui.visuals().warn_fg_color;
            let text = RichText::new(trouble).size(SMALL_TEXT_SIZE).color(color);
            let response = ui.add(Label::new(text).wrap());
            ear::speak(&response);
        });
    }

    /// Asks whether to quit although something is not saved.
    pub(super) fn quit_ui(&self, ui: &Ui, commands: &mut Vec<Command>) {
        let response = Modal::new(Id::unique("quit")).show(ui.ctx(), |ui| {
            ear::name_modal(ui, &say!("quit-title"));
            ui.set_max_width(380.0);
            ui.heading(say!("quit-title"));
            ui.label(self.messages.standing().unwrap_or_default());
            ui.label(say!("quit-is-lost"));
            if self.quitting.tried {
                ui.label(say!("quit-in-vain"));
            }
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let wait = ui.button(say!("quit-wait"));
                let wait = tip(wait, id!("tip-quit-wait"), None);
                let (again, anyway) = (say!("quit-try-again"), say!("quit-quit-anyway"));
                let others = [
                    (again, id!("tip-quit-try-again"), Command::Quit),
                    (anyway, id!("tip-quit-quit-anyway"), Command::QuitAnyway),
                ]
                .map(|(text, says, command)| (tip(ui.button(text), says, None), command));
                if !wait.has_focus() && !others.iter().any(|(button, _)| button.has_focus()) {
                    wait.request_focus();
                }
                if wait.clicked() {
                    ui.close();
                }
                for (button, command) in others {
                    if button.clicked() {
                        commands.push(command);
                    }
                }
            });
        });
        if response.should_close() {
            commands.push(Command::CloseWindow(WindowKind::Quit));
        }
    }
}
