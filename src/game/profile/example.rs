//! What chance brought in one hand, step by step.

use super::luck::{Chance, Drawn, Fortune, Luck};
use super::opponents::OWNER;
use engine::{Bones, GameState, Hand, Seat};

/// What chance brought in a hand that is over: an example of how it is counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// Which hand it is, counted from 0.
    pub hand: usize,
    /// How many bones the owner's side was dealt.
    pub bones: u8,
    /// The pips on them.
    pub pips: Chance,
    /// What was drawn, by all players, one by one.
    pub drawn: Vec<Drawn>,
    /// The same together, as it is counted.
    pub draws: Chance,
}

impl Example {
    /// The last hand of a game that is over and in which something was drawn, or else the
    /// last that is over; `None` if none is.
    pub fn of(game: &GameState) -> Option<Self> {
        let is_over = |hand: usize| {
            let round = game.rounds().get(hand);
            round.is_some_and(|round| round.position().end().is_some())
        };
        let mut drawn = Drawn::all(game);
        drawn.retain(|drawn| is_over(drawn.hand));
        let last = || (0..game.rounds().len()).rev().find(|hand| is_over(*hand));
        let hand = drawn.last().map(|drawn| drawn.hand).or_else(last)?;
        drawn.retain(|drawn| drawn.hand == hand);
        let round = game.rounds().get(hand)?;
        let seats = round.rules().seats;
        let own = Seat::around(seats).filter(|seat| seats.team(*seat) == seats.team(OWNER));
        let own = own.map(|seat| round.dealt().hands[seat]);
        let mut all = Fortune::default();
        for drawn in &drawn {
            all.note_draw(*drawn);
        }
        Some(Self {
            hand,
            bones: own.fold(Hand::EMPTY, Bones::or).len(),
            pips: Luck::of_deal(round).own.pips,
            drawn,
            draws: all.draws,
        })
    }
}
