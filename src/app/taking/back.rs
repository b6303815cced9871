//! Undo and redo while bones are taken, and the way back to a deal whose bones
//! were being taken when another came on the table.

use super::Taking;
use crate::app::App;
use words::{Id, msg};

/// How many that undo may come back to are kept.
const MOST_KEPT: usize = 40;

impl Taking {
    /// It is remembered how it is before the person takes something.
    pub(super) fn note(&mut self) {
        self.earlier.push(self.moment.clone());
        self.later.clear();
    }

    /// Goes back to before what the person took last. `false` if that is nothing.
    fn take_back(&mut self) -> bool {
        let Some(earlier) = self.earlier.pop() else {
            return false;
        };
        let moment = std::mem::replace(&mut self.moment, earlier);
        self.later.push(moment);
        true
    }

    /// Goes on to where undo was asked for last. `false` if it was not.
    fn take_again(&mut self) -> bool {
        let Some(later) = self.later.pop() else {
            return false;
        };
        let moment = std::mem::replace(&mut self.moment, later);
        self.earlier.push(moment);
        true
    }
}

impl App {
    /// Another deal may be on the table: its bones are taken on from where they
    /// were left.
    pub(in crate::app) fn follow_taking(&mut self, now: f64) {
        let state = self.session.state();
        if self.taking.as_ref().is_some_and(|it| it.is_of(state)) {
            return;
        }
        self.put_taking_by();
        let state = self.session.state();
        let goes_on = |kept: &Taking| !kept.is_over() && kept.is_of(state);
        self.taking = remove_last(&mut self.takings, goes_on);
        self.taken(now);
    }

    /// Keeps what is being taken, for undo and redo.
    pub(super) fn put_taking_by(&mut self) {
        self.takings.extend(self.taking.take());
        let too_many = self.takings.len().saturating_sub(MOST_KEPT);
        self.takings.drain(..too_many);
    }

    /// Whether undo has anything to take back.
    pub(in crate::app) fn can_undo(&self) -> bool {
        let state = self.session.state();
        let can_be_taken_back = |taking: &Taking| !taking.earlier.is_empty();
        self.session.can_undo()
            || self.taking.as_ref().is_some_and(can_be_taken_back)
            || self.takings.iter().any(|kept| kept.is_over_in(state))
    }

    /// Whether redo has anything to do again.
    pub(in crate::app) fn can_redo(&self) -> bool {
        let mut taking = self.taking.iter();
        self.session.can_redo() || taking.any(|it| !it.later.is_empty())
    }

    /// Takes back what the person took last, also the last of their hand while
    /// nobody has acted. Asks first where that is nothing, and undo would go to
    /// before the deal. `false` if undo may do what it always does.
    pub(in crate::app) fn undo_taking(&mut self, now: f64) -> bool {
        if self.taking.is_none() {
            let state = self.session.state();
            self.taking = remove_last(&mut self.takings, |kept| kept.is_over_in(state));
        }
        if self.go_to(Taking::take_back, msg::TAKING_TAKEN_BACK, now) {
            return true;
        }
        // Whoever leads may have done so just now, and be all that there is to undo.
        let leaves = self.session.undo_leaves_hand() && self.is_of_taken_hand();
        let question = if self.taking.is_some() {
            msg::TAKING_UNDO_LEAVES.text()
        } else {
            msg::TAKING_UNDO_LEAVES_HAND.text()
        };
        if leaves && !self.messages.says(&question) {
            self.messages.say(&question);
            return true;
        }
        false
    }

    /// Whether the bones of the present hand are taken, or were.
    fn is_of_taken_hand(&self) -> bool {
        let state = self.session.state();
        let mut takings = self.taking.iter().chain(&self.takings);
        takings.any(|taking| taking.is_of_deal(state))
    }

    /// Takes again what undo has taken back. `false` if that is nothing.
    pub(in crate::app) fn redo_taking(&mut self, now: f64) -> bool {
        self.go_to(Taking::take_again, msg::TURN_DONE_AGAIN, now)
    }

    /// Shows the table as it lies after a step back or on. `false` if there is no such
    /// step.
    fn go_to(&mut self, step: fn(&mut Taking) -> bool, said: Id, now: f64) -> bool {
        let Some(taking) = &mut self.taking else {
            return false;
        };
        if !step(taking) {
            return false;
        }
        let is_dealt = taking.is_dealt();
        self.scene.clear(now);
        if is_dealt {
            self.deal_hands(now);
        } else {
            self.taken(now);
        }
        self.messages.say(&said.text());
        true
    }
}

/// Removes the last one that is wanted.
fn remove_last(kept: &mut Vec<Taking>, wanted: impl Fn(&Taking) -> bool) -> Option<Taking> {
    let last = kept.iter().rposition(wanted);
    last.map(|last| kept.remove(last))
}
