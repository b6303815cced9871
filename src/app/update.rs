//! The one door: whatever comes in from outside comes in here, and what has
//! changed by it goes out from here to be written.

use std::time::Duration;

use egui::{Context, Key};

use super::App;
use super::end_card::is_won_by_person;
use super::game_clock::{GameClock, Look, Pause};
use super::leaving::Leaving;
use super::nestor_player::NestorAnswer;
use crate::command::{Command, GameCommand, LearnCommand, Subject, WindowKind};
use crate::files::{FileAnswer, OnDisk};
use crate::learn::{Done, LookedAt};
use crate::menu::{self, CommandStatus, Row};
use crate::platform::input::InputFilter;
use crate::play::{Next, Screen};
use crate::table::hand_bone_id;
use crate::{ear, play};
use engine::{Action, Event};
use game::profile::Help;
use game::storage::{File, Message};
use words::msg;

/// How long a Nestor who plays against the clock takes to draw a bone, in seconds.
const DRAW_SECS: f64 = 1.0;
/// A little after the next second, so that it is over then.
const LATER: Duration = Duration::from_millis(5);
/// For how many of Nestor's pauses whoever has acted looks on.
const LOOKS_ON_PAUSES: f64 = 2.0;

/// Whether a command closes the program.
const fn closes(command: &Command) -> bool {
    matches!(command, Command::Window(what) if what.closes())
}

/// What comes in from outside.
#[derive(Debug)]
pub enum Update {
    /// What the person did.
    Command(Command),
    /// What Nestor decided.
    Nestor(NestorAnswer),
    /// What the coach has worked out.
    Coach(Done),
    /// What the disk answered.
    File(FileAnswer),
    /// What another start of the program was to do.
    OtherStart(Message),
    /// What the clock brought: time has passed.
    Tick,
}

impl From<Command> for Update {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

impl App {
    /// The one place where anything changes. Hands what has changed to be
    /// written, and says what that was.
    pub fn update(&mut self, ctx: &Context, update: Update) -> Vec<File> {
        self.session.note_time(self.system.clock.now());
        let was_away = self.session.puts_help_away();
        match update {
            // Whoever sat there has got up, and the window closes in a moment.
            Update::Command(command) if self.storage.has_left() && !closes(&command) => {}
            Update::Command(command) => {
                self.run(ctx, command);
                ctx.request_repaint();
            }
            Update::Nestor(answer) => self.nestor.note(answer),
            Update::Coach(done) => {
                let had_hint = self.learn.said.hint.is_some();
                let files = &mut self.storage.files;
                self.learn
                    .answered(done, &mut self.session, &mut self.messages, files);
                // The keyboard goes from another bone to the one that is advised.
                let hint = self.learn.said.hint.as_ref().filter(|_| !had_hint);
                if let Some(bone) = hint.and_then(|hint| hint.best.action.bone()) {
                    self.windows.keyboard.goes_on_at(ctx, hand_bone_id(bone));
                }
            }
            Update::File(answer) => self.file_answered(ctx, answer),
            Update::OtherStart(message) => self.do_for_other_start(ctx, message),
            Update::Tick => self.tick(ctx),
        }
        self.turn_to_viewer(ctx.input(|input| input.time));
        if was_away && !self.session.puts_help_away() {
            self.learn.help_away = None;
            self.messages.forget(&msg::DAILY_HELP_PUT_AWAY.text());
        }
        self.session.end_lent_help();
        self.ask_coach();
        self.storage.keep(&self.session, &self.look.themes)
    }

    /// Takes in what has come from other threads since the last picture, and that time
    /// has passed.
    pub(super) fn take_in_arrivals(&mut self, ctx: &Context) {
        let answers = self.storage.answers().into_iter();
        let mut updates: Vec<_> = answers.map(Update::File).collect();
        updates.extend(self.system.messages().into_iter().map(Update::OtherStart));
        updates.extend(self.nestor.answers().into_iter().map(Update::Nestor));
        for update in updates {
            self.update(ctx, update);
        }
        // Another game may lie on the table now, of which the coach was not asked.
        for done in self.learn.done() {
            self.update(ctx, Update::Coach(done));
        }
        self.update(ctx, Update::Tick);
    }

