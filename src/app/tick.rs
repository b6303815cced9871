//! Work that no command triggers, done in each frame or when it is due.

use egui::{Context, Key};

use super::App;
use super::end_card::is_won_by_person;
use crate::command::WindowKind;

use crate::menu;
use crate::platform::is_due;
use crate::play::{self, NextStep};
use crate::table::hand_bone_id;
use engine::Action;

/// Pause before Nestor draws a bone in a game with a clock, in seconds.
const DRAW_PAUSE_SECS: f64 = 1.0;
/// How long the result of an action stays visible before the screen is passed on, as a multiple of
/// Nestor's pause.
const WATCHING_PAUSE_FACTOR: f64 = 2.0;

impl App {
    /// Takes the results of jobs, and does everything that is due. Requests a repaint for what is
    /// due later.
    pub(super) fn tick(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        self.take_coach_answers(ctx);
        self.system.follow_window(ctx, &mut self.storage);
        self.wait_for_disk(ctx, now);
        self.pin_unsaved(ctx);
        self.close_when_written(ctx, now);
        self.table.play_sounds(now, &self.session.preferences().display);
        if self.storage.is_player_loaded() {
            // Opening a game closes all windows, and would lose the name being typed.
            if !self.windows.is_open(WindowKind::SaveGame) {
                self.open_next_game();
            }
            self.continue_manual_deal(ctx, now);
            self.run_clock(ctx, now);
            self.end_break(ctx, now);
            self.pass_screen_when_due(ctx);
            self.let_nestor_play(ctx, now);
            let waiting = &mut self.learn.advice;
            if let Some(action) = waiting.take_waiting_play(|until| is_due(ctx, until)) {
                self.act(action, now);
            }
            self.show_result_when_due(ctx, now);
        }
    }

    /// Takes the coach's answers, and moves a focus on the table to the advised bone.
    fn take_coach_answers(&mut self, ctx: &Context) {
        let files = &mut self.storage.files;
        let advised = self.learn.take_answers(&mut self.session, &mut self.messages, files);
        if let Some(bone) = advised {
            self.windows.focus.focus_if_at_table(ctx, hand_bone_id(bone));
        }
    }

    /// Asks the player what to do if the disk has not answered in time. Retries reading the history
    /// when that is due.
    fn wait_for_disk(&mut self, ctx: &Context, now: f64) {
        if self.storage.loading_deadline().is_some_and(|until| is_due(ctx, until)) {
            self.storage.ask_what_to_do();
            ctx.request_repaint();
        }
        if let Some(due) = self.storage.lists_retry_at {
            if now >= due {
                self.read_lists();
            } else {
                ctx.request_repaint_after_secs((due - now) as f32);
            }
        }
    }

    /// Lets the other players take their bones when they are due, while bones are taken by hand.
    fn continue_manual_deal(&mut self, ctx: &Context, now: f64) {
        let waits_for_ok = self.play().pause_secs().is_none();
        while let Some(deal) = self.table.manual_deals.current() {
            let next = deal.next_step();
            let may_go_on = match next {
                NextStep::Person => false,
                NextStep::ReadResult if self.nestor.may_act() => true,
                NextStep::ReadResult if waits_for_ok => false,
                _ => is_due(ctx, deal.next_at),
            };
            if !may_go_on {
                return;
            }
            match next {
                NextStep::Other => {
                    self.table.manual_deals.take_as_other();
                    self.wait_for_next_bone(now);
                }
                NextStep::ReadResult => {
                    self.nestor.withdraw_ok();
                    if self
                        .table
                        .manual_deals
                        .continue_after_draw(play::are_hands_dealt(&self.session))
                    {
                        self.show_deal(now);
                    } else {
                        self.lay_out_backs(now);
                    }
                }
                // All hands have been taken. The remaining bones are the boneyard.
                NextStep::Over => {
                    self.table.manual_deals.suspend();
                    self.show_position(now);
                    self.messages.clear();
                }
                NextStep::Person => {}
            }
            ctx.request_repaint();
        }
    }

    /// Covers the hands for the next person, after a pause in which the previous one sees what
    /// happened. Does nothing if Nestor waits for OK, because then a button passes the screen on.
    fn pass_screen_when_due(&mut self, ctx: &Context) {
        let is_seen = self.table.must_pass_screen() && !self.screen().is_covered();
        let Some(pause) = self.play().pause_secs().filter(|_| is_seen) else {
            return;
        };
        let until =
            self.table.next_action_at(WATCHING_PAUSE_FACTOR * pause, self.duration_factor());
        if is_due(ctx, until) {
            self.table.cover_hands();
        }
    }

    /// Asks Nestor for a decision when it is his turn, and carries it out after a pause.
    fn let_nestor_play(&mut self, ctx: &Context, now: f64) {
        let Some(request) = self.session.request() else {
            self.nestor.stop_thinking();
            return;
        };
        let ticket = request.ticket;
        let decision = self.nestor.decide(request);
        // The play would not be seen, because the hands are covered or a window has the player's
        // attention.
        let is_open = |kind| self.windows.is_open(kind);
        let is_unseen = self.screen().is_covered()
            || [WindowKind::Lessons, WindowKind::ScorePad].into_iter().any(is_open);
        if self.table.manual_deals.is_under_way() || is_unseen {
            return;
        }
        let Some(action) = decision else {
            return;
        };
        let play = self.play();
        let may_act = match play.pause_secs() {
            Some(pause) => {
                let draws_by_clock = action == Action::Draw && play.rules().clock;
                let pause = if draws_by_clock { DRAW_PAUSE_SECS } else { pause };
                // Nestor's play would change the count that the tip is about.
                let tip =
                    self.learn.tips.pending_score_text(&self.session.preferences().first_hints);
                let pause = tip.map_or(pause, |tip| pause.max(play::read_secs(tip)));
                is_due(ctx, self.table.next_action_at(pause, self.duration_factor()))
            }
            None => self.nestor.may_act(),
        };
        if !may_act {
            return;
        }
        self.nestor.withdraw_ok();
        if let Some(events) = self.session.nestor_acts(ticket, action) {
            self.messages.clear();
            self.show_new_events(&events, now);
            ctx.request_repaint();
        }
    }

    /// Opens the result of the game once the last play has been shown. Waits while a window or a
    /// menu is open, or the player is typing.
    fn show_result_when_due(&mut self, ctx: &Context, now: f64) {
        if !self.table.is_result_due || self.learn.lesson.is_some() {
            return;
        }
        // An Escape in this frame is meant for something else, and must not close the result.
        let is_busy = self.windows.open_kinds().iter().any(|kind| *kind != WindowKind::Result)
            || menu::is_popup_open(ctx)
            || menu::is_typing(ctx)
            || ctx.input(|input| input.key_pressed(Key::Escape))
            || self.table.widget.is_running(now);
        if is_busy {
            return;
        }
        self.table.is_result_due = false;
        let duration_factor = self.appearance.duration_factor(self.session.preferences());
        if duration_factor > 0.0 && is_won_by_person(&self.session) {
            self.table.widget.celebrate(now, duration_factor);
        }
        if !self.windows.is_open(WindowKind::Result) {
            self.open(WindowKind::Result);
        }
    }
}
