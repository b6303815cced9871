//! The end of a game: who won and how, one line of the game, and the scores.

use engine::{GameState, ScoreSheet, View};
use words::{Points, msg, result};

use super::end_card::{CardRow, EndCard};
use super::hand_over::sides;

/// The card of a game that is over; `None` while it goes on.
pub fn game_over(view: &View, game: &GameState) -> Option<EndCard> {
    let outcome = game.outcome()?;
    let (seating, rules) = (game.seating(), game.rules());
    let mut people = seating.people();
    let is_won = people.any(|seat| outcome.winner == Some(rules.seats.team(seat)));
    let how = result::last_hand(game);
    let mut rows = Vec::new();
    if !how.is_empty() {
        rows.push(CardRow::Line(how));
    }
    rows.push(CardRow::Quiet(match game.timed_result(view.seat()) {
        Some(timed) => msg::game_over_timed(Points::shown(timed.total())),
        None => result::in_short(game, &ScoreSheet::of(game)),
    }));
    Some(EndCard {
        author_id: "game-over",
        title: result::winner(game, outcome),
        is_of_game: true,
        is_won,
        rows,
        sides: sides(view, outcome.winner, seating, rules),
    })
}
