//! The window: carries out commands, and shows the table, the menus and the windows.
//! [`App::ui`](eframe::App::ui) shows the session and gathers the [`Command`]s of the frame;
//! [`App::update`] carries them out, one by one. There is a file for each scope of commands.

mod appearance;
mod ask_help;
mod cut;
mod end_card;
mod file_commands;
mod game_clock;
mod game_commands;
mod keyboard;
mod learn_commands;
mod leaving;
mod nestor_player;
mod open_windows;
mod practice;
mod storage;
mod system;
mod table_commands;
mod table_ui;
mod tick;
mod update;
mod window_commands;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use egui::{CentralPanel, Context, Frame, Label, Margin, Panel, Rect, RichText, Ui, Vec2};

pub use self::storage::SavedPart;
pub use self::update::Update;
pub use crate::files::ThreadAnswer;

use self::appearance::Appearance;
use self::nestor_player::NestorPlayer;
use self::open_windows::OpenWindows;
use self::storage::Storage;
use self::system::System;
use crate::command::{
    Command, FileCommand, GameCommand, LearnCommand, LessonCommand, TableCommand, WindowCommand,
    WindowKind,
};
use crate::learn::Learn;
use crate::messages::Messages;
use crate::paint::Look;
use crate::paint::theme::SMALL_TEXT_SIZE;
use crate::platform::Clock;
use crate::platform::MinScreenPlugin;
use crate::platform::input::InputFilter;
use crate::platform::typed::TypedTextFilter;
use crate::play::{Play, Screen, TableState, Turn};
use crate::table::{Features, TableLayout};
use crate::widgets::close_term_tip;
use crate::windows::{self, WindowContext};
use crate::{ear, menu};
use game::profile::{Person, Preferences};
use game::session::{Seeds, Session};
use game::store::{StartRequest, Store, folders, hand_over};
use look::Themes;
use nestor::coach::ReviewBudget;
use words::{current_language, set_language};

/// Options from the command line, and the program's sources of seeds and time.
#[derive(Debug, Clone, Default)]
pub struct Startup {
    /// A folder for the players' files in place of the usual one.
    pub data_dir: Option<PathBuf>,
    /// The number of a new game, which determines its deals.
    pub seed: Option<u64>,
    /// A saved game to open.
    pub file: Option<PathBuf>,
    /// The source of seeds for all other games.
    pub seeds: Seeds,
    pub clock: Clock,
    /// How much the coach computes for the review of a game: less in tests.
    pub review_budget: ReviewBudget,
    /// Becomes true when the system asks the program to end.
    pub end_requested: Arc<AtomicBool>,
    /// Whether to hand over to a running instance that has the database open.
    pub hands_over: bool,
}

impl Startup {
    /// Starts the store, which opens the database. `wake` is called when the store has an answer.
    pub fn store(&self, wake: impl Fn() + Send + Sync + 'static) -> Store<App> {
        let root = folders::root(self.data_dir.as_deref());
        let message = StartRequest::of_start(self.file.as_deref());
        let hands_over = {
            let root = root.clone().filter(|_| self.hands_over);
            move || root.as_ref().is_some_and(|root| hand_over(root, &message))
        };
        Store::start(root, hands_over, App::on_store_event, wake)
    }
}

/// The program's window: the game in progress, and the state of everything around it.
#[derive(Debug)]
pub struct App {
    session: Session,
    table: TableState,
    learn: Learn,
    windows: OpenWindows,
    appearance: Appearance,
    nestor: NestorPlayer,
    messages: Messages,
    storage: Storage,
    system: System,
}

impl App {
    /// Creates the app and starts its store. The player's data is shown once it has been read.
    pub fn new(context: &eframe::CreationContext<'_>, startup: &Startup) -> Self {
        let ctx = context.egui_ctx.clone();
        Self::with_store(context, startup, startup.store(move || ctx.request_repaint()))
    }

