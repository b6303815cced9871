//! Carries out commands about players, saved games, the history and themes, and takes the answers
//! from the disk.

use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};

use egui::{Context, Rect, UserAttentionType, ViewportCommand};

use super::App;
use super::leaving::LeavingAction;
use crate::command::{Command, FileCommand, GameCommand, SitDownRequest, ThemeCommand, WindowKind};
use crate::files::{GameToReview, JobKind, TablePicture};
use crate::messages::Messages;
use engine::Name;
use game::profile::{GameId, Person, Preferences, slug};
use game::session::{GameFile, PlayableGame, ReviewStep, Session, Step};
use game::store::{
    FileError, GAME_EXTENSION, LoadedPlayer, OpenedGame, StartRequest, StoreNotice,
    THEME_EXTENSION, read_game, read_theme, saved, write_game, write_theme,
};
use look::OwnTheme;
use nestor::coach::SavedReview;
use nestor::coach::lessons::Lesson;
use rfd::FileDialog;
use words::files::{game_file_error, short_path, theme_file_error};
use words::{dates, msg, yes_or_no};

/// The number of frames for which the end card is hidden while a picture of the table is taken.
pub(super) const PICTURE_FRAMES: u8 = 2;

impl App {
    pub(super) fn run_file_command(&mut self, ctx: &Context, command: FileCommand) {
        let storage = &mut self.storage;
        match command {
            FileCommand::SaveGame(name) => {
                let text = msg::saved_as(name.as_str());
                let game = self.session.game_file(parse_name(&name));
                storage.files.save(game, move |app, done| app.on_game_saved(done.map(|()| text)));
            }
            FileCommand::SaveGameAt(name, Some(path)) => {
                self.save_game_at(path, self.session.game_file(parse_name(&name)), false);
            }
            FileCommand::SaveGameAt(name, None) => {
                let file_name = format!("{}.{GAME_EXTENSION}", slug(&name, "game"));
                let game = self.session.game_file(parse_name(&name));
                storage.files.ask_for_file(
                    WindowKind::SaveGame,
                    &msg::SAVED_FILE_KIND.text(),
                    &[GAME_EXTENSION],
                    move |dialog| dialog.set_file_name(file_name).save_file(),
                    move |app, path| app.save_game_at(path, game, true),
                );
            }
            FileCommand::SavePicture => {
                // The card is hidden for two frames: the first requests the picture, which
                // then shows the second.
                self.table.end_card.hidden_frames = PICTURE_FRAMES;
                ctx.request_repaint();
            }
            FileCommand::ListGames => storage.files.list(),
            FileCommand::OpenGame(Some(path)) => self.open_game(path),
            FileCommand::OpenGame(None) => storage.files.ask_for_file(
                WindowKind::OpenGame,
                &msg::SAVED_FILE_KIND.text(),
                &[GAME_EXTENSION],
                FileDialog::pick_file,
                Self::open_game,
            ),
            FileCommand::RenameGame(path, name) => storage.files.write(
                move || saved::rename(&path, &name),
                |app, done| match done {
                    Ok(()) => {
                        app.clear_error(WindowKind::OpenGame);
                        app.storage.files.list();
                    }
                    Err(error) => {
                        // The window stays open to show the failure.
                        app.windows.closing_deadline = None;
                        app.show_game_error(&error);
                    }
                },
            ),
            FileCommand::DeleteGame(path) => storage.files.delete(path),
            FileCommand::RestoreGame(path) => storage.files.restore(&path),
            FileCommand::ListFinished => storage.files.list_finished(),
            FileCommand::ReviewFinished(id) => {
                storage.files.read_finished(id, self.session.finished_game(id));
            }
            FileCommand::CopyHistory => self.copy_history(ctx),
            FileCommand::ClearHistory => {
                self.session.clear_history();
                self.messages.show(&msg::TURN_HISTORY_CLEARED.text());
                if storage.would_lose() || storage.is_open_elsewhere() {
                    let message = msg::HISTORY_CLEAR_WILL_NOT_LAST.text();
                    for kind in [WindowKind::Tally, WindowKind::History] {
                        self.windows.show_status(kind, &message);
                    }
                }
            }
            FileCommand::RestoreHistory => self.session.restore_history(),
            FileCommand::OpenFolder => self.open_folder(),
            FileCommand::CopyFolderPath => {
                if let Some(folder) = storage.files.folder() {
                    ctx.copy_text(folder.display().to_string());
                    self.report(WindowKind::Settings, &msg::FOLDER_PATH_COPIED.text());
                }
            }
            FileCommand::SitDown(request) => self.sit_down(ctx, &request),
            FileCommand::NamePlayer(name) => {
                storage.household.rename_current(&name);
                let is_known = storage.player().is_some();
                let name = if is_known { storage.household.name() } else { name };
                self.session.set_owner_name(name);
            }
            FileCommand::RenamePlayer(folder, name) => {
                storage.household.rename(&folder, &name);
                if storage.player().is_some() {
                    self.session.set_owner_name(storage.household.name());
                }
            }
            FileCommand::DeletePlayer(folder) => storage.household.delete(&folder),
            FileCommand::RestorePlayer(folder) => storage.household.undelete(&folder),
            FileCommand::RetryReading => {
                let now = ctx.input(|input| input.time);
                self.retry_storage(now);
            }
            FileCommand::PlayWithoutSaving => self.play_without_saving(),
        }
    }

