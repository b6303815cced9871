//! What is done with players, saved games and the history, and with what the
//! disk answers.

use std::path::{Path, PathBuf};

use egui::{UserAttentionType, ViewportCommand};

use super::App;
use super::command::{FileCommand, WindowKind};
use super::files::FileAnswer;
use super::leaving::Leaving;
use crate::profile::slug;
use crate::say;
use crate::storage::{GAME_EXTENSION, OpenedGame};
use crate::words::{files, saved as words};

impl App {
    /// Does something with players, saved games or the history.
    pub(super) fn run_file_command(&mut self, ctx: &egui::Context, what: FileCommand) {
        match what {
            FileCommand::SaveGame(name) => self.files.save(self.session.save_as(&name)),
            FileCommand::SaveGameAt(name, path) => self.save_at(&name, path),
            FileCommand::ListGames => self.files.list(),
            FileCommand::OpenGame(Some(path)) => self.files.open(path),
            FileCommand::OpenGame(None) => self.files.ask_open(),
            FileCommand::DeleteGame(path) => self.files.delete(path),
            FileCommand::BringGameBack(path) => self.files.bring_back(&path),
            FileCommand::ClearHistory => self.session.clear_history(),
            FileCommand::BringHistoryBack => self.session.bring_history_back(),
            FileCommand::OpenFolder => {
                if let Some(folder) = self.autosave.place().map(Path::to_owned) {
                    self.files.show_folder(folder);
                }
            }
            FileCommand::CopyFolderPath => {
                if let Some(folder) = self.autosave.place() {
                    ctx.copy_text(folder.display().to_string());
                    self.tell_of_folder(&say!("folder-path-copied"));
                }
            }
            FileCommand::SitDown(wish) => self.sit_down(ctx, &wish),
            FileCommand::DeletePlayer(folder) => self.household.delete(&folder),
            FileCommand::BringBackPlayer(folder) => self.household.bring_back(&folder),
        }
    }

    /// Saves the game on the table as a file; where, is asked if not given.
    fn save_at(&mut self, name: &str, path: Option<PathBuf>) {
        let game = self.session.save_as(name);
        if let Some(path) = path {
            self.files.save_at(path, game);
        } else {
            let file_name = format!("{}.{GAME_EXTENSION}", slug(name, "game"));
            self.files.ask_save(game, file_name);
        }
    }

    /// Opens a game for another start of the program, and comes to the front.
    pub(super) fn rung(&mut self, ctx: &egui::Context, file: PathBuf) {
        self.to_open.push_back(file);
        for command in [
            ViewportCommand::Minimized(false),
            ViewportCommand::Focus,
            // Where a window may not come to the front by itself.
            ViewportCommand::RequestUserAttention(UserAttentionType::Informational),
        ] {
            ctx.send_viewport_cmd(command);
        }
        ctx.request_repaint();
    }

    /// Says what the disk answered, and lays a game that was read on the table.
    pub(super) fn file_answered(&mut self, ctx: &egui::Context, answer: FileAnswer) {
        match answer {
            FileAnswer::Said(notice) => {
                self.messages.notice(move || files::notice(&notice));
                return;
            }
            FileAnswer::Listed(listed) => {
                self.files.take_list(listed);
                return;
            }
            FileAnswer::ReviewFound(id, found) => {
                self.review_found(id, found);
                return;
            }
            FileAnswer::ReviewKept => return,
            FileAnswer::FolderNotShown(folder) => {
                let folder = folder.display().to_string();
                self.tell_of_folder(&say!("folder-not-shown", folder = folder));
                return;
            }
            FileAnswer::NotChosen => self.hear(&say!("saved-not-chosen")),
            FileAnswer::ThemeSent(sent) => self.theme_was_sent(sent),
            FileAnswer::ThemeFetched(fetched) => self.theme_was_fetched(*fetched),
            FileAnswer::Saved(Ok(path)) => {
                self.close(WindowKind::SaveGame);
                if self.open.contains(&WindowKind::OpenGame) {
                    self.files.list();
                }
                self.messages
                    .say(&say!("saved-as", path = path.display().to_string()));
            }
            FileAnswer::Saved(Err(error)) => self.hear(&files::game_file_error(&error)),
            FileAnswer::Read(read) => match *read {
                Ok(opened) if self.lesson.is_some() => {
                    // Another start of the program has rung.
                    self.leave_lesson(ctx.input(|input| input.time));
                    return self.file_answered(ctx, FileAnswer::Read(Box::new(Ok(opened))));
                }
                Ok(opened) if self.session.state().can_be_given_up() => {
                    self.ask_to_leave(Leaving::Opened(Box::new(opened)));
                }
                Ok(opened) => self.lay_on_table(ctx, opened),
                Err(error) => self.hear(&files::game_file_error(&error)),
            },
        }
        self.files.close_dialog();
    }

    /// Says something of the player's folder where it was asked for.
    fn tell_of_folder(&mut self, said: &str) {
        self.windows.hear(WindowKind::Settings, said);
        self.messages.say(said);
    }

    /// Says why something was not done: in the window, which may cover the
    /// message, and there.
    fn hear(&mut self, why: &str) {
        for window in [
            WindowKind::SaveGame,
            WindowKind::OpenGame,
            WindowKind::Colors,
        ] {
            self.windows.hear(window, why);
        }
        self.messages.say(why);
    }

    pub(super) fn lay_on_table(
        &mut self,
        ctx: &egui::Context,
        OpenedGame { kept, notice }: OpenedGame,
    ) {
        let opened = words::opened(&kept.name, self.session.can_restart());
        self.session.open_game(kept);
        self.close_windows();
        self.come_to_another_game();
        self.moved(ctx.input(|input| input.time));
        self.messages.say(&opened);
        if let Some(notice) = notice {
            self.messages.notice(move || files::notice(&notice));
        }
        ctx.request_repaint();
    }
}
