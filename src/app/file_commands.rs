//! Carries out commands about players, saved games, the history and themes, and takes the answers
//! from the disk.

use std::path::Path;
use std::sync::Arc;

use egui::{Context, UserAttentionType, ViewportCommand};

use super::App;
use super::leaving::Leaving;
use super::storage::sitting;
use crate::command::{FileCommand, SitDown, ThemeCommand, WindowKind};
use crate::files::{FileAnswer, Saved};
use crate::messages::Messages;
use engine::Name;
use game::profile::{Person, Preferences, slug};
use game::session::{Session, Step};
use game::storage::{
    FileError, GAME_EXTENSION, LoadedFiles, Message, Notice, OpenedGame, THEME_EXTENSION,
};
use words::files::{game_file_error, shown, theme_file_error};
use words::{dates, msg, saved, yes_or_no};

impl App {
    /// Carries out a command about players, saved games or the history.
    pub(super) fn run_file_command(&mut self, ctx: &Context, what: FileCommand) {
        let storage = &mut self.storage;
        match what {
            FileCommand::SaveGame(name) => {
                storage.files.save(self.session.game_file(named(&name)));
            }
            FileCommand::SaveGameAt(name, Some(path)) => {
                storage
                    .files
                    .save_at(path, self.session.game_file(named(&name)), false);
            }
            FileCommand::SaveGameAt(name, None) => {
                let file_name = format!("{}.{GAME_EXTENSION}", slug(&name, "game"));
                storage
                    .files
                    .ask_save(self.session.game_file(named(&name)), file_name);
            }
            FileCommand::ListGames => storage.files.list(),
            FileCommand::OpenGame(Some(path)) => storage.files.open(path),
            FileCommand::OpenGame(None) => storage.files.ask_open(),
            FileCommand::RenameGame(path, name) => storage.files.rename(path, name),
            FileCommand::DeleteGame(path) => storage.files.delete(path),
            FileCommand::BringGameBack(path) => storage.files.bring_back(&path),
            FileCommand::ListFinished => storage.files.list_finished(),
            FileCommand::LookBack(id) => {
                storage.files.look_back(id, self.session.finished_game(id));
            }
            FileCommand::ClearHistory => {
                self.session.clear_history();
                self.messages.show(&msg::TURN_HISTORY_CLEARED.text());
                if storage.would_lose() || storage.is_elsewhere() {
                    let told = msg::HISTORY_CLEAR_WILL_NOT_LAST.text();
                    for kind in [WindowKind::Tally, WindowKind::History] {
                        self.windows.show_status(kind, &told);
                    }
                }
            }
            FileCommand::BringHistoryBack => self.session.bring_history_back(),
            FileCommand::OpenFolder => {
                if let Some(folder) = storage.files.folder().map(Path::to_owned) {
                    storage.files.show_folder(folder);
                }
            }
            FileCommand::CopyFolderPath => {
                if let Some(folder) = storage.files.folder() {
                    ctx.copy_text(folder.display().to_string());
                    self.hear(WindowKind::Settings, &msg::FOLDER_PATH_COPIED.text());
                }
            }
            FileCommand::SitDown(wish) => self.sit_down(ctx, &wish),
            FileCommand::TakeName(name) => {
                storage.household.take_name(&name);
                self.session.take_name(storage.household.name());
            }
            FileCommand::RenamePlayer(folder, name) => {
                storage.household.rename(&folder, &name);
                if storage.player().is_some() {
                    self.session.take_name(storage.household.name());
                }
            }
            FileCommand::DeletePlayer(folder) => storage.household.delete(&folder),
            FileCommand::BringBackPlayer(folder) => storage.household.bring_back(&folder),
        }
    }

    /// Carries out a command about themes.
    pub(super) fn run_theme_command(&mut self, ctx: &Context, what: ThemeCommand) {
        let files = &mut self.storage.files;
        match what {
            ThemeCommand::Send(theme, Some(path)) => files.send_theme(path, *theme),
            ThemeCommand::Send(theme, None) => {
                let letters = slug(theme.name.as_str(), "theme");
                files.ask_send_theme(*theme, format!("{letters}.{THEME_EXTENSION}"));
            }
            ThemeCommand::Fetch(Some(path)) => files.fetch_theme(path),
            ThemeCommand::Fetch(None) => files.ask_fetch_theme(),
            change => match self.look.change(change) {
                Some(said) => self.hear(WindowKind::Colors, &said),
                None => self.windows.clear_status(WindowKind::Colors),
            },
        }
        self.look.dress(ctx);
    }

