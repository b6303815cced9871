//! How those who sit at the table are spoken of.

use super::names::called;
use engine::{Seat, Seating, Seats, Team};

/// The seat of the only person at the table, who is called "you". Several
/// people at one screen are called by their names, because each of them may
/// read what is said.
pub fn you(seating: &Seating) -> Option<Seat> {
    let mut people = seating.people();
    let first = people.next();
    first.filter(|_| people.next().is_none())
}

/// Who a sentence is about: a player, or two partners. These are arguments of
/// messages; the language file chooses its words by `who`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Who {
    /// `you`, `person`, `nestor`; of a side also `you-and` and `partners`.
    pub who: &'static str,
    /// What the first of them is called.
    pub name: String,
    /// What their partner is called; nothing if there is none.
    pub partner: String,
}

impl Who {
    /// Who sits in a seat.
    pub fn at(seating: &Seating, seat: Seat) -> Self {
        let sitter = &seating[seat];
        let who = if you(seating) == Some(seat) {
            "you"
        } else if sitter.is_person() {
            "person"
        } else {
            "nestor"
        };
        Self {
            who,
            name: called(sitter.name()),
            partner: String::new(),
        }
    }

    /// Who plays on a side.
    ///
    /// # Panics
    /// If nobody sits on it.
    pub fn of(seating: &Seating, seats: Seats, team: Team) -> Self {
        let players = players(seating, seats).filter(|seat| seats.team(*seat) == team);
        let mut players = players.map(|seat| Self::at(seating, seat));
        let first = players.next().expect("somebody plays on each side");
        match players.next() {
            None => first,
            Some(second) => Self {
                who: if first.who == "you" {
                    "you-and"
                } else {
                    "partners"
                },
                partner: second.name,
                ..first
            },
        }
    }
}

/// Through whose eyes something is told, and who is spoken to.
#[derive(Debug, Clone, Copy)]
pub struct Eyes<'a> {
    /// Who looks.
    pub seat: Seat,
    /// The seat that is spoken to, if one is.
    you: Option<Seat>,
    seating: &'a Seating,
}

impl<'a> Eyes<'a> {
    /// Who looks now: that is who is spoken to.
    pub const fn now(seat: Seat, seating: &'a Seating) -> Self {
        let you = Some(seat);
        Self { seat, you, seating }
    }

    /// Who looked, in a game that is over.
    pub fn then(seat: Seat, seating: &'a Seating) -> Self {
        let you = you(seating);
        Self { seat, you, seating }
    }

    /// Who sits in a seat.
    pub fn at(self, seat: Seat) -> Who {
        let who = Who::at(self.seating, seat);
        if self.you == Some(seat) {
            Who { who: "you", ..who }
        } else {
            who
        }
    }
}

/// All seats in the order in which they are named: that of the person called
/// "you" comes first.
pub(super) fn players(seating: &Seating, seats: Seats) -> impl Iterator<Item = Seat> + use<> {
    you(seating).unwrap_or(Seat::ALL[0]).onwards(seats)
}
