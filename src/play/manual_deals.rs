//! Bones taken by hand: the current deal with its undo, and earlier deals to which undo and redo
//! may return.

use super::manual_deal::{ManualDeal, NextStep, Step};
use engine::GameState;
use game::session::Session;

/// Maximum number of deals that are kept for undo.
const MAX_STORED_DEALS: usize = 40;

/// The number of hands taken automatically for the person after which the game asks whether later
/// hands are to be dealt.
const ASK_AFTER_HANDS: u8 = 3;

/// The fixed part of the time for reading the result of drawing for the lead, in seconds.
const READING_SECS: f64 = 0.6;
/// The rest of the time for reading the result of drawing for the lead, as a multiple of Nestor's
/// pause.
const READING_PAUSE_FACTOR: f64 = 1.2;
/// The fixed part of the time for reading the bones drawn for the lead in a tie, in seconds.
const TIE_READING_SECS: f64 = 1.2;
/// The rest of the time for reading the bones drawn for the lead in a tie, as a multiple of
/// Nestor's pause.
const TIE_READING_PAUSE_FACTOR: f64 = 2.0;
/// The pause between two bones that another player takes, as a share of the flight time.
const STEP_SHARE: f64 = 0.35;

/// The current manual deal and earlier ones.
#[derive(Debug, Default)]
pub(crate) struct ManualDeals {
    /// The current manual deal; `None` while no bones are being taken.
    current: Option<ManualDeal>,
    /// Earlier deals to which undo and redo may return, the latest at the end.
    stored: Vec<ManualDeal>,
    /// Number of hands taken automatically for the person since the program started, at most
    /// [`ASK_AFTER_HANDS`]; one more once the question has been answered.
    auto_taken_hands: u8,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct TakingSpeed {
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
    pub const fn current(&self) -> Option<&ManualDeal> {
        self.current.as_ref()
    }

    pub fn is_drawing_for_lead(&self) -> bool {
        self.current.as_ref().is_some_and(ManualDeal::is_drawing_for_lead)
    }

    pub const fn is_under_way(&self) -> bool {
        self.current.is_some()
    }

    /// Starts the manual deal of the current round, if it has one. If the program was closed during
    /// that deal, continues there.
    pub fn begin(&mut self, session: &Session) {
        self.postpone_deal_question();
        self.suspend();
        self.lay_out(session);
    }

    /// Lays out the bones of the current round, and takes those that the person took before the
    /// program was closed.
    fn lay_out(&mut self, session: &Session) {
        let draws_only_for_lead = are_hands_dealt(session);
        self.current = ManualDeal::for_round(session, draws_only_for_lead);
        if let Some(deal) = &mut self.current {
            deal.replay_takes(session.backs_taken(), draws_only_for_lead);
            if deal.is_over() {
                self.suspend();
            }
        }
    }

    /// The backs that the person has taken in the current deal; `None` if no bones are being taken.
    pub fn backs_taken(&self) -> Option<&[u8]> {
        self.current.as_ref().map(|deal| deal.progress.taken_backs.as_slice())
    }

    /// If the question whether to deal is about to be asked, postpones it until after the next hand
    /// that is taken automatically.
    fn postpone_deal_question(&mut self) {
        if self.auto_taken_hands == ASK_AFTER_HANDS {
            self.auto_taken_hands -= 1;
        }
    }

    /// Stores the current manual deal for undo and redo.
    pub fn suspend(&mut self) {
        self.stored.extend(self.current.take());
        let excess = self.stored.len().saturating_sub(MAX_STORED_DEALS);
        self.stored.drain(..excess);
    }

    /// Switches to the manual deal of the game on the table. The deal continues where it was
    /// interrupted, even after a restart of the program. Returns whether the deal has changed.
    pub fn switch_to_game(&mut self, session: &Session) -> bool {
        let state = session.state();
        if self.current.as_ref().is_some_and(|it| it.matches_unplayed_round(state)) {
            return false;
        }
        self.postpone_deal_question();
        self.suspend();
        self.resume(|deal| !deal.is_over() && deal.matches_unplayed_round(state));
        let is_new = self.current.is_none() && !self.has_deal_of_round(state);
        if is_new && !session.backs_taken().is_empty() && state == session.game_state() {
            self.lay_out(session);
        }
        true
    }

    /// Continues the most recently stored deal for which `is_wanted` holds, if there is one.
    fn resume(&mut self, is_wanted: impl Fn(&ManualDeal) -> bool) {
        let last = self.stored.iter().rposition(is_wanted);
        self.current = last.map(|last| self.stored.remove(last));
    }

    /// Lets the person take a back, or any back if `back` is `None`. Returns `false` if it is not
    /// the person's turn.
    pub fn take(&mut self, back: Option<usize>) -> bool {
        let Some(deal) = &mut self.current else {
            return false;
        };
        if !deal.is_drawing_for_lead() {
            // The person need not wait until the others have taken theirs.
            while deal.next_step() == NextStep::Other {
                deal.take_as_other();
            }
        }
        let is_turn = deal.next_step() == NextStep::Person;
        if is_turn {
            deal.store_for_undo();
            deal.take_as_person(back);
        }
        is_turn
    }

    /// Takes the rest of the person's hand automatically. Returns `false` if it is not the person's
    /// turn.
    pub fn take_for_person(&mut self) -> bool {
        let deal = self.current.as_mut();
        let Some(deal) = deal.filter(|deal| deal.next_step() == NextStep::Person) else {
            return false;
        };
        deal.store_for_undo();
        while deal.next_step() == NextStep::Person {
            deal.take_as_person(None);
        }
        if self.auto_taken_hands < ASK_AFTER_HANDS {
            self.auto_taken_hands += 1;
        }
        true
    }

    pub fn take_as_other(&mut self) {
        if let Some(deal) = &mut self.current {
            deal.take_as_other();
        }
    }

    /// Continues after the result of drawing for the lead. Returns whether the deal is over.
    pub fn continue_after_draw(&mut self, draws_only_for_lead: bool) -> bool {
        self.current.as_mut().is_none_or(|deal| {
            deal.continue_after_draw(draws_only_for_lead);
            deal.is_over()
        })
    }

    /// Delays the first step until `laid_out_at`, the time at which the bones have been laid out.
    pub const fn wait_for_layout(&mut self, laid_out_at: f64) {
        if let Some(deal) = &mut self.current {
            deal.next_at = laid_out_at;
        }
    }

    /// Schedules the next step after a bone was taken.
    pub fn schedule_next_step(&mut self, now: f64, TakingSpeed { motion, pause }: TakingSpeed) {
        if let Some(deal) = &mut self.current {
            deal.next_at = now
                + match deal.next_step() {
                    NextStep::Person => 0.0,
                    NextStep::Other if deal.is_drawing_for_lead() => pause,
                    NextStep::Other => STEP_SHARE * motion,
                    NextStep::ReadResult if deal.is_tied() => {
                        TIE_READING_SECS + TIE_READING_PAUSE_FACTOR * pause
                    }
                    NextStep::ReadResult => READING_SECS + READING_PAUSE_FACTOR * pause,
                    NextStep::Over => motion,
                };
        }
    }

    /// Makes the next step due now.
    pub const fn skip_wait(&mut self, now: f64) {
        if let Some(deal) = &mut self.current
            && deal.next_at > now
        {
            deal.next_at = now;
        }
    }

    /// Returns the nearest remaining back after or before `at`, in steps of `stride` cells,
    /// wrapping around. Without `at`, returns the first one.
    pub fn adjacent_back(&self, at: Option<usize>, forward: bool, stride: usize) -> Option<usize> {
        let deal = self.current.as_ref()?;
        let cells = deal.cell_count();
        let step = if forward { stride } else { cells - stride };
        let mut candidates = (1..=cells).map(|n| match at {
            Some(at) => (at + n * step) % cells,
            None => n - 1,
        });
        candidates.find(|back| deal.backs_on_table().contains(back))
    }

    /// Whether to ask now if later hands should be dealt instead of taken bone by bone.
    pub fn asks_to_deal(&self, session: &Session) -> bool {
        self.auto_taken_hands == ASK_AFTER_HANDS
            && !self.is_under_way()
            && !are_hands_dealt(session)
    }

    /// Records that the player was asked whether to deal, so that the question is not repeated.
    pub const fn mark_asked_to_deal(&mut self) {
        self.auto_taken_hands = ASK_AFTER_HANDS + 1;
    }

    /// Whether there is a taken bone that undo can put back.
    pub fn can_undo(&self, state: &GameState) -> bool {
        let has_undo_state = |deal: &ManualDeal| !deal.undo_states.is_empty();
        self.current.as_ref().is_some_and(has_undo_state)
            || self.stored.iter().any(|deal| deal.is_over_before_play(state))
    }

    /// Whether there is an undone take that redo can repeat.
    pub fn can_redo(&self) -> bool {
        let deal = self.current.as_ref();
        deal.is_some_and(|deal| !deal.redo_states.is_empty())
    }

    /// Undoes the person's last take, with everything that the others have taken since. Once the
    /// hands are complete, this works until the first action of the round. Returns `false` if there
    /// is nothing to undo.
    pub fn undo(&mut self, state: &GameState) -> bool {
        if self.current.is_none() {
            self.resume(|deal| deal.is_over_before_play(state));
        }
        self.current.as_mut().is_some_and(ManualDeal::undo_take)
    }

    /// Repeats the last take that was undone. Returns `false` if there is none.
    pub fn redo(&mut self) -> bool {
        self.current.as_mut().is_some_and(ManualDeal::redo_take)
    }

    /// Whether the lead has been drawn for, and the hands are dealt automatically.
    pub fn is_dealt(&self) -> bool {
        let deal = self.current.as_ref();
        deal.is_some_and(|deal| matches!(deal.progress.step, Step::Dealt))
    }

    /// Whether the bones of the current hand are being taken by hand, or were.
    pub fn has_deal_of_round(&self, state: &GameState) -> bool {
        let mut deals = self.current.iter().chain(&self.stored);
        deals.any(|deal| deal.matches_round(state))
    }
}

impl ManualDeal {
    /// Takes the backs that the person took before the program was closed. Lets the others take
    /// theirs until it is the person's turn. If a back is no longer on the table, another one is
    /// taken.
    fn replay_takes(&mut self, backs: &[u8], draws_only_for_lead: bool) {
        for back in backs {
            self.advance_to_person(draws_only_for_lead);
            if self.next_step() == NextStep::Person {
                self.store_for_undo();
                self.take_as_person(Some((*back).into()));
            }
        }
        if !backs.is_empty() {
            self.advance_to_person(draws_only_for_lead);
        }
    }

    /// Lets the others draw and take until it is the person's turn, or all bones are taken.
    fn advance_to_person(&mut self, draws_only_for_lead: bool) {
        loop {
            match self.next_step() {
                NextStep::Other => self.take_as_other(),
                NextStep::ReadResult => self.continue_after_draw(draws_only_for_lead),
                NextStep::Person | NextStep::Over => return,
            }
        }
    }

    fn store_for_undo(&mut self) {
        self.undo_states.push(self.progress.clone());
        self.redo_states.clear();
    }

    /// Returns to the state before the person's last take. Returns `false` if there is none.
    fn undo_take(&mut self) -> bool {
        let Some(earlier) = self.undo_states.pop() else {
            return false;
        };
        let progress = std::mem::replace(&mut self.progress, earlier);
        self.redo_states.push(progress);
        true
    }

    /// Repeats the take that was undone last. Returns `false` if there is none.
    fn redo_take(&mut self) -> bool {
        let Some(later) = self.redo_states.pop() else {
            return false;
        };
        let progress = std::mem::replace(&mut self.progress, later);
        self.undo_states.push(progress);
        true
    }
}
