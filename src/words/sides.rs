//! Who plays on which side, and how the sides stand.

use super::named::Named as _;
use super::names::called;
use super::points::shown;
use crate::msg;
use engine::{Rules, Seating, Seats, Team};

/// How many sit down.
pub fn seats(seats: Seats) -> String {
    seats.called()
}

/// Who plays against whom, if so many sit down.
pub fn seats_tip(seats: Seats) -> String {
    seats.also("tip")
}

/// Other words by which so many players are looked for.
pub fn seats_sought_as(seats: Seats) -> String {
    seats.also("sought")
}

/// Who plays on a side: "Iris", "You and Iris".
pub fn side(seating: &Seating, seats: Seats, team: Team) -> String {
    let sitters = seating.iter();
    let names = sitters.filter(|(seat, _)| seats.team(*seat) == team);
    let names: Vec<_> = names.map(|(_, sitter)| called(sitter.name())).collect();
    match <[String; 2]>::try_from(names) {
        Ok([one, other]) => msg::side_partners(one, other),
        Err(alone) => alone.concat(),
    }
}

/// How all sides stand: "You 155, Iris 120, Ajax 85".
pub fn standing(seating: &Seating, scores: &[i32], rules: &Rules) -> String {
    let sides = Team::all(rules.seats).zip(scores);
    let sides = sides.map(|(team, points)| {
        let side = side(seating, rules.seats, team);
        msg::side_points(shown(*points, rules), side)
    });
    sides.collect::<Vec<_>>().join(", ")
}
