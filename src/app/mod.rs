//! The window: commands, screens, the table as a picture, Nestor's thread.
//! [`App::ui`](eframe::App::ui) shows the session and gathers the
//! [`Command`]s of the frame; [`App::update`] carries them out, one by one.

mod arguments;
mod begin;
pub mod breakdown;
mod by_keys;
#[cfg(all(unix, not(target_vendor = "apple")))]
mod clipboard;
mod clock;
mod coaching;
mod commands;
mod copying;
mod cover;
mod cut;
#[cfg(all(unix, not(target_vendor = "apple")))]
pub mod display;
mod file_commands;
mod files;
pub mod fonts;
mod game_clock;
mod give_up;
mod hearing;
mod household;
mod icon;
mod keyboard;
mod language;
mod leaving;
mod lessons;
mod menu_state;
mod messages;
mod opening;
mod place;
mod quit;
mod quitting;
mod reduced_motion;
mod result;
mod review;
mod running;
mod scene;
mod scene_cards;
mod screen;
mod shown;
mod sight;
mod sounds;
mod study;
mod table_commands;
mod taking;
mod teaching;
pub mod theme;
mod theme_commands;
mod tips;
mod turn;
mod undo;
mod update;
mod view;
mod window_zoom;
mod windows;
mod worker;

use std::collections::VecDeque;
use std::path::PathBuf;

use egui::{CentralPanel, Frame, Ui};
use rfd::FileDialog;

pub use self::arguments::{Arguments, PROGRAM};
pub use self::clock::Clock;
pub use self::files::FileAnswer;
pub use self::icon::icon;
pub use self::update::Update;
pub use self::windows::kit_gallery;

use self::coaching::{Backlog, Blind, Coach, Looking, Said};
use self::files::Files;
use self::fonts::SystemFonts;
use self::keyboard::Keyboard;
use self::leaving::Leaving;
use self::messages::Messages;
use self::place::OwnWindow;
use self::quitting::Quitting;
use self::reduced_motion::ReducedMotion;
use self::running::{Pause, Running};
use self::screen::{Present, Screen};
use self::study::Study;
use self::taking::Taking;
use self::teaching::Teaching;
use self::theme::Look;
use self::tips::Telling;
use self::windows::Windows;
use self::worker::{Thought, Worker};
use crate::command::{Command, GameCommand, TableCommand, WindowCommand, WindowKind};
use crate::paint::Textures;
use crate::platform::input::InputFilter;
#[cfg(all(unix, not(target_vendor = "apple")))]
use crate::platform::input::XServer;
use crate::platform::typed::TypedText;
use crate::sound::SoundPlayer;
use crate::table::{HandOrder, TableChoices};
use crate::{ear, menu};
use engine::{Bone, BySeat, Seat};
use game::profile::{MotionSpeed, Preferences};
use game::session::{Review, Seeds, Session};
use game::storage::{Autosave, Doorbell, Folder, Household, Notice, Start};
use look::{LookColors, Themes};
use words;

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

/// The program's window.
#[derive(Debug)]
pub struct App {
    session: Session,
    /// The game looked back at, while no hand of it is played.
    review: Option<Review>,
    /// What was worked out about it.
    study: Study,
    /// The lesson on the table, in place of the game.
    lesson: Option<Teaching>,
    themes: Themes,
    look: Look,
    system_fonts: SystemFonts,
    /// The program's own window; tests have none.
    window: Option<OwnWindow>,
    household: Household,
    autosave: Autosave,
    files: Files,
    /// The number given with `--seed`. It waits here until somebody has sat
    /// down and a game begins with it.
    number: Option<u64>,
    /// The saved games that are to be opened once somebody has sat down, in their
    /// order.
    to_open: VecDeque<PathBuf>,
    /// Hears what other starts of the program are to open.
    doorbell: Option<Doorbell>,
    seeds: Seeds,
    clock: Clock,
    nestor: Worker,
    /// What Nestor decided and has not yet done.
    thought: Option<Thought>,
    coach: Coach,
    /// What the coach has said of the position on the table.
    said: Said,
    looking: Looking,
    blind: Blind,
    backlog: Backlog,
    /// What the clock of the game goes by.
    running: Running,
    /// What is to come once the game with a clock is given up for it.
    leaving: Option<Leaving>,
    /// The player has pressed OK.
    may_act: bool,
    sounds: SoundPlayer,
    /// The lead is being drawn for, or the hands are being taken.
    taking: Option<Taking>,
    /// What was taken in deals that undo and redo may come back to.
    takings: Vec<Taking>,
    choices: TableChoices,
    /// In how many columns all bones lay on the table in the last picture.
    felt_columns: usize,
    /// The order in which each person keeps their hand.
    orders: BySeat<HandOrder>,
    /// The person who has said they are there, if several play at this screen.
    present: Option<Present>,
    reduced_motion: ReducedMotion,
    messages: Messages,
    telling: Telling,
    /// How many hands were taken for the person in this sitting, up to when it is asked
    /// whether later ones are to be dealt.
    hands_taken_for: u8,
    /// The bone whose line in the log was pointed at in the last picture.
    pointed_at: Option<Bone>,
    /// The windows that are open, the newest last.
    open: Vec<WindowKind>,
    windows: Windows,
    keyboard: Keyboard,
    /// What the player asked for that waits for the history.
    held_back: Vec<Command>,
    quitting: Quitting,
    scene: scene::SceneTable,
}

