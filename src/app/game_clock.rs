//! The clock of a game: it runs while a hand is played in sight, until the game is
//! paused.

use std::time::Duration;

use egui::Context;

use super::App;
use super::running::{Look, Pause, Running};
use crate::platform::input::InputFilter;
use engine::{Action, ceil_secs};
use words::msg;

/// How long a Nestor who plays against the clock takes to draw a bone, in seconds.
const DRAW_SECS: f64 = 1.0;
/// A little after the next second, so that it is over then.
const LATER: Duration = Duration::from_millis(5);

/// The clock as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameClock {
    /// The seconds that are left.
    pub secs: u32,
    /// Whether it can be made to stand still: a hand is being played.
    pub runs: bool,
}

impl App {
    /// The clock as it is shown.
    pub(super) fn game_clock(&self) -> Option<GameClock> {
        // What time was left at a moment that is looked back at is not known.
        let left = self.session.state().time_left();
        let left = left.filter(|_| self.learn.review.is_none())?;
        Some(GameClock {
            secs: ceil_secs(left),
            runs: self.session.clock_runs(),
        })
    }

    /// Whether the table and the hands are out of sight because the game is
    /// paused; so it is as long as a window lies over the table.
    pub(super) fn is_paused(&self) -> bool {
        let has_window = self.windows.is_any_open();
        let is_wanted = self.running.pause().is_some() || has_window;
        is_wanted && self.learn.review.is_none() && self.session.clock_runs()
    }

    /// The seconds before a Nestor acts, if it is usually `pause`: against the clock
    /// he draws one bone a second.
    pub(super) fn pause_before(&self, action: Action, pause: f64) -> f64 {
        if action == Action::Draw && self.rules().clock {
            DRAW_SECS
        } else {
            pause
        }
    }

    /// Lets the clock run to this moment.
    pub(super) fn run_clock(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let waits = self.screen().is_covered() || self.deal.is_under_way();
        // It starts once the deal and a lead that follows from it have been seen.
        let is_dealing = self.table.scene.is_dealing(now);
        if !self.session.clock_runs() || waits || is_dealing {
            self.running.stand();
            return;
        }
        let look = Look {
            secs: now,
            time: self.system.clock.now(),
        };
        match self.running.look(look) {
            Ok(None) => {}
            Ok(Some(passed)) => {
                if let Some(events) = self.session.run_clock(passed) {
                    self.happened(&events, now);
                }
            }
            Err(pause) => {
                self.pause_unseen(ctx, pause);
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
    pub(super) fn end_break(&mut self, ctx: &Context) {
        let state = self.session.state();
        let is_break = state.time_left().is_some()
            && state.turn().is_none()
            && state.outcome().is_none()
            && !self.windows.is_any_open()
            && self.learn.review.is_none()
            && self.learn.lesson.is_none()
            && !self.deal.is_under_way();
        if !is_break {
            self.running.end_break();
            return;
        }
        let now = ctx.input(|input| input.time);
        let left = self.running.left_of_break(now);
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        } else {
            self.running.end_break();
            self.next_hand(now);
        }
    }

    /// Pauses the game, or goes on with it; whatever was taken up is put back.
    pub(super) fn pause(&mut self) {
        if !self.session.clock_runs() {
            self.messages.say(&msg::TURN_NO_CLOCK.text());
            return;
        }
        self.session.keep_clock();
        self.running = match self.running.pause() {
            Some(_) => Running::default(),
            None => Running::paused(Pause::Wanted),
        };
        self.table.put_down();
    }

    /// Pauses the game because nobody can see it.
    pub(super) fn pause_unseen(&mut self, ctx: &Context, pause: Pause) {
        ctx.stop_dragging();
        self.pause();
        self.running = Running::paused(pause);
    }

    /// Ends what must not go on in a window that nobody can see: a drag, and the clock of a
    /// game.
    pub(super) fn follow_sight(&mut self, ctx: &Context) {
        let is_minimized = ctx.input(|input| {
            let viewport = input.viewport();
            viewport.minimized == Some(true) || viewport.occluded == Some(true)
        });
        let filter = ctx.plugin::<InputFilter>();
        let clock_runs = self.running.runs();
        // A window on another desktop is neither.
        let is_hidden = is_minimized || clock_runs && filter.lock().is_window_hidden();
        if is_hidden {
            filter.lock().hide_window();
            if clock_runs {
                self.pause_unseen(ctx, Pause::Hidden);
            }
        }
    }
}
