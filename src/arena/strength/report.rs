//! The report on a contest, with 95% intervals over pairs.

use std::fmt::Write as _;

use engine::Seats;
use serde::Serialize;

use super::contest::{Contest, ContestResults, PairResults};
use crate::protocol::FaultCounts;

/// A mean with its 95% interval.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct Estimate {
    pub(crate) mean: f64,
    /// Half the width of the interval.
    pub(crate) within: f64,
}

/// The report on a contest, for the first player.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Report {
    pub(crate) pairs: usize,
    /// Games won, in percent; `None` if only rounds were played.
    #[serde(rename = "games_percent")]
    pub(crate) games: Option<Estimate>,
    /// Points a round, less the mean of the other sides.
    #[serde(rename = "points_a_round")]
    pub(crate) points: Estimate,
    /// Rounds won, in percent.
    #[serde(rename = "rounds_percent")]
    pub(crate) rounds: Estimate,
    /// The standard deviation of the difference of points in a round.
    pub(crate) spread: f64,
    /// The points of all sides in a round.
    #[serde(rename = "all")]
    pub(crate) points_of_all_sides: f64,
    /// The median, 99th percentile and maximum of decision times in milliseconds, for each player.
    #[serde(rename = "ms_a_decision")]
    pub(crate) decision_millis: [[f32; 3]; 2],
    /// The faults of each player; none unless the player is a program.
    pub(crate) faults: [FaultCounts; 2],
}

impl Report {
    pub(crate) fn new(contest: &Contest, results: &ContestResults) -> Self {
        let game_count = f64::from(contest.rules.seats.team_count());
        let pairs = || results.pairs.values();
        let games = pairs().map(|pair| (pair.won * 100.0, game_count));
        let points = pairs().map(|pair| (pair.points, pair.rounds));
        let rounds = pairs().map(|pair| (pair.rounds_won * 100.0, pair.rounds));
        let sum = |figure: fn(&PairResults) -> f64| pairs().map(figure).sum::<f64>();
        let count = sum(|pair| pair.rounds);
        Self {
            spread: (sum(|pair| pair.squares) / count).sqrt(),
            points_of_all_sides: sum(|pair| pair.points_of_all_sides) / count,
            pairs: pairs().len(),
            games: (!contest.one_round).then(|| percent_estimate(games)),
            points: ratio_estimate(points),
            rounds: percent_estimate(rounds),
            decision_millis: [0, 1].map(|player| results.times[player].summary()),
            faults: results.faults,
        }
    }

    pub(crate) fn text(&self, contest: &Contest) -> String {
        let [a, b] = &contest.players;
        let against = match contest.rules.seats {
            Seats::Two => "v.",
            Seats::Three => "v. two",
            Seats::Four => "v. three",
            Seats::Partners => "with himself v. a pair of",
        };
        let sets = match contest.rules.seats.team_count() {
            2 => "pairs".to_owned(),
            several => format!("sets of {several}"),
        };
        let mut text = format!("{a} {against} {b}, {} {sets}, seed {}\n", self.pairs, contest.seed);
        if let Some(games) = self.games {
            writeln!(text, "  games won  {:6.2} ± {:.2}%", games.mean, games.within).ok();
        }
        writeln!(
            text,
            "  points     {:+6.2} ± {:.2} a round (standard deviation {:.1}; all sides {:.1})\n  \
             rounds won {:6.2} ± {:.2}%",
            self.points.mean,
            self.points.within,
            self.spread,
            self.points_of_all_sides,
            self.rounds.mean,
            self.rounds.within
        )
        .ok();
        for (player, [median, high, largest]) in contest.players.iter().zip(self.decision_millis) {
            writeln!(
                text,
                "  {player}: {median:.3} ms a decision (median), {high:.2} (99th percentile), \
                 {largest:.2} (largest)"
            )
            .ok();
        }
        for (player, faults) in contest.players.iter().zip(self.faults) {
            if !faults.is_empty() {
                writeln!(text, "  {player} {faults}").ok();
            }
        }
        text
    }
}

/// A share in percent, from a numerator and a denominator for each pair. Where all or nothing was
/// won, the interval is at least as wide as Wilson's.
pub(super) fn percent_estimate(
    pairs: impl ExactSizeIterator<Item = (f64, f64)> + Clone,
) -> Estimate {
    let count = pairs.len() as f64;
    let share = ratio_estimate(pairs);
    let is_all_or_nothing = share.mean <= 0.0 || share.mean >= 100.0;
    let least = if is_all_or_nothing {
        100.0 * STANDARD_ERRORS_95_PERCENT * STANDARD_ERRORS_95_PERCENT
            / (count + STANDARD_ERRORS_95_PERCENT * STANDARD_ERRORS_95_PERCENT)
    } else {
        0.0
    };
    Estimate { within: share.within.max(least), ..share }
}

/// Half the width of a 95% interval, in standard errors.
const STANDARD_ERRORS_95_PERCENT: f64 = 1.96;

/// The ratio of two sums over pairs, and its interval.
pub(super) fn ratio_estimate(pairs: impl Iterator<Item = (f64, f64)> + Clone) -> Estimate {
    let (mut numerators, mut denominators, mut count) = (0.0, 0.0, 0.0_f64);
    for (numerator, denominator) in pairs.clone() {
        numerators += numerator;
        denominators += denominator;
        count += 1.0;
    }
    let mean = numerators / denominators;
    let mut squares = 0.0;
    for (numerator, denominator) in pairs {
        squares += (numerator - mean * denominator).powi(2);
    }
    let variance = squares / (count - 1.0).max(1.0) * count / (denominators * denominators);
    Estimate { mean, within: STANDARD_ERRORS_95_PERCENT * variance.sqrt() }
}
