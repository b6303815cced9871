//! Describes what was found in a file.

use engine::{GameState, Seat, Team};

/// The text with control characters, and characters that change the direction of a line,
/// written as their code points, so that it cannot do anything to a terminal.
pub(crate) fn shown(text: &str) -> String {
    let is_unsafe = |c: char| engine::is_invisible(c) || matches!(c, '\u{200E}' | '\u{200F}');
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if is_unsafe(c) {
            shown.extend(c.escape_unicode());
        } else {
            shown.push(c);
        }
    }
    shown
}

/// A number and a noun in singular or plural: `1 hand`, `2 hands`.
pub(crate) fn number(count: usize, thing: &str) -> String {
    match count {
        1 => format!("1 {thing}"),
        several => format!("{several} {thing}s"),
    }
}

/// How many hands a game has, the points of each side, and the winner if it is
/// over.
pub(crate) fn game(state: &GameState) -> String {
    let rules = state.rules();
    let scores = state.scores();
    let points: Vec<String> = Team::all(rules.seats)
        .map(|team| format!("{} {}", side(state, team), scores[team]))
        .collect();
    let end = match state.outcome().map(|outcome| outcome.winner) {
        None => "in progress".to_owned(),
        Some(None) => "drawn".to_owned(),
        Some(Some(team)) => format!("won by {}", side(state, team)),
    };
    format!(
        "{}, {}, {}: {end}",
        number(state.rounds().len(), "hand"),
        number(state.record().len(), "action"),
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
