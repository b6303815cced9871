//! The tutor: asks before a play that costs much.

use std::time::Duration;

use super::said::{Doubt, Waiting};
use super::threads::Job;
use crate::app::App;
use crate::app::screen::Screen;
use engine::Action;
use nestor::coach::play_cost;

/// A play waits no longer than this for what the tutor says of it, in seconds.
const LONGEST_SECS: f64 = 1.0;

impl App {
    /// Whether plays of whoever looks at the table are weighed.
    fn is_tutored(&self) -> bool {
        let tutor = self.session.preferences().display.tutor;
        tutor.limit().is_some()
            && self.can_ask_for_hint()
            && self.session.actions_of(self.table.seat()).len() > 1
            && matches!(self.screen(), Screen::Table(_))
    }

    /// Begins to weigh the plays of a turn as soon as it is there, so that nobody
    /// waits for it later.
    pub(in crate::app) fn follow_tutor(&mut self) {
        if self.learn.said.is_weighing || !self.is_tutored() {
            return;
        }
        self.learn.said.is_weighing = true;
        if let Some(view) = self.session.state().view(self.table.seat()) {
            self.learn.coach.ask(Job::Weigh(Box::new(view)));
        }
    }

    /// Whether a play is held back: it costs much, or that is not known yet.
    pub(in crate::app) fn is_held_back(&mut self, action: Action, now: f64) -> bool {
        if !self.is_tutored() {
            return false;
        }
        if self.learn.said.accepted == Some(action) {
            return false;
        }
        let Some(values) = &self.learn.said.values else {
            let until = now + LONGEST_SECS;
            let waiting = self
                .learn
                .said
                .waiting
                .get_or_insert(Waiting { action, until });
            waiting.action = action;
            return now < waiting.until;
        };
        let table = self.session.state().position().map(|at| *at.table());
        let points = table.and_then(|table| play_cost(values, action, &table));
        let tutor = self.session.preferences().display.tutor;
        let shown = self.rules().score_display;
        let doubt = points.filter(|points| tutor.asks(*points, shown));
        self.learn.said.doubt = doubt.map(|points| Doubt { action, points });
        if self.learn.said.doubt.is_some() {
            self.windows.keyboard.asked();
            self.learn.said.hint = None;
        }
        self.learn.said.doubt.is_some()
    }

    /// Does what waited for the tutor, once he has weighed it or it has waited long
    /// enough.
    pub(in crate::app) fn wait_for_tutor(&mut self, ctx: &egui::Context, now: f64) {
        let Some(Waiting { action, until }) = self.learn.said.waiting else {
            return;
        };
        if self.learn.said.values.is_some() || now >= until {
            self.learn.said.waiting = None;
            if self.learn.said.values.is_none() {
                self.learn.said.accepted = Some(action);
            }
            self.act(action, now);
        } else {
            ctx.request_repaint_after(Duration::from_secs_f64(until - now));
        }
    }

    /// Plays what the tutor held back, or lets another play be chosen.
    pub(in crate::app) fn answer_tutor(&mut self, plays: bool, now: f64) {
        let Some(doubt) = self.learn.said.doubt.take() else {
            return;
        };
        self.windows.keyboard.answered();
        if plays {
            self.learn.said.accepted = Some(doubt.action);
            self.act(doubt.action, now);
        }
    }
}
