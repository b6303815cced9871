//! What the statistics say: games won, figures, skill and luck.

use chrono::NaiveDate;

use super::points::{Points, shown};
use super::{dates, history, number};
use crate::msg;
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
        let name = msg::STATISTICS_MOST_POINTS.text();
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
        let score = msg::statistics_score(other, own);
        let name = msg::STATISTICS_BEST_WIN.text();
        figures.push(Figure::new(
            name,
            score,
            dates::recent_day(best.ended, today),
        ));
    }
    if let Some((first, last)) = summary.run {
        let wins = msg::statistics_wins(summary.longest_run);
        let days = match (day(first), day(last)) {
            (Some(first), Some(last)) if first != last => msg::statistics_days(first, last),
            (first, _) => first.unwrap_or_default(),
        };
        figures.push(Figure::new(msg::STATISTICS_STREAK.text(), wins, days));
    }
    figures.push(Figure::new(
        msg::STATISTICS_AVERAGE.text(),
        points((summary.points as f64 / count as f64).round()),
        msg::STATISTICS_A_GAME.text(),
    ));
    let hands = summary.hands.max(1);
    figures.push(Figure::new(
        msg::STATISTICS_AVERAGE_HAND.text(),
        points(to_tenth(summary.points as f64 / hands as f64)),
        msg::statistics_hands_a_game(each(summary.hands as f64)),
    ));
    let length = history::length(summary.secs / count);
    figures.push(Figure::new(
        msg::STATISTICS_TIME.text(),
        history::length(summary.secs),
        msg::statistics_time_a_game(length),
    ));
    figures
}

fn points(points: f64) -> String {
    msg::points(Points::shown(points))
}

/// The chart of the games that were won, for a screen reader; `shares` are in percent.
pub fn wins_chart(shares: &[f64]) -> String {
    let [first, last] =
        [shares.first(), shares.last()].map(|share| share.map_or(0.0, |it| it.round()));
    msg::statistics_wins_spoken(first, shares.len(), last)
}

/// A place in that chart.
pub fn wins_place(game: usize, share: f64) -> String {
    msg::statistics_wins_place(game, share.round())
}

/// The figures of the reviewed games, each with its name.
pub fn figures(costs: Option<Mean>, luck: Option<Mean>) -> Vec<(String, String)> {
    let figure = |Mean { mean, within }: Mean| match within {
        Some(within) => msg::statistics_figure(to_tenth(mean), to_tenth(within)),
        None => number(to_tenth(mean)),
    };
    let told = |mean: Mean, figure: String| match mean.within {
        Some(_) => figure,
        None => msg::statistics_too_few(figure),
    };
    let costs = costs.map(|mean| {
        let share = msg::statistics_percent(figure(mean));
        (msg::STATISTICS_COST.text(), told(mean, share))
    });
    let luck = luck.map(|mean| {
        let points = msg::statistics_in_points(figure(mean));
        (msg::STATISTICS_LUCK.text(), told(mean, points))
    });
    costs.into_iter().chain(luck).collect()
}

/// The chart of what a decision cost in each game.
pub fn cost_chart(costs: &[f64]) -> Spoken {
    Spoken {
        title: msg::STATISTICS_COST_CHART.text(),
        whole: msg::statistics_cost_spoken(
            to_tenth(first(costs)),
            costs.len(),
            to_tenth(last(costs)),
        ),
    }
}

/// The chart of what luck brought in each game.
pub fn luck_chart(luck: &[f64]) -> Spoken {
    Spoken {
        title: msg::STATISTICS_LUCK_CHART.text(),
        whole: msg::statistics_luck_spoken(to_tenth(first(luck)), luck.len(), to_tenth(last(luck))),
    }
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
