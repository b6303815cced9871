//! What the History window says.

use super::events::shown;
use crate::session::{Kind, PlayedGame, Summary, Winner};

/// What is there before the first game is over.
pub const EMPTY: &str =
    "No game has been played to its end yet. Each one will be listed here when it is over.";
/// The name of the list of games and levels.
pub const OF: &str = "Games to show";
/// All games and levels together.
pub const ALL: &str = "All games";
/// The heading over the list of games.
pub const LIST: &str = "Game by game, the newest first";
/// The switch for keeping a history.
pub const KEEP: &str = "Add my finished games to the history";
/// What it does not do.
pub const KEEP_EXPLAINED: &str = "When this is off, games still count in the tally.";
/// The button that forgets everything.
pub const CLEAR: &str = "Clear the history";
/// Asked before everything is forgotten.
pub const ASK_CLEAR: &str =
    "Clear the whole history? You can bring it back until you close the program.";
/// Clears it.
pub const CLEAR_NOW: &str = "Clear";
/// Does not.
pub const KEEP_IT: &str = "Keep";
/// The line of the player in the chart.
pub const YOU: &str = "You";
/// The line of Nestor in the chart.
pub const NESTOR: &str = "Nestor";

/// A game and a level.
pub fn kind(kind: &Kind) -> String {
    super::tally::game(&kind.game, kind.level)
}

/// The button that brings back what was cleared.
pub fn bring_back(games: usize) -> String {
    format!("Bring back {}", super::tally::games(games as u64))
}

/// What games come to, as pairs of a name and a number.
pub fn summary(summary: &Summary) -> Vec<(&'static str, String)> {
    let wins = summary.wins;
    let mut lines = vec![("Games", wins.games().to_string())];
    if let Some(shares) = wins.percentages() {
        let won = super::tally::won;
        lines.push(("You won", won(wins.you, shares.you)));
        lines.push(("Nestor won", won(wins.nestor, shares.nestor)));
        if wins.drawn > 0 {
            lines.push(("Drawn", won(wins.drawn, shares.drawn)));
        }
    }
    lines.push(("Most wins in a row", summary.longest_run.to_string()));
    lines.push(("Time played", length(summary.secs)));
    lines
}

/// The chart, for a screen reader.
pub fn chart(summary: &Summary) -> String {
    let wins = summary.wins;
    format!(
        "Chart of games won: you {}, Nestor {}",
        wins.you, wins.nestor
    )
}

/// Under the chart: the days of its first and its last game.
pub fn chart_caption(from: &str, to: &str) -> String {
    if from == to {
        format!("Games won, game by game, on {from}")
    } else {
        format!("Games won, game by game, from {from} to {to}")
    }
}

/// A place in the chart.
pub fn place(game: usize, you: u32, nestor: u32) -> String {
    format!("After game {game}: you {you}, Nestor {nestor}")
}

/// How a game ended: "You won 155 to 120".
pub fn result(game: &PlayedGame) -> String {
    let rules = game.rules();
    let [you, nestor] = [game.you, game.nestor].map(|points| shown(points, &rules));
    match game.winner {
        Winner::You => format!("You won {you} to {nestor}"),
        Winner::Nestor => format!("Nestor won {nestor} to {you}"),
        Winner::Nobody => format!("Drawn, {you} to {nestor}"),
    }
}

/// What game it was, and how long it took.
pub fn details(game: &PlayedGame) -> String {
    let took = (game.hands, game.actions, game.secs);
    details_of(&game.kind(), took, game.with_help)
}

/// The longest that can be said so of a game that somebody plays.
pub fn longest_details(kind: &Kind) -> String {
    details_of(kind, (999, 9999, 99 * 3600 + 59 * 60), true)
}

fn details_of(of: &Kind, (hands, actions, secs): (u32, u32, u32), with_help: bool) -> String {
    let hands = match hands {
        1 => "1 hand".to_owned(),
        several => format!("{several} hands"),
    };
    let moves = match actions {
        1 => "1 move".to_owned(),
        several => format!("{several} moves"),
    };
    let help = if with_help { ", with help" } else { "" };
    let (kind, length) = (kind(of), length(secs.into()));
    format!("{kind}, {hands}, {moves}, {length}{help}")
}

/// How long something took: "12 min", "1 h 5 min".
pub fn length(secs: u64) -> String {
    let minutes = secs / 60;
    match (minutes / 60, minutes % 60) {
        (0, 0) => "under 1 min".to_owned(),
        (0, minutes) => format!("{minutes} min"),
        (hours, minutes) => format!("{hours} h {minutes} min"),
    }
}