    /// Creates the app with a store that is opening, and waits a moment for the player's data.
    pub fn with_store(
        context: &eframe::CreationContext<'_>,
        startup: &Startup,
        store: Store<Self>,
    ) -> Self {
        let ctx = &context.egui_ctx;
        ctx.add_plugin(MinScreenPlugin);
        ctx.add_plugin(TypedTextFilter);
        ctx.add_plugin(InputFilter::default());
        // A placeholder, replaced when a player sits down.
        let preferences = Arc::new(Preferences::default());
        let name = Person::nameless();
        let mut app = Self {
            session: Session::new(&name, preferences, None, startup.seeds.source()),
            table: TableState::default(),
            learn: Learn::new(ctx, startup.review_budget),
            windows: OpenWindows::default(),
            appearance: Appearance::new(ctx, Themes::default()),
            nestor: NestorPlayer::new(ctx),
            messages: Messages::default(),
            storage: Storage::new(ctx, startup, store),
            system: System::new(startup),
        };
        app.session.note_time(startup.clock.now());
        set_language(None);
        app.wait_for_player_data();
        app
    }

    /// Prepares the app for a window of its own: restores the window's last place, and from then on
    /// remembers it. In a large window everything is drawn a little larger.
    #[must_use]
    pub fn in_own_window(mut self, context: &eframe::CreationContext<'_>) -> Self {
        self.storage.files.set_dialog_parent(context);
        let place = self.storage.household.window_place();
        self.system.open_window(context, place);
        self.listen();
        self
    }

    /// Whether the window may close: everything has been written, or the player accepts the loss.
    pub const fn may_close(&self) -> bool {
        self.windows.accepts_loss
    }

    /// Whether the window is closing, but still waits for the disk.
    pub fn is_closing(&self) -> bool {
        self.windows.closing_deadline.is_some_and(f64::is_finite)
    }

    /// Whether everything is on disk.
    pub fn is_saved(&self) -> bool {
        self.storage.is_idle()
    }

    /// Whether the store has loaded the player's data, or failed to, and has tried every write.
    pub fn is_quiet(&self) -> bool {
        self.storage.is_quiet()
    }

    /// Whether a cover or a result has just appeared, and so still ignores key presses and clicks.
    pub const fn has_unread_card(&self) -> bool {
        self.table.card_guard.ignores_input()
    }

    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The themes and which of them is used.
    pub const fn themes(&self) -> &Themes {
        &self.appearance.themes
    }

    pub fn screen(&self) -> Screen {
        self.play().screen()
    }

