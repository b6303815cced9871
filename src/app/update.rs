//! Updates: every change to the app goes through `App::update`, which also sends it to the store.

use egui::Context;

use super::App;
use super::game_clock::GameClock;
use super::leaving::LeavingAction;
use super::storage::SavedPart;
use crate::command::{Command, LearnCommand, Subject, WindowKind};
use crate::ear;
use crate::files::ThreadAnswer;
use crate::learn::LensPosition;
use crate::play::{Pause, Screen};
use engine::Event;
use game::profile::Help;
use game::store::StartRequest;
use words::msg;

const fn is_closing_command(command: &Command) -> bool {
    matches!(command, Command::Window(command) if command.closes())
}

#[derive(Debug)]
pub enum Update {
    Command(Command),
    /// The answer of a thread that reads or writes files.
    ThreadAnswer(ThreadAnswer),
    /// A request of another instance of the program.
    StartRequest(StartRequest),
    /// Time has passed: run due actions, and take the results of jobs.
    Tick,
}

impl From<Command> for Update {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

impl App {
    /// Carries out an update; the app is changed in no other way. Sends changes to the store, and
    /// returns which parts have changed.
    pub fn update(&mut self, ctx: &Context, update: Update) -> Vec<SavedPart> {
        let now = self.system.clock.now();
        if self.play().is_table_in_use() {
            self.session.note_time(now);
        } else {
            self.session.note_idle_time(now);
        }
        let was_help_suspended = self.session.suspends_help();
        match update {
            // The player has left, and the window closes in a moment.
            Update::Command(command)
                if self.storage.has_left() && !is_closing_command(&command) => {}
            Update::Command(command) => {
                self.run(ctx, command);
                ctx.request_repaint();
            }
            Update::ThreadAnswer(answer) => answer.handle(self),
            Update::StartRequest(message) => self.run_start_request(ctx, message),
            Update::Tick => self.tick(ctx),
        }
        self.turn_to_viewer(ctx.input(|input| input.time));
        if was_help_suspended && !self.session.suspends_help() {
            self.learn.help_suspended_in = None;
            self.messages.remove_notice(&msg::DAILY_HELP_PUT_AWAY.text());
        }
        self.session.end_lent_help();
        self.ask_coach();
        self.storage.send_changes(&mut self.session, &self.appearance.themes)
    }

    /// Handles the answers that have arrived since the last call.
    pub fn take_answers(&mut self) {
        for answer in self.storage.take_answers() {
            answer.handle(self);
        }
    }

    /// Handles the answers of other threads and the requests of other instances since the last
    /// frame, and then what is due.
    pub(super) fn take_thread_answers(&mut self, ctx: &Context) {
        let answers = self.storage.take_answers().into_iter();
        let mut updates: Vec<_> = answers.map(Update::ThreadAnswer).collect();
        updates.extend(self.system.start_requests().into_iter().map(Update::StartRequest));
        for update in updates {
            self.update(ctx, update);
        }
        self.update(ctx, Update::Tick);
    }

    /// Carries out a command, unless it needs hands that are covered. A command at the table first
    /// skips the rest of the animation.
    fn run(&mut self, ctx: &Context, command: Command) {
        let now = ctx.input(|input| input.time);
        if command == LearnCommand::AcceptHelp.into() {
            if let Some(accepted) = self.accept_help() {
                self.carry_out_and_announce(ctx, accepted, now);
                if self.session.suspends_help() {
                    // From now on the game counts as assisted, so help is no longer suspended.
                    self.session.note_help(Help::Advice);
                }
            }
            return;
        }
        if command.draws() {
            let secs = self.appearance.motion_secs(self.session.preferences());
            if self.table.widget.click_guard.refuses_draw_click(ctx, secs) {
                return;
            }
        }
        let row = command.row();
        if row.is_about(Subject::OtherMoment) {
            self.messages.mark_notices_read();
        }
        if self.learn.lesson.is_some() && self.run_in_lesson(&command, now) {
            return;
        }
        if row.is_about(Subject::Table) {
            if self.play().is_blocked_by_cover(&row) {
                return;
            }
            self.table.widget.finish_now(now);
        }
        if row.is_about(Subject::Turn) && self.learn.review.is_some() {
            return;
        }
        if row.is_about(Subject::Turn) && self.table.manual_deals.is_under_way() {
            if let Command::Table(command) = command {
                self.run_manual_deal_command(ctx, &command, now);
            }
            return;
        }
        let play = self.play();
        if play.would_abandon_game(&command) {
            self.ask_to_leave(LeavingAction::Command(command));
        } else if play.would_assist(&command) {
            self.ask_before_help(command);
        } else {
            self.carry_out_and_announce(ctx, command, now);
        }
    }

    /// Carries out a command, and announces the new state if the command is a switch. Help that is
    /// turned on during a game, but not in Settings, is only for that game.
    fn carry_out_and_announce(&mut self, ctx: &Context, command: Command, now: f64) {
        let switch = self.play().is_on(ctx, &command);
        let switch = switch.map(|was_on| (command.clone(), was_on));
        let goes_on = self.session.game_state().outcome().is_none();
        let is_for_this_game =
            matches!(command, Command::Learn(_)) && goes_on && self.learn.review.is_none();
        let before = self.session.preferences().display;
        self.carry_out(ctx, command, now);
        if is_for_this_game {
            self.session.lend_help(&before);
        }
        if let Some((command, was_on)) = switch
            && let Some(is_on) = self.play().is_on(ctx, &command)
            && is_on != was_on
            && let Some(label) = command.label()
        {
            // For screen readers only: others see the effect of the switch on the screen.
            let state = if is_on { "on" } else { "off" };
            ear::say(ctx, msg::ear_switched(state, label.name.text()));
        }
    }

