//! Runs the clock of a timed game, and pauses the game when nobody can see it.

use std::time::Duration;

use chrono::{DateTime, Utc};
use egui::Context;

use super::App;
use crate::platform::input::InputFilter;
use crate::platform::is_due;
use crate::play::Pause;

/// The clock is read every second. If more time than this passes between two readings, the computer
/// has slept.
const MIN_SLEEP: Duration = Duration::from_secs(5);
/// How long after a full second the clock is read, so that the second is certainly over.
const CHECK_DELAY: Duration = Duration::from_millis(5);
/// Maximum length of the break between two hands, in seconds. After it, the next hand is dealt.
const MAX_BREAK_SECS: f64 = 60.0;

#[derive(Debug, Default)]
pub(super) struct GameClock {
    /// The last reading; `None` while the clock is stopped.
    last_reading: Option<ClockReading>,
    pause: Option<Pause>,
    /// When the break between two hands began, on egui's clock, in seconds.
    break_began_at: Option<f64>,
}

/// A reading of egui's clock and of the system's, at the same moment.
#[derive(Debug, Clone, Copy)]
pub(super) struct ClockReading {
    /// The time on egui's clock, in seconds.
    pub(super) secs: f64,
    /// The time of day, which goes on while the computer sleeps.
    pub(super) time: DateTime<Utc>,
}

impl GameClock {
    /// A paused clock, which a person must start.
    pub(super) const fn paused(pause: Pause) -> Self {
        Self { last_reading: None, pause: Some(pause), break_began_at: None }
    }

    /// Pauses the game on request, or resumes it.
    pub(super) fn toggle_pause(&mut self) {
        *self = match self.pause {
            Some(_) => Self::default(),
            None => Self::paused(Pause::Requested),
        };
    }

    pub(super) const fn pause(&self) -> Option<Pause> {
        self.pause
    }

    /// Whether the clock was running at its last reading.
    pub(super) const fn is_running(&self) -> bool {
        self.last_reading.is_some()
    }

    /// Stops the clock without pausing the game.
    pub(super) const fn stop(&mut self) {
        self.last_reading = None;
    }

    /// Returns the time since the last reading; `None` if the clock was stopped.
    ///
    /// # Errors
    /// If the computer has slept since.
    pub(super) fn read(&mut self, reading: ClockReading) -> Result<Option<Duration>, Pause> {
        let Some(last) = self.last_reading.replace(reading) else {
            return Ok(None);
        };
        let elapsed = Duration::try_from_secs_f64(reading.secs - last.secs).unwrap_or_default();
        let elapsed_by_wall_clock = (reading.time - last.time).to_std().unwrap_or_default();
        if elapsed > MIN_SLEEP || elapsed_by_wall_clock > elapsed + MIN_SLEEP {
            return Err(Pause::Asleep);
        }
        // The clock counts whole milliseconds; the rest is counted the next time.
        let rest = Duration::from_nanos(u64::from(elapsed.subsec_nanos() % 1_000_000));
        self.last_reading =
            Some(ClockReading { secs: reading.secs - rest.as_secs_f64(), ..reading });
        Ok(Some(elapsed))
    }

    /// Returns the end of the break between two hands, on egui's clock, in seconds. Begins the
    /// break unless it has begun.
    fn break_ends_at(&mut self, now: f64) -> f64 {
        *self.break_began_at.get_or_insert(now) + MAX_BREAK_SECS
    }

    pub(super) const fn end_break(&mut self) {
        self.break_began_at = None;
    }
}

impl App {
    pub(super) fn run_clock(&mut self, ctx: &Context, now: f64) {
        let must_wait = self.screen().is_covered() || self.table.manual_deals.is_under_way();
        // The clock starts once the player has seen the deal, and the lead if it is automatic.
        let is_dealing = self.table.widget.queue.is_dealing(now);
        if !self.session.clock_runs() || must_wait || is_dealing {
            self.system.game_clock.stop();
            return;
        }
        let reading = ClockReading { secs: now, time: self.system.clock.now() };
        match self.system.game_clock.read(reading) {
            Ok(None) => {}
            Ok(Some(passed)) => {
                if let Some(events) = self.session.advance_clock(passed) {
                    self.show_new_events(&events, now);
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
            ctx.request_repaint_after(of_second + CHECK_DELAY);
        }
    }

    /// Deals the next hand of a game with a clock once the break after a hand has lasted a minute.
    /// After a window, a review or a lesson, the break starts over.
    pub(super) fn end_break(&mut self, ctx: &Context, now: f64) {
        let state = self.session.state();
        let is_break = state.time_left().is_some()
            && state.turn().is_none()
            && state.outcome().is_none()
            && !self.windows.is_any_open()
            && self.learn.review.is_none()
            && self.learn.lesson.is_none()
            && !self.table.manual_deals.is_under_way();
        if !is_break {
            self.system.game_clock.end_break();
            return;
        }
        if is_due(ctx, self.system.game_clock.break_ends_at(now)) {
            self.system.game_clock.end_break();
            self.next_hand(now);
        }
    }

    /// While the window is hidden, stops a drag and pauses a game with a clock.
    pub(super) fn pause_if_hidden(&mut self, ctx: &Context) {
        let is_minimized = ctx.input(|input| {
            let viewport = input.viewport();
            viewport.minimized == Some(true) || viewport.occluded == Some(true)
        });
        let filter = ctx.plugin::<InputFilter>();
        let clock_runs = self.system.game_clock.is_running();
        // A window on another desktop is neither minimized nor occluded.
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
