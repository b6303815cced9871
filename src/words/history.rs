//! What the History window says.

use chrono::{DateTime, Utc};

use super::points::shown;
use super::statistics::to_tenth;
use super::tally::kind;
use super::{dates, levels, number, sides};
use crate::say;
use engine::{ReplayError, Seats};
use game::profile::{Advice, GameResult, Kind, PlayedGame, Results, Summary};
use game::storage::GameFileError;

/// The button that brings back what was cleared.
pub fn bring_back(games: usize) -> String {
    say!("history-bring-back", games = games)
}

/// The numbers of some games, each with its name. The words differ for games
/// against one Nestor and against several players.
pub fn summary(summary: &Summary, is_one_nestor: bool) -> Vec<(String, String)> {
    let results = summary.results;
    let mut lines = vec![(say!("history-games"), number(results.games()))];
    if let Some(shares) = results.percentages() {
        let won = super::tally::won;
        let others_won = if is_one_nestor {
            say!("history-nestor-won")
        } else {
            say!("history-others-won")
        };
        lines.push((say!("history-you-won-games"), won(results.won, shares.won)));
        lines.push((others_won, won(results.lost, shares.lost)));
        if results.drawn > 0 {
            lines.push((
                say!("history-drawn-games"),
                won(results.drawn, shares.drawn),
            ));
        }
    }
    if results.games() > 0 {
        let share = match results.likely_share() {
            Some((from, to)) => say!("history-likely-share", from = from, to = to),
            None => say!("history-likely-too-few"),
        };
        lines.push((say!("history-likely"), share));
        let average = summary.points as f64 / results.games() as f64;
        lines.push((say!("history-average"), number(to_tenth(average))));
    }
    if summary.with_help > 0 {
        let percent = u64::from(summary.with_help) * 100 / results.games().max(1);
        let share = super::tally::won(summary.with_help, percent as u32);
        lines.push((say!("history-with-help"), share));
    }
    let longest_run = number(summary.longest_run);
    lines.push((say!("history-most-wins-in-a-row"), longest_run));
    lines.push((say!("history-time-played"), length(summary.secs)));
    lines
}

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

/// Who the player played against, as messages choose their words by it.
const fn rival(is_one_nestor: bool) -> &'static str {
    if is_one_nestor { "nestor" } else { "others" }
}

/// The chart, for a screen reader.
pub fn chart(results: Results, is_one_nestor: bool) -> String {
    let rival = rival(is_one_nestor);
    say!(
        "history-chart",
        won = results.won,
        lost = results.lost,
        rival = rival
    )
}

/// Under the chart: the days of its first and its last game.
pub fn chart_caption(from: &str, to: &str) -> String {
    if from == to {
        say!("history-chart-on-one-day", day = from)
    } else {
        say!("history-chart-of-days", from = from, to = to)
    }
}

/// A place in the chart.
pub fn place(game: usize, results: Results, is_one_nestor: bool) -> String {
    let rival = rival(is_one_nestor);
    say!(
        "history-place",
        game = game,
        won = results.won,
        lost = results.lost,
        rival = rival
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

/// The button that looks back at a game, for a screen reader.
pub fn look_back(game: &PlayedGame) -> String {
    say!(
        "history-look-back-at",
        result = result(game),
        when = dates::day_and_time(game.ended)
    )
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

/// Who played, and the points of each side. A game against one Nestor has no
/// such line: its result says it all.
pub fn sides(game: &PlayedGame) -> Option<String> {
    let several = !game.kind.is_against_one_nestor();
    several.then(|| sides::standing(&game.seating, &game.scores, &game.rules()))
}

/// What game it was, and how long it took.
pub fn details(game: &PlayedGame) -> String {
    let took = (game.hands, game.actions, game.secs);
    details_of(&game.kind, took, game.help.is_any())
}

/// The longest such line that a game of this kind can have.
pub fn longest_details(kind: &Kind) -> String {
    details_of(kind, (999, 9999, 99 * 3600 + 59 * 60), true)
}

fn details_of(of: &Kind, (hands, actions, secs): (u32, u32, u32), with_help: bool) -> String {
    let (kind, length) = (kind(of), length(secs.into()));
    if with_help {
        say!(
            "history-details-with-help",
            kind = kind,
            hands = hands,
            moves = actions,
            length = length
        )
    } else {
        say!(
            "history-details",
            kind = kind,
            hands = hands,
            moves = actions,
            length = length
        )
    }
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
