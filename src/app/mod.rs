//! The window: carries out commands, and shows the table, the menus and the windows.
//! [`App::ui`](eframe::App::ui) shows the session and gathers the
//! [`Command`]s of the frame; [`App::update`] carries them out, one by one.

mod advice;
mod appearance;
mod arguments;
mod begin;
pub mod breakdown;
mod by_keys;
mod commands;
mod cover;
mod cut;
mod file_commands;
mod game_clock;
mod give_up;
mod hearing;
mod household;
mod keyboard;
mod language;
mod lessons;
mod menu_state;
mod nestor_player;
mod open_windows;
mod quit;
mod result;
mod review;
mod running;
mod scene;
mod scene_cards;
mod screen;
mod shown;
mod shown_table;
mod storage;
mod system;
mod table_commands;
mod taking;
mod theme_commands;
mod turn;
mod undo;
mod update;

use std::path::PathBuf;

use egui::{CentralPanel, Frame, Ui};

pub use self::arguments::{Arguments, PROGRAM};
pub use self::update::Update;
pub use crate::files::FileAnswer;

use self::appearance::Appearance;
use self::nestor_player::NestorPlayer;
use self::open_windows::OpenWindows;
use self::running::{Pause, Running};
use self::screen::Screen;
use self::shown_table::ShownTable;
use self::storage::{OnDisk, Storage};
use self::system::System;
use self::taking::ManualDeal;
use crate::command::{Command, GameCommand, TableCommand, WindowCommand, WindowKind};
use crate::learn::Learn;
use crate::messages::Messages;
use crate::platform::Clock;
use crate::platform::input::InputFilter;
use crate::platform::typed::TypedText;
use crate::sound::SoundPlayer;
use crate::{ear, menu};
use game::session::{Seeds, Session};
use game::storage::Folder;
use look::Themes;

/// What the command line asks for.
#[derive(Debug, Clone, Default)]
pub struct Startup {
    /// Another folder for the player's files.
    pub data_dir: Option<PathBuf>,
    /// The same, if the program may have it already.
    pub folder: Option<Folder>,
    /// A new game whose rounds come from this number.
    pub seed: Option<u64>,
    /// A saved game that is to be opened.
    pub file: Option<PathBuf>,
    /// Where all other games get their seeds from.
    pub seeds: Seeds,
    /// Where the time is read.
    pub clock: Clock,
}

/// The program's window: the game in progress, and parts that own the rest.
#[derive(Debug)]
pub struct App {
    session: Session,
    table: ShownTable,
    /// Bones that are taken by hand.
    deal: ManualDeal,
    learn: Learn,
    windows: OpenWindows,
    look: Appearance,
    sounds: SoundPlayer,
    nestor: NestorPlayer,
    /// What the clock of the game goes by.
    running: Running,
    messages: Messages,
    storage: Storage,
    system: System,
}

impl App {
    /// Sits the player down where they got up, or at a new game.
    pub fn new(context: &eframe::CreationContext<'_>, startup: &Startup) -> Self {
        let ctx = &context.egui_ctx;
        let (storage, on_disk) = Storage::open(ctx, startup);
        let OnDisk {
            session,
            themes,
            notices,
            number,
        } = on_disk;
        ctx.add_plugin(TypedText);
        ctx.add_plugin(InputFilter::default());
        let look = Appearance::begin(ctx, themes, session.preferences());
        words::speak(session.preferences().language.as_ref());
        let mut messages = Messages::default();
        for notice in notices {
            messages.notice(move || words::files::notice(&notice));
        }
        let mut app = Self {
            session,
            table: ShownTable::default(),
            deal: ManualDeal::default(),
            learn: Learn::new(ctx),
            windows: OpenWindows::default(),
            look,
            sounds: SoundPlayer::default(),
            nestor: NestorPlayer::new(ctx),
            running: Running::paused(Pause::Wanted),
            messages,
            storage,
            system: System::new(startup.clock, startup.seeds.clone()),
        };
        app.tell_of_number(number);
        app.put_help_away();
        app.table.follow_hand(app.learn.shown(&app.session));
        app.deal.begin(&app.session);
        if app.storage.player().is_none() {
            app.open(WindowKind::Players);
        }
        app
    }

