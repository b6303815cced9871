//! Bones taken by hand: the current deal with its undo, and earlier deals to which undo and redo
//! may return.

use super::manual_deal::{ManualDeal, NextStep, Step};
use engine::GameState;
use game::session::Session;

/// Maximum number of deals that are kept for undo.
const MAX_KEPT: usize = 40;

/// The number of hands taken automatically for the person after which the game asks whether to deal
/// later ones.
const ASK_AFTER_HANDS: u8 = 3;

/// The fixed part of the time to read the result of drawing for the lead, in seconds.
const READING_SECS: f64 = 0.6;
/// The rest of the time to read the result of drawing for the lead, as a multiple of Nestor's
/// pause.
const READING_PAUSES: f64 = 1.2;
/// The fixed part of the time to read the bones drawn for the lead in a tie, in seconds.
const TIE_READING_SECS: f64 = 1.2;
/// The rest of the time to read the bones drawn for the lead in a tie, as a multiple of Nestor's
/// pause.
const TIE_READING_PAUSES: f64 = 2.0;
/// Delay between two bones that another player takes, as a share of the flight time.
const STEP_SHARE: f64 = 0.35;

/// The current manual deal and earlier ones.
#[derive(Debug, Default)]
pub(crate) struct ManualDeals {
    /// The current manual deal; `None` while no bones are being taken.
    under_way: Option<ManualDeal>,
    /// Earlier deals to which undo and redo may return, the latest at the end.
    kept: Vec<ManualDeal>,
    /// Number of hands taken automatically for the person since the start, at most
    /// [`ASK_AFTER_HANDS`].
    auto_taken_hands: u8,
}

/// The speed of taking bones.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tempo {
    /// Flight time of a bone, in seconds.
    pub motion: f64,
    /// The pause before another player acts, in seconds.
    pub pause: f64,
}

/// Whether the player has set that hands are dealt, instead of taken bone by bone.
pub(crate) fn are_hands_dealt(session: &Session) -> bool {
    session.preferences().display.take_for_me
}

impl ManualDeals {
    pub const fn under_way(&self) -> Option<&ManualDeal> {
        self.under_way.as_ref()
    }

    /// Whether bones are being drawn for the lead.
    pub fn is_for_lead(&self) -> bool {
        self.under_way.as_ref().is_some_and(ManualDeal::is_drawing)
    }

    pub const fn is_under_way(&self) -> bool {
        self.under_way.is_some()
    }

    /// Starts the manual deal of the current round, if it has one, or continues where the program
    /// was closed.
    pub fn begin(&mut self, session: &Session) {
        self.postpone_deal_question();
        self.suspend();
        self.lay_out(session);
    }

    /// Lays out the bones of the current round, and takes those that the person took before the
    /// program was closed.
    fn lay_out(&mut self, session: &Session) {
        let deals = are_hands_dealt(session);
        self.under_way = ManualDeal::of(session, deals);
        if let Some(deal) = &mut self.under_way {
            deal.replay_takes(session.backs_taken(), deals);
            if deal.is_over() {
                self.suspend();
            }
        }
    }

    /// The backs that the person has taken in the current deal.
    pub fn backs_taken(&self) -> Option<&[u8]> {
        self.under_way.as_ref().map(|deal| deal.moment.backs.as_slice())
    }

    /// Postpones a pending question whether to deal until after the next hand that is taken.
    fn postpone_deal_question(&mut self) {
        if self.auto_taken_hands == ASK_AFTER_HANDS {
            self.auto_taken_hands -= 1;
        }
    }

    /// Stores the current manual deal for undo and redo.
    pub fn suspend(&mut self) {
        self.kept.extend(self.under_way.take());
        let too_many = self.kept.len().saturating_sub(MAX_KEPT);
        self.kept.drain(..too_many);
    }

