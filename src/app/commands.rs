//! Carrying out commands, and letting Nestor play.

use std::time::Duration;

use super::App;
use super::give_up::Leaving;
use crate::command::{Command, GameCommand, LearnCommand, WindowCommand, WindowKind};
use crate::ear;
use crate::menu::Switch;
use crate::platform::toggle_full_screen;
use crate::windows;
use engine::{Action, Event, Level};
use game::profile::{Display, Help, Preferences};
use words::refused::refused;
use words::turn;
use words::{msg, settings};

impl App {
    /// Does what the person asked for, unless it has to do with hands that are
    /// covered; whoever acts at the table does not wait for what is still to be
    /// seen there.
    pub(super) fn run(&mut self, ctx: &egui::Context, command: Command) {
        let now = ctx.input(|input| input.time);
        if command.goes_on() {
            self.messages.pass();
        }
        if self.learn.lesson.is_some() && self.run_in_lesson(&command, now) {
            return;
        }
        if command.is_at_table() {
            // A paused game can be ended, and any game for another one, which may be cut
            // first.
            let goes_on = match command {
                Command::Game(GameCommand::GiveUp) => {
                    self.is_paused() || self.windows.leaving.is_some()
                }
                Command::Game(GameCommand::Deal(_)) => self.session.seals_new_game(),
                _ => false,
            };
            if self.screen().is_covered() && !goes_on {
                return;
            }
            self.table.scene.hurry(now);
        }
        if command.is_of_turn() && self.learn.review.is_some() {
            return;
        }
        if command.is_of_turn() && self.deal.is_under_way() {
            if let Command::Table(what) = command {
                self.run_while_taking(ctx, &what, now);
            }
            return;
        }
        if self.leaves_game(&command) {
            self.ask_to_leave(Leaving::Command(command));
            return;
        }
        if self.asks_before_help(&command) {
            return;
        }
        let switched = Switch::of(&command, || self.menu_state(ctx));
        self.carry_out(ctx, command, now);
        // Who sees it need not be told.
        let told = switched.and_then(|before| before.told(self.menu_state(ctx)));
        if let Some(told) = told {
            ear::say(ctx, told);
        }
    }

    pub(super) fn carry_out(&mut self, ctx: &egui::Context, command: Command, now: f64) {
        match command {
            Command::Table(what) => self.run_table_command(ctx, what, now),
            Command::Game(what) => self.run_game_command(ctx, what, now),
            Command::Learn(what) => self.run_learn_command(what, now),
            Command::File(what) => self.run_file_command(ctx, what),
            Command::Theme(what) => self.run_theme_command(ctx, what),
            Command::Window(what) => self.run_window_command(ctx, what),
        }
    }

    fn run_game_command(&mut self, ctx: &egui::Context, what: GameCommand, now: f64) {
        match what {
            GameCommand::New => self.new_game(None, now),
            GameCommand::Start(preferences) => self.new_game(Some(*preferences), now),
            GameCommand::StartNumbered(preferences, number) => {
                self.new_numbered_game(*preferences, number, now);
            }
            GameCommand::StartDay(day) => self.start_day(day, now),
            GameCommand::Restart => self.restart(now),
            GameCommand::ChangeSeats => self.change_seats(now),
            GameCommand::ChangeSeatsInHand => self.change_seats_in_hand(now),
            GameCommand::LeaveAgain => self.leave_again(now),
            GameCommand::NewHand => self.next_hand(now),
            GameCommand::Deal(cut) => self.deal_cut(cut, now),
            GameCommand::AnswerToDeal(deals) => self.answer_to_deal(deals),
            GameCommand::Undo => self.undo(now),
            GameCommand::Redo => self.redo(now),
            GameCommand::Preserve => self.preserve(),
            GameCommand::Restore => self.restore(now),
            GameCommand::Pause => {
                ctx.stop_dragging();
                self.pause();
            }
            GameCommand::GiveUp => self.give_up(ctx, now),
            GameCommand::Uncover => self.uncover(),
            GameCommand::NoteHelp => self.session.note_help(Help::Knowledge),
            GameCommand::SetLevel(level) => self.set_level(level),
            GameCommand::SetPreferences(preferences) => self.set_preferences(ctx, *preferences),
            GameCommand::ClearTally => self.clear_tally(),
        }
    }

    fn run_learn_command(&mut self, what: LearnCommand, now: f64) {
        match what {
            LearnCommand::ToggleHint => self.toggle_hint(),
            LearnCommand::TellWhy => self.learn.said.tells_why = true,
            LearnCommand::ToggleLens => self.toggle_lens(),
            LearnCommand::HoldLens(is_down) => self.hold_lens(is_down),
            LearnCommand::SetTutor(tutor) => self.set_display(|display| display.tutor = tutor),
            LearnCommand::AnswerTutor(plays) => self.answer_tutor(plays, now),
            LearnCommand::TellOnce(tip) => {
                let tip = tip.map(|tip| *tip);
                self.learn.tips.tell(tip, &mut self.session, now);
            }
            LearnCommand::BlindTest(decision) => {
                self.learn.ask_blind_test(decision, self.session.game());
            }
            LearnCommand::ToggleReview => self.toggle_review(now),
            LearnCommand::Review(step) => self.review(step, now),
            LearnCommand::Seek(what) => self.seek(what, now),
            LearnCommand::ToggleStudy => self.learn.toggle_study(&self.session),
            LearnCommand::ReviewGames => {
                let files = &mut self.storage.files;
                self.learn.toggle_backlog(&self.session, files);
            }
            LearnCommand::TryAgain => self.try_again(now),
            LearnCommand::Lesson(what) => self.teach(what, now),
        }
    }

