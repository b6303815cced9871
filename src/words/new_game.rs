//! What the window says that begins a game.

use super::{Id, levels, points, rules, sides, turn};
use crate::{id, say};
use engine::{LaterLeads, Name, Rules, ScoreDisplay, Seat, Seats};
use game::profile::{OWNER, Preferences, Results, Rule};

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

/// The button that plays what was played last: the game, and against whom.
pub fn again(set: &Preferences) -> String {
    let rules = &set.rules;
    let target = rules.target.map(|it| points::shown(it.into(), rules));
    let game = turn::game(&rules::game(&set.game()), target);
    let levels = set.opponents.levels(rules.seats);
    match (rules.seats, levels::of(&levels)) {
        (Seats::Two, Some(level)) => say!("new-game-again-one", game = game, level = level),
        (_, Some(level)) => {
            let seats = sides::seats(rules.seats);
            say!("new-game-again", game = game, seats = seats, level = level)
        }
        (_, None) => {
            let seats = sides::seats(rules.seats);
            say!("new-game-again-people", game = game, seats = seats)
        }
    }
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

/// The same for a screen reader.
pub fn spoken_way(game: &str, way: &str) -> String {
    say!("new-game-way-spoken", game = game, way = way)
}

/// Leaves everything as it is.
pub const CANCEL: Id = id!("new-game-cancel");

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
pub fn spoken_card([name, target, sentence, source, record]: [&str; 5]) -> String {
    let known = match (source.is_empty(), record.is_empty()) {
        (false, _) => "yes",
        (true, false) => "no",
        (true, true) => "alone",
    };
    say!(
        "card-spoken",
        name = name,
        target = target,
        sentence = sentence,
        known = known,
        source = source,
        record = record
    )
}

/// How many games and rules were found.
pub fn found(games: usize, rules: usize) -> String {
    if games + rules == 0 {
        return say!("new-game-nothing-found");
    }
    say!("new-game-found", games = games, rules = rules)
}

/// The button that leads to a rule in Settings.
pub fn rule_in_settings(rule: Rule) -> String {
    let rule = say!("quoted", text = rules::name(rule));
    say!("new-game-rule-in-settings", rule = rule)
}
