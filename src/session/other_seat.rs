//! The same deals from the other seat: a finished game of a person and a Nestor, or a
//! hand of it, is played again with the hands exchanged.

use super::game::{PlayedAgain, SavedGame};
use super::session::Session;
use crate::engine::{Event, FirstLead, GameState, LeadBy, Record, Rules, Seat, Seats};

/// How a game, or a hand of it, between a person and a Nestor ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The points of the person.
    pub person: i32,
    /// The points of the Nestor.
    pub nestor: i32,
}

impl Standing {
    /// How a finished game stands; `None` if it is not one of a person and a Nestor.
    fn of(state: &GameState) -> Option<Self> {
        let is_over = state.outcome().is_some() && state.rules().seats == Seats::Two;
        let seating = state.seating();
        let person = seating.people().next().filter(|_| is_over)?;
        let nestor = seating.nestors().next()?;
        let points = |seat| state.scores()[Seats::Two.team(seat)];
        Some(Self {
            person: points(person),
            nestor: points(nestor),
        })
    }

    /// What a hand of such a game brought, counted from 0.
    fn of_hand(state: &GameState, hand: usize) -> Option<Self> {
        let all = Self::of(state)?;
        let after = state.rounds().get(hand)?.position().scores();
        let before = hand
            .checked_sub(1)
            .and_then(|hand| state.rounds().get(hand));
        let seating = state.seating();
        let made = |seat| {
            let team = Seats::Two.team(seat);
            after[team] - before.map_or(0, |round| round.position().scores()[team])
        };
        Some(Self {
            person: seating.people().next().map_or(all.person, made),
            nestor: seating.nestors().next().map_or(all.nestor, made),
        })
    }
}

/// How a hand ended that was dealt twice, with the hands exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandTwice {
    /// Which hand of the first game it is, from 1.
    pub hand: usize,
    /// What it brought in that game, and then.
    pub standings: [Standing; 2],
}

/// The rules by which a hand of a game is a game of its own that is dealt the same, and
/// the seat that leads it, if that was settled before the deal. `None` if its leader
/// was found in a way that no first hand has.
fn alone(state: &GameState, hand: usize) -> Option<(Rules, Option<Seat>)> {
    let round = state.rounds().get(hand)?;
    let rules = *round.rules();
    let (first_lead, leader) = match round.dealt().lead_by {
        LeadBy::HeaviestDoublet => (FirstLead::HeaviestDoublet, None),
        LeadBy::Lot => (FirstLead::Lot, None),
        LeadBy::Draw => (FirstLead::Draw, None),
        LeadBy::Seat(seat) => (rules.first_lead, Some(seat)),
        LeadBy::DoubletOf(_) => return None,
    };
    let rules = Rules {
        target: None,
        exact_target: false,
        first_lead,
        ..rules
    };
    Some((rules, leader))
}

impl Session {
    /// Whether the game on the table can be played again from the other seat: it is
    /// over, and was one of a person and a Nestor, without a clock, and with a lead
    /// that does not go by who is a person.
    pub fn can_change_seats(&self) -> bool {
        let rules = self.game.state().rules();
        Standing::of(self.game.state()).is_some()
            && !rules.clock
            && rules.first_lead != FirstLead::Person
    }

    /// Plays the game on the table again with the same rules and deals, and the hands
    /// exchanged. Undo brings it back as it was. The new one is not counted: the
    /// owner of the profile sits in another seat, and knows the deals.
    ///
    /// # Panics
    /// As [`Session::restart`].
    pub fn change_seats(&mut self) -> Vec<Event> {
        // Whoever has changed seats before is back in the first one.
        let was_changed = self.game.played_again() == Some(PlayedAgain::OtherSeat);
        let played_again = (!was_changed).then_some(PlayedAgain::OtherSeat);
        self.begin_again(self.game.state().seating().turned(), played_again)
    }

    /// Whether a hand of the game on the table, counted from 0, can be played again from
    /// the other seat: the whole game can, and the hand is dealt the same without those
    /// before it.
    pub fn can_change_seats_in_hand(&self, hand: usize) -> bool {
        self.can_change_seats() && alone(self.game.state(), hand).is_some()
    }

    /// Plays a hand of the game on the table again, counted from 0, as a game of its own
    /// with the hands exchanged. Undo brings the game back as it was. The new one is
    /// not counted. `None` if it cannot be.
    pub fn change_seats_in_hand(&mut self, hand: usize) -> Option<Vec<Event>> {
        if !self.can_change_seats() {
            return None;
        }
        let state = self.game.state();
        let (rules, leader) = alone(state, hand)?;
        let shuffle = state.record().rounds.get(hand)?.shuffle();
        let begun = SavedGame {
            record: Record {
                version: Record::VERSION,
                seating: state.seating().turned(),
                nestor_seed: state.record().nestor_seed,
                first_leader: leader,
                rules,
                rounds: Vec::new(),
                clock_ran: 0,
            },
            id: Some(self.fresh_id()),
            later_seeds: vec![shuffle.seed],
            later_cuts: vec![shuffle.cut],
            number: None,
            day: None,
            helped: true,
            level: None,
            secs: 0,
            counted: None,
            from_history: false,
            played_again: Some(PlayedAgain::OtherSeat),
        };
        Some(self.lay_again(begun, rules))
    }

    /// How a hand ended both times, if the game on the table is over and is that hand
    /// of a game before, with the hands exchanged.
    pub fn hand_twice(&self) -> Option<HandTwice> {
        let state = self.game.state();
        let [only] = &state.record().rounds[..] else {
            return None;
        };
        let second = Standing::of(state)?;
        let turned = state.seating().turned();
        let games = self.undo.iter().rev();
        let games = games.filter_map(|undoable| undoable.what.game());
        let mut hands = games.filter_map(|game| {
            let rounds = &game.record.rounds;
            let hand = rounds
                .iter()
                .position(|it| it.shuffle() == only.shuffle())?;
            (game.record.seating == turned && game.record.rules != *state.rules())
                .then_some((&game.record, hand))
        });
        let (record, hand) = hands.next()?;
        let first = Standing::of_hand(&record.replay().ok()?, hand)?;
        Some(HandTwice {
            hand: hand + 1,
            standings: [first, second],
        })
    }

    /// How both games ended, if the one on the table is over and was played before
    /// with the hands exchanged: the first one first.
    pub fn both_seats(&self) -> Option<[Standing; 2]> {
        let (state, record) = (self.game.state(), self.game.state().record());
        let second = Standing::of(state)?;
        let games = self.undo.iter().rev();
        let mut games = games.filter_map(|undoable| undoable.what.game());
        let first = games.find(|game| {
            let is_turned = game.record.seating == record.seating.turned();
            let is_turned = is_turned && game.record.rules == record.rules;
            let mut rounds = game.record.rounds.iter().zip(&record.rounds);
            is_turned && rounds.all(|(one, other)| one.shuffle() == other.shuffle())
        })?;
        let first = Standing::of(&first.record.replay().ok()?)?;
        Some([first, second])
    }
}
