//! What the History window says.

use chrono::{DateTime, Utc};

use super::points::shown;
use super::{dates, levels, sides, turn};
use crate::say;
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
    say!(
        "history-advice",
        level = levels::name(level),
        better = levels::name(better),
        won = won,
        games = games
    )
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
            say!("history-side-won", side = side, own = own, other = other)
        }
        ([_, other], GameResult::Won) => {
            say!("history-you-won", own = own, other = shown(other))
        }
        ([_, other], GameResult::Drawn) => {
            say!("history-drawn", own = own, other = shown(other))
        }
        ([_, other], GameResult::Lost) => {
            let other = shown(other);
            say!("history-they-won", side = side, own = own, other = other)
        }
        (_, GameResult::Won) => say!("history-you-won-of-several", own = own),
        (_, GameResult::Drawn) => say!("history-drawn-of-several"),
        (_, GameResult::Lost) => {
            say!("history-they-won-of-several", side = side, other = most)
        }
    }
}

/// What was played: `All Fives to 150`.
pub fn game(game: &PlayedGame) -> String {
    let rules = game.rules();
    let target = rules.target.map(|target| shown(target.into(), &rules));
    let name = turn::game(&super::rules::game(&game.kind.game), target);
    match game.kind.seats {
        Seats::Two => name,
        seats => say!("tally-game-of", game = name, seats = sides::seats(seats)),
    }
}

/// Who was played against, and how hard Nestors played: `Nestor, Easy`.
pub fn against(game: &PlayedGame) -> String {
    let seats = game.kind.seats;
    let others = Team::all(seats).skip(1);
    let names = super::list(others.map(|team| sides::side(&game.seating, seats, team)));
    match game.kind.company {
        Company::Nestors(level) => {
            say!(
                "history-against",
                names = names,
                level = levels::name(level)
            )
        }
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
        GameResult::Won => say!("history-won-short", own = own, other = other),
        GameResult::Lost => say!("history-lost-short", own = own, other = other),
        GameResult::Drawn => say!("history-tied-short", own = own, other = other),
    }
}

/// A game of the list, for a screen reader.
pub fn row(game: &PlayedGame, when: &str) -> String {
    let help = game.help.is_any().then(|| say!("tally-with-help"));
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
        say!("history-looked-back-instead", when = when)
    } else {
        say!("history-looked-back", when = when)
    }
}

/// Why a game cannot be looked back at.
pub fn not_opened(why: &GameFileError) -> String {
    match why {
        GameFileError::Missing(_) => say!("history-not-kept"),
        GameFileError::Impossible {
            reason: ReplayError::EndedOtherwise { .. },
            ..
        } => say!("history-ended-otherwise"),
        _ => say!("history-not-readable"),
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
    let length = say!(
        "history-details",
        hands = game.hands,
        moves = game.actions,
        length = length(game.secs.into())
    );
    let help = match game.help {
        Help::None => None,
        Help::Advice => Some(say!("history-help-advice")),
        Help::Knowledge => Some(say!("history-help-knowledge")),
    };
    let said = sides.into_iter().chain([length]).chain(help);
    said.collect::<Vec<_>>().join(" ")
}

/// How long something took: "12 min", "1 h 5 min".
pub fn length(secs: u64) -> String {
    let minutes = secs / 60;
    match (minutes / 60, minutes % 60) {
        (0, 0) => say!("length-under-a-minute"),
        (0, minutes) => say!("length-minutes", minutes = minutes),
        (hours, minutes) => say!("length-hours", hours = hours, minutes = minutes),
    }
}
