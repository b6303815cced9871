//! What is done with themes, and with what the disk answers.

use super::App;
use crate::command::{ThemeCommand, WindowKind};
use game::profile::slug;
use game::storage::{THEME_EXTENSION, ThemeFileError};
use look::OwnTheme;
use words::files::{shown, theme_file_error};
use words::msg;

impl App {
    /// Does something with the themes.
    pub(super) fn run_theme_command(&mut self, ctx: &egui::Context, what: ThemeCommand) {
        match what {
            ThemeCommand::Send(theme, Some(path)) => self.storage.files.send_theme(path, *theme),
            ThemeCommand::Send(theme, None) => {
                let letters = slug(theme.name.as_str(), "theme");
                let file_name = format!("{letters}.{THEME_EXTENSION}");
                self.storage.files.ask_send_theme(*theme, file_name);
            }
            ThemeCommand::Fetch(Some(path)) => self.storage.files.fetch_theme(path),
            ThemeCommand::Fetch(None) => self.storage.files.ask_fetch_theme(),
            change => {
                if let Some(said) = self.look.change(change) {
                    self.tell_of_themes(&said);
                }
            }
        }
        self.look.dress(ctx, self.session.preferences());
    }

    /// Says what became of a theme that was sent.
    pub(super) fn theme_was_sent(&mut self, sent: Result<std::path::PathBuf, ThemeFileError>) {
        match sent {
            Ok(path) => {
                let said = msg::theme_sent(shown(&path));
                self.tell_of_themes(&said);
            }
            Err(error) => self.tell_of_themes(&theme_file_error(&error)),
        }
    }

    /// Keeps a theme that was fetched, or says why not.
    pub(super) fn theme_was_fetched(&mut self, fetched: Result<OwnTheme, ThemeFileError>) {
        let said = match fetched {
            Ok(theme) => {
                let said = msg::theme_fetched(theme.name.as_str());
                self.look.keep(theme).err().unwrap_or(said)
            }
            Err(error) => theme_file_error(&error),
        };
        self.tell_of_themes(&said);
    }

    /// In the window, which may cover the message, and there.
    fn tell_of_themes(&mut self, said: &str) {
        self.windows.contents.hear(WindowKind::Colors, said);
        self.messages.say(said);
    }
}
