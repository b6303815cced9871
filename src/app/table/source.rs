//! Where points come from that are on their way to a score.

use engine::{Amount, End, GameState, Seat, Table, Team};

/// Where points come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// An end whose pips count.
    End(End),
    /// The bones that are left in the hand of a seat.
    Hand(Seat),
}

impl Source {
    /// The ends that make the count of a table.
    pub fn ends(table: &Table) -> Vec<Self> {
        let counting = table
            .ends()
            .iter()
            .filter(|end| end.multiplier() > 0 && end.pips().value() > 0);
        counting.map(|end| Self::End(end.end())).collect()
    }

    /// The hands whose pips are awarded to a side.
    pub fn hands(state: &GameState, team: Team, amount: Amount) -> Vec<Self> {
        let seats = state.rules().seats;
        let weight = |seat| state.position().map_or(0, |at| at.hand(seat).weight());
        let gives = |seat: &Seat| {
            let own = seats.team(*seat) == team;
            let counts = match amount {
                Amount::Opponents(_)
                | Amount::Half(_)
                | Amount::FiveABone(_)
                | Amount::Difference { .. } => !own,
                Amount::Both { .. } => true,
                Amount::Own(_) => own,
                Amount::OnePoint => false,
            };
            counts && weight(*seat) > 0
        };
        Seat::around(seats).filter(gives).map(Self::Hand).collect()
    }
}

/// Points that are on their way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Points<'a> {
    /// To which side's score.
    pub team: Team,
    /// From where.
    pub from: &'a [Source],
    /// How much of their way lies behind them, from 0.0 to 1.0.
    pub part: f32,
}