    /// Carries out the request of another start of the program, and comes to the front.
    pub(super) fn do_for_other_start(&mut self, ctx: &Context, message: Message) {
        match message {
            Message::Raise => {}
            Message::Open(file) => self.storage.open_later(file),
        }
        for command in [
            ViewportCommand::Minimized(false),
            ViewportCommand::Focus,
            // For systems on which a window may not raise itself.
            ViewportCommand::RequestUserAttention(UserAttentionType::Informational),
        ] {
            ctx.send_viewport_cmd(command);
        }
        ctx.request_repaint();
    }

    /// Takes an answer from the disk: shows a message, or puts a game that was read on the table.
    pub(super) fn file_answered(&mut self, ctx: &Context, answer: FileAnswer) {
        if answer.is_failure() {
            // The window stays open to show the failure.
            self.windows.closes_at = None;
        }
        match answer {
            FileAnswer::Said(notice) => self.messages.of_files(vec![notice]),
            FileAnswer::SatDown(files) => {
                let begins_with = self.session.preferences().clone();
                self.begin_sitting(ctx, (*files, Vec::new()), begins_with);
            }
            FileAnswer::NobodySits => {
                let asks = self.storage.asks_who_plays();
                if asks && !self.windows.is_open(WindowKind::Players) {
                    self.open(WindowKind::Players);
                }
            }
            FileAnswer::Late(files) => self.go_on_with(ctx, *files),
            FileAnswer::Lists(history, days) => {
                self.session.take_lists(Arc::clone(history.games()), days);
                ctx.request_repaint();
            }
            FileAnswer::Listed(listed) => self.storage.files.take_list(listed),
            FileAnswer::ReviewFound(id, found) => {
                let found = (id, found);
                let messages = &mut self.messages;
                self.learn.review_found(found, &mut self.session, messages);
            }
            FileAnswer::FinishedListed(Ok(finished)) => {
                self.storage.files.take_finished(finished);
            }
            FileAnswer::FinishedListed(Err(error)) => {
                self.tell_file_error(WindowKind::History, &error);
            }
            FileAnswer::NotRemoved(error) => {
                self.messages.notify(move || game_file_error(&error));
            }
            FileAnswer::FinishedRead(id, read) => match *read {
                Ok(opened) => self.make_room(ctx, Leaving::Finished(Box::new(opened))),
                Err(error) => self.storage.files.refuse(id, error),
            },
            FileAnswer::ToReview(id, found) => {
                let (session, files) = (&mut self.session, &mut self.storage.files);
                self.learn.answer_to_review((id, found), session, files);
            }
            FileAnswer::FolderNotShown(folder) => {
                let said = msg::folder_not_shown(shown(&folder));
                self.hear(WindowKind::Settings, &said);
            }
            FileAnswer::Chosen(what, path) => self.storage.files.chosen(what, path),
            FileAnswer::NotChosen(asked) => self.hear(asked, &msg::SAVED_NOT_CHOSEN.text()),
            FileAnswer::ThemeSent(sent) => {
                let said = match sent {
                    Ok(path) => msg::theme_sent(shown(&path)),
                    Err(error) => theme_file_error(&error),
                };
                self.hear(WindowKind::Colors, &said);
            }
            FileAnswer::ThemeFetched(fetched) => {
                let said = match *fetched {
                    Ok(theme) => {
                        let said = msg::theme_fetched(theme.name.as_str());
                        self.look.keep(theme).err().unwrap_or(said)
                    }
                    Err(error) => theme_file_error(&error),
                };
                self.hear(WindowKind::Colors, &said);
            }
            FileAnswer::Saved(Ok(saved)) => {
                self.settle(WindowKind::SaveGame);
                self.close(WindowKind::SaveGame);
                // The list shows which names are free now.
                self.storage.files.list();
                self.messages.show(&match saved {
                    Saved::InList(name) => msg::saved_as(name),
                    Saved::AsFile(path) => msg::saved_as_file(shown(&path)),
                });
            }
            FileAnswer::Saved(Err(error)) => {
                self.tell_file_error(WindowKind::SaveGame, &error);
            }
            FileAnswer::Read(read) => match *read {
                Ok(opened) => {
                    self.settle(WindowKind::OpenGame);
                    self.make_room(ctx, Leaving::Opened(Box::new(opened)));
                }
                Err(error) => self.game_refused(&error),
            },
            FileAnswer::Renamed(Ok(())) => {
                self.settle(WindowKind::OpenGame);
                self.storage.files.list();
            }
            FileAnswer::Renamed(Err(error)) => self.game_refused(&error),
        }
    }