    /// Does what the person asked for, unless it has to do with hands that are
    /// covered; whoever acts at the table does not wait for what is still to be
    /// seen there.
    fn run(&mut self, ctx: &Context, command: Command) {
        let now = ctx.input(|input| input.time);
        if command == LearnCommand::AcceptHelp.into() {
            if let Some(accepted) = self.accept_help() {
                self.carry_out_told(ctx, accepted, now);
                if self.session.puts_help_away() {
                    // What was turned on is there from now on.
                    self.session.note_help(Help::Advice);
                }
            }
            return;
        }
        if command.draws() {
            let secs = self.look.motion_secs(self.session.preferences());
            if self.table.is_second_draw(ctx, secs) {
                return;
            }
        }
        if command.is_about(Subject::OtherMoment) {
            self.messages.pass();
        }
        if self.learn.lesson.is_some() && self.run_in_lesson(&command, now) {
            return;
        }
        if command.is_about(Subject::Table) {
            // A paused game can be ended, and any game for another one, which may be cut
            // first.
            let goes_on = match command {
                Command::Game(GameCommand::GiveUp) => {
                    self.play().stands_still() || self.windows.leaving.is_some()
                }
                Command::Game(GameCommand::Deal(_)) => self.session.seals_new_game(),
                // What was done before the screen was passed on can be taken back.
                Command::Game(GameCommand::Undo | GameCommand::Redo) => !self.play().stands_still(),
                _ => false,
            };
            if self.screen().is_covered() && !goes_on {
                return;
            }
            self.table.scene.hurry(now);
        }
        if command.is_about(Subject::Turn) && self.learn.review.is_some() {
            return;
        }
        if command.is_about(Subject::Turn) && self.player.deal.is_under_way() {
            if let Command::Table(what) = command {
                self.run_while_dealing(ctx, &what, now);
            }
            return;
        }
        if self.play().leaves_game(&command) {
            self.ask_to_leave(Leaving::Command(command));
            return;
        }
        if self.play().assists(&command) {
            self.ask_before_help(command);
            return;
        }
        self.carry_out_told(ctx, command, now);
    }

    /// Does what was asked for, and tells of a switch that it turned. Help that is turned on
    /// during a game, and not in Settings, is for that game.
    fn carry_out_told(&mut self, ctx: &Context, command: Command, now: f64) {
        let switch = self.play().is_on(ctx, &command);
        let switch = switch.map(|was_on| (command.clone(), was_on));
        let goes_on = self.session.game_state().outcome().is_none();
        let lends = matches!(command, Command::Learn(_)) && goes_on && self.learn.review.is_none();
        let before = self.session.preferences().display;
        self.carry_out(ctx, command, now);
        if lends {
            self.session.lend_help(&before);
        }
        if let Some((command, was_on)) = switch
            && let Some(is_on) = self.play().is_on(ctx, &command)
            && is_on != was_on
            && let Some(row) = Row::of(&command)
        {
            // Those who see the switch need not be told.
            let state = if is_on { "on" } else { "off" };
            ear::say(ctx, msg::ear_switched(state, row.name.text()));
        }
    }

    /// Does what was asked for.
    pub(super) fn carry_out(&mut self, ctx: &Context, command: Command, now: f64) {
        match command {
            Command::Table(what) => self.run_table_command(ctx, what, now),
            Command::Game(what) => self.run_game_command(ctx, what, now),
            Command::Learn(what) => self.run_learn_command(what, now),
            Command::File(what) => self.run_file_command(ctx, what),
            Command::Theme(what) => self.run_theme_command(ctx, what),
            Command::Window(what) => self.run_window_command(ctx, what),
        }
    }

    /// Shows what has just happened on the table.
    pub(super) fn happened(&mut self, events: &[Event], now: f64) {
        let is_deal = events
            .iter()
            .any(|event| matches!(event, Event::Dealt { .. }));
        if is_deal {
            // Nobody knows who pressed the button, so with several people the
            // hands are covered.
            self.player.leave();
            self.turn_to_viewer(now);
        }
        self.player.look_on(self.session.person_in_turn());
        self.turn_to_table();
        self.learn
            .note_events(events, &self.session, self.player.seat());
        if is_deal {
            self.player.deal.begin(&self.session);
            if self.player.deal.is_under_way() {
                self.lay_out(now);
                return;
            }
        }
        self.with_table(|table_ui, table| table_ui.show(table, events, now));
    }

