//! What the statistics say: games won, figures, skill and luck.

use chrono::NaiveDate;

use super::points::shown;
use super::{dates, history, number};
use crate::say;
use game::profile::{Mean, PlayedGame, Summary};

/// What is said of a chart: above it, and to a screen reader in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spoken {
    /// Above it.
    pub title: String,
    /// In its place.
    pub whole: String,
}

/// A figure of the statistics: its name, the figure, and what is said of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// What it is of.
    pub name: String,
    /// The figure.
    pub figure: String,
    /// When it was, or of how many it is.
    pub says: String,
}

impl Figure {
    fn new(name: String, figure: String, says: String) -> Self {
        Self { name, figure, says }
    }
}

/// The figures of some games, of which `games` are all, as they are said on the day `today`.
pub fn summary(summary: &Summary, games: &[PlayedGame], today: NaiveDate) -> Vec<Figure> {
    let count = summary.results.games().max(1);
    let each = |sum: f64| number(to_tenth(sum / count as f64));
    let day = |place: usize| {
        games
            .get(place)
            .map(|game| dates::recent_day(game.ended, today))
    };
    let mut figures = Vec::new();
    if let Some(best) = summary.most_points.and_then(|place| games.get(place)) {
        let points = points(shown(best.points(), &best.rules()).into());
        let name = say!("statistics-most-points");
        figures.push(Figure::new(
            name,
            points,
            dates::recent_day(best.ended, today),
        ));
    }
    if let Some(best) = summary.best_win.and_then(|place| games.get(place)) {
        let rules = best.rules();
        let others = best.scores.iter().skip(1).max().copied();
        let [own, other] =
            [best.points(), others.unwrap_or_default()].map(|points| shown(points, &rules));
        let score = say!("statistics-score", own = own, other = other);
        let name = say!("statistics-best-win");
        figures.push(Figure::new(
            name,
            score,
            dates::recent_day(best.ended, today),
        ));
    }
    if let Some((first, last)) = summary.run {
        let wins = say!("statistics-wins", wins = summary.longest_run);
        let days = match (day(first), day(last)) {
            (Some(first), Some(last)) if first != last => {
                say!("statistics-days", first = first, last = last)
            }
            (first, _) => first.unwrap_or_default(),
        };
        figures.push(Figure::new(say!("statistics-streak"), wins, days));
    }
    figures.push(Figure::new(
        say!("statistics-average"),
        points((summary.points as f64 / count as f64).round()),
        say!("statistics-a-game"),
    ));
    let hands = summary.hands.max(1);
    figures.push(Figure::new(
        say!("statistics-average-hand"),
        points(to_tenth(summary.points as f64 / hands as f64)),
        say!(
            "statistics-hands-a-game",
            hands = each(summary.hands as f64)
        ),
    ));
    let length = history::length(summary.secs / count);
    figures.push(Figure::new(
        say!("statistics-time"),
        history::length(summary.secs),
        say!("statistics-time-a-game", length = length),
    ));
    figures
}

fn points(points: f64) -> String {
    say!("statistics-points", points = points)
}

/// The chart of the games that were won, for a screen reader; `shares` are in percent.
pub fn wins_chart(shares: &[f64]) -> String {
    let [first, last] =
        [shares.first(), shares.last()].map(|share| share.map_or(0.0, |it| it.round()));
    say!(
        "statistics-wins-spoken",
        first = first,
        last = last,
        games = shares.len()
    )
}

/// A place in that chart.
pub fn wins_place(game: usize, share: f64) -> String {
    say!("statistics-wins-place", game = game, share = share.round())
}

/// A game at an end of a chart, and when it was.
pub fn game_at(game: usize, when: &str) -> String {
    say!("statistics-game-at", game = game, when = when)
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
        let points = say!("statistics-in-points", figure = figure(mean));
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