    /// The same in a window of its own, which opens where it was the last time.
    /// Where the player moves it is remembered, and in a large window
    /// everything is drawn a little larger.
    #[must_use]
    pub fn in_own_window(mut self, context: &eframe::CreationContext<'_>) -> Self {
        self.storage.files.ask_above(context);
        self.system.open_window(context, &self.storage.household);
        self
    }

    /// The session that the window shows.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The themes and which of them is used.
    pub const fn themes(&self) -> &Themes {
        &self.look.themes
    }

    /// The table before anybody has sat down: the form, and nothing else.
    fn nobody_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        menu::keys(ui, self.menu_state(ui.ctx()), true, commands);
        commands.retain(|command| *command == Command::Window(WindowCommand::Quit));
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            self.ground_ui(ui);
        });
        self.windows_ui(ui, commands);
    }

    /// The table at which somebody sits, the menus and the windows.
    fn somebody_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let turn = self.turn();
        let screen = self.screen();
        let state = self.menu_state(ui.ctx());
        // An open menu or list has the keyboard to itself.
        if !menu::is_open(ui.ctx()) {
            self.watch_lens_key(ui, commands);
            let is_review = self.learn.review.is_some() && !self.windows.is_any_open();
            if is_review {
                menu::review_keys(ui, commands);
            }
            if !self.windows.asks() {
                let mut wanted = Vec::new();
                menu::keys(ui, state, self.windows.is_any_open(), &mut wanted);
                // While a new game is being chosen, keys do nothing to the game
                // behind it.
                if self.windows.newest() == Some(WindowKind::NewGame) {
                    wanted.retain(|it| {
                        matches!(
                            it,
                            Command::Window(WindowCommand::Toggle(_) | WindowCommand::Quit)
                        )
                    });
                }
                commands.append(&mut wanted);
            }
            match self.windows.newest() {
                Some(window) if self.windows.contents.keeps_escape(window) => {}
                Some(window) => menu::window_keys(ui, window, commands),
                None if screen.is_covered() => {
                    menu::confirm_keys(ui, &Command::Game(GameCommand::Uncover), commands);
                }
                None if self.table.is_to_be_passed() => {
                    menu::confirm_keys(ui, &Command::Table(TableCommand::PassOn), commands);
                }
                None if is_review => {}
                None => self.table_keys(ui, &turn, commands),
            }
        }
        let bar = menu::Bar {
            state,
            titles: &self.titles(),
            unsaved: self.messages.standing(),
            look: &crate::paint::Look::new(self.look.colors()),
        };
        bar.ui(ui, commands);
        self.trouble_ui(ui);
        let pointed_at = self.table.pointed_at;
        CentralPanel::default()
            .frame(Frame::NONE)
            .show(ui, |ui| self.scene_ui(ui, &turn, commands));
        self.windows_ui(ui, commands);
        if self.table.pointed_at != pointed_at {
            ui.ctx().request_repaint();
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        self.speak_as_set(ctx);
        self.follow_sight(ctx);
        if self.is_to_be_asked_before_close(ctx) {
            self.update(ctx, Command::Window(WindowCommand::PrepareToClose).into());
        }
        for update in self.arrivals() {
            self.update(ctx, update);
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        ear::name_window(ui.ctx());
        let first = self.first_seat();
        self.look.style.give_first_plays_to(first);
        self.windows.keyboard.follow(ui.ctx());
        let mut commands = Vec::new();
        if self.screen() == Screen::WhoPlays {
            self.nobody_ui(ui, &mut commands);
        } else {
            self.somebody_ui(ui, &mut commands);
        }
        ear::tell_ui(ui);
        for command in commands {
            self.update(ui.ctx(), command.into());
        }
        self.look.look_for_missing_letters(ui.ctx());
    }

    fn on_exit(&mut self, _context: Option<&eframe::glow::Context>) {
        self.system.listen_no_more();
        self.storage.get_up(&mut self.session, &self.look.themes);
        self.system.leave_window(&mut self.storage.household);
        self.storage.household.close();
    }
}
