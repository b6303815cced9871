//! What the window says that begins a game.

use super::named::Named as _;
use super::points;
use crate::say;
use engine::{LaterLeads, Name, Preset, Rules, ScoreDisplay, Seat, Seats};
use game::profile::{OWNER, Results};

/// Above the ways to sit.
pub fn how_many() -> String {
    say!("new-game-seats")
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

/// The choice of a person whose name is to be typed.
pub fn someone() -> String {
    say!("new-game-someone")
}

/// The name of the field for a person's name.
pub fn name_field(seat: Seat) -> String {
    say!("new-game-name", number = seat.index() + 1)
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

/// The button that begins a game.
pub fn play(game: &str) -> String {
    say!("new-game-play", game = game)
}

/// Who leads in the games after the first.
pub fn way_to_start(later_leads: LaterLeads) -> String {
    match later_leads {
        LaterLeads::Winner => say!("new-game-way-winner"),
        _ => say!("new-game-way-drawn-for"),
    }
}

/// The same for who points at it.
pub fn way_to_start_tip(later_leads: LaterLeads) -> String {
    match later_leads {
        LaterLeads::Winner => say!("new-game-way-winner-tip"),
        _ => say!("new-game-way-drawn-for-tip"),
    }
}

/// What wins a game, on its card.
pub fn target(rules: &Rules) -> String {
    match rules.target {
        None => say!("card-one-hand"),
        Some(target) => {
            let target = points::shown(target.into(), rules);
            match rules.score_display {
                ScoreDisplay::Points => say!("card-to", target = target),
                ScoreDisplay::Fives => say!("card-to-fives", target = target),
            }
        }
    }
}

/// How often a game was played, and won.
pub fn record(results: Results) -> String {
    say!("card-record", played = results.games(), won = results.won)
}

/// A card for a screen reader.
pub fn spoken_card([name, target, says, record]: [&str; 4]) -> String {
    say!(
        "card-spoken",
        name = name,
        target = target,
        sentence = says,
        record = record
    )
}

/// What a ready-made game is like, in a few words.
pub fn short(preset: Preset) -> String {
    preset.also("short")
}

/// In how many rules a game differs from how it comes.
pub fn changes(count: usize) -> String {
    say!("new-game-changes", count = count)
}

/// How many games and rules were found.
pub fn found(games: usize, rules: usize) -> String {
    if games + rules == 0 {
        return say!("new-game-nothing-found");
    }
    say!("new-game-found", games = games, rules = rules)
}
