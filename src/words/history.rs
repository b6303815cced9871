//! What the History window says.

use chrono::{DateTime, Utc};

use super::named::Named as _;
use super::points::shown;
use super::{dates, sides, turn};
use crate::msg;
use engine::{ReplayError, Seats, Team};
use game::profile::{Advice, Company, GameResult, Help, PlayedGame};
use game::storage::GameFileError;

/// That another level would be a better match.
pub fn advice(advice: Advice) -> String {
    let Advice {
        level,
        better,
        won,
        games,
    } = advice;
    msg::history_advice(better.name(), games, level.name(), won)
}

/// How a game ended: "You won 155 to 120".
pub fn result(game: &PlayedGame) -> String {
    let rules = game.rules();
    let shown = |points: &i32| shown(*points, &rules);
    let own = shown(&game.points());
    let winner = game.winner.map(|team| {
        let side = sides::side(&game.seating, rules.seats, team);
        (side, game.scores.get(team.index()).map_or(0, shown))
    });
    let (side, most) = winner.unwrap_or_default();
    match (&game.scores[..], game.result()) {
        ([_, other], GameResult::Won) if rules.seats == Seats::Partners => {
            let other = shown(other);
            msg::history_side_won(other, own, side)
        }
        ([_, other], GameResult::Won) => msg::history_you_won(shown(other), own),
        ([_, other], GameResult::Drawn) => msg::history_drawn(shown(other), own),
        ([_, other], GameResult::Lost) => {
            let other = shown(other);
            msg::history_they_won(other, own, side)
        }
        (_, GameResult::Won) => msg::history_you_won_of_several(own),
        (_, GameResult::Drawn) => msg::HISTORY_DRAWN_OF_SEVERAL.text(),
        (_, GameResult::Lost) => msg::history_they_won_of_several(most, side),
    }
}

/// What was played: `All Fives to 150`.
pub fn game(game: &PlayedGame) -> String {
    let rules = game.rules();
    let name = turn::game(super::rules::game(&game.kind.game), &rules);
    match game.kind.seats {
        Seats::Two => name,
        seats => msg::bar_game_seats(name, seats.name()),
    }
}

/// Who was played against, and how hard Nestors played: `Nestor, Easy`.
pub fn against(game: &PlayedGame) -> String {
    let seats = game.kind.seats;
    let others = Team::all(seats).skip(1);
    let names = super::list(others.map(|team| sides::side(&game.seating, seats, team)));
    match game.kind.company {
        Company::Nestors(level) => msg::history_against(level.name(), names),
        Company::People => names,
    }
}

/// How a game ended, in short: `Won 157–89`.
pub fn score(game: &PlayedGame) -> String {
    let rules = game.rules();
    let own = shown(game.points(), &rules);
    let others = game.scores.iter().skip(1).max().copied();
    let other = shown(others.unwrap_or_default(), &rules);
    match game.result() {
        GameResult::Won => msg::history_won_short(other, own),
        GameResult::Lost => msg::history_lost_short(other, own),
        GameResult::Drawn => msg::history_tied_short(other, own),
    }
}

/// A game of the list, for a screen reader.
pub fn row(game: &PlayedGame, when: &str) -> String {
    let help = game.help.is_any().then(|| msg::BAR_ASSISTED.text());
    let said = [
        when.to_owned(),
        self::game(game),
        against(game),
        result(game),
    ];
    said.into_iter().chain(help).collect::<Vec<_>>().join(". ")
}

/// That a game is looked back at; and that undo returns to another one.
pub fn looked_back(ended: DateTime<Utc>, returns: bool) -> String {
    let when = dates::day_and_time(ended);
    if returns {
        msg::history_looked_back_instead(when)
    } else {
        msg::history_looked_back(when)
    }
}

/// Why a game cannot be looked back at.
pub fn not_opened(why: &GameFileError) -> String {
    match why {
        GameFileError::Missing(_) => msg::HISTORY_NOT_KEPT.text(),
        GameFileError::Impossible {
            reason: ReplayError::EndedOtherwise { .. },
            ..
        } => msg::HISTORY_ENDED_OTHERWISE.text(),
        _ => msg::HISTORY_NOT_READABLE.text(),
    }
}

/// How long a game was, how all sides stood if there were more than two, and which help
/// there was.
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

/// How long something took: "12 min", "1 h 5 min".
pub fn length(secs: u64) -> String {
    let minutes = secs / 60;
    match (minutes / 60, minutes % 60) {
        (0, 0) => msg::LENGTH_UNDER_A_MINUTE.text(),
        (0, minutes) => msg::length_minutes(minutes),
        (hours, minutes) => msg::length_hours(hours, minutes),
    }
}