    /// Switches to the manual deal of the game on the table, which continues where it was
    /// interrupted, even by a restart of the program. Returns whether the deal has changed.
    pub fn follow(&mut self, session: &Session) -> bool {
        let state = session.state();
        if self.under_way.as_ref().is_some_and(|it| it.is_of(state)) {
            return false;
        }
        self.postpone_deal_question();
        self.suspend();
        self.resume(|kept| !kept.is_over() && kept.is_of(state));
        let is_new = self.under_way.is_none() && !self.is_of_hand(state);
        if is_new && !session.backs_taken().is_empty() && state == session.game_state() {
            self.lay_out(session);
        }
        true
    }

    /// Continues the most recently stored deal that is `wanted`.
    fn resume(&mut self, wanted: impl Fn(&ManualDeal) -> bool) {
        let last = self.kept.iter().rposition(wanted);
        self.under_way = last.map(|last| self.kept.remove(last));
    }

    /// Lets the person take this bone, or any if `None`. Returns `false` if it is not their turn.
    pub fn take(&mut self, back: Option<usize>) -> bool {
        let Some(deal) = &mut self.under_way else {
            return false;
        };
        if !deal.is_drawing() {
            // The person need not wait until the others have taken theirs.
            while deal.next() == NextStep::Other {
                deal.other_takes();
            }
        }
        let is_turn = deal.next() == NextStep::Person;
        if is_turn {
            deal.store_for_undo();
            deal.person_takes(back);
        }
        is_turn
    }

    /// Takes the rest of the person's hand automatically. Returns `false` if it is not their turn.
    pub fn take_for_person(&mut self) -> bool {
        let deal = self.under_way.as_mut();
        let Some(deal) = deal.filter(|deal| deal.next() == NextStep::Person) else {
            return false;
        };
        deal.store_for_undo();
        while deal.next() == NextStep::Person {
            deal.person_takes(None);
        }
        if self.auto_taken_hands < ASK_AFTER_HANDS {
            self.auto_taken_hands += 1;
        }
        true
    }

    pub fn other_takes(&mut self) {
        if let Some(deal) = &mut self.under_way {
            deal.other_takes();
        }
    }

    /// Continues after the result of drawing for the lead. Returns whether all bones have been
    /// taken.
    pub fn continue_after_draw(&mut self, deals: bool) -> bool {
        self.under_way.as_mut().is_none_or(|deal| {
            deal.continue_after_draw(deals);
            deal.is_over()
        })
    }

    /// Delays the first step until the time `there`, when the bones are laid out.
    pub const fn wait_for_layout(&mut self, there: f64) {
        if let Some(deal) = &mut self.under_way {
            deal.next_at = there;
        }
    }

    /// Delays the next step after a bone was taken.
    pub fn wait(&mut self, now: f64, Tempo { motion, pause }: Tempo) {
        if let Some(deal) = &mut self.under_way {
            deal.next_at = now
                + match deal.next() {
                    NextStep::Person => 0.0,
                    NextStep::Other if deal.is_drawing() => pause,
                    NextStep::Other => STEP_SHARE * motion,
                    NextStep::Read if deal.is_tied() => {
                        TIE_READING_SECS + TIE_READING_PAUSES * pause
                    }
                    NextStep::Read => READING_SECS + READING_PAUSES * pause,
                    NextStep::Over => motion,
                };
        }
    }

    /// Lets the others draw and take immediately.
    pub const fn skip_wait(&mut self, now: f64) {
        if let Some(deal) = &mut self.under_way
            && deal.next_at > now
        {
            deal.next_at = now;
        }
    }

    /// Returns the nearest remaining back after or before `at`, in steps of `by` cells; without
    /// `at`, the first one.
    pub fn adjacent_back(&self, at: Option<usize>, forward: bool, by: usize) -> Option<usize> {
        let deal = self.under_way.as_ref()?;
        let cells = deal.cells();
        let step = if forward { by } else { cells - by };
        let mut there = (1..=cells).map(|n| match at {
            Some(at) => (at + n * step) % cells,
            None => n - 1,
        });
        there.find(|back| deal.lying().contains(back))
    }

