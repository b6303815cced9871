//! The same deals from the other seat: a finished game of a person and a Nestor is
//! played again with the hands exchanged.

use super::session::Session;
use crate::engine::{Event, FirstLead, GameState, Seats};

/// How a game between a person and a Nestor ended.
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
        self.begin_again(self.game.state().seating().turned())
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
            let mut rounds = game.record.rounds.iter().zip(&record.rounds);
            is_turned && rounds.all(|(one, other)| one.shuffle() == other.shuffle())
        })?;
        let first = Standing::of(&first.record.replay().ok()?)?;
        Some([first, second])
    }
}
