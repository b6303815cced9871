//! The facts of a played round that the naive rules need for the next lead.

use engine::{Round, RoundEnd, Seat, Team};

use crate::naive::{Finish, PastRound};

/// The round as the choice of the next leader sees it.
pub fn past(round: &Round) -> PastRound {
    let position = round.position();
    let finish = match position.end().expect("the round is over") {
        RoundEnd::Domino(seat) => Finish::Domino(seat.index()),
        RoundEnd::Blocked => Finish::Blocked,
        RoundEnd::TargetReached => Finish::Target(0),
        RoundEnd::TimeUp => Finish::TimeUp,
        RoundEnd::GivenUp(seat) => Finish::GivenUp(seat.index()),
    };
    let hands = Seat::around(round.rules().seats);
    PastRound {
        rules: *round.rules(),
        leader: position.leader().index(),
        finish,
        last_to_play: position.last_to_play().index(),
        hands: hands.map(|seat| position.hand(seat).iter().collect()).collect(),
        scores: Team::all(round.rules().seats).map(|team| position.scores()[team]).collect(),
    }
}