    /// Shows another position, without how it came about: after undo, or a game
    /// that was opened.
    pub(super) fn moved(&mut self, now: f64) {
        self.turn_to_table();
        self.messages.leave_position();
        self.learn.tips.drop();
        self.player.look_on_no_more();
        if self.player.deal.follow(self.session.state()) {
            self.wait_for_next_bone(now);
        }
        self.with_table(|table_ui, table| table_ui.go_to(table, now));
    }

    /// Another game is on the table: nobody knows who looks at the screen, and a
    /// clock stands still until somebody goes on. It is there to be played, even if it is
    /// as that which was looked back at.
    pub(super) fn come_to_another_game(&mut self, now: f64) {
        self.learn.end_review(&self.session);
        self.learn.lens.shows_while_held = false;
        self.tell_of_help_away();
        self.player.cover();
        self.system.pause_game(Pause::Wanted);
        self.turn_to_viewer(now);
        self.moved(now);
    }

    /// The clock runs at once in a game in which nothing has been done: it is a new one, and
    /// none that was left.
    pub(super) fn begin_clock(&mut self) {
        let record = self.session.state().record();
        if record.is_empty() && record.clock_ran_ms == 0 {
            self.system.game_clock = GameClock::default();
        }
    }

    /// Drops whatever belonged to the position before.
    fn turn_to_table(&mut self) {
        let can_review = self.play().can_look_back();
        if self.learn.come_to(&self.session, can_review) {
            self.player.turn_over();
        }
        self.nestor.allow_no_more();
        self.player.put_down();
        self.messages.nothing();
        let shown = self.learn.shown(&self.session);
        self.player.follow_hand(shown, &self.session);
        // The result of a game that is not over goes, and the question whether to end one
        // that is.
        let state = self.session.state();
        let (is_over, can_end) = (state.outcome().is_some(), state.can_be_given_up());
        if !is_over && self.windows.is_open(WindowKind::Result) {
            self.close(WindowKind::Result);
        }
        if !can_end && self.windows.is_open(WindowKind::GiveUp) {
            self.close(WindowKind::GiveUp);
        }
        let asked = self.windows.helping.as_ref();
        if asked.is_some_and(|command| !self.play().assists(command)) {
            self.close(WindowKind::AskHelp);
        }
    }

    /// Turns the table to whoever looks at it, or is to come.
    pub(super) fn turn_to_viewer(&mut self, now: f64) {
        let screen = self.screen();
        if screen.is_covered() {
            self.table.clear(now);
            // Nobody would see the play that waits for the tutor.
            self.learn.said.waiting = None;
        }
        let seat = match screen {
            Screen::Covered(next) => Some(next),
            screen => screen.seat(),
        };
        if let Some(seat) = seat.filter(|seat| *seat != self.player.seat()) {
            self.table.clear(now);
            let shown = self.learn.shown(&self.session);
            self.player.look_from(seat, shown, &self.session);
        }
    }

    /// Has worked out what is to be shown of the position: for the bone counter, and for the
    /// tutor.
    fn ask_coach(&mut self) {
        let play = self.play();
        let shown = play.shown();
        let lens = play.lens_view().map(|view| {
            let at = LookedAt {
                seat: view.seat(),
                game: self.session.game().id(),
                hands: shown.rounds().len(),
                actions: shown.record().len(),
            };
            (at, view)
        });
        let weighs = !self.learn.said.is_weighing && play.is_tutored();
        let weighed = weighs.then(|| self.session.state().view(play.seat()));
        match lens {
            // What is over is not helped any more.
            Some((at, view)) => {
                if self.learn.look_at(at, view) && self.learn.review.is_none() {
                    self.session.note_help(Help::Advice);
                }
            }
            None => self.learn.lay_lens_aside(),
        }
        if let Some(view) = weighed {
            self.learn.weigh_turn(view);
        }
    }

