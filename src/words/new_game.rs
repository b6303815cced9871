//! What the window says that begins a game.

use crate::engine::{Name, Seat, Seats};
use crate::profile::OWNER;
use crate::say;

/// Above the ways to sit.
pub fn how_many() -> String {
    say!("new-game-seats")
}

/// Above the seats.
pub fn who() -> String {
    say!("new-game-who")
}

/// A seat of a table, by its place in the order of play.
pub fn seat(seat: Seat, seats: Seats) -> String {
    let number = seat.index() + 1;
    if seat != OWNER && seats == Seats::Partners && seats.team(seat) == seats.team(OWNER) {
        say!("new-game-partner-seat", number = number)
    } else {
        say!("new-game-seat", number = number)
    }
}

/// A Nestor of a level.
pub fn nestor(name: &Name, level: &str) -> String {
    say!(
        "new-game-nestor",
        name = name.as_str().to_owned(),
        level = level.to_owned()
    )
}

/// Above the names of those who play on this computer.
pub fn known() -> String {
    say!("new-game-known")
}

/// The choice of a person whose name is to be typed.
pub fn someone() -> String {
    say!("new-game-someone")
}

/// The name of the field for a person's name.
pub fn name_field(seat: Seat) -> String {
    say!("new-game-name", number = seat.index() + 1)
}

/// Above and in the field for the name of a player who has not given one.
pub fn own_name_field() -> String {
    say!("new-game-own-name")
}

/// Why the player cannot take a name: somebody else on this computer has it.
pub fn known_name(name: &Name) -> String {
    say!("new-game-known-name", name = name.as_str().to_owned())
}

/// What the field shows while it is empty.
pub fn name_hint() -> String {
    say!("new-game-name-hint")
}

/// Why a game cannot begin: two people at the table have the same name.
pub fn same_name(name: &Name) -> String {
    say!("new-game-same-name", name = name.as_str().to_owned())
}

/// The button that begins the game.
pub fn start() -> String {
    say!("new-game-start")
}
