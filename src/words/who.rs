//! Names and forms of address of the players in messages.

use super::arguments::Who;
use super::names::display_name;
use engine::{Seat, Seating, Seats, Team};

/// The seat of the only person at the table, who is addressed as "you". Several people at one
/// screen are called by name, since each of them may read the text.
pub fn sole_person(seating: &Seating) -> Option<Seat> {
    let mut people = seating.people();
    let first = people.next();
    first.filter(|_| people.next().is_none())
}

impl Who {
    /// The player in a seat, addressed as "you" if no other person is at the table.
    pub fn at(seating: &Seating, seat: Seat) -> Self {
        let player = &seating[seat];
        let who = if sole_person(seating) == Some(seat) {
            "you"
        } else if player.is_person() {
            "person"
        } else {
            "nestor"
        };
        Self { who, name: display_name(player.name()), partner: String::new() }
    }

    /// The players of a side.
    ///
    /// # Panics
    /// If nobody plays on that side.
    pub fn of(seating: &Seating, seats: Seats, team: Team) -> Self {
        let players = players(seating, seats).filter(|seat| seats.team(*seat) == team);
        let mut players = players.map(|seat| Self::at(seating, seat));
        let first = players.next().expect("somebody plays on each side");
        match players.next() {
            None => first,
            Some(second) => Self {
                who: if first.who == "you" { "you-and" } else { "partners" },
                partner: second.name,
                ..first
            },
        }
    }
}

/// The point of view of a text: whose view it describes, and who is addressed as "you".
#[derive(Debug, Clone, Copy)]
pub struct Perspective<'a> {
    /// The seat whose view is described.
    pub seat: Seat,
    /// The seat addressed as "you", if any.
    you: Option<Seat>,
    seating: &'a Seating,
}

impl<'a> Perspective<'a> {
    /// The point of view of a player in the current game, who is addressed as "you".
    pub const fn in_current_game(seat: Seat, seating: &'a Seating) -> Self {
        let you = Some(seat);
        Self { seat, you, seating }
    }

    /// The point of view of a seat in a finished game. Only the sole person at the table is "you".
    pub fn in_finished_game(seat: Seat, seating: &'a Seating) -> Self {
        let you = sole_person(seating);
        Self { seat, you, seating }
    }

    /// The player in a seat, from this point of view.
    pub fn at(self, seat: Seat) -> Who {
        let who = Who::at(self.seating, seat);
        if self.you == Some(seat) { Who { who: "you", ..who } } else { who }
    }
}

/// All seats in the order of naming: the person called "you" comes first.
pub(super) fn players(seating: &Seating, seats: Seats) -> impl Iterator<Item = Seat> + use<> {
    sole_person(seating).unwrap_or(Seat::ALL[0]).onwards(seats)
}
