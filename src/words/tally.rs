//! Texts of the Game tally window.

use super::named::Named as _;
use super::rules::game;
use super::sides;
use crate::msg;
use engine::Seats;
use game::profile::{GameKind, GameName, OpponentKind, Results};

/// Names a kind of game, as in `All Fives, Easy`.
pub fn kind(kind: &GameKind) -> String {
    let (game, seats) = (game(&kind.game), kind.seats.name());
    match kind.company {
        OpponentKind::Nestors(level) if kind.is_against_one_nestor() => {
            super::list([game, level.name()])
        }
        OpponentKind::Nestors(level) => super::list([game, seats, level.name()]),
        OpponentKind::People => msg::kind_people(game, seats),
    }
}

/// The name of a game, with the number of players unless that is two.
pub fn game_with_player_count(name: &GameName, players: Seats) -> String {
    sides::with_player_count(game(name), players)
}

/// The opponents: Nestors of a level, or other people.
pub fn opponents(company: OpponentKind) -> String {
    match company {
        OpponentKind::Nestors(level) => level.name(),
        OpponentKind::People => msg::TALLY_WITH_PEOPLE.text(),
    }
}

/// A row of the tally for a screen reader: a name, and the games won, lost and tied.
pub fn row(name: &str, results: Results) -> String {
    if results.games() == 0 {
        let none = msg::TALLY_NOT_PLAYED.text();
        return msg::label_value(name, none);
    }
    msg::tally_row(results.lost, name, results.drawn, results.won)
}