    fn copy_history(&mut self, ctx: &Context) {
        let (ctx, games) = (ctx.clone(), self.session.history().clone());
        let language = words::current_language();
        self.storage.files.ask(
            JobKind::ExportingHistory,
            move || {
                words::set_language(Some(&language));
                words::history::csv(games.games())
            },
            move |app, table| {
                ctx.copy_text(table);
                app.messages.show(&msg::COPIED.text());
            },
        );
    }

    /// Takes a picture of this part of the window as it is painted now, and saves it where the
    /// player chooses.
    pub(super) fn take_picture(&mut self, ctx: &Context, part: Rect) {
        let (sender, picture) = mpsc::channel();
        let scale = ctx.pixels_per_point();
        ctx.request_screenshot(move |window| {
            // The receiver may have stopped waiting.
            sender.send(TablePicture { window, part, scale }).ok();
        });
        let file_name = format!("nestor-dominoes-{}.png", self.system.clock.today());
        self.storage.files.save_picture(picture, file_name, |app, saved| {
            let message = match saved {
                None => msg::RESULT_PICTURE_NOT_CHOSEN.text(),
                Some((path, Ok(()))) => msg::result_picture_saved(short_path(&path)),
                Some((path, Err(error))) => {
                    msg::result_picture_not_saved(short_path(&path), error.to_string())
                }
            };
            app.messages.show(&message);
        });
    }

    fn open_folder(&mut self) {
        let Some(folder) = self.storage.files.folder().map(Path::to_owned) else {
            return;
        };
        // On some systems, this returns only when the window with the folder is closed.
        self.storage.files.ask(
            JobKind::OpeningFolder,
            move || (open::that(&folder).is_ok(), folder),
            |app, (is_shown, folder)| {
                if !is_shown {
                    let message = msg::folder_not_shown(short_path(&folder));
                    app.report(WindowKind::Settings, &message);
                }
            },
        );
    }

    /// Saves a game as a file. Overwrites an existing file only if `replace` is true.
    fn save_game_at(&mut self, path: PathBuf, game: GameFile, replace: bool) {
        self.storage.files.write(
            move || write_game(&path, &game, replace),
            |app, done| app.on_game_saved(done.map(|path| msg::saved_as_file(short_path(&path)))),
        );
    }

    /// Shows a message that a game was saved, or why it was not.
    fn on_game_saved(&mut self, result: Result<String, FileError>) {
        match result {
            Ok(message) => {
                self.clear_error(WindowKind::SaveGame);
                self.close(WindowKind::SaveGame);
                // The window needs the new list to know which names are free.
                self.storage.files.list();
                self.messages.show(&message);
            }
            Err(error) => {
                // The window stays open to show the failure.
                self.windows.closing_deadline = None;
                self.show_file_error(WindowKind::SaveGame, &error);
            }
        }
    }

    fn open_game(&mut self, path: PathBuf) {
        self.storage.files.ask(
            JobKind::Opening,
            move || read_game(&path),
            |app, read| match read {
                Ok(opened) => {
                    app.clear_error(WindowKind::OpenGame);
                    app.replace_game(LeavingAction::OpenGame(Box::new(opened)));
                }
                Err(error) => app.show_game_error(&error),
            },
        );
    }

    /// Opens the next saved game in the queue, unless another is being opened.
    pub(super) fn open_next_game(&mut self) {
        if let Some(path) = self.storage.next_to_open() {
            self.open_game(path);
        }
    }

    pub(crate) fn show_removal_error(&mut self, error: FileError) {
        self.messages.notify(move || game_file_error(&error));
    }

