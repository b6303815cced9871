//! Texts of the History window.

use std::sync::Arc;

use chrono::Local;

use super::named::Named as _;
use super::points::in_rules_unit;
use super::{sides, turn};
use crate::msg;
use engine::{Seats, Team};

use game::profile::{Advice, GameResult, Help, OpponentKind, PlayedGame};

/// Recommends another level as a better match.
pub fn advice(advice: Advice) -> String {
    let Advice { level, advised, won, games } = advice;
    msg::history_advice(advised.name(), games, level.name(), won)
}

/// The result of a game: "You won 155 to 120".
pub fn result(game: &PlayedGame) -> String {
    let rules = game.rules();
    let shown = |points: i32| in_rules_unit(points, &rules);
    let winner = game.winner.map(|team| {
        let side = sides::side(&game.seating, rules.seats, team);
        (side, game.scores.get(team.index()).copied())
    });
    let (side, most) = winner.unwrap_or_default();
    let other = match game.scores[..] {
        [_, other] => other,
        _ => most.unwrap_or_default(),
    };
    let is_of_two = game.scores.len() == 2;
    let result = match (game.result(), is_of_two) {
        (GameResult::Won, true) if rules.seats == Seats::Partners => "won-with-partner",
        (result, true) => result.into(),
        (GameResult::Won, false) => "won-of-several",
        (GameResult::Lost, false) => "lost-of-several",
        (GameResult::Drawn, false) => "drawn-of-several",
    };
    msg::history_result(shown(other), shown(game.points()), result, side)
}

/// The name of the game: `All Fives to 150`.
pub fn game(game: &PlayedGame) -> String {
    let rules = game.rules();
    let name = turn::game(super::rules::game(&game.kind.game), &rules);
    sides::with_player_count(name, game.kind.seats)
}

/// The opponents, and the level of Nestors: `Nestor, Easy`.
pub fn opponents(game: &PlayedGame) -> String {
    let seats = game.kind.seats;
    let others = Team::all(seats).skip(1);
    let names = super::list(others.map(|team| sides::side(&game.seating, seats, team)));
    match game.kind.company {
        OpponentKind::Nestors(level) => super::list([names, level.name()]),
        OpponentKind::People => names,
    }
}

/// The short result of a game: `Won 157–89`.
pub fn score(game: &PlayedGame) -> String {
    let rules = game.rules();
    let own = in_rules_unit(game.points(), &rules);
    let others = game.scores.iter().skip(1).max().copied();
    let other = in_rules_unit(others.unwrap_or_default(), &rules);
    let result: &str = game.result().into();
    msg::history_score(other, own, result)
}

/// The games as comma-separated values: column headings, then a row for each game.
pub fn csv(games: &[Arc<PlayedGame>]) -> String {
    let heads = [
        msg::HISTORY_HEAD_FINISHED.text(),
        msg::TALLY_HEAD_GAME.text(),
        msg::NEW_GAME_AGAINST.text(),
        msg::WINDOW_RESULT.text(),
        msg::BAR_ASSISTED.text(),
    ];
    let rows = games.iter().map(|played| {
        let is_assisted = if played.help.is_any() { "1" } else { "0" };
        let ended = played.ended.with_timezone(&Local);
        [
            ended.format("%Y-%m-%d %H:%M").to_string(),
            game(played),
            opponents(played),
            score(played),
            is_assisted.to_owned(),
        ]
    });
    std::iter::once(heads).chain(rows).map(|row| row.map(csv_field).join(",") + "\n").collect()
}

/// A field of comma-separated values (RFC 4180).
pub(super) fn csv_field(text: String) -> String {
    if text.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// Describes a game of the list for a screen reader; `when` is its date as shown.
pub fn row(game: &PlayedGame, when: &str) -> String {
    let help = game.help.is_any().then(|| msg::BAR_ASSISTED.text());
    let said = [when.to_owned(), self::game(game), opponents(game), result(game)];
    said.into_iter().chain(help).collect::<Vec<_>>().join(". ")
}

/// Details of a game: its length, the scores of more than two sides, and the help used.
pub fn details(game: &PlayedGame) -> String {
    let is_of_two = Team::all(game.kind.seats).count() == 2;
    let sides = (!is_of_two).then(|| {
        let standing = sides::standing(&game.seating, &game.scores, &game.rules());
        format!("{standing}.")
    });
    let length = msg::history_details(game.hands, length(game.secs.into()), game.actions);
    let help = match game.help {
        Help::None => None,
        Help::Advice => Some(msg::HISTORY_HELP_ADVICE.text()),
        Help::Knowledge => Some(msg::HISTORY_HELP_KNOWLEDGE.text()),
    };
    let said = sides.into_iter().chain([length]).chain(help);
    said.collect::<Vec<_>>().join(" ")
}

/// A duration: "12 min", "1 h 5 min".
pub fn length(secs: u64) -> String {
    let minutes = secs / 60;
    match (minutes / 60, minutes % 60) {
        (0, 0) => msg::LENGTH_UNDER_A_MINUTE.text(),
        (0, minutes) => msg::length_minutes(minutes),
        (hours, minutes) => msg::length_hours(hours, minutes),
    }
}
