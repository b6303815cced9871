//! What is done with players, saved games and the history, and with what the
//! disk answers.

use std::path::{Path, PathBuf};

use egui::{UserAttentionType, ViewportCommand};

use super::App;
use super::give_up::Leaving;
use super::storage::tell_of_files;
use crate::command::{FileCommand, WindowKind};
use crate::files::FileAnswer;
use game::profile::slug;
use game::session::Undone;
use game::storage::{GAME_EXTENSION, Notice, OpenedGame};
use words::{files, history, msg, saved};

impl App {
    /// Does something with players, saved games or the history.
    pub(super) fn run_file_command(&mut self, ctx: &egui::Context, what: FileCommand) {
        match what {
            FileCommand::SaveGame(name) => self.storage.files.save(self.session.save_as(&name)),
            FileCommand::SaveGameAt(name, path) => self.save_at(&name, path),
            FileCommand::ListGames => self.storage.files.list(),
            FileCommand::OpenGame(Some(path)) => self.storage.files.open(path),
            FileCommand::OpenGame(None) => self.storage.files.ask_open(),
            FileCommand::RenameGame(path, name) => self.storage.files.rename(path, name),
            FileCommand::DeleteGame(path) => self.storage.files.delete(path),
            FileCommand::BringGameBack(path) => self.storage.files.bring_back(&path),
            FileCommand::ListFinished => self.storage.files.list_finished(),
            FileCommand::LookBack(id) => {
                self.storage
                    .files
                    .look_back(id, self.session.finished_game(id));
            }
            FileCommand::ClearHistory => self.clear_history(),
            FileCommand::BringHistoryBack => self.session.bring_history_back(),
            FileCommand::OpenFolder => {
                if let Some(folder) = self.storage.autosave.place().map(Path::to_owned) {
                    self.storage.files.show_folder(folder);
                }
            }
            FileCommand::CopyFolderPath => {
                if let Some(folder) = self.storage.autosave.place() {
                    ctx.copy_text(folder.display().to_string());
                    self.tell_of_folder(&msg::FOLDER_PATH_COPIED.text());
                }
            }
            FileCommand::SitDown(wish) => self.sit_down(ctx, &wish),
            FileCommand::TakeName(name) => {
                self.storage.household.take_name(&name);
                self.session.take_name(self.storage.household.name());
            }
            FileCommand::RenamePlayer(folder, name) => {
                self.storage.household.rename(&folder, &name);
                if self.storage.player().is_some() {
                    self.session.take_name(self.storage.household.name());
                }
            }
            FileCommand::DeletePlayer(folder) => self.storage.household.delete(&folder),
            FileCommand::BringBackPlayer(folder) => self.storage.household.bring_back(&folder),
        }
    }

    /// Saves the game on the table as a file; where, is asked if not given.
    fn save_at(&mut self, name: &str, path: Option<PathBuf>) {
        let game = self.session.save_as(name);
        if let Some(path) = path {
            self.storage.files.save_at(path, game);
        } else {
            let file_name = format!("{}.{GAME_EXTENSION}", slug(name, "game"));
            self.storage.files.ask_save(game, file_name);
        }
    }