    /// Handles the result of the search for the saved review of a game; `None` if there is none.
    pub(crate) fn on_review_found(&mut self, id: GameId, found: Option<SavedReview>) {
        let found = found.map(Box::new);
        self.learn.on_review_found(id, found, &mut self.session, &mut self.messages);
    }

    /// Handles the result of the search for a game to review.
    pub(crate) fn on_game_to_review(&mut self, id: GameId, found: GameToReview) {
        let (session, files) = (&mut self.session, &mut self.storage.files);
        self.learn.on_game_to_review(id, found, session, files);
    }

    /// Puts a finished game of the history on the table, to be reviewed.
    pub(crate) fn show_finished_game(&mut self, game: PlayableGame) {
        self.replace_game(LeavingAction::ReviewGame(Box::new(game)));
    }

    pub(super) fn run_theme_command(&mut self, ctx: &Context, command: ThemeCommand) {
        let files = &mut self.storage.files;
        match command {
            ThemeCommand::Export(theme, Some(path)) => self.save_theme_at(path, *theme, false),
            ThemeCommand::Export(theme, None) => {
                let letters = slug(theme.name.as_str(), "theme");
                let file_name = format!("{letters}.{THEME_EXTENSION}");
                files.ask_for_file(
                    WindowKind::Colors,
                    &msg::THEME_FILE_KIND.text(),
                    &[THEME_EXTENSION],
                    move |dialog| dialog.set_file_name(file_name).save_file(),
                    move |app, path| app.save_theme_at(path, *theme, true),
                );
            }
            ThemeCommand::Import(Some(path)) => self.open_theme(path),
            ThemeCommand::Import(None) => files.ask_for_file(
                WindowKind::Colors,
                &msg::THEME_FILE_KIND.text(),
                &[THEME_EXTENSION],
                FileDialog::pick_file,
                Self::open_theme,
            ),
            change => match self.appearance.change(change) {
                Some(message) => self.report(WindowKind::Colors, &message),
                None => self.windows.clear_status(WindowKind::Colors),
            },
        }
        self.appearance.apply_theme(ctx);
    }

    fn save_theme_at(&mut self, path: PathBuf, theme: OwnTheme, replace: bool) {
        self.storage.files.write(
            move || write_theme(&path, &theme, replace),
            |app, result| {
                let message = match result {
                    Ok(path) => msg::theme_sent(short_path(&path)),
                    Err(error) => {
                        app.windows.closing_deadline = None;
                        theme_file_error(&error)
                    }
                };
                app.report(WindowKind::Colors, &message);
            },
        );
    }

    fn open_theme(&mut self, path: PathBuf) {
        self.storage.files.ask(
            JobKind::ImportingTheme,
            move || read_theme(&path),
            |app, result| {
                let message = match result {
                    Ok(theme) => {
                        let message = msg::theme_fetched(theme.name.as_str());
                        app.appearance.add_own_theme(theme).err().unwrap_or(message)
                    }
                    Err(error) => theme_file_error(&error),
                };
                app.report(WindowKind::Colors, &message);
            },
        );
    }