impl App {
    /// Sits the player down where they got up, or at a new game.
    ///
    /// # Errors
    /// If the operating system gives Nestor no thread to think in.
    pub fn new(context: &eframe::CreationContext<'_>, startup: &Startup) -> std::io::Result<Self> {
        let wake = |ctx: &egui::Context| {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        let ctx = &context.egui_ctx;
        let had = startup.folder.clone();
        let root = had.unwrap_or_else(|| Folder::choose(startup.data_dir.as_deref()));
        let (household, mut notices) = Household::open(root, wake(ctx));
        let number = startup.seed.filter(|_| household.at_table().is_some());
        let (folder, name) = (household.folder(), household.name());
        let start = Start {
            seeds: startup.seeds.clone(),
            number,
            now: startup.clock.now(),
            begins_with: Preferences {
                language: household.language_of_last(),
                ..Preferences::default()
            },
        };
        let opened = Autosave::open_at_once(folder, &name, &start, wake(ctx));
        let (autosave, session, themes, more_notices) = opened;
        if household.at_table().is_some() {
            let new = |notice: &Notice| !notices.contains(notice);
            let new_notices: Vec<_> = more_notices.into_iter().filter(new).collect();
            notices.extend(new_notices);
        }
        let slot = themes.slot(themes.used());
        let look = Look::of(slot, themes.used_palette(), session.preferences());
        // Wood and cloth are made while the window opens.
        Textures::prepare(&LookColors::new(slot, themes.used_palette()));
        ctx.add_plugin(TypedText);
        ctx.add_plugin(InputFilter::default());
        fonts::install(ctx);
        let system_fonts = SystemFonts::default();
        system_fonts.note_missing(ctx);
        look.apply(ctx);
        words::speak(session.preferences().language.as_ref());
        let mut messages = Messages::default();
        for notice in notices {
            messages.notice(move || words::files::notice(&notice));
        }
        let mut app = Self {
            session,
            review: None,
            study: Study::default(),
            lesson: None,
            themes,
            look,
            system_fonts,
            window: None,
            files: Files::new(household.folder(), FileDialog::new(), wake(ctx)),
            household,
            autosave,
            number: startup.seed.xor(number),
            to_open: startup.file.iter().cloned().collect(),
            doorbell: None,
            seeds: startup.seeds.clone(),
            clock: startup.clock,
            nestor: Worker::start(wake(ctx))?,
            thought: None,
            coach: Coach::new(wake(ctx)),
            said: Said::default(),
            looking: Looking::default(),
            blind: Blind::default(),
            backlog: Backlog::default(),
            running: Running::paused(Pause::Wanted),
            leaving: None,
            may_act: false,
            sounds: SoundPlayer::default(),
            taking: None,
            takings: Vec::new(),
            choices: TableChoices::at(Seat::ALL[0]),
            felt_columns: 0,
            orders: BySeat::default(),
            present: None,
            reduced_motion: ReducedMotion::listen(),
            messages,
            telling: Telling::default(),
            hands_taken_for: 0,
            pointed_at: None,
            open: Vec::new(),
            windows: Windows::default(),
            keyboard: Keyboard::default(),
            held_back: Vec::new(),
            quitting: Quitting::default(),
            scene: scene::SceneTable::default(),
        };
        app.tell_of_number(number);
        app.put_help_away();
        app.follow_hand();
        app.begin_taking();
        if app.household.at_table().is_none() {
            app.open(WindowKind::Players);
        }
        Ok(app)
    }

    /// The same in a window of its own, which opens where it was the last time.
    /// Where the player moves it is remembered, and in a large window
    /// everything is drawn a little larger.
    #[must_use]
    pub fn in_own_window(mut self, context: &eframe::CreationContext<'_>) -> Self {
        self.window = Some(OwnWindow::open(context, self.household.place()));
        self.files.ask_above(context);
        #[cfg(all(unix, not(target_vendor = "apple")))]
        context
            .egui_ctx
            .add_plugin(clipboard::Clipboard::of(context));
        if let Some(server) = context
            .winit_window()
            .and_then(|window| XServer::of(window))
        {
            let filter = context.egui_ctx.plugin::<InputFilter>();
            filter.lock().ask(server);
        }
        self.listen(&context.egui_ctx);
        self
    }

    /// Listens for other starts of the program, unless it does or another window does.
    fn listen(&mut self, ctx: &egui::Context) {
        if self.doorbell.is_none() && self.window.is_some() {
            let ctx = ctx.clone();
            self.doorbell = self.household.listen(move || ctx.request_repaint());
        }
    }

    /// The session that the window shows.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The themes and which of them is used.
    pub const fn themes(&self) -> &Themes {
        &self.themes
    }

    /// Whether the system is asked for less motion, and the player leaves it to
    /// the system.
    fn must_be_still(&self) -> bool {
        let speed = self.session.preferences().display.motion;
        speed == MotionSpeed::AsTheSystemWishes && self.reduced_motion.is_wished()
    }

    /// For how many seconds a bone is on its way; 0 where nothing is to move.
    fn motion_secs(&self) -> f64 {
        let speed = self.session.preferences().display.motion;
        speed.secs(self.reduced_motion.is_wished())
    }

    /// The order in which the viewer keeps their hand.
    fn order(&self) -> &HandOrder {
        &self.orders[self.seat()]
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
            let is_review = self.review.is_some() && !self.has_window_in_front();
            if is_review {
                menu::review_keys(ui, commands);
            }
            if !self.open.iter().any(|kind| kind.is_question()) {
                let mut wanted = Vec::new();
                menu::keys(ui, state, self.has_window_in_front(), &mut wanted);
                // While a new game is being chosen, keys do nothing to the game
                // behind it.
                if self.open.last() == Some(&WindowKind::NewGame) {
                    wanted.retain(|it| {
                        matches!(
                            it,
                            Command::Window(WindowCommand::Toggle(_) | WindowCommand::Quit)
                        )
                    });
                }
                commands.append(&mut wanted);
            }
            match self.open.last() {
                Some(window) if self.windows.keeps_escape(*window) => {}
                Some(window) => menu::window_keys(ui, *window, commands),
                None if screen.is_covered() => {
                    menu::confirm_keys(ui, &Command::Game(GameCommand::Uncover), commands);
                }
                None if self.is_to_be_passed() => {
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
            look: &crate::paint::Look::new(self.colors()),
        };
        bar.ui(ui, commands);
        self.trouble_ui(ui);
        let pointed_at = self.pointed_at.take();
        CentralPanel::default()
            .frame(Frame::NONE)
            .show(ui, |ui| self.scene_ui(ui, &turn, commands));
        self.windows_ui(ui, commands);
        if self.pointed_at != pointed_at {
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
        self.look.give_first_plays_to(self.first_seat());
        self.keyboard.follow(ui.ctx());
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
        self.system_fonts.look_for_missing(ui.ctx());
    }

    fn on_exit(&mut self, _context: Option<&eframe::glow::Context>) {
        // What rings from now on is opened by whoever rings.
        self.doorbell = None;
        self.files.close();
        self.session.keep_clock();
        self.autosave.get_up(&mut self.session, &self.themes);
        if let Some(window) = &self.window {
            self.household.move_window(window.place());
        }
        self.household.close();
    }
}
