//! Descriptions of what a file holds.

use engine::{GameState, Seat, Team};

/// The text with control characters and changes of writing direction escaped, so that it is
/// harmless on a terminal.
pub(crate) fn printable(text: &str) -> String {
    let is_unsafe = |c: char| engine::is_invisible(c) || matches!(c, '\u{200E}' | '\u{200F}');
    let mut printable = String::with_capacity(text.len());
    for c in text.chars() {
        if is_unsafe(c) {
            printable.extend(c.escape_unicode());
        } else {
            printable.push(c);
        }
    }
    printable
}

/// A count with its noun: `1 hand`, `2 hands`.
pub(crate) fn quantity(count: usize, thing: &str) -> String {
    match count {
        1 => format!("1 {thing}"),
        several => format!("{several} {thing}s"),
    }
}

/// The hands, actions, points and outcome of a game.
pub(crate) fn game(state: &GameState) -> String {
    let rules = state.rules();
    let scores = state.scores();
    let points: Vec<String> = Team::all(rules.seats)
        .map(|team| format!("{} {}", side(state, team), scores[team]))
        .collect();
    let end = match state.outcome().map(|outcome| outcome.winner) {
        None => "in progress".to_owned(),
        Some(None) => "tied".to_owned(),
        Some(Some(team)) => format!("won by {}", side(state, team)),
    };
    format!(
        "{}, {}, {}: {end}",
        quantity(state.rounds().len(), "hand"),
        quantity(state.record().len(), "action"),
        points.join(", ")
    )
}

/// The players of a side: `Nestor (seat 1)`.
fn side(state: &GameState, side: Team) -> String {
    let seats = state.rules().seats;
    let players = Seat::around(seats).filter(|seat| seats.team(*seat) == side);
    let players: Vec<String> = players
        .map(|seat| {
            let name = state.seating()[seat].name().as_str();
            format!("{name} (seat {})", seat.index())
        })
        .collect();
    players.join(" and ")
}