    /// A read-only view of the game and of the state that decides what is possible.
    fn play(&self) -> Play<'_> {
        Play {
            session: &self.session,
            table: &self.table,
            learn: &self.learn,
            messages: &self.messages,
            windows: self.windows.open_kinds(),
            is_player_loaded: self.storage.is_player_loaded(),
            asks_to_leave: self.windows.leaving.is_some(),
            pause: self.system.game_clock.pause(),
            nestor_may_act: self.nestor.may_act(),
            zoom: self.system.interface_zoom(),
        }
    }

    /// Draws the window before a player has sat down: only the form that asks who plays.
    fn no_player_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        menu::menu_keys(ui, self.play(), Some(WindowKind::Players), commands);
        commands.retain(|command| *command == Command::Window(WindowCommand::Quit));
        // New game may be open over the welcome page.
        let new_game = self.windows.newest().filter(|it| *it == WindowKind::NewGame);
        if let Some(window) = new_game
            && !menu::is_popup_open(ui.ctx())
        {
            self.escape_window(ui, window, commands);
        }
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            let seats = self.session.state().rules().seats;
            let mut layout = TableLayout::new(ui.max_rect(), seats, Features::default());
            if self.storage.asks_who_plays() && self.storage.household.players().is_empty() {
                layout.cloth = if self.windows.states.shows_only_wood() {
                    // Hidden behind the window.
                    Rect::from_center_size(layout.area.center(), Vec2::splat(64.0))
                } else {
                    windows::welcome_cloth(layout.area)
                };
                layout.log = None;
                layout.count = None;
            }
            let look = self.table_look();
            self.table.widget.ground_only_ui(ui, &layout, &look);
        });
        self.windows_ui(ui, commands);
        if new_game.is_some() {
            // The search in New game also finds commands that need a seated player.
            commands.retain(|command| {
                matches!(
                    command,
                    Command::Window(
                        WindowCommand::Quit
                            | WindowCommand::Close(_)
                            | WindowCommand::Toggle(WindowKind::NewGame)
                    ) | Command::File(FileCommand::NamePlayer(_))
                        | Command::Game(
                            GameCommand::Start(_)
                                | GameCommand::StartNumbered(..)
                                | GameCommand::SetPreferences(_)
                        )
                )
            });
        }
        if let Some(reason) = self.storage.unreadable_reason() {
            leaving::unreadable_ui(ui, reason, self.appearance.window_look(), commands);
        }
    }

    /// Draws the table, the menus and the windows of a seated player.
    fn seated_player_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let card = self.play().guarded_card();
        if self.table.card_guard.track(ui, card) {
            // The press skips the rest of the animation, as any other does.
            self.table.widget.finish_now(ui.input(|input| input.time));
        }
        let turn = self.play().turn();
        close_term_tip(ui.ctx());
        // An open menu or list takes all keys.
        if !menu::is_popup_open(ui.ctx()) {
            self.keys(ui, &turn, commands);
        }
        let play = self.play();
        let bar = menu::Bar {
            play,
            titles: &play.titles(),
            unsaved: self.messages.pinned(),
            look: self.appearance.window_look(),
        };
        bar.ui(ui, commands);
        if let Some(trouble) = self.messages.pinned() {
            saving_trouble_ui(ui, trouble);
        }
        let pointed_at = self.table.pointed_at;
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            self.follow_area(ui);
            self.table_ui(ui, &turn, commands);
        });
        self.windows_ui(ui, commands);
        if self.table.pointed_at != pointed_at {
            ui.ctx().request_repaint();
        }
    }

    /// Collects the commands of the keys that were pressed in this frame.
    fn keys(&mut self, ui: &Ui, turn: &Turn, commands: &mut Vec<Command>) {
        let play = self.play();
        play.watch_lens_key(ui, commands);
        let is_review = play.is_review() && !play.has_window();
        if is_review {
            menu::review_keys(ui, commands);
        }
        if !self.windows.has_question() {
            menu::menu_keys(ui, play, self.windows.newest(), commands);
        } else if let Some(asked) = &self.windows.pending_help {
            ask_help::keys(ui, play, asked, commands);
        }
        match self.windows.newest() {
            Some(window) => self.escape_window(ui, window, commands),
            None if play.screen().is_covered() => {
                menu::confirm_keys(ui, &Command::Game(GameCommand::RevealHand), commands);
            }
            None if self.table.must_pass_screen() => {
                menu::confirm_keys(ui, &Command::Table(TableCommand::PassScreen), commands);
            }
            None if is_review => {}
            None if self.learn.lesson.is_some() && self.table.selected.is_none() => {
                if menu::is_escape_pressed(ui) {
                    commands.push(LearnCommand::Lesson(LessonCommand::Leave).into());
                }
                play.table_keys(ui, turn, commands);
            }
            None => play.table_keys(ui, turn, commands),
        }
    }

    /// Makes Escape go back one page in a window, or else close the window.
    fn escape_window(&mut self, ui: &Ui, window: WindowKind, commands: &mut Vec<Command>) {
        let states = &mut self.windows.states;
        if !states.handles_escape(window) && menu::is_escape_pressed(ui) && !states.go_back(window)
        {
            commands.push(WindowCommand::Close(window).into());
        }
    }

    fn windows_ui(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        // Shows one dialog at a time: those opened before it come back when it closes.
        let is_dialog = |kind: &&WindowKind| !kind.is_question();
        let newest = self.windows.open_kinds().iter().rfind(is_dialog).copied();
        for kind in self.windows.open_kinds().to_vec() {
            match kind {
                WindowKind::GiveUp => {
                    leaving::give_up_ui(
                        ui,
                        self.windows.leaving.as_ref(),
                        self.appearance.window_look(),
                        commands,
                    );
                }
                WindowKind::AskHelp => {
                    let asked = self.windows.pending_help.as_ref();
                    let is_daily = self.session.is_day_without_help();
                    ask_help::ui(ui, asked, is_daily, self.appearance.window_look(), commands);
                }
                WindowKind::Quit => {
                    let has_retried = self.windows.has_retried_saving;
                    let is_open_elsewhere = self.storage.is_open_elsewhere();
                    let (unsaved, look) = (self.messages.pinned(), self.appearance.window_look());
                    leaving::quit_ui(ui, unsaved, has_retried, is_open_elsewhere, look, commands);
                }
                _ if is_dialog(&&kind) && newest != Some(kind) => {}
                _ => {
                    let mut states = std::mem::take(&mut self.windows.states);
                    let is_just_opened = self.windows.take_just_opened(kind);
                    let play = self.play();
                    let (seating, seats) = (play.shown().seating(), play.rules().seats);
                    let look = self.appearance.look_for_game(seating, seats);
                    let mut cx = self.window_context(kind, &look, commands);
                    cx.is_just_opened = is_just_opened;
                    states.ui(ui, &mut cx);
                    self.windows.states = states;
                }
            }
        }
    }

    /// What the windows read when they are drawn, and the list to which they add commands.
    fn window_context<'a>(
        &'a self,
        kind: WindowKind,
        look: &'a Look,
        commands: &'a mut Vec<Command>,
    ) -> WindowContext<'a> {
        let play = self.play();
        WindowContext {
            kind,
            is_just_opened: false,
            is_in_front: self.windows.newest() == Some(kind),
            status: self.windows.status(kind),
            session: &self.session,
            shown: play.shown(),
            study: self.learn.study_view(&self.session),
            hides_hand: play.is_dealing(),
            today: self.system.clock.today(),
            until_tomorrow: self.system.clock.until_tomorrow(),
            seeds: &self.system.seeds,
            household: &self.storage.household,
            themes: &self.appearance.themes,
            look,
            files: &self.storage.files,
            messages: &self.messages,
            folder: self.storage.files.folder(),
            play,
            interface_zoom: self.system.interface_zoom(),
            duration_factor: self.duration_factor(),
            blind_test: self.learn.blind_test(self.session.game().id()),
            blind_progress: self.learn.blind_progress(),
            backlog: self.learn.backlog_progress(),
            commands,
        }
    }

    /// Switches to the player's language, and translates or drops messages in the previous one.
    fn apply_language(&mut self, ctx: &Context) {
        let before = current_language();
        set_language(self.session.preferences().language.as_ref());
        if current_language() != before {
            ear::drop_all(ctx);
            self.messages.translate();
            self.windows.clear_all_status();
            self.learn.tips.hide();
        }
    }
}