    fn run_window_command(&mut self, ctx: &egui::Context, what: WindowCommand) {
        match what {
            WindowCommand::Toggle(kind) => self.toggle_window(kind),
            WindowCommand::Close(kind) => self.close_again(kind),
            WindowCommand::OpenSettings(page) => self.open_settings(ctx, page),
            WindowCommand::OpenFair(tab) => self.open_fair(ctx, tab),
            WindowCommand::AskForNumber => {
                self.open_in_front(ctx, WindowKind::NewGame);
                windows::ask_for_number(ctx);
            }
            WindowCommand::ToggleFullScreen => toggle_full_screen(ctx),
            WindowCommand::ToggleSound => {
                self.set_display(|display| display.sound = !display.sound);
            }
            WindowCommand::Say(text) => self.messages.say(&text),
            WindowCommand::Copy(text) => self.copy(ctx, text),
            WindowCommand::PrepareToClose => self.prepare_to_close(ctx),
            WindowCommand::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
            WindowCommand::QuitAnyway => self.quit_anyway(ctx),
        }
    }

    fn set_preferences(&mut self, ctx: &egui::Context, preferences: Preferences) {
        self.session.set_preferences(preferences);
        self.look.dress(ctx, self.session.preferences());
        if self.session.rules_wait() {
            let told = settings::next_hand(self.session.next_hand());
            self.messages
                .say(&told.unwrap_or_else(|| msg::TURN_RULES_WAIT.text()));
        }
    }

    fn set_level(&mut self, level: Level) {
        self.session.set_level(level);
        if self.session.game().day().is_some() && self.session.state().outcome().is_none() {
            self.messages.say(&msg::DAILY_LEVEL_STAYS.text());
        }
    }

    /// Changes what is shown and heard.
    pub(super) fn set_display(&mut self, change: impl FnOnce(&mut Display)) {
        let mut preferences = self.session.preferences().clone();
        change(&mut preferences.display);
        self.session.set_preferences(preferences);
    }

    /// Asks Nestor when it is his turn, and does what he decided when it is
    /// time for it.
    pub(super) fn let_nestor_play(&mut self, ctx: &egui::Context) {
        let Some(request) = self.session.request() else {
            self.nestor.forget();
            return;
        };
        let ticket = request.ticket;
        self.nestor.ask(request);
        // The hands are covered: the person who is to see it is not there yet.
        if self.deal.is_under_way() || self.screen().is_covered() {
            return;
        }
        let Some(action) = self.nestor.decision(ticket) else {
            return;
        };
        let now = ctx.input(|input| input.time);
        let early = self.pause_secs().map(|pause| {
            let pause = self.pause_before(action, pause);
            let rests = self.table.rests_until(pause, self.speed());
            rests.max(self.learn.tips.read_by()) - now
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

    pub(super) fn act(&mut self, action: Action, now: f64) {
        if self.learn.lesson.is_some() {
            self.answer(action, now);
            return;
        }
        if self.session.person_in_turn() != Some(self.table.seat()) {
            let seating = self.session.seating();
            self.messages.say(&match self.session.state().turn() {
                Some(seat) => turn::not_yours(seating, seat),
                None => msg::TURN_HAND_OVER.text(),
            });
            return;
        }
        if self.is_held_back(action, now) {
            return;
        }
        match self.session.act(self.table.seat(), action) {
            Ok(events) => {
                self.messages.read();
                self.happened(&events, now);
            }
            Err(error) => self.messages.say(&refused(&error.reason)),
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
            self.table.present = None;
            self.follow_screen(now);
        }
        self.table.look_on(self.session.person_in_turn());
        self.turn_to_table();
        self.learn
            .note_events(events, &self.session, self.table.seat());
        if is_deal {
            self.deal.begin(&self.session);
            if self.deal.is_under_way() {
                self.spread(now);
                return;
            }
        }
        self.show(events, now);
    }

    /// Lets what has happened be seen, one thing after the other.
    pub(super) fn show(&mut self, events: &[Event], now: f64) {
        self.show_in_scene(events, now);
    }

    /// Shows another position, without how it came about: after undo, or a game
    /// that was opened.
    pub(super) fn moved(&mut self, now: f64) {
        self.turn_to_table();
        self.learn.tips.drop();
        self.table.look_on_no_more();
        self.follow_taking(now);
        self.move_scene(now);
    }

    /// Drops whatever belonged to the position before.
    fn turn_to_table(&mut self) {
        let can_review = self.can_look_back();
        if self.learn.come_to(&self.session, can_review) {
            self.table.turn_over();
        }
        self.nestor.allow_no_more();
        self.table.put_down();
        self.messages.nothing();
        self.table.follow_hand(self.learn.shown(&self.session));
        self.put_end_away();
    }

    fn clear_tally(&mut self) {
        self.session.clear_tally();
        self.messages.say(&msg::TURN_TALLY_CLEARED.text());
    }
}