    /// Shows why a saved game was not opened or renamed, and reads the list again, because it may
    /// be gone.
    fn game_refused(&mut self, error: &FileError) {
        self.tell_file_error(WindowKind::OpenGame, error);
        self.storage.files.list();
    }

    /// Shows why a file could not be read or written, in the window of the command and as a message
    /// over the table.
    fn tell_file_error(&mut self, window: WindowKind, error: &FileError) {
        let told = game_file_error(error);
        self.settle(window);
        self.windows.show_status(window, &told);
        self.messages
            .notify_about(Some(window), move || told.clone());
    }

    /// Removes the message of an earlier failure from a window whose command has now succeeded.
    fn settle(&mut self, window: WindowKind) {
        self.windows.clear_status(window);
        self.messages.settle(window);
    }

    /// Shows the result of a command in its window, which may cover the table, and as a message
    /// over the table.
    fn hear(&mut self, window: WindowKind, said: &str) {
        self.windows.show_status(window, said);
        self.messages.show(said);
    }

    /// Puts a game that was read on the table. Leaves a lesson for it; asks first if a game with a
    /// clock has to be given up.
    fn make_room(&mut self, ctx: &Context, wanted: Leaving) {
        let now = ctx.input(|input| input.time);
        // Another start of the program may have asked.
        self.leave_lesson(now);
        if self.session.state().can_be_given_up() {
            self.ask_to_leave(wanted);
        } else {
            self.leave_for(ctx, wanted, now);
        }
    }

    /// Begins the review of a finished game, which is put on the table unless it is there.
    pub(super) fn lay_finished(&mut self, opened: OpenedGame, now: f64) {
        let OpenedGame { game: kept, notice } = opened;
        let (id, ended) = (kept.file.game.id(), kept.file.saved);
        let is_over = self.session.state().outcome().is_some();
        let is_there = is_over && self.session.game().id() == id;
        if !is_there && !self.session.look_at(kept.file.game) {
            return;
        }
        self.close_windows();
        if !is_there {
            self.come_to_another_game(now);
        }
        if self.learn.review.is_none() {
            self.toggle_review(now);
        }
        let returns = self.session.undo_brings() == Some(Step::Game);
        let said =
            msg::history_looked_back(yes_or_no(!is_there && returns), dates::day_and_time(ended));
        say_opened(&said, notice, &mut self.messages);
    }

    /// Puts a saved game on the table.
    pub(super) fn lay_opened(&mut self, opened: OpenedGame, now: f64) {
        let OpenedGame { game: kept, notice } = opened;
        let mut said = msg::saved_opened(saved::name(&kept), yes_or_no(self.session.can_restart()));
        if self.session.opens_with_help(&kept.file.game) {
            said = format!("{said} {}", msg::NUMBERED_KNOWN.text());
        }
        self.session.open(&kept.file.game);
        self.close_windows();
        self.come_to_another_game(now);
        say_opened(&said, notice, &mut self.messages);
    }

