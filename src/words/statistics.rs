//! What the History window says of how well the player played, and how lucky.

use super::number;
use crate::say;
use game::profile::Mean;

/// What is said of a chart: above it, and to a screen reader in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spoken {
    /// Above it.
    pub title: String,
    /// In its place.
    pub whole: String,
}

/// How many of some games have been reviewed.
pub fn reviewed(reviewed: usize, games: usize) -> String {
    say!("statistics-reviewed", reviewed = reviewed, games = games)
}

/// The figures of the reviewed games, each with its name.
pub fn figures(costs: Option<Mean>, luck: Option<Mean>) -> Vec<(String, String)> {
    let figure = |Mean { mean, within }: Mean| match within {
        Some(within) => say!(
            "statistics-figure",
            mean = to_tenth(mean),
            within = to_tenth(within)
        ),
        None => number(to_tenth(mean)),
    };
    let told = |mean: Mean, figure: String| match mean.within {
        Some(_) => figure,
        None => say!("statistics-too-few", figure = figure),
    };
    let costs = costs.map(|mean| {
        let share = say!("statistics-percent", figure = figure(mean));
        (say!("statistics-cost"), told(mean, share))
    });
    let luck = luck.map(|mean| {
        let points = say!("statistics-points", figure = figure(mean));
        (say!("statistics-luck"), told(mean, points))
    });
    costs.into_iter().chain(luck).collect()
}

/// The chart of what a decision cost in each game.
pub fn cost_chart(costs: &[f64]) -> Spoken {
    Spoken {
        title: say!("statistics-cost-chart"),
        whole: say!(
            "statistics-cost-spoken",
            first = to_tenth(first(costs)),
            last = to_tenth(last(costs)),
            games = costs.len()
        ),
    }
}

/// The chart of what luck brought in each game.
pub fn luck_chart(luck: &[f64]) -> Spoken {
    Spoken {
        title: say!("statistics-luck-chart"),
        whole: say!(
            "statistics-luck-spoken",
            first = to_tenth(first(luck)),
            last = to_tenth(last(luck)),
            games = luck.len()
        ),
    }
}

/// What has the last games reviewed.
pub fn review(games: usize) -> String {
    say!("statistics-review", games = games)
}

/// How far the reviews have come.
pub fn progress(game: usize, of: usize) -> String {
    say!("statistics-progress", game = game, of = of)
}

/// The mean of the first half of some games, and of the second.
fn first(values: &[f64]) -> f64 {
    let half = &values[..values.len() / 2];
    Mean::of(half).map_or(0.0, |mean| mean.mean)
}

fn last(values: &[f64]) -> f64 {
    let half = &values[values.len() / 2..];
    Mean::of(half).map_or(0.0, |mean| mean.mean)
}

/// A figure with one digit after the point.
pub(super) fn to_tenth(number: f64) -> f64 {
    // Not a zero below zero.
    (number * 10.0).round() / 10.0 + 0.0
}
