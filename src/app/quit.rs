//! Quitting: asks first if something is not saved.

use egui::{Context, Label, Panel, RichText, Ui, ViewportCommand};

use super::App;
use crate::command::{Command, WindowCommand, WindowKind};
use crate::ear;
use crate::files::FileAnswer;
use crate::paint::Look;
use crate::paint::theme::SMALL_TEXT_SIZE;
use crate::windows::{Question, question};
use game::storage::Notice;
use words::{files, msg};

impl App {
    /// Whether the window is being closed by somebody who has not yet been told
    /// what would be lost.
    pub(super) fn is_to_be_asked_before_close(&self, ctx: &Context) -> bool {
        let is_closing = ctx.input(|input| input.viewport().close_requested());
        is_closing && !self.windows.accepts_loss
    }

    /// Keeps a sentence on the screen as long as something is not saved.
    pub(super) fn tell_unsaved(&mut self) {
        let unsaved = self.storage.unsaved();
        if unsaved.is_some() {
            self.messages.forget(&files::notice(&Notice::SavedAgain));
        } else if self.windows.is_open(WindowKind::Quit) {
            self.close(WindowKind::Quit);
        }
        self.messages
            .stand(unsaved.map(|error| files::save_error(&error)));
    }

    /// Saves what there is; if something cannot be, the player is asked.
    pub(super) fn prepare_to_close(&mut self, ctx: &Context) {
        self.storage.files.finish();
        while let Some(read) = self.storage.autosave.history_awaited() {
            self.take_history(ctx, read);
        }
        self.session.keep_clock();
        self.storage.autosave.keep(&self.session, &self.look.themes);
        let mut answers = self.storage.files.answers();
        let is_failure = |answer: &FileAnswer| matches!(answer, FileAnswer::Saved(Err(_)));
        let games_are_saved = !answers.iter().any(is_failure);
        let notices = self.storage.household.flush().into_iter();
        answers.extend(notices.map(FileAnswer::Said));
        for answer in answers {
            self.file_answered(ctx, answer);
        }
        self.storage
            .write_all(&mut self.session, &self.look.themes, &mut self.messages);
        let asks = self.storage.unsaved().is_some();
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
        self.windows.tried_to_save = self.windows.is_open(WindowKind::Quit);
        self.close(WindowKind::Quit);
        self.open(WindowKind::Quit);
    }

    /// The player quits all the same.
    pub(super) fn quit_anyway(&mut self, ctx: &Context) {
        self.windows.accepts_loss = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// What is not saved and why, as long as that is so.
    pub(super) fn trouble_ui(&self, ui: &mut Ui) {
        let Some(trouble) = self.messages.standing() else {
            return;
        };
        let frame = egui::Frame::new()
            .fill(self.look.style.panel)
            .inner_margin(egui::Margin::symmetric(12, 4));
        Panel::top("trouble").frame(frame).show(ui, |ui| {
            let color = ui.visuals().warn_fg_color;
            let text = RichText::new(trouble).size(SMALL_TEXT_SIZE).color(color);
            let response = ui.add(Label::new(text).wrap());
            ear::speak(&response);
        });
    }

    /// Asks whether to quit although something is not saved.
    pub(super) fn quit_ui(&self, ui: &Ui, look: &Look, commands: &mut Vec<Command>) {
        let mut lines: Vec<String> = self
            .messages
            .standing()
            .map(str::to_owned)
            .into_iter()
            .collect();
        lines.push(msg::QUIT_IS_LOST.text());
        lines.extend(self.windows.tried_to_save.then(|| msg::QUIT_IN_VAIN.text()));
        let asked = Question {
            id: "quit",
            title: &msg::QUIT_TITLE.text(),
            lines: &lines,
            answers: &[
                ("quit-wait", msg::QUIT_WAIT.text()),
                ("quit-try-again", msg::QUIT_TRY_AGAIN.text()),
                ("quit-quit-anyway", msg::QUIT_QUIT_ANYWAY.text()),
            ],
        };
        match question(ui.ctx(), look, &asked) {
            Some(0) => commands.push(Command::Window(WindowCommand::Close(WindowKind::Quit))),
            Some(1) => commands.push(Command::Window(WindowCommand::Quit)),
            Some(_) => commands.push(Command::Window(WindowCommand::QuitAnyway)),
            None => {}
        }
    }
}