    /// Lets a player sit down at the table in place of the present one.
    fn sit_down(&mut self, ctx: &Context, wish: &SitDown) {
        let name = wish.name.as_str();
        let sat = self.storage.household.at_table().cloned();
        let before = self.storage.household.players().named(name);
        let stays = before == sat.as_ref();
        let is_new = before.is_none() && self.storage.household.is_known();
        // A player who leaves loses unsaved changes.
        let would_lose = sat.is_some() && !stays && self.storage.would_lose();
        if would_lose && !wish.accepts_loss {
            let loss = msg::players_ask_leave_unsaved(self.storage.household.name().as_str());
            self.windows.show_status(WindowKind::Players, &loss);
            return;
        }
        if sat.is_some() && !stays {
            self.storage.hand_over(&mut self.session, &self.look.themes);
            self.storage.leave();
        }
        // The form has checked the name.
        if self.storage.household.sit_down(name, wish.always).is_err() {
            return;
        }
        self.close(WindowKind::Players);
        if self.storage.household.at_table() == sat.as_ref() {
            return;
        }
        self.learn.change_player();
        if sat.is_some() {
            self.messages.forget_all();
        }
        let begins_with = Preferences {
            // A new player keeps the language of the form.
            language: self.session.preferences().language.clone(),
            ..(*wish.begins_with).clone()
        };
        let now = ctx.input(|input| input.time);
        match self.storage.open_player(now) {
            Some(files) => self.begin_sitting(ctx, files, begins_with),
            None if is_new => self.session.set_preferences(begins_with),
            None => {}
        }
    }

    /// Begins the session of a player who has sat down: the game they left, or a new one.
    pub(super) fn begin_sitting(
        &mut self,
        ctx: &Context,
        (files, notices): (LoadedFiles, Vec<Notice>),
        begins_with: Preferences,
    ) {
        let LoadedFiles {
            state,
            settings,
            themes,
        } = files;
        let number = self.storage.take_number();
        let files = (state, settings.or(Some(begins_with)), number);
        let time = self.system.clock.now();
        let mut session = sitting(&self.storage.household, files, &self.system.seeds, time);
        session.continue_after(&self.session);
        self.session = session;
        self.look.themes = themes.unwrap_or_default();
        self.look.dress(ctx);
        self.windows.forget();
        self.table.change_player();
        let now = ctx.input(|input| input.time);
        self.come_to_another_game(now);
        let state = self.session.state();
        if let Some(round) = state.round().filter(|_| state.record().is_empty()) {
            // Nobody has done anything in it yet.
            let events = round.events().to_vec();
            self.begin_clock();
            self.happened(&events, now);
        }
        self.speak_as_set(ctx);
        self.messages.of_files(notices);
        tell_of_number(number, &self.session, &mut self.messages);
        let is_known =
            *self.session.name() != Person::nameless() && !self.session.state().record().is_empty();
        if is_known && self.messages.notices().next().is_none() {
            self.messages
                .show(&msg::players_welcome_back(self.session.name().as_str()));
        }
    }

    /// Takes in files that could not be read before. Settings changed meanwhile stay, and games
    /// played meanwhile come after those read.
    fn go_on_with(&mut self, ctx: &Context, files: LoadedFiles) {
        let now = ctx.input(|input| input.time);
        if let Some(settings) = files.settings
            && !self.storage.has_set(&self.session)
        {
            self.session.set_preferences(settings);
            self.speak_as_set(ctx);
        }
        if let Some(themes) = files.themes
            && !self.storage.has_changed(&self.look.themes)
        {
            self.look.themes = themes;
            self.look.dress(ctx);
        }
        self.session.take_name(self.storage.household.name());
        if let Some(state) = files.state {
            self.session.resume(state);
            self.come_to_another_game(now);
        }
    }
}

/// The name of a saved game from typed text; `None` if it is not a name.
fn named(typed: &str) -> Option<Name> {
    Name::new(typed.trim()).ok()
}

/// Shows which game was opened, and a notice about its file, if any.
fn say_opened(said: &str, notice: Option<Notice>, messages: &mut Messages) {
    messages.show(said);
    messages.of_files(notice.into_iter().collect());
}

/// Shows a message if no game was begun with this number, because another one has to be given up
/// first.
pub(super) fn tell_of_number(number: Option<u64>, session: &Session, messages: &mut Messages) {
    if number.is_some() && session.game().number() != number {
        messages.notify(|| msg::PLAYERS_NUMBER_WAITS.text());
    }
}
