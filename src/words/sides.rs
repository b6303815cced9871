//! The sides: their players and scores.

use super::joined;
use super::named::Named as _;
use super::names::display_name;
use super::points::Points;
use super::who::{players, sole_person};
use crate::msg;
use engine::{Rules, Seat, Seating, Seats, Team};

/// What a player is called in a list: "You" if they are the only person, otherwise their name.
pub fn player(seating: &Seating, seat: Seat) -> String {
    if sole_person(seating) == Some(seat) {
        msg::NAME_NAMELESS.text()
    } else {
        display_name(seating[seat].name())
    }
}

/// The players of a side: "Iris", "You and Iris".
pub fn side(seating: &Seating, seats: Seats, team: Team) -> String {
    let players = players(seating, seats).filter(|seat| seats.team(*seat) == team);
    let names: Vec<_> = players.map(|seat| player(seating, seat)).collect();
    joined(&names)
}

/// The name of a game, with the number of players unless that is two.
pub fn with_player_count(game: String, seats: Seats) -> String {
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
