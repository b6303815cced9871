//! Texts of the statistics: games won, figures, skill and luck.

use std::sync::Arc;

use chrono::NaiveDate;

use super::arguments::HANDS;
use super::figures::{round_to_tenths, with_one_decimal};
use super::named::Named as _;
use super::points::{Points, in_rules_unit};
use super::{dates, history, number};
use crate::msg::{self, MessageId};
use game::profile::{Mean, MistakesOfKind, PlayedGame, ScoreUnit, Summary, Week};

/// A figure of the statistics, with its name and a note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// The name of the figure.
    pub name: String,
    /// The amount, as text.
    pub amount: String,
    /// The note: a date, or what the figure is based on.
    pub note: String,
    /// The tooltip that explains the figure.
    pub tip: MessageId,
}

/// The figures of `games`, which `summary` sums up. Dates are relative to `today`.
pub fn summary(summary: &Summary, games: &[Arc<PlayedGame>], today: NaiveDate) -> Vec<Figure> {
    let count = summary.results.games().max(1);
    let scored = summary.scored_games.max(1) as f64;
    let mut figures = Vec::new();
    let mut add = |name: MessageId, tip, amount, note| {
        let name = name.text();
        figures.push(Figure { name, amount, note, tip });
    };
    let day = |game: &Arc<PlayedGame>| dates::recent_day(game.ended, today);
    let game_at = |index: Option<usize>| games.get(index?);
    // Where hands are counted, the most points would always be the target.
    let are_hands = summary.score_unit == ScoreUnit::Hands;
    let points = |amount: f64| {
        if are_hands {
            msg::points_counted(Points::hands(amount))
        } else {
            msg::points(Points::shown(amount))
        }
    };
    if let Some(best) = game_at(summary.most_points).filter(|_| !are_hands) {
        let most = points(in_rules_unit(best.points(), &best.rules()).into());
        add(msg::STATISTICS_MOST_POINTS, msg::TIP_STATISTICS_MOST_POINTS, most, day(best));
    }
    if let Some(best) = game_at(summary.best_win) {
        let others = best.scores.iter().skip(1).max().copied();
        let [own, other] = [best.points(), others.unwrap_or_default()]
            .map(|points| in_rules_unit(points, &best.rules()));
        let score = msg::statistics_score(other, own);
        add(msg::STATISTICS_BEST_WIN, msg::TIP_STATISTICS_BEST_WIN, score, day(best));
    }
    if let Some((first, last)) = summary.longest_streak_games {
        let wins = msg::statistics_wins(summary.longest_streak);
        let days = match [first, last].map(|index| game_at(Some(index)).map(day)) {
            [Some(first), Some(last)] if first != last => msg::statistics_days(first, last),
            [first, _] => first.unwrap_or_default(),
        };
        add(msg::STATISTICS_STREAK, msg::TIP_STATISTICS_STREAK, wins, days);
    }
    let average = summary.points as f64 / scored;
    let average = points(if are_hands { round_to_tenths(average) } else { average.round() });
    add(
        msg::STATISTICS_AVERAGE,
        msg::TIP_STATISTICS_AVERAGE,
        average,
        msg::STATISTICS_A_GAME.text(),
    );
    let average = points(round_to_tenths(summary.points as f64 / summary.hands.max(1) as f64));
    let hands = number(round_to_tenths(summary.hands as f64 / scored));
    let hands = msg::statistics_hands_a_game(hands);
    if !are_hands {
        add(msg::STATISTICS_AVERAGE_HAND, msg::TIP_STATISTICS_AVERAGE_HAND, average, hands);
    }
    let each = msg::statistics_time_a_game(history::length(summary.secs / count));
    add(msg::STATISTICS_TIME, msg::TIP_STATISTICS_TIME, history::length(summary.secs), each);
    figures
}

