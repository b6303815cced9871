//! The tutor: asks before a play that costs much.

use super::Learn;
use super::coach::Task;
use super::said::{Doubt, Waiting};
use engine::{Action, ScoreDisplay, View};
use game::session::Session;
use nestor::coach::play_cost;

/// A play waits no longer than this for what the tutor says of it, in seconds.
const LONGEST_SECS: f64 = 1.0;

impl Learn {
    /// Begins to weigh the plays of a turn as soon as it is there, so that nobody
    /// waits for it later.
    pub fn weigh_turn(&mut self, view: Option<View>) {
        self.said.is_weighing = true;
        if let Some(view) = view {
            self.coach.ask(Task::Weigh(Box::new(view)));
        }
    }

    /// Whether a play is held back: it costs much, or that is not known yet.
    pub fn holds_back(
        &mut self,
        (action, now): (Action, f64),
        session: &Session,
        shown: ScoreDisplay,
    ) -> bool {
        if self.said.accepted == Some(action) {
            return false;
        }
        let Some(values) = &self.said.values else {
            let until = now + LONGEST_SECS;
            let waiting = self.said.waiting.get_or_insert(Waiting { action, until });
            waiting.action = action;
            return now < waiting.until;
        };
        let table = session.state().position().map(|at| *at.table());
        let points = table.and_then(|table| play_cost(values, action, &table));
        let tutor = session.display().tutor;
        let doubt = points.filter(|points| tutor.asks(*points, shown));
        self.said.doubt = doubt.map(|points| Doubt { action, points });
        if doubt.is_some() {
            self.said.hint = None;
        }
        doubt.is_some()
    }

    /// The play that waits for the tutor, and for how many seconds more: none once he has
    /// weighed it or it has waited long enough.
    pub fn waiting_play(&mut self, now: f64) -> Option<(Action, f64)> {
        let Waiting { action, until } = self.said.waiting?;
        let is_weighed = self.said.values.is_some();
        if !is_weighed && now < until {
            return Some((action, until - now));
        }
        self.said.waiting = None;
        if !is_weighed {
            self.said.accepted = Some(action);
        }
        Some((action, 0.0))
    }
}
