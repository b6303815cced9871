//! Windows are opened and closed, and the program is quit: what is not saved is asked about
//! first.

use egui::{Context, ViewportCommand};

use super::App;
use crate::command::{WindowCommand, WindowKind};
use crate::files::FileAnswer;
use crate::platform::toggle_full_screen;
use crate::windows;
use game::storage::Notice;
use words::{files, msg};

impl App {
    /// Does something with a window or the whole program.
    pub(super) fn run_window_command(&mut self, ctx: &Context, what: WindowCommand) {
        match what {
            WindowCommand::Toggle(kind) if !self.windows.is_open(kind) => self.open(kind),
            WindowCommand::Toggle(kind) if self.windows.newest() != Some(kind) => {
                self.open_in_front(ctx, kind);
            }
            WindowCommand::Toggle(kind) | WindowCommand::Close(kind) => {
                if self.windows.leave(kind) {
                    self.close(kind);
                }
            }
            WindowCommand::OpenSettings(page) => {
                self.open_in_front(ctx, WindowKind::Settings);
                self.windows.contents.turn_to(WindowKind::Settings, page);
            }
            WindowCommand::FindSetting(name) => {
                self.open_in_front(ctx, WindowKind::Settings);
                self.windows
                    .contents
                    .find_setting(WindowKind::Settings, &name);
            }
            WindowCommand::OpenFair(tab) => {
                self.open_in_front(ctx, WindowKind::Fair);
                self.windows.contents.turn_to_tab(WindowKind::Fair, tab);
            }
            WindowCommand::AskForNumber => {
                self.open_in_front(ctx, WindowKind::NewGame);
                windows::ask_for_number(ctx);
            }
            WindowCommand::ToggleFullScreen => toggle_full_screen(ctx),
            WindowCommand::ToggleSound => self.set(|set| set.display.sound = !set.display.sound),
            WindowCommand::Say(text) => self.messages.say(&text),
            WindowCommand::ReadNotices => self.messages.read(),
            WindowCommand::Copy(text) => {
                ctx.copy_text(text);
                // Who sees the button sees that there.
                self.messages.whisper(msg::COPIED.text());
            }
            WindowCommand::PrepareToClose => self.prepare_to_close(ctx),
            WindowCommand::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            WindowCommand::QuitAnyway => {
                self.windows.accepts_loss = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Opens a window. One that is open already comes after those opened since.
    pub(super) fn open(&mut self, kind: WindowKind) {
        let mut contents = std::mem::take(&mut self.windows.contents);
        let paint = self.look.paint();
        let replaced = contents.open(kind, &self.surroundings(kind, &paint));
        self.windows.contents = contents;
        self.windows.keyboard.opened(kind);
        if let Some(replaced) = replaced {
            self.close(replaced);
        }
        self.windows.put_in_front(kind);
    }

    /// Opens a window, or brings it before the others if it is open.
    fn open_in_front(&mut self, ctx: &Context, kind: WindowKind) {
        if self.windows.newest() != Some(kind) {
            // The keyboard goes back from the window that is left to where it was before both.
            self.windows.leave(kind);
        }
        self.close(kind);
        self.open(kind);
        ctx.move_to_top(windows::layer(kind));
    }

    /// Closes a window, for something else.
    pub(super) fn close(&mut self, kind: WindowKind) {
        self.windows.close(kind);
        if kind == WindowKind::Fair {
            self.learn.drop_blind_test();
        }
    }

    /// Closes all windows: nobody begins a game behind one.
    pub(super) fn close_windows(&mut self) {
        for kind in self.windows.open().to_vec() {
            self.close(kind);
        }
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
    fn prepare_to_close(&mut self, ctx: &Context) {
        while let Some(read) = self.storage.autosave.history_awaited() {
            self.take_history(ctx, read);
        }
        let files_are_written = self.finish_files(ctx);
        self.session.keep_clock();
        self.storage.autosave.keep(&self.session, &self.look.themes);
        for notice in self.storage.household.flush() {
            self.file_answered(ctx, FileAnswer::Said(notice));
        }
        self.storage
            .write_all(&mut self.session, &self.look.themes, &mut self.messages);
        let asks = self.storage.unsaved().is_some();
        if files_are_written && !asks {
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
        if asks {
            self.windows.tried_to_save = self.windows.is_open(WindowKind::Quit);
            self.close(WindowKind::Quit);
            self.open(WindowKind::Quit);
        }
    }

    /// Waits for the files, and for those that follow from their answers; whether all that
    /// the player asked for is written.
    fn finish_files(&mut self, ctx: &Context) -> bool {
        let mut is_written = true;
        loop {
            self.storage.files.finish();
            let answers = self.storage.files.answers();
            if answers.is_empty() {
                return is_written;
            }
            for answer in answers {
                is_written &= !matches!(
                    answer,
                    FileAnswer::Saved(Err(_))
                        | FileAnswer::Renamed(Err(_))
                        | FileAnswer::ThemeSent(Err(_))
                );
                self.file_answered(ctx, answer);
            }
        }
    }
}