    pub(super) fn carry_out(&mut self, ctx: &Context, command: Command, now: f64) {
        match command {
            Command::Table(command) => self.run_table_command(ctx, command, now),
            Command::Game(command) => self.run_game_command(ctx, command, now),
            Command::Learn(command) => self.run_learn_command(command, now),
            Command::File(command) => self.run_file_command(ctx, command),
            Command::Theme(command) => self.run_theme_command(ctx, command),
            Command::Window(command) => self.run_window_command(ctx, command),
        }
    }

    /// Shows new events on the table. After a deal, the hands are covered if several people play.
    pub(super) fn show_new_events(&mut self, events: &[Event], now: f64) {
        let is_deal = events.iter().any(|event| matches!(event, Event::Dealt { .. }));
        if is_deal {
            // It is unknown who pressed the button, so with several people the hands are covered.
            self.table.forget_person();
            self.turn_to_viewer(now);
        }
        self.table.watch_result(self.session.person_in_turn());
        self.drop_old_position();
        self.learn.note_events(events, &self.session, self.table.seat());
        if !is_deal || !self.begin_deal(now) {
            self.show_events(events, now);
        }
    }

    /// Lays the bones out if the players take their hands themselves. Returns whether they do.
    pub(super) fn begin_deal(&mut self, now: f64) -> bool {
        self.table.manual_deals.begin(&self.session);
        let is_under_way = self.table.manual_deals.is_under_way();
        if is_under_way {
            self.lay_out_backs(now);
        }
        is_under_way
    }

    /// Shows another position without the events that led to it, as after undo or when a game was
    /// opened.
    pub(super) fn show_other_position(&mut self, now: f64) {
        self.drop_old_position();
        self.messages.leave_position();
        self.learn.tips.hide();
        self.table.stop_watching();
        if self.table.manual_deals.switch_to_game(&self.session) {
            self.wait_for_next_bone(now);
        }
        self.show_position(now);
    }

    /// Shows another game, and ends a review. The hands are covered and the clock is paused,
    /// because it is unknown who is looking.
    pub(super) fn show_other_game(&mut self, now: f64) {
        self.learn.end_review(&self.session);
        self.learn.lens.shows_while_held = false;
        self.notify_help_suspended();
        self.table.cover_hands();
        self.system.pause_game(Pause::Requested);
        self.turn_to_viewer(now);
        self.show_other_position(now);
    }

    /// Starts the clock at once in a new game, in which nothing has been done.
    pub(super) fn begin_clock(&mut self) {
        let record = self.session.state().record();
        if record.is_empty() && record.clock_ran_ms == 0 {
            self.system.game_clock = GameClock::default();
        }
    }

    /// Drops everything that belonged to the previous position, such as the selection and messages.
    fn drop_old_position(&mut self) {
        let can_review = self.play().can_review();
        if self.learn.on_position_changed(&self.session, can_review) {
            self.table.hide_revealed();
        }
        self.nestor.withdraw_ok();
        self.table.clear_selection();
        self.messages.clear();
        let shown = self.learn.shown(&self.session);
        self.table.update_hand_order(shown, &self.session);
        // Closes the result if the game goes on, and the question whether to give up a game that is
        // over.
        let state = self.session.state();
        let (is_over, can_end) = (state.outcome().is_some(), state.can_be_given_up());
        if !is_over && self.windows.is_open(WindowKind::Result) {
            self.close(WindowKind::Result);
        }
        if !can_end && self.windows.is_open(WindowKind::GiveUp) {
            self.close(WindowKind::GiveUp);
        }
        let asked = self.windows.pending_help.as_ref();
        if asked.is_some_and(|command| !self.play().would_assist(command)) {
            self.close(WindowKind::AskHelp);
        }
    }

    /// Shows the table from the seat of the person at the screen, or else of the next one.
    pub(super) fn turn_to_viewer(&mut self, now: f64) {
        let screen = self.screen();
        if screen.is_covered() {
            self.table.clear(now);
            // The play that waits for the tutor would not be seen.
            self.learn.advice.waiting_play = None;
        }
        let seat = match screen {
            Screen::Covered(next) => Some(next),
            screen => screen.seat(),
        };
        if let Some(seat) = seat.filter(|seat| *seat != self.table.seat()) {
            self.table.clear(now);
            let shown = self.learn.shown(&self.session);
            self.table.set_viewer_seat(seat, shown, &self.session);
        }
    }

    /// Asks the coach about the position, for the bone counter and the tutor.
    fn ask_coach(&mut self) {
        let play = self.play();
        let shown = play.shown();
        let lens = play.lens_view().map(|view| {
            let position = LensPosition {
                seat: view.seat(),
                game: self.session.game().id(),
                hands: shown.rounds().len(),
                actions: shown.record().len(),
            };
            (position, view)
        });
        let needs_play_values = !self.learn.advice.has_asked_values() && play.is_tutored();
        let view_to_weigh = self.session.coach_view(play.seat()).filter(|_| needs_play_values);
        match lens {
            // In a review, help does not mark the game as assisted.
            Some((position, view)) => {
                if self.learn.ask_for_lens(position, view) && self.learn.review.is_none() {
                    self.session.note_help(Help::Advice);
                }
            }
            None => self.learn.lens.clear(),
        }
        if let Some(view) = view_to_weigh {
            self.learn.precompute_play_values(view);
        }
    }
}
