//! The coach's advice on the position on the table: a hint, and the tutor's warning.

use super::Learn;
use crate::jobs::BackgroundQuestion;
use engine::{Action, Rules, View};
use game::session::Session;
use nestor::coach::{self, Hint, play_cost};
use nestor::{ActionValue, Cost};

/// The longest time that a play waits for the tutor, in seconds.
const MAX_WAIT_SECS: f64 = 1.0;

/// The coach's advice on the position on the table. It is dropped when the position changes.
#[derive(Debug, Default)]
pub struct CoachAdvice {
    pub(super) hint: BackgroundQuestion<(), Hint>,
    /// Whether the hint's other reasons are shown as well.
    pub shows_all_reasons: bool,
    /// The value of each play, the best first, for the tutor.
    pub(super) values_question: BackgroundQuestion<(), Vec<ActionValue>>,
    pub waiting_play: Option<WaitingPlay>,
    pub warning: Option<TutorWarning>,
    /// The play that is carried out despite the tutor's warning.
    pub accepted_play: Option<Action>,
}

/// A play that waits until the tutor has weighed it.
#[derive(Debug, Clone, Copy)]
pub struct WaitingPlay {
    pub action: Action,
    /// The time until which the play waits, in seconds of egui's clock.
    pub deadline: f64,
}

/// A play that the tutor holds back.
#[derive(Debug, Clone, Copy)]
pub struct TutorWarning {
    pub action: Action,
    pub cost: Cost,
    /// The chance to win the game with the best play, 0 to 1.
    pub best_chance: f32,
}

impl CoachAdvice {
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.value()
    }

    /// Whether a hint is shown, or being worked out.
    pub fn is_hint_asked(&self) -> bool {
        self.hint().is_some() || self.hint.pending().is_some()
    }

    /// Whether the plays have been weighed for the tutor, or are being weighed.
    pub fn has_asked_values(&self) -> bool {
        self.values_question.key().is_some()
    }

    /// Removes the hint, or stops asking for one.
    pub fn drop_hint(&mut self) {
        self.hint = BackgroundQuestion::default();
        self.shows_all_reasons = false;
    }

    /// Takes the play that waits for the tutor, once the tutor has weighed it, or once `is_late`
    /// returns true for its deadline.
    pub fn take_waiting_play(&mut self, is_late: impl FnOnce(f64) -> bool) -> Option<Action> {
        let WaitingPlay { action, deadline } = self.waiting_play?;
        let is_weighed = self.values_question.answer().is_some();
        if !is_weighed && !is_late(deadline) {
            return None;
        }
        self.waiting_play = None;
        if !is_weighed {
            self.accepted_play = Some(action);
        }
        Some(action)
    }
}

impl Learn {
    pub fn ask_for_hint(&mut self, view: View) {
        let hint = &mut self.advice.hint;
        hint.ask_coach(&self.ctx, (), move |watch| coach::hint(&view, watch));
    }

    /// Lets the coach weigh the plays of a turn in advance, so that the player need not wait later.
    pub fn precompute_play_values(&mut self, view: View) {
        let question = &mut self.advice.values_question;
        question.ask_coach(&self.ctx, (), move |watch| coach::play_values(&view, watch));
    }

    /// Whether the tutor holds a play back, because it costs much or its cost is not known yet.
    pub fn holds_back(
        &mut self,
        action: Action,
        now: f64,
        session: &Session,
        rules: &Rules,
    ) -> bool {
        let advice = &mut self.advice;
        if advice.accepted_play == Some(action) {
            return false;
        }
        let Some(((), values)) = advice.values_question.answer() else {
            let deadline = now + MAX_WAIT_SECS;
            let waiting = advice.waiting_play.get_or_insert(WaitingPlay { action, deadline });
            waiting.action = action;
            return now < waiting.deadline;
        };
        let table = session.state().position().map(|at| *at.table());
        let tutor = session.display().tutor;
        advice.warning = values.zip(table).and_then(|(values, table)| {
            let cost = play_cost(values, action, &table);
            Some(TutorWarning {
                action,
                cost: cost.filter(|cost| tutor.asks(*cost, rules))?,
                best_chance: values.first()?.chance,
            })
        });
        if advice.warning.is_some() {
            advice.hint.drop_answer();
        }
        advice.warning.is_some()
    }
}