    /// Follows the window, sees to it that the player knows what is not saved,
    /// and lets everything happen for which it is time.
    fn tick(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        self.system.follow_window(ctx, &mut self.storage);
        self.wait_for_disk(ctx, now);
        self.tell_unsaved(ctx);
        self.close_in_time(ctx, now);
        self.table
            .play_sounds(now, &self.session.preferences().display);
        if self.storage.is_seated() {
            self.storage.open_next();
            self.deal_on(ctx, now);
            self.run_clock(ctx, now);
            self.end_break(ctx, now);
            self.pass_on_in_time(ctx, now);
            self.let_nestor_play(ctx, now);
            match self.learn.waiting_play(now) {
                Some((_, left)) if left > 0.0 => {
                    ctx.request_repaint_after(Duration::from_secs_f64(left));
                }
                Some((action, _)) => self.act(action, now),
                None => {}
            }
            self.show_result_in_time(ctx, now);
        }
    }

    /// Once the files of whoever sits down were waited for long enough, a game is played without
    /// them.
    fn wait_for_disk(&mut self, ctx: &Context, now: f64) {
        let Some(until) = self.storage.waits_until() else {
            return;
        };
        if now < until {
            ctx.request_repaint_after(Duration::from_secs_f64(until - now));
        } else if self.storage.play_in_memory() {
            let begins_with = self.session.preferences().clone();
            self.begin_sitting(ctx, OnDisk::default(), begins_with);
        }
    }

