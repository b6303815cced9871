//! Texts of a series of games.

use super::{Who, list, sides};
use crate::msg;
use engine::{Seating, Seats, Team};
use game::profile::{Series, SeriesLength};

/// The length of a series: `Best of 5`, `First to 7 games`.
pub fn length(length: SeriesLength, seats: Seats) -> String {
    match length.best_of(seats) {
        Some(games) => msg::series_best_of(games),
        None => msg::series_first_to(length.games()),
    }
}

/// How a series stands: `Best of 5: You 2, Nestor 1`; or who has won it.
pub fn standing(series: &Series, seating: &Seating, seats: Seats) -> String {
    let won = Team::all(seats).map(|team| {
        let side = sides::side(seating, seats, team);
        msg::series_side(series.won[team], side)
    });
    let standing = list(won);
    match series.winner(seats) {
        Some(winner) => msg::series_won(&Who::of(seating, seats, winner), standing),
        None => msg::label_value(length(series.length, seats), standing),
    }
}
