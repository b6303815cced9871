//! The sides: their players and scores.

use super::joined;
use super::named::Named as _;
use super::names::called;
use super::points::Points;
use crate::msg;
use engine::{Rules, Seating, Seats, Team};

/// The players of a side: "Iris", "You and Iris".
pub fn side(seating: &Seating, seats: Seats, team: Team) -> String {
    let sitters = seating.iter();
    let names = sitters.filter(|(seat, _)| seats.team(*seat) == team);
    let names: Vec<_> = names.map(|(_, sitter)| called(sitter.name())).collect();
    joined(&names)
}

/// A game, with the number of players if not two.
pub fn with_seats(game: String, seats: Seats) -> String {
    match seats {
        Seats::Two => game,
        _ => super::list([game, seats.name()]),
    }
}

/// The scores of all sides: "You 155, Iris 120, Ajax 85".
pub fn standing(seating: &Seating, scores: &[i32], rules: &Rules) -> String {
    let sides = Team::all(rules.seats).zip(scores);
    let sides = sides.map(|(team, points)| {
        let side = side(seating, rules.seats, team);
        msg::side_points(Points::of(*points, rules), side)
    });
    super::list(sides)
}