    /// Goes on with what needs nobody while hands are taken, as far as it is time for it.
    fn deal_on(&mut self, ctx: &Context, now: f64) {
        let waits_for_ok = self.play().pause_secs().is_none();
        while let Some(deal) = self.player.deal.under_way() {
            let next = deal.next();
            let early = match next {
                Next::Person => return,
                Next::Read if self.nestor.may_act() => 0.0,
                Next::Read if waits_for_ok => return,
                _ => deal.next_at - now,
            };
            if early > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f64(early));
                return;
            }
            match next {
                Next::Other => {
                    self.player.deal.other_takes();
                    self.wait_for_next_bone(now);
                }
                Next::Read => {
                    self.nestor.allow_no_more();
                    if self.player.deal.read_on(play::deals(&self.session)) {
                        self.show_dealt(now);
                    } else {
                        self.lay_out(now);
                    }
                }
                // Every hand has been taken: what is left is the boneyard.
                Next::Over => {
                    self.player.deal.put_by();
                    self.with_table(|table_ui, table| table_ui.go_to(table, now));
                    self.messages.nothing();
                }
                Next::Person => {}
            }
            ctx.request_repaint();
        }
    }

    /// Lets the clock of the game run to this moment.
    fn run_clock(&mut self, ctx: &Context, now: f64) {
        let waits = self.screen().is_covered() || self.player.deal.is_under_way();
        // It starts once the deal and a lead that follows from it have been seen.
        let is_dealing = self.table.scene.queue.is_dealing(now);
        if !self.session.clock_runs() || waits || is_dealing {
            self.system.game_clock.stand();
            return;
        }
        let look = Look {
            secs: now,
            time: self.system.clock.now(),
        };
        match self.system.game_clock.look(look) {
            Ok(None) => {}
            Ok(Some(passed)) => {
                if let Some(events) = self.session.run_clock(passed) {
                    self.happened(&events, now);
                }
            }
            Err(pause) => {
                self.pause(ctx);
                self.system.pause_game(pause);
                return;
            }
        }
        if let Some(left) = self.session.state().time_left() {
            let of_second = Duration::from_nanos(u64::from(left.subsec_nanos()));
            ctx.request_repaint_after(of_second + LATER);
        }
    }

    /// Deals the next hand of a game with a clock once it has stood still for a minute between
    /// two. A window over the table makes it wait.
    fn end_break(&mut self, ctx: &Context, now: f64) {
        let state = self.session.state();
        let is_break = state.time_left().is_some()
            && state.turn().is_none()
            && state.outcome().is_none()
            && !self.windows.is_any_open()
            && self.learn.review.is_none()
            && self.learn.lesson.is_none()
            && !self.player.deal.is_under_way();
        if !is_break {
            self.system.game_clock.end_break();
            return;
        }
        let left = self.system.game_clock.left_of_break(now);
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        } else {
            self.system.game_clock.end_break();
            self.next_hand(now);
        }
    }

    /// Passes the screen on once there was time to see what happened; if Nestors
    /// wait for OK, so does this.
    fn pass_on_in_time(&mut self, ctx: &Context, now: f64) {
        let is_seen = self.player.is_to_be_passed() && !self.screen().is_covered();
        let Some(pause) = self.play().pause_secs().filter(|_| is_seen) else {
            return;
        };
        let speed = self.look.speed(self.session.preferences());
        let seen = self.table.rests_until(LOOKS_ON_PAUSES * pause, speed);
        if seen > now {
            ctx.request_repaint_after(Duration::from_secs_f64(seen - now));
        } else {
            self.player.pass_on();
        }
    }

    /// Asks Nestor when it is his turn, and does what he decided when it is
    /// time for it.
    fn let_nestor_play(&mut self, ctx: &Context, now: f64) {
        let Some(request) = self.session.request() else {
            self.nestor.forget();
            return;
        };
        let ticket = request.ticket;
        self.nestor.ask(request);
        // The hands are covered, or somebody is at the lessons: whoever is to see it is not
        // there yet.
        let is_away = self.screen().is_covered() || self.windows.is_open(WindowKind::Lessons);
        if self.player.deal.is_under_way() || is_away {
            return;
        }
        let Some(action) = self.nestor.decision(ticket) else {
            return;
        };
        let play = self.play();
        let early = play.pause_secs().map(|pause| {
            let draws_by_clock = action == Action::Draw && play.rules().clock;
            let pause = if draws_by_clock { DRAW_SECS } else { pause };
            let speed = self.look.speed(self.session.preferences());
            self.table.rests_until(pause, speed) - now
        });
        match early {
            Some(early) if early > 0.0 => {
                ctx.request_repaint_after(Duration::from_secs_f64(early));
                return;
            }
            None if !self.nestor.may_act() => return,
            _ => {}
        }
        self.nestor.has_acted();
        if let Some(events) = self.session.nestor_acts(ticket, action) {
            self.messages.nothing();
            self.happened(&events, now);
            ctx.request_repaint();
        }
    }

    /// Shows the result when what led to it has been seen, and not while
    /// something is asked that must be answered first.
    fn show_result_in_time(&mut self, ctx: &Context, now: f64) {
        // Nobody is torn out of a menu, or out of a name that is being typed.
        let is_asked = self.windows.asks() || menu::is_open(ctx) || menu::is_typing(ctx);
        // What Escape leaves is not this card.
        let is_asked = is_asked || ctx.input(|input| input.key_pressed(Key::Escape));
        let is_asked = is_asked || self.table.scene.is_running(now);
        if !self.table.is_result_due || is_asked || self.learn.lesson.is_some() {
            return;
        }
        self.table.is_result_due = false;
        let moves = self.look.motion_secs(self.session.preferences()) > 0.0;
        if moves && is_won_by_person(&self.session) {
            self.table.scene.celebrate(now);
        }
        if !self.windows.is_open(WindowKind::Result) {
            self.open(WindowKind::Result);
        }
    }

    /// Ends what must not go on in a window that nobody can see: a drag, and the clock of a
    /// game.
    pub(super) fn pause_if_hidden(&mut self, ctx: &Context) {
        let is_minimized = ctx.input(|input| {
            let viewport = input.viewport();
            viewport.minimized == Some(true) || viewport.occluded == Some(true)
        });
        let filter = ctx.plugin::<InputFilter>();
        let clock_runs = self.system.game_clock.runs();
        // A window on another desktop is neither.
        let is_hidden = is_minimized || clock_runs && filter.lock().is_window_hidden();
        if is_hidden {
            filter.lock().hide_window();
            if clock_runs {
                self.pause(ctx);
                self.system.pause_game(Pause::Hidden);
            }
        }
    }
}
