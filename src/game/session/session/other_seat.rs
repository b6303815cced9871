//! Playing the same deals again from the other seat.

use engine::{Cut, Event, FirstLead};

use super::Session;
use crate::session::game::{Game, RepeatKind};
use crate::session::other_seat::{
    HandPlayedTwice, PairScore, hand_as_game, pair_seats, stands_alone,
};
use crate::session::review::Review;

impl Session {
    /// Whether the game on the table can be played again from the other seat once it is over: a
    /// game of a person and a Nestor, without a clock, and with a lead that does not depend on who
    /// is a person.
    pub fn has_other_seat(&self) -> bool {
        let first_lead = self.game_state().rules().first_lead;
        self.has_other_seat_in_hands() && first_lead != FirstLead::Person
    }

    /// Whether single hands of the game on the table can be played again from the other seat: it is
    /// a game of a person and a Nestor, without a clock.
    pub fn has_other_seat_in_hands(&self) -> bool {
        pair_seats(self.game_state()).is_some() && !self.game_state().rules().clock
    }

    /// Returns whether the game on the table is over and can be played again from the other seat.
    /// Excludes a single hand that was already played from both seats.
    pub fn can_change_seats(&self) -> bool {
        let is_over = self.game_state().outcome().is_some();
        is_over && self.has_other_seat() && self.hand_played_twice().is_none()
    }

    /// Plays the game on the table again with the same rules and deals, and the hands exchanged.
    /// Undo brings the old game back as it was. The new game is not counted: the owner of the
    /// profile sits in another seat, and knows the deals.
    ///
    /// # Panics
    /// As [`Session::restart`].
    pub fn change_seats(&mut self) -> Vec<Event> {
        let again = match self.game().repeat_kind() {
            // A second change of seats leads back to the original game.
            Some(RepeatKind::OtherSeat { of_tried, .. }) => of_tried.then_some(RepeatKind::Tried),
            before => PairScore::of(self.game_state()).map(|first| RepeatKind::OtherSeat {
                of_tried: before.is_some(),
                hand: None,
                first,
            }),
        };
        self.begin_again(self.game_state().seating().rotated(), again)
    }

    /// Returns whether the reviewed hand can be played again from the other seat: the game allows
    /// it, the hand is over, and the deal and the score would be the same without the hands before
    /// it. Excludes unfinished daily games.
    pub fn can_replay_shown_hand_from_other_seat(&self, review: &Review) -> bool {
        self.may_replay_hands_from_other_seat() && review.hand_stands_alone()
    }

    /// Whether the hand with this index in the game on the table can be played again from the other
    /// seat.
    pub fn can_replay_hand_from_other_seat(&self, hand: usize) -> bool {
        self.may_replay_hands_from_other_seat() && stands_alone(self.game_state(), hand)
    }

    fn may_replay_hands_from_other_seat(&self) -> bool {
        self.has_other_seat_in_hands() && !self.is_unfinished_daily_game()
    }

    /// Plays the hand with this index in the game on the table again, as a game of its own with the
    /// hands exchanged. Undo brings the old game back as it was. The new game is not counted.
    /// Returns `None` unless [`Self::can_replay_hand_from_other_seat`].
    pub fn replay_hand_from_other_seat(&mut self, hand: usize) -> Option<Vec<Event>> {
        if !self.can_replay_hand_from_other_seat(hand) {
            return None;
        }
        let state = self.game_state();
        let record = hand_as_game(state, hand)?;
        let first = PairScore::of_hand(state, hand)?;
        let shuffle = state.record().rounds.get(hand)?.shuffle();
        let of_tried = self.game().repeat_kind() == Some(RepeatKind::Tried);
        let record = record.with_nestor_seed(self.nestor_seed_for_repeat());
        let again = RepeatKind::OtherSeat { of_tried, hand: u8::try_from(hand + 1).ok(), first };
        let game = Game {
            again: Some(again),
            later: vec![(shuffle.seed, Some(shuffle.cut))],
            ..Game::new(self.fresh_id(), self.game().deals(), record)
        };
        Some(self.put_new_on_table(game, Cut::NONE))
    }

    /// Both results of a hand, if the game on the table is over and its first hand repeats one of
    /// an earlier game with the hands exchanged. If that hand was tied, others may have followed.
    pub fn hand_played_twice(&self) -> Option<HandPlayedTwice> {
        let Some(RepeatKind::OtherSeat { hand: Some(hand), first, .. }) = self.repeat_if_over()
        else {
            return None;
        };
        let second = PairScore::of_hand(self.game_state(), 0)?;
        Some(HandPlayedTwice { hand: hand.into(), scores: [first, second] })
    }

    /// Results of both games, the earlier first, if the one on the table is over and repeats a game
    /// with the hands exchanged.
    pub fn both_seats(&self) -> Option<[PairScore; 2]> {
        match self.repeat_if_over() {
            Some(RepeatKind::OtherSeat { hand: None, first, .. }) => {
                Some([first, PairScore::of(self.game_state())?])
            }
            _ => None,
        }
    }

    /// How the game on the table plays the deals of another game again, if it is over and does so.
    fn repeat_if_over(&self) -> Option<RepeatKind> {
        let is_over = self.game_state().outcome().is_some() && !self.shows_finished();
        self.game().repeat_kind().filter(|_| is_over)
    }
}