    /// Whether to ask now whether later hands should be dealt instead of taken bone by bone.
    pub fn asks_to_deal(&self, session: &Session) -> bool {
        self.auto_taken_hands == ASK_AFTER_HANDS
            && !self.is_under_way()
            && !are_hands_dealt(session)
    }

    /// Notes that the player was asked whether to deal, so that the question is not asked again.
    pub const fn note_asked_to_deal(&mut self) {
        self.auto_taken_hands = ASK_AFTER_HANDS + 1;
    }

    /// Whether there is a taken bone that undo can put back.
    pub fn can_undo(&self, state: &GameState) -> bool {
        let can_be_taken_back = |deal: &ManualDeal| !deal.earlier.is_empty();
        self.under_way.as_ref().is_some_and(can_be_taken_back)
            || self.kept.iter().any(|kept| kept.is_over_in(state))
    }

    /// Whether there is an undone take that redo can repeat.
    pub fn can_redo(&self) -> bool {
        let deal = self.under_way.as_ref();
        deal.is_some_and(|deal| !deal.later.is_empty())
    }

    /// Undoes the person's last take, with everything that the others have taken since. With
    /// complete hands this works until the first action of the round. Returns `false` if there is
    /// nothing to undo.
    pub fn undo(&mut self, state: &GameState) -> bool {
        if self.under_way.is_none() {
            self.resume(|kept| kept.is_over_in(state));
        }
        self.under_way.as_mut().is_some_and(ManualDeal::undo_take)
    }

    /// Repeats the last take that was undone. Returns `false` if there is none.
    pub fn redo(&mut self) -> bool {
        self.under_way.as_mut().is_some_and(ManualDeal::redo_take)
    }

    /// Whether the lead has been drawn for, and the hands are dealt automatically.
    pub fn is_dealt(&self) -> bool {
        let deal = self.under_way.as_ref();
        deal.is_some_and(|deal| matches!(deal.moment.step, Step::Dealt))
    }

    /// Whether the bones of the current hand are being taken, or have been.
    pub fn is_of_hand(&self, state: &GameState) -> bool {
        let mut deals = self.under_way.iter().chain(&self.kept);
        deals.any(|deal| deal.is_of_deal(state))
    }
}

impl ManualDeal {
    /// Takes the backs that the person took before, and lets the others take theirs, until the
    /// person has to take another one. If a back is gone, another is taken instead.
    fn replay_takes(&mut self, backs: &[u8], deals: bool) {
        for back in backs {
            self.go_on_to_person(deals);
            if self.next() == NextStep::Person {
                self.store_for_undo();
                self.person_takes(Some((*back).into()));
            }
        }
        if !backs.is_empty() {
            self.go_on_to_person(deals);
        }
    }

    /// Lets the others draw and take until it is the person's turn, or all is taken.
    fn go_on_to_person(&mut self, deals: bool) {
        loop {
            match self.next() {
                NextStep::Other => self.other_takes(),
                NextStep::Read => self.continue_after_draw(deals),
                NextStep::Person | NextStep::Over => return,
            }
        }
    }

    fn store_for_undo(&mut self) {
        self.earlier.push(self.moment.clone());
        self.later.clear();
    }

    /// Returns to the state before the person's last take. Returns `false` if there is none.
    fn undo_take(&mut self) -> bool {
        let Some(earlier) = self.earlier.pop() else {
            return false;
        };
        let moment = std::mem::replace(&mut self.moment, earlier);
        self.later.push(moment);
        true
    }

    /// Repeats the take that was undone last. Returns `false` if there is none.
    fn redo_take(&mut self) -> bool {
        let Some(later) = self.later.pop() else {
            return false;
        };
        let moment = std::mem::replace(&mut self.moment, later);
        self.earlier.push(moment);
        true
    }
}