    /// Does what another instance of the program asks for, and brings the window to the front.
    pub(super) fn run_start_request(&mut self, ctx: &Context, message: StartRequest) {
        match message {
            StartRequest::Raise => {}
            StartRequest::Open(file) => self.storage.queue_game(file),
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

    /// Shows why a saved game was not opened or renamed, and reads the list again, because the file
    /// may be gone.
    fn show_game_error(&mut self, error: &FileError) {
        self.show_file_error(WindowKind::OpenGame, error);
        self.storage.files.list();
    }

    /// Shows why a file could not be read or written, in the window of the command and as a message
    /// over the table.
    fn show_file_error(&mut self, window: WindowKind, error: &FileError) {
        let message = game_file_error(error);
        self.clear_error(window);
        self.windows.show_status(window, &message);
        self.messages.notify_about(Some(window), move || message.clone());
    }

    /// Removes the message of an earlier failure of a window's command, in the window and over the
    /// table.
    fn clear_error(&mut self, window: WindowKind) {
        self.windows.clear_status(window);
        self.messages.remove_notice_about(window);
    }

    /// Shows the result of a command in its window, which may cover the table, and as a message
    /// over the table.
    pub(crate) fn report(&mut self, window: WindowKind, message: &str) {
        self.windows.show_status(window, message);
        self.messages.show(message);
    }

    /// Puts a saved or finished game on the table in place of the current one, and ends any lesson.
    /// If this would give up a game with a clock, asks the player first.
    fn replace_game(&mut self, action: LeavingAction) {
        let ctx = self.storage.files.ctx.clone();
        let now = ctx.input(|input| input.time);
        // The request may come from another instance of the program, during a lesson.
        self.leave_lesson(now);
        if self.session.state().can_be_given_up() {
            self.ask_to_leave(action);
        } else {
            self.leave_game_for(&ctx, action, now);
        }
    }

    /// Begins the review of a finished game, which is put on the table unless it is there already.
    pub(super) fn review_finished(&mut self, game: PlayableGame, now: f64) {
        let (id, ended) = (game.file.game.id(), game.file.saved);
        let is_over = self.session.state().outcome().is_some();
        let is_on_table = is_over && self.session.game().id() == id;
        if !is_on_table && !self.session.show_finished(game.file.game) {
            return;
        }
        self.close_windows();
        if !is_on_table {
            self.show_other_game(now);
        }
        if self.learn.review.is_none() {
            self.toggle_review(now);
        }
        if let Some((_, moment)) = self.learn.review_opens_at.take_if(|(game, _)| *game == id) {
            self.review(ReviewStep::To(moment), now);
        }
        let returns = self.session.next_undo() == Some(Step::Game);
        let message = msg::history_looked_back(
            yes_or_no(!is_on_table && returns),
            dates::day_and_time(ended),
        );
        self.messages.show(&message);
    }

    pub(super) fn put_on_table(&mut self, opened: OpenedGame, now: f64) {
        let OpenedGame { game, notice } = opened;
        let mut message =
            msg::saved_opened(words::saved::name(&game), yes_or_no(self.session.can_restart()));
        if self.session.opens_with_help(&game.file.game) {
            message = format!("{message} {}", msg::NUMBERED_KNOWN.text());
        }
        self.session.open(&game.file.game);
        self.close_windows();
        self.show_other_game(now);
        show_opened(&message, notice, &mut self.messages);
    }

    /// If `commands` start a game that was chosen before anybody sat down, puts a command before
    /// them that seats the player. The chosen preferences apply once the player's data is read.
    pub(super) fn seat_for_chosen_game(&self, commands: &mut Vec<Command>) {
        let chosen = commands.iter().find_map(|command| match command {
            Command::Game(GameCommand::Start(wished) | GameCommand::StartNumbered(wished, _)) => {
                Some(Preferences::clone(wished))
            }
            _ => None,
        });
        if let Some(sits_down) =
            chosen.and_then(|chosen| self.windows.states.newcomer_request(chosen))
        {
            commands.insert(0, FileCommand::SitDown(sits_down).into());
        }
    }

    /// Seats a player in place of the current one, or warns that the current one would lose
    /// changes.
    fn sit_down(&mut self, ctx: &Context, request: &SitDownRequest) {
        let name = request.name.as_str();
        let previous = self.storage.household.current_player().cloned();
        let is_same_player = self.storage.household.players().by_name(name) == previous.as_ref();
        // A player who leaves loses unsaved changes.
        let would_lose = previous.is_some() && !is_same_player && self.storage.would_lose();
        if would_lose && !request.accepts_loss {
            let loss = msg::players_ask_leave_unsaved(self.storage.household.name().as_str());
            self.windows.show_status(WindowKind::Players, &loss);
            return;
        }
        if previous.is_some() && !is_same_player {
            self.storage.send_everything(&mut self.session, &self.appearance.themes);
            self.storage.leave();
        }
        // The form has checked the name.
        if self.storage.household.sit_down(name, request.is_remembered).is_err() {
            return;
        }
        self.close(WindowKind::Players);
        self.close(WindowKind::NewGame);
        if self.storage.household.current_player() == previous.as_ref() {
            return;
        }
        self.learn.clear_player_data();
        if previous.is_some() {
            self.messages.clear_all();
        }
        let initial_preferences = Preferences {
            // A new player keeps the language of the form.
            language: self.session.preferences().language.clone(),
            ..(*request.initial_preferences).clone()
        };
        let now = ctx.input(|input| input.time);
        self.open_player(initial_preferences, now);
    }

    /// Begins the session of a player who has sat down: the game they left, or a new one.
    pub(super) fn begin_player_session(
        &mut self,
        loaded: LoadedPlayer,
        initial_preferences: Option<Preferences>,
    ) {
        let ctx = self.storage.files.ctx.clone();
        let LoadedPlayer { state, settings, themes, notices } = loaded;
        // At the start of the program, the table appears without animation or sound.
        let is_program_start = initial_preferences.is_none();
        let is_new_player = !is_program_start && settings.is_none();
        let number = self.storage.take_number();
        let starts_new_game = self.take_failed_starts() && state.is_some();
        let name = self.storage.household.name();
        let preferences = settings.clone().or(initial_preferences).unwrap_or_else(|| Preferences {
            language: self.storage.household.last_language().cloned(),
            ..Preferences::default()
        });
        let preferences = Arc::new(preferences);
        let new_seed = || self.system.seeds.source();
        let mut is_resumed = false;
        let mut session = match state {
            Some(state) if starts_new_game => {
                Session::resume_with_new_game(&name, preferences, state, new_seed())
            }
            Some(state) => {
                let read = Session::resume(&name, Arc::clone(&preferences), state, new_seed());
                is_resumed = read.is_ok();
                // This cannot fail: the game on the table was replayed when it was read.
                read.unwrap_or_else(|_| Session::sit_down(&name, preferences, None, new_seed()))
            }
            None => Session::sit_down(&name, preferences, number, new_seed()),
        };
        session.note_time(self.system.clock.now());
        session.take_over_from(&self.session);
        self.session = session;
        self.appearance.themes = themes.clone().unwrap_or_default();
        self.note_session_begun(is_resumed, settings, themes);
        if is_resumed && number.is_some() && !self.session.state().can_be_given_up() {
            self.session.new_game(number);
        }
        self.appearance.apply_theme(&ctx);
        self.windows.close_all();
        self.table.clear_people();
        let now = ctx.input(|input| input.time);
        self.show_other_game(now);
        let state = self.session.state();
        let last_hand = state.record().rounds.last();
        let is_untouched = last_hand.is_some_and(|last_hand| last_hand.actions.is_empty());
        if let Some(round) = state.round().filter(|_| is_untouched) {
            let events = round.events().to_vec();
            let is_taken_by_hand = self.table.manual_deals.has_deal_of_round(state);
            let is_new_game = state.record().is_empty();
            self.begin_clock();
            if self.table.manual_deals.is_under_way() {
                self.lay_out_backs(now);
            } else if is_taken_by_hand {
                // All bones were taken before the program was closed.
            } else if is_program_start || !is_new_game {
                self.begin_deal(now);
            } else {
                self.show_new_events(&events, now);
            }
        }
        let shows_pad = self.session.preferences().score_pads.is_shown;
        let is_usual_start = is_program_start && number.is_none() && !starts_new_game;
        let opens_pad = is_usual_start && shows_pad;
        let may_be_offered = is_new_player || is_usual_start;
        self.windows.first_game_offer = may_be_offered.then_some(WindowKind::NewGame);
        if opens_pad {
            self.open(WindowKind::ScorePad);
        } else if is_program_start && self.has_left_first_lesson() {
            self.open(WindowKind::Lessons);
        }
        self.note_pad_shown();
        self.apply_language(&ctx);
        self.messages.notify_of_files(notices);
        if starts_new_game {
            self.messages.notify_of_files(vec![StoreNotice::NewGameBegun]);
        }
        show_number_refused(number, &self.session, &mut self.messages);
        let is_known =
            *self.session.name() != Person::nameless() && !self.session.state().record().is_empty();
        if !is_program_start && is_known && self.messages.notices().next().is_none() {
            self.messages.show(&msg::players_welcome_back(self.session.name().as_str()));
        }
    }

    /// Whether the player has begun the first lesson without finishing it, and has not played a
    /// game yet.
    fn has_left_first_lesson(&self) -> bool {
        let is_under_way = self.session.preferences().lessons.is_under_way(Lesson::ALL[0]);
        is_under_way && !self.session.has_played()
    }
}

/// The name of a saved game from typed text; `None` if it is not a name.
fn parse_name(typed: &str) -> Option<Name> {
    Name::new(typed.trim()).ok()
}

/// Shows which game was opened, and any notice about its file.
fn show_opened(message: &str, notice: Option<StoreNotice>, messages: &mut Messages) {
    messages.show(message);
    messages.notify_of_files(notice.into_iter().collect());
}

/// Shows a message if the game with this number could not be begun, because the game on the table
/// must be given up first.
pub(super) fn show_number_refused(number: Option<u64>, session: &Session, messages: &mut Messages) {
    if number.is_some() && session.game().number() != number {
        messages.notify(|| msg::PLAYERS_NUMBER_WAITS.text());
    }
}
