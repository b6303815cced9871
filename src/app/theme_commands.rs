//! What is done with themes, and with what the disk answers.

use super::App;
use crate::command::{ThemeCommand, WindowKind};
use game::profile::slug;
use game::storage::{THEME_EXTENSION, ThemeFileError};
use look::{OwnTheme, Themes};
use words::files::{shown, theme_file_error};
use words::msg;

impl App {
    /// Does something with the themes.
    pub(super) fn run_theme_command(&mut self, ctx: &egui::Context, what: ThemeCommand) {
        match what {
            ThemeCommand::Use(theme) => self.themes.use_theme(theme),
            ThemeCommand::Save(theme, palette) => self.themes.set_palette(theme, *palette),
            ThemeCommand::Reset(slot) => self.themes.reset(slot),
            ThemeCommand::Add(theme) => self.keep_theme(*theme, None),
            ThemeCommand::Rename(number, name) => self.themes.rename(number, name),
            ThemeCommand::Remove(number) => self.themes.remove(number),
            ThemeCommand::PutBack(number, theme) => self.themes.put_back(number, *theme),
            ThemeCommand::Send(theme, Some(path)) => self.files.send_theme(path, *theme),
            ThemeCommand::Send(theme, None) => {
                let letters = slug(theme.name.as_str(), "theme");
                let file_name = format!("{letters}.{THEME_EXTENSION}");
                self.files.ask_send_theme(*theme, file_name);
            }
            ThemeCommand::Fetch(Some(path)) => self.files.fetch_theme(path),
            ThemeCommand::Fetch(None) => self.files.ask_fetch_theme(),
        }
        self.dress(ctx);
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
        match fetched {
            Ok(theme) => {
                let said = msg::theme_fetched(theme.name.as_str());
                self.keep_theme(theme, Some(&said));
            }
            Err(error) => self.tell_of_themes(&theme_file_error(&error)),
        }
    }

    /// Keeps a theme and says so, or why not.
    fn keep_theme(&mut self, theme: OwnTheme, said: Option<&str>) {
        let name = theme.name.clone();
        if !self.themes.add(theme) {
            let most = Themes::MOST_OWN;
            let full = msg::theme_no_room(most, name.as_str());
            self.tell_of_themes(&full);
        } else if let Some(said) = said {
            self.tell_of_themes(said);
        }
    }

    /// In the window, which may cover the message, and there.
    fn tell_of_themes(&mut self, said: &str) {
        self.windows.hear(WindowKind::Colors, said);
        self.messages.say(said);
    }
}
