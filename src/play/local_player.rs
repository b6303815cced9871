//! The person at this screen, and what they do with the bones.

use super::{ManualDeals, Present};
use crate::table::{HandOrder, TableChoices};
use engine::{Bone, BySeat, GameState, Seat};
use game::session::Session;

/// The person at this screen, and what they do with the bones.
#[derive(Debug)]
pub(crate) struct LocalPlayer {
    /// Where they sit, and what they have chosen there.
    pub choices: TableChoices,
    /// The bones that are taken by hand.
    pub deal: ManualDeals,
    /// Who has said they are there, if several play at this screen.
    pub present: Option<Present>,
    /// Who passed the screen on, until the next person says they are there.
    passed_from: Option<Seat>,
    /// The order in which each person keeps their hand.
    orders: BySeat<HandOrder>,
}

impl Default for LocalPlayer {
    fn default() -> Self {
        Self {
            choices: TableChoices::at(Seat::ALL[0]),
            deal: ManualDeals::default(),
            present: None,
            passed_from: None,
            orders: BySeat::default(),
        }
    }
}

impl LocalPlayer {
    /// The seat from which the table is seen.
    pub const fn seat(&self) -> Seat {
        self.choices.viewer.seat
    }

    /// The order in which they keep their hand.
    pub fn order(&self) -> &HandOrder {
        &self.orders[self.seat()]
    }

    /// The same, to be changed.
    pub fn order_mut(&mut self) -> &mut HandOrder {
        let seat = self.seat();
        &mut self.orders[seat]
    }

    /// Adds the bones that have come to their hand to its order.
    pub fn follow_hand(&mut self, shown: &GameState, session: &Session) {
        let seat = self.seat();
        if let Some(view) = shown.view(seat) {
            // A lesson, or a moment that is looked back at, has another hand.
            let present = session
                .game_state()
                .view(seat)
                .map(|present| present.dealt());
            let is_present = present == Some(view.dealt());
            let kept = is_present.then(|| session.hand_order(seat));
            self.order_mut().follow(&view, kept.unwrap_or_default());
        }
    }

    /// Puts a bone of their hand in another place, counted from the left.
    pub fn move_in_hand(
        &mut self,
        state: &GameState,
        bone: Bone,
        place: impl FnOnce(usize) -> usize,
    ) {
        let Some(position) = state.position() else {
            return;
        };
        let hand = position.hand(self.seat());
        let bones = self.order().of(hand);
        if let Some(at) = bones.iter().position(|other| *other == bone) {
            self.order_mut().move_to(hand, bone, place(at));
        }
    }

    /// What was taken up is put back.
    pub const fn put_down(&mut self) {
        self.choices.selected = None;
        self.choices.firecracker = false;
        self.choices.claims = false;
        self.choices.between = None;
    }

    /// Turns over what was laid open.
    pub const fn turn_over(&mut self) {
        self.choices.viewer.hands = false;
        self.choices.viewer.boneyard = false;
    }

    /// Somebody looks at the table from this seat, and has chosen nothing yet.
    pub fn look_from(&mut self, seat: Seat, shown: &GameState, session: &Session) {
        self.choices = TableChoices::at(seat);
        self.follow_hand(shown, session);
    }

    /// Covers the hands: nobody knows who looks at the screen from now on.
    /// Bones that were laid open are turned face down again.
    pub const fn cover(&mut self) {
        self.leave();
        self.turn_over();
    }

    /// Nobody knows who looks at the screen from now on.
    pub const fn leave(&mut self) {
        self.present = None;
        self.passed_from = None;
    }

    /// Covers the hands for the next person: whoever was there passes the screen on.
    pub fn pass_on(&mut self) {
        let from = self.present.map(|present| present.seat);
        self.cover();
        self.passed_from = from;
    }

    /// Whoever passed the screen on has taken back what they did: nobody else has seen
    /// anything, and they go on. Whether they are the person in this seat.
    pub fn comes_back(&mut self, seat: Option<Seat>) -> bool {
        let was_there = self.present.map(|present| present.seat);
        let is_it = seat.is_some() && self.passed_from.or(was_there) == seat;
        if is_it {
            self.passed_from = None;
            self.present = seat.map(Present::at);
        }
        is_it
    }

    /// Whether whoever is there only looks on until what happened has been seen,
    /// and the screen is to be passed to somebody else then.
    pub fn is_to_be_passed(&self) -> bool {
        self.present.is_some_and(|present| present.looks_on)
    }

    /// Somebody acted, and this person is in turn: whoever is there sees what came of it
    /// before the screen is passed on.
    pub fn look_on(&mut self, turn: Option<Seat>) {
        if let Some(present) = &mut self.present {
            present.looks_on = turn.is_some_and(|turn| turn != present.seat);
        }
    }

    /// There is nothing more to be seen of what was done.
    pub const fn look_on_no_more(&mut self) {
        if let Some(present) = &mut self.present {
            present.looks_on = false;
        }
    }
}