/// Shows that saving fails, and why.
fn saving_trouble_ui(ui: &mut Ui, trouble: &str) {
    let frame = Frame::new().fill(ui.visuals().window_fill).inner_margin(Margin::symmetric(12, 4));
    Panel::top("trouble").frame(frame).show(ui, |ui| {
        let color = ui.visuals().warn_fg_color;
        let text = RichText::new(trouble).size(SMALL_TEXT_SIZE).color(color);
        let response = ui.add(Label::new(text).wrap());
        ear::speak(&response);
    });
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.apply_language(ctx);
        self.pause_if_hidden(ctx);
        // In a frame of two passes, both see the request, and the first may have canceled it.
        let is_closing =
            ctx.current_pass_index() == 0 && ctx.input(|input| input.viewport().close_requested());
        // A player who accepts the loss need not wait for the disk.
        if is_closing && !self.windows.accepts_loss {
            self.update(ctx, Command::Window(WindowCommand::PrepareToClose).into());
        }
        if self.system.take_end_request() {
            self.update(ctx, Command::Window(WindowCommand::Terminate).into());
        }
        self.take_thread_answers(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        ear::name_window(ui.ctx());
        self.windows.focus.begin_frame(ui.ctx());
        let mut commands = Vec::new();
        if self.screen() == Screen::ChoosePlayer {
            self.no_player_ui(ui, &mut commands);
            self.seat_for_chosen_game(&mut commands);
        } else {
            self.seated_player_ui(ui, &mut commands);
        }
        ear::announce_ui(ui);
        for command in commands {
            self.update(ui.ctx(), command.into());
        }
        self.appearance.look_for_missing_letters(ui.ctx());
    }

    fn on_exit(&mut self, _context: Option<&eframe::glow::Context>) {
        // Everything has been handed to the store. A disk that hangs must not delay the exit.
        self.system.stop_listening();
    }
}
