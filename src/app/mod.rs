//! The window: commands, screens, the table as a picture, Nestor's thread.
//!
//! [`App::ui`](eframe::App::ui) shows the session and gathers the
//! [`Command`]s of the frame; `App::run` carries them out, one by one.

pub mod breakdown;
pub mod clock;
mod command;
#[cfg(all(unix, not(target_vendor = "apple")))]
pub mod display;
mod ear;
mod files;
pub mod fonts;
mod growth;
pub mod home;
mod icon;
pub mod keep;
mod menu;
mod moment;
pub mod paint;
mod place;
mod play;
mod quit;
mod said;
mod score;
mod stillness;
pub mod table;
pub mod theme;
mod turn;
mod windows;
pub mod wording;
mod worker;

use std::path::PathBuf;
use std::time::Duration;

use egui::{CentralPanel, Frame, Panel, Ui};

pub use self::command::{Command, Keep, SettingKind, WindowKind};
pub use self::icon::icon;
pub use self::place::Place;

use self::files::Files;
use self::fonts::SystemFonts;
use self::home::Home;
use self::keep::Keeper;
use self::moment::Moment;
use self::place::OwnWindow;
use self::quit::Quitting;
use self::said::Said;
use self::score::Score;
use self::stillness::Stillness;
use self::table::screen::{self, Picture};
use self::table::status::{self, Counts, PlayerStatus, Turn};
use self::table::{HandOrder, Motion, Shown, TableModel, hand, motion};
use self::theme::Look;
use self::wording::events;
use self::worker::{Answer, Worker};
use crate::engine::{Bone, Event, Rules, Seat};
use crate::session::{MotionSpeed, NESTOR, Session, TableView, Themes, YOU};
use crate::storage::{Folder, Notice};

/// What the command line asks for.
#[derive(Debug, Clone, Default)]
pub struct Startup {
    /// Another folder for the player's files.
    pub data_dir: Option<PathBuf>,
    /// A new game whose rounds come from this number.
    pub seed: Option<u64>,
}

/// What the last picture showed.
#[derive(Debug, Clone, Copy, Default)]
struct Drawn {
    is_whole: bool,
    has_room_for_whole: bool,
    /// The log stood beside the table.
    has_log: bool,
}

