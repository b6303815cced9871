//! The clock of a game: it runs while a hand is played, whatever window is open,
//! until it is paused.

use std::time::Duration;

use egui::Context;

use super::App;
use super::running::Running;
use super::table::GameClock;
use crate::engine::{Action, whole_secs};
use crate::words::turn as words;

/// Between two looks at the clock no more time than this counts: the computer may
/// have slept.
const MOST_AT_ONCE: Duration = Duration::from_secs(5);
/// How long a Nestor who plays against the clock takes to draw a bone, in seconds.
const DRAW_SECS: f64 = 1.0;
/// A little after the next second, so that it is over then.
const LATER: Duration = Duration::from_millis(5);

impl App {
    /// The clock as it is shown.
    pub(super) fn game_clock(&self) -> Option<GameClock> {
        let left = self.shown().time_left()?;
        Some(GameClock {
            secs: whole_secs(left),
            runs: self.review.is_none() && self.session.clock_runs(),
        })
    }

    /// Whether the table and the hands are out of sight because the game is
    /// paused.
    pub(super) fn is_paused(&self) -> bool {
        self.running.is_paused && self.review.is_none() && self.session.clock_runs()
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
        let runs =
            self.session.clock_runs() && !self.screen().is_covered() && !self.stage.is_dealing(now);
        let last = self.running.last.take();
        if !runs {
            return;
        }
        self.running.last = Some(now);
        if let Some(last) = last {
            let passed = Duration::try_from_secs_f64(now - last).unwrap_or_default();
            if let Some(events) = self.session.run_clock(passed.min(MOST_AT_ONCE)) {
                self.happened(&events, now);
            }
        }
        if let Some(left) = self.session.state().time_left() {
            let of_second = Duration::from_nanos(u64::from(left.subsec_nanos()));
            ctx.request_repaint_after(of_second + LATER);
        }
    }

    /// Pauses the game, or goes on with it.
    pub(super) fn pause(&mut self) {
        if !self.session.clock_runs() {
            self.messages.say(&words::NO_CLOCK_RUNS.text());
            return;
        }
        self.session.keep_clock();
        self.running = Running {
            last: None,
            is_paused: !self.running.is_paused,
        };
    }

    /// Another game is on the table: nobody knows who looks at the screen, and a
    /// clock stands still until somebody goes on.
    pub(super) fn come_to_another_game(&mut self) {
        self.cover();
        self.running = Running::paused();
    }

    /// Takes up the firecracker, or puts it down.
    pub(super) fn take_firecracker(&mut self, up: bool) {
        let actions = self.session.actions_of(self.seat());
        let can_be_used = actions.iter().any(|it| matches!(it, Action::BlowUp(_)));
        if up && !can_be_used {
            self.messages.say(&words::NO_FIRECRACKER.text());
            return;
        }
        self.choices.selected = None;
        self.choices.firecracker = up;
        self.messages.read();
    }

    /// Ends the game with a clock: it is lost.
    pub(super) fn give_up(&mut self, now: f64) {
        match self.session.give_up(self.seat()) {
            Ok(events) => self.happened(&events, now),
            Err(error) => {
                let why = crate::words::refused::refused(&error.reason);
                self.messages.say(&why);
            }
        }
    }
}