    /// Opens a game for another start of the program, and comes to the front.
    pub(super) fn rung(&mut self, ctx: &egui::Context, file: PathBuf) {
        self.storage.open_later(file);
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
                if notice == Notice::TakenOver {
                    self.system.listen(ctx, &self.storage.household);
                }
                tell_of_files(notice, &mut self.session, &mut self.messages);
            }
            FileAnswer::Listed(listed) => self.storage.files.take_list(listed),
            FileAnswer::ReviewFound(id, found) => {
                let found = (id, found);
                let messages = &mut self.messages;
                self.learn.review_found(found, &mut self.session, messages);
            }
            FileAnswer::Nothing => {}
            FileAnswer::FinishedListed(finished) => self.storage.files.take_finished(finished),
            FileAnswer::FinishedRead(id, read) => match *read {
                Ok(opened) => self.make_room(ctx, Leaving::Finished(Box::new(opened))),
                Err(error) => self.storage.files.refuse(id, error),
            },
            FileAnswer::ToReview(id, found) => {
                let (session, files) = (&mut self.session, &mut self.storage.files);
                self.learn.answer_to_review((id, found), session, files);
            }
            FileAnswer::FolderNotShown(folder) => {
                let folder = files::shown(&folder);
                self.tell_of_folder(&msg::folder_not_shown(folder));
            }
            FileAnswer::NotChosen(asked) => self.hear(asked, &msg::SAVED_NOT_CHOSEN.text()),
            FileAnswer::ThemeSent(sent) => self.theme_was_sent(sent),
            FileAnswer::ThemeFetched(fetched) => self.theme_was_fetched(*fetched),
            FileAnswer::Saved(Ok(path)) => {
                self.close(WindowKind::SaveGame);
                if self.windows.is_open(WindowKind::OpenGame) {
                    self.storage.files.list();
                }
                self.messages.say(&msg::saved_as(files::shown(&path)));
            }
            FileAnswer::Saved(Err(error)) => {
                self.hear(WindowKind::SaveGame, &files::game_file_error(&error));
            }
            FileAnswer::Read(read) => match *read {
                Ok(opened) => self.make_room(ctx, Leaving::Opened(Box::new(opened))),
                Err(error) => self.hear(WindowKind::OpenGame, &files::game_file_error(&error)),
            },
        }
    }

    /// Clears the history, and says so if that will not last.
    fn clear_history(&mut self) {
        self.session.clear_history();
        self.messages.say(&msg::TURN_HISTORY_CLEARED.text());
        if !self.storage.autosave.keeps_clearing() {
            let told = msg::HISTORY_CLEAR_WILL_NOT_LAST.text();
            for kind in [WindowKind::Tally, WindowKind::History] {
                self.windows.contents.hear(kind, &told);
            }
        }
    }

    /// Says something of the player's folder where it was asked for.
    fn tell_of_folder(&mut self, said: &str) {
        self.windows.contents.hear(WindowKind::Settings, said);
        self.messages.say(said);
    }

    /// Says why something was not done: in the window where it was asked for, which may
    /// cover the message, and there.
    fn hear(&mut self, window: WindowKind, why: &str) {
        self.windows.contents.hear(window, why);
        self.messages.say(why);
    }

    /// Lays a game that was read on the table; a lesson is left for it, and a game with
    /// a clock has to be given up first.
    fn make_room(&mut self, ctx: &egui::Context, wanted: Leaving) {
        let now = ctx.input(|input| input.time);
        // Another start of the program may have rung.
        self.leave_lesson(now);
        if self.session.state().can_be_given_up() {
            self.ask_to_leave(wanted);
        } else {
            self.leave_for(ctx, wanted, now);
        }
    }

    /// Lays what the game was left for on the table.
    pub(super) fn leave_for(&mut self, ctx: &egui::Context, wanted: Leaving, now: f64) {
        match wanted {
            Leaving::Command(command) => self.carry_out(ctx, command, now),
            Leaving::Opened(opened) => self.lay_on_table(ctx, *opened),
            Leaving::Finished(opened) => self.lay_finished(ctx, *opened, now),
        }
    }

    /// Looks back at a finished game, which is put on the table unless it lies there.
    fn lay_finished(
        &mut self,
        ctx: &egui::Context,
        OpenedGame { kept, notice }: OpenedGame,
        now: f64,
    ) {
        let (id, ended) = (kept.game.id(), kept.saved);
        let is_over = self.session.state().outcome().is_some();
        let is_there = is_over && self.session.game().id() == id;
        if !is_there && !self.session.open_finished(kept.game) {
            return;
        }
        self.close_windows();
        if !is_there {
            self.come_to_another_game();
            self.moved(now);
        }
        if self.learn.review.is_none() {
            self.toggle_review(now);
        }
        let returns = self.session.undo_brings() == Some(Undone::Game);
        self.messages
            .say(&history::looked_back(ended, !is_there && returns));
        if let Some(notice) = notice {
            self.messages.notice(move || files::notice(&notice));
        }
        ctx.request_repaint();
    }

    fn lay_on_table(&mut self, ctx: &egui::Context, OpenedGame { kept, notice }: OpenedGame) {
        let mut opened = saved::opened(&kept, self.session.can_restart());
        if self.session.opens_with_help(&kept.game) {
            opened = format!("{opened} {}", msg::SAVED_KNOWN.text());
        }
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
