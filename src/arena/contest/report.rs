//! The results of a contest, with 95% intervals over pairs.

use std::fmt::Write as _;

use engine::Seats;
use serde::Serialize;

use super::pairs::{Contest, Pair, Results};
use crate::protocol::Faults;

/// A mean with its 95% interval.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct Measured {
    /// The mean.
    pub(crate) mean: f64,
    /// Half the width of the interval.
    pub(crate) within: f64,
}

/// The results of a contest, for the first player.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Report {
    /// How many pairs of games or rounds were played.
    pub(crate) pairs: usize,
    /// The share of games won, in percent; `None` if only rounds were played.
    #[serde(rename = "games_percent")]
    pub(crate) games: Option<Measured>,
    /// Points in a round, less the average of the other sides.
    #[serde(rename = "points_a_round")]
    pub(crate) points: Measured,
    /// The share of rounds won, in percent.
    #[serde(rename = "rounds_percent")]
    pub(crate) rounds: Measured,
    /// The standard deviation of the difference of points in a round, and the
    /// points of all sides in a round.
    pub(crate) spread: f64,
    pub(crate) all: f64,
    /// The time of a decision in milliseconds, for each player: median, 99th
    /// percentile, maximum.
    #[serde(rename = "ms_a_decision")]
    pub(crate) millis: [[f32; 3]; 2],
    /// What other programs did wrong, for each player.
    pub(crate) faults: [Faults; 2],
}

impl Report {
    /// The results of a contest from those of all its pairs.
    pub(crate) fn of(contest: &Contest, results: &Results) -> Self {
        let played = f64::from(contest.rules.seats.teams());
        let pairs = || results.pairs.values();
        let games = pairs().map(|pair| (pair.won * 100.0, played));
        let points = pairs().map(|pair| (pair.points, pair.rounds));
        let rounds = pairs().map(|pair| (pair.rounds_won * 100.0, pair.rounds));
        let sum = |of: fn(&Pair) -> f64| pairs().map(of).sum::<f64>();
        let count = sum(|pair| pair.rounds);
        Self {
            spread: (sum(|pair| pair.squares) / count).sqrt(),
            all: sum(|pair| pair.all) / count,
            pairs: pairs().len(),
            games: (!contest.one_round).then(|| share(games)),
            points: ratio(points),
            rounds: share(rounds),
            millis: [0, 1].map(|who| results.times[who].summary()),
            faults: results.faults,
        }
    }

    /// The report as lines of text.
    pub(crate) fn text(&self, contest: &Contest) -> String {
        let [a, b] = &contest.players;
        let against = match contest.rules.seats {
            Seats::Two => "v.",
            Seats::Three => "v. two",
            Seats::Four => "v. three",
            Seats::Partners => "with himself v. a pair of",
        };
        let sets = match contest.rules.seats.teams() {
            2 => "pairs".to_owned(),
            several => format!("sets of {several}"),
        };
        let mut text = format!(
            "{a} {against} {b}, {} {sets}, seed {}\n",
            self.pairs, contest.seed
        );
        if let Some(games) = self.games {
            writeln!(
                text,
                "  games won  {:6.2} ± {:.2} %",
                games.mean, games.within
            )
            .ok();
        }
        writeln!(
            text,
            "  points     {:+6.2} ± {:.2} a round (standard deviation {:.1}; all sides {:.1})\n  \
             rounds won {:6.2} ± {:.2} %",
            self.points.mean,
            self.points.within,
            self.spread,
            self.all,
            self.rounds.mean,
            self.rounds.within
        )
        .ok();
        for (player, [median, high, largest]) in contest.players.iter().zip(self.millis) {
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

/// A share in percent over pairs, with its 95% interval. Where all or nothing was won,
/// it reaches as far as Wilson's for so many pairs.
fn share(pairs: impl ExactSizeIterator<Item = (f64, f64)> + Clone) -> Measured {
    let count = pairs.len() as f64;
    let share = ratio(pairs);
    let is_all_or_nothing = share.mean <= 0.0 || share.mean >= 100.0;
    let least = if is_all_or_nothing {
        100.0 * Z * Z / (count + Z * Z)
    } else {
        0.0
    };
    Measured {
        within: share.within.max(least),
        ..share
    }
}

/// How many standard errors an interval of 95% reaches.
const Z: f64 = 1.96;

/// The ratio of two sums over pairs, with its 95% interval.
pub(super) fn ratio(pairs: impl Iterator<Item = (f64, f64)> + Clone) -> Measured {
    let (mut above, mut below, mut count) = (0.0, 0.0, 0.0_f64);
    for (top, bottom) in pairs.clone() {
        above += top;
        below += bottom;
        count += 1.0;
    }
    let mean = above / below;
    let mut squares = 0.0;
    for (top, bottom) in pairs {
        squares += (top - mean * bottom).powi(2);
    }
    let variance = squares / (count - 1.0).max(1.0) * count / (below * below);
    Measured {
        mean,
        within: Z * variance.sqrt(),
    }
}
