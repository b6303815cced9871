//! Quitting: asks first if something is not saved.

use egui::{Context, Id, Label, Modal, Panel, RichText, Ui, ViewportCommand};

use super::command::{Command, WindowKind};
use super::theme::SMALL_TEXT_SIZE;
use super::wording::quit as words;
use super::{App, ear};
use crate::storage::{Notice, SaveError};

/// How far the end of the program has come.
#[derive(Debug, Default)]
pub(super) struct Quitting {
    /// The player accepts that something is lost.
    accepts_loss: bool,
    /// Saving was tried again and failed.
    tried: bool,
}

impl App {
    /// Says what there is to say of the files, and sees to it that nobody
    /// closes the window without knowing what is lost. To be called once a
    /// frame.
    pub(super) fn watch_files(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested()) && !self.quitting.accepts_loss {
            self.save_before_end(ctx);
        }
        for notice in self.home.notices().into_iter().chain(self.keeper.notices()) {
            self.said.notice(&notice.to_string());
        }
        let unsaved = self.unsaved();
        if unsaved.is_some() {
            self.said.forget(&Notice::SavedAgain.to_string());
        } else if self.open.contains(&WindowKind::Quit) {
            self.close(WindowKind::Quit);
        }
        self.said.stand(unsaved.map(|error| error.to_string()));
    }

    /// Why something is not on disk although it has been tried.
    fn unsaved(&self) -> Option<SaveError> {
        // As long as nobody sits at the table, there is nobody's game to keep.
        let somebody = self.home.at_table();
        somebody
            .and_then(|_| self.keeper.unsaved())
            .or_else(|| self.home.unsaved())
    }

    /// Saves what there is; if something cannot be, the player is asked.
    fn save_before_end(&mut self, ctx: &Context) {
        self.files.finish();
        let games_are_saved = self.files_done(ctx);
        for notice in self.keeper.close().into_iter().chain(self.home.flush()) {
            self.said.notice(&notice.to_string());
        }
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
        // Why a game is not saved is said where its name was chosen.
        if !asks {
            return;
        }
        self.quitting.tried = self.open.contains(&WindowKind::Quit);
        self.close(WindowKind::Quit);
        self.open(WindowKind::Quit);
    }

    /// The player quits all the same.
    pub(super) fn quit_anyway(&mut self, ctx: &Context) {
        self.quitting.accepts_loss = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// What is not saved and why, as long as that is so.
    pub(super) fn trouble_ui(&self, ui: &mut Ui) {
        let Some(trouble) = self.said.standing() else {
            return;
        };
        let frame = egui::Frame::new()
            .fill(self.look.panel)
            .inner_margin(egui::Margin::symmetric(12, 4));
        Panel::top("trouble").frame(frame).show(ui, |ui| {
            let color = ui.visuals().warn_fg_color;
            let text = RichText::new(trouble).size(SMALL_TEXT_SIZE).color(color);
            let response = ui.add(Label::new(text).wrap());
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_live(egui::accesskit::Live::Assertive);
            });
        });
    }

    /// Asks whether to quit although something is not saved.
    pub(super) fn quit_ui(&self, ui: &Ui, commands: &mut Vec<Command>) {
        let response = Modal::new(Id::unique("quit")).show(ui.ctx(), |ui| {
            ear::name_modal(ui, words::TITLE);
            ui.set_max_width(380.0);
            ui.heading(words::TITLE);
            ui.label(self.said.standing().unwrap_or_default());
            ui.label(words::IS_LOST);
            if self.quitting.tried {
                ui.label(words::IN_VAIN);
            }
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let wait = ui.button(words::WAIT);
                let others = [
                    (words::TRY_AGAIN, Command::Quit),
                    (words::QUIT_ANYWAY, Command::QuitAnyway),
                ]
                .map(|(text, command)| (ui.button(text), command));
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