/// The program's window.
#[derive(Debug)]
pub struct App {
    session: Session,
    themes: Themes,
    look: Look,
    system_fonts: SystemFonts,
    /// The window, where it is the program's own.
    window: Option<OwnWindow>,
    home: Home,
    keeper: Keeper,
    files: Files,
    /// The number that a new game comes from once somebody has sat down.
    number: Option<u64>,
    nestor: Worker,
    /// What Nestor decided and has not yet done.
    answer: Option<Answer>,
    /// The player has pressed OK.
    may_act: bool,
    /// When somebody last acted, in seconds of the window's clock.
    acted_at: f64,
    shown: Shown,
    drawn: Drawn,
    order: HandOrder,
    motion: Motion,
    stillness: Stillness,
    said: Said,
    flash: Moment<String>,
    score: Score,
    flicker: Moment<crate::engine::End>,
    /// The bone whose line in the log was pointed at in the last picture.
    pointed_at: Option<Bone>,
    /// The windows that are open, the newest last.
    open: Vec<WindowKind>,
    windows: windows::State,
    quitting: Quitting,
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
        let root = Folder::choose(startup.data_dir.as_deref());
        let (home, mut notices) = Home::open(root, wake(ctx));
        let number = startup.seed.filter(|_| home.at_table().is_some());
        let opened = Keeper::open(home.folder(), home.name(), number, wake(ctx));
        let (keeper, session, themes, more_notices) = opened;
        if home.at_table().is_some() {
            let new = |notice: &Notice| !notices.contains(notice);
            let new_notices: Vec<_> = more_notices.into_iter().filter(new).collect();
            notices.extend(new_notices);
        }
        let look = Look::of(&themes, session.preferences());
        fonts::install(ctx);
        let system_fonts = SystemFonts::default();
        system_fonts.note_missing(ctx);
        look.apply(ctx);
        let mut said = Said::default();
        for notice in &notices {
            said.notice(&notice.to_string());
        }
        let mut order = HandOrder::default();
        order.follow(&session);
        let mut app = Self {
            session,
            themes,
            look,
            system_fonts,
            window: None,
            files: Files::new(home.folder(), wake(ctx)),
            home,
            keeper,
            number: startup.seed.xor(number),
            nestor: Worker::start(wake(ctx))?,
            answer: None,
            may_act: false,
            acted_at: 0.0,
            shown: Shown::default(),
            drawn: Drawn::default(),
            order,
            motion: Motion::default(),
            stillness: Stillness::listen(),
            said,
            flash: Moment::default(),
            score: Score::default(),
            flicker: Moment::default(),
            pointed_at: None,
            open: Vec::new(),
            windows: windows::State::default(),
            quitting: Quitting::default(),
        };
        if app.home.at_table().is_none() {
            app.open(WindowKind::Players);
        }
        Ok(app)
    }

    /// In a window of its own, which was opened where it was the last time:
    /// where it goes from there is kept, and in a large window everything is
    /// drawn a little larger.
    #[must_use]
    pub fn in_own_window(mut self, context: &eframe::CreationContext<'_>) -> Self {
        self.window = Some(OwnWindow::open(context, self.home.place()));
        self
    }

    /// The sitting that the window shows.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The themes and which of them is used.
    pub const fn themes(&self) -> &Themes {
        &self.themes
    }

    fn rules(&self) -> &Rules {
        self.session.state().rules()
    }

    /// Whether the system is asked for less motion, and the player leaves it to
    /// the system.
    fn must_be_still(&self) -> bool {
        let speed = self.session.preferences().motion;
        speed == MotionSpeed::AsTheSystemWishes && self.stillness.is_wished()
    }

    /// For how many seconds a bone is on its way; 0 where nothing is to move.
    fn motion_secs(&self) -> f64 {
        let speed = self.session.preferences().motion;
        speed.secs(self.stillness.is_wished())
    }

    /// The line under the table.
    fn counts(&self, now: f64) -> Counts {
        let rules = self.rules();
        let position = self.session.state().position();
        let shown = self.shows_counts() && rules.counts_score();
        let table = position.map(crate::engine::Position::table);
        let count = table
            .filter(|table| shown && !table.is_empty())
            .map(|table| {
                let count = table.count();
                (count, events::sum(&table.terms(), count))
            });
        let boneyard = match position {
            Some(at) if rules.draws => wording::turn::boneyard(at.boneyard().len()),
            _ => String::new(),
        };
        Counts {
            count,
            flash: self.flash.at(now).cloned(),
            boneyard,
        }
    }

    /// Whether counts are to be shown; not where points must be claimed by
    /// whoever sees them.
    fn shows_counts(&self) -> bool {
        self.session.preferences().table_count && !self.rules().claims
    }

    /// The keys of the table. Space presses the button; Enter plays the bone
    /// that has the keyboard, or else the one taken up, or else presses the
    /// button too.
    fn table_keys(&self, ui: &Ui, turn: &Turn, commands: &mut Vec<Command>) {
        let focused = ui.memory(egui::Memory::focused);
        let hand = self.session.state().position().map(|at| at.hand(YOU));
        let mut hand = hand.into_iter().flatten();
        let on = hand.find(|bone| focused == Some(hand::hand_bone_id(*bone)));
        let free = focused.is_none() || on.is_some();
        let button = turn.main_command().filter(|_| free).cloned();
        let bone = on.or(self.shown.selected).filter(|_| free);
        let enter = bone.map(Command::PlayAnywhere).or_else(|| button.clone());
        menu::table_keys(ui, button.as_ref(), enter.as_ref(), commands);
    }

    fn player(&self, seat: Seat, name: &str, now: f64) -> PlayerStatus {
        let state = self.session.state();
        let rules = self.rules();
        let team = rules.seats.team(seat);
        let score = state.scores()[team];
        let arrived = score - self.score.missing(team, now);
        PlayerStatus {
            name: name.to_owned(),
            bones: state.position().map_or(0, |at| at.hand(seat).len()),
            pips: state
                .position()
                .filter(|at| at.end().is_some() && !at.hand(seat).is_empty())
                .map(|at| at.hand(seat).weight()),
            score: events::shown(score, rules),
            arrived: events::shown(arrived, rules),
            target: rules
                .target
                .map(|target| events::shown(i32::from(target), rules)),
            in_turn: state.turn() == Some(seat),
        }
    }

    /// The table before anybody has sat down: the form, and nothing else.
    fn nobody_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        menu::keys(ui, self.menu_state(), commands);
        commands.retain(|command| *command == Command::Quit);
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            paint::table(ui.painter(), ui.max_rect(), &self.look);
        });
        self.windows_ui(ui, commands);
    }

    /// The table at which somebody sits, the menus and the windows.
    fn somebody_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let turn = self.turn();
        let state = self.menu_state();
        // An open menu or list has the keyboard to itself.
        if !menu::is_open(ui.ctx()) {
            if !self.open.iter().any(|kind| kind.is_question()) {
                menu::keys(ui, state, commands);
            }
            match self.open.last() {
                Some(window) => menu::window_keys(ui, *window, commands),
                None => self.table_keys(ui, &turn, commands),
            }
        }
        let titles = self.titles();
        let bar = Frame::new()
            .fill(self.look.panel)
            .inner_margin(egui::Margin::symmetric(8, 3));
        Panel::top("menu").frame(bar).show(ui, |ui| {
            menu::bar_ui(ui, state, &titles, self.said.standing(), commands);
        });
        self.trouble_ui(ui);
        let pointed_at = self.pointed_at.take();
        CentralPanel::default()
            .frame(Frame::NONE)
            .show(ui, |ui| self.table_ui(ui, &turn, pointed_at, commands));
        self.windows_ui(ui, commands);
        if self.pointed_at != pointed_at {
            ui.ctx().request_repaint();
        }
    }

    fn table_ui(
        &mut self,
        ui: &mut Ui,
        turn: &Turn,
        pointed_at: Option<Bone>,
        commands: &mut Vec<Command>,
    ) {
        let now = ui.input(|input| input.time);
        let counts = self.shows_counts();
        let rules = *self.rules();
        let model = TableModel::new(&self.session, self.shown, &self.order);
        let area = ui.max_rect();
        let arrangement = table::arrange(&model, rules.spinner, area);
        self.drawn = Drawn {
            is_whole: arrangement.is_whole,
            has_room_for_whole: table::is_whole(TableView::Whole, area),
            has_log: arrangement.log.is_some(),
        };
        if self.drawn.has_log {
            self.close(WindowKind::Log);
        }
        let places = motion::places(&model, &arrangement);
        let secs = self.motion_secs();
        let frame = (area, self.shown.viewpoint);
        self.motion.follow(&places, frame, now, secs);
        if let Some((bone, rect)) = hand::held(ui, &model, &arrangement) {
            self.motion.hold(motion::Thing::Face(bone), rect);
        }
        if !self.motion.is_moving()
            && let Some(flash) = self.score.bones_lie(now)
        {
            self.flash.start(flash, now, play::FLASH_SECS);
        }
        // Who takes up the next bone has seen it.
        let score = self.score.part(now);
        let score = score.filter(|_| model.selected().is_none());
        paint::table(ui.painter(), area, &self.look);
        let players = [
            self.player(NESTOR, "Nestor", now),
            self.player(YOU, self.session.name(), now),
        ];
        let look = &self.look;
        for (player, block) in players.iter().zip(arrangement.status) {
            status::player_ui(ui, block, player, look);
        }
        let sayings = self.said.lines(&self.session, counts);
        let message = self.said.message(&sayings);
        status::message_ui(ui, arrangement.message, &message, look);
        status::count_ui(ui, arrangement.count, &self.counts(now), look);
        let picture = Picture {
            look,
            rules: &rules,
            counts,
            pointed_at,
            flicker: self.flicker.blinking(now).copied(),
            score,
            motion: &self.motion,
        };
        screen::table_ui(ui, &model, &arrangement, &picture, commands);
        status::turn_ui(ui, arrangement.button, turn, look, commands);
        if let Some(area) = arrangement.log {
            self.pointed_at = status::log_ui(ui, area, &sayings, look, self.open.is_empty());
        }
        if self.motion.is_moving() || self.score.part(now).is_some() {
            ui.ctx().request_repaint();
        }
        let waits = [self.flash.left(now), self.flicker.next_blink(now)];
        if let Some(wait) = waits.into_iter().flatten().reduce(f64::min) {
            let wait = Duration::from_secs_f64(wait);
            ui.ctx().request_repaint_after(wait);
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        self.watch_files(ctx);
        if let Some(place) = self.window.as_mut().and_then(|window| window.follow(ctx)) {
            self.home.keep_place(place);
        }
        if self.home.at_table().is_some() {
            self.files_done(ctx);
            self.let_nestor_play(ctx);
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        ear::name_window(ui.ctx());
        let mut commands = Vec::new();
        if self.home.at_table().is_some() {
            self.somebody_ui(ui, &mut commands);
        } else {
            self.nobody_ui(ui, &mut commands);
        }
        for command in commands {
            self.run(ui.ctx(), command);
        }
        self.system_fonts.look_for_missing(ui.ctx());
    }

    fn on_exit(&mut self, _context: Option<&eframe::glow::Context>) {
        self.files.close();
        self.keeper.close();
        if let Some(window) = &self.window {
            self.home.keep_place(window.place());
        }
        self.home.close();
    }
}

/// The event that an end was played on, if Nestor played there.
fn played_by_nestor(event: &Event) -> Option<crate::engine::End> {
    match event {
        Event::Played {
            seat: NESTOR,
            bone,
            end: Some(end),
            ..
        } => Some(crate::engine::End {
            on: *bone,
            side: end.side,
        }),
        _ => None,
    }
}
