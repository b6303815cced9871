//! The same deals from the other seat: a finished game of a person and a Nestor, or a
//! finished hand of one, is played again with the hands exchanged.

use engine::{
    FirstLead, GameState, LeadBy, Record, Round, RoundEnd, RoundRecord, Rules, ScoreSheet, Seat,
    Seats,
};
use serde::{Deserialize, Serialize};

use super::table::replayed;

/// Result of a game, or of one of its hands, between a person and a Nestor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairScore {
    /// The points of the person.
    pub person: i32,
    /// The points of the Nestor.
    pub nestor: i32,
}

impl PairScore {
    /// The result of a finished game; `None` if it is not over, or not between a person and a
    /// Nestor.
    pub(crate) fn of(state: &GameState) -> Option<Self> {
        let points = |seat| state.scores()[Seats::Two.team(seat)];
        let [person, nestor] = pair_seats(state)?.map(points);
        let is_over = state.outcome().is_some();
        is_over.then_some(Self { person, nestor })
    }

    /// The result of the hand with this index; `None` if the game is not between a person and a
    /// Nestor.
    pub(crate) fn of_hand(state: &GameState, hand: usize) -> Option<Self> {
        let made = points_in_hand(state, hand)?;
        let [person, nestor] = pair_seats(state)?.map(|seat| made[seat.index()]);
        Some(Self { person, nestor })
    }
}

/// The seats of the person and of the Nestor, if the game is between just these two.
pub(super) fn pair_seats(state: &GameState) -> Option<[Seat; 2]> {
    let seating = state.seating();
    let is_of_two = state.rules().seats == Seats::Two;
    let person = seating.people().next().filter(|_| is_of_two)?;
    Some([person, seating.nestors().next()?])
}

/// Results of a hand that was dealt twice, with the hands exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandPlayedTwice {
    /// Number of the hand in the first game, from 1.
    pub hand: usize,
    /// The results of the hand the first and the second time.
    pub scores: [PairScore; 2],
}

/// Returns one hand of `state` as a game of its own with the hands exchanged, before its deal.
/// `None` if the deal or score would differ: the leader was chosen in a way that no first hand
/// allows, the target stopped the hand before its own end, or points were void.
pub(super) fn hand_as_game(state: &GameState, hand: usize) -> Option<Record> {
    let round = state.rounds().get(hand)?;
    if !matches!(round.position().end()?, RoundEnd::Domino(_) | RoundEnd::Blocked) {
        return None;
    }
    let rules = *round.rules();
    let (first_lead, leader) = match round.initial_deal().lead_by {
        LeadBy::Lot => (FirstLead::Lot, None),
        LeadBy::Draw => (FirstLead::Draw, None),
        LeadBy::Seat(seat) => (rules.first_lead, Some(seat)),
        // With the hands exchanged, a person sits in this seat, and `FirstLead::Person` lets a
        // person lead. Otherwise, only the heaviest doublet can lead a first hand.
        LeadBy::DoubletOf(seat) if !state.seating()[seat].is_person() => (FirstLead::Person, None),
        LeadBy::HeaviestDoublet | LeadBy::DoubletOf(_) => (FirstLead::HeaviestDoublet, None),
    };
    let whole = state.record();
    let alone = Record {
        seating: whole.seating.rotated(),
        first_leader: leader,
        rules: Rules { target: None, exact_target: false, first_lead, ..rules },
        rounds: Vec::new(),
        clock_ran_ms: 0,
        ..whole.clone()
    };
    let played = RoundRecord { rules: None, seal: None, ..whole.rounds.get(hand)?.clone() };
    let again = Record { rounds: vec![played], ..alone.clone() };
    let again = replayed(&again).ok()?;
    let outline = |round: &Round| {
        let dealt = round.initial_deal().clone();
        let lead = (dealt.leader, dealt.must_lead);
        (lead, dealt.hands, dealt.boneyard, round.position().end())
    };
    let is_alike = outline(again.rounds().first()?) == outline(round)
        && points_in_hand(&again, 0) == points_in_hand(state, hand);
    is_alike.then_some(alone)
}

/// Whether a hand can be a game of its own with the same deal and score. Replays it to find out.
pub(super) fn stands_alone(state: &GameState, hand: usize) -> bool {
    hand_as_game(state, hand).is_some()
}

/// The points that each seat made in the hand with this index, in a game for two.
fn points_in_hand(state: &GameState, hand: usize) -> Option<[i32; 2]> {
    let sheet = ScoreSheet::from_game(state);
    let hand = sheet.hands().get(hand)?;
    Some([0, 1].map(|seat| hand.points_made(Seats::Two.team(Seat::ALL[seat]))))
}