/// The chart of won games, for a screen reader; `shares` are in percent.
pub fn wins_chart(shares: &[f64]) -> String {
    let [first, last] =
        [shares.first(), shares.last()].map(|share| share.map_or(0.0, |it| it.round()));
    msg::statistics_wins_spoken(first, shares.len(), last)
}

/// The figures of the reviewed games, each with its name.
pub fn figures(
    costs: Option<Mean>,
    luck: Option<Mean>,
    score_unit: ScoreUnit,
) -> Vec<(String, String)> {
    let figure = |Mean { mean, margin }: Mean| match margin {
        Some(margin) => msg::statistics_figure(round_to_tenths(mean), round_to_tenths(margin)),
        None => number(round_to_tenths(mean)),
    };
    let told = |mean: Mean, figure: String| match mean.margin {
        Some(_) => figure,
        None => msg::statistics_too_few(figure),
    };
    let costs = costs.map(|mean| {
        let share = msg::percent(figure(mean));
        (msg::STATISTICS_COST.text(), told(mean, share))
    });
    let luck = luck.map(|mean| {
        let points = msg::statistics_luck_figure(figure(mean), unit(score_unit));
        (msg::STATISTICS_LUCK.text(), told(mean, points))
    });
    costs.into_iter().chain(luck).collect()
}

/// The value of a game in a chart: `Game 12: 31.5`.
pub fn chart_point(game: usize, value: f64) -> String {
    msg::statistics_place(game, number(round_to_tenths(value)))
}

/// The chart of the cost of a decision in each game, for a screen reader.
pub fn cost_chart(costs: &[f64]) -> String {
    let (first, last) = means_of_halves(costs);
    msg::statistics_cost_spoken(first, costs.len(), last)
}

/// The title of the chart of luck in each game, and what a screen reader says.
pub fn luck_chart(luck: &[f64], score_unit: ScoreUnit) -> [String; 2] {
    let (first, last) = means_of_halves(luck);
    let unit = unit(score_unit);
    [msg::statistics_luck_chart(unit), msg::statistics_luck_spoken(first, luck.len(), last, unit)]
}

/// The unit of figures about scores: `points` or `hands`.
const fn unit(score_unit: ScoreUnit) -> &'static str {
    match score_unit {
        ScoreUnit::Points | ScoreUnit::Both => "points",
        ScoreUnit::Hands => HANDS,
    }
}

/// The means of the first and the second half of the values.
fn means_of_halves(values: &[f64]) -> (f64, f64) {
    let mean = |half: &[f64]| round_to_tenths(Mean::of(half).map_or(0.0, |mean| mean.mean));
    let (first, last) = values.split_at(values.len() / 2);
    (mean(first), mean(last))
}

/// A week in the chart: `Week of Nov 16: 2.5 points lost and -0.3 luck per hand, 4 games`.
pub fn week(week: &Week, first_day: String) -> String {
    let told = |value: Option<f64>| value.map_or_else(|| msg::WEEKS_NONE.text(), with_one_decimal);
    msg::weeks_place(first_day, week.games, told(week.lost), told(week.luck))
}

/// The chart of weeks, for a screen reader: the first and the last.
pub fn weeks_chart(weeks: &[Week]) -> String {
    let losses = || weeks.iter().filter_map(|week| week.lost);
    let luck = || weeks.iter().filter_map(|week| week.luck);
    let told = |value: Option<f64>| value.map_or_else(|| msg::WEEKS_NONE.text(), with_one_decimal);
    let [first, last] = [losses().next(), losses().next_back()].map(told);
    let [first_luck, last_luck] = [luck().next(), luck().next_back()].map(told);
    msg::weeks_spoken(first, first_luck, last, last_luck, weeks.len())
}

/// A kind of mistake and its cost: `Held doublets: 12 times, about 0.8 games`.
pub fn kind_of_mistake(kind: &MistakesOfKind) -> String {
    let cost = msg::mistakes_cost(kind.count, round_to_tenths(kind.expected_losses.max(0.1)));
    msg::label_value(kind.kind.name(), cost)
}
