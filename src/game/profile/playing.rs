//! How well the owner of a profile played, and how lucky they were, over many reviewed games.

use super::counted::ScoreUnit;
use super::help::Help;
use super::played_game::PlayedGame;
use super::results::MIN_GAMES_FOR_MEAN;

/// A mean over some games, with its confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Mean {
    /// The arithmetic mean.
    pub mean: f64,
    /// Half the width of the 95 % confidence interval; `None` for fewer than five games.
    pub margin: Option<f64>,
}

impl Mean {
    /// Returns the mean of these values; `None` if there are none.
    pub fn of(values: &[f64]) -> Option<Self> {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let margin = (values.len() as u64 >= MIN_GAMES_FOR_MEAN).then(|| {
            let error = (squares / (count - 1.0) / count).sqrt();
            student_t(values.len() - 1) * error
        });
        (!values.is_empty()).then_some(Self { mean, margin })
    }
}

/// Half the width of the 95 % confidence interval, in standard errors: Student's t.
fn student_t(degrees_of_freedom: usize) -> f64 {
    // From four degrees of freedom on, the first terms of the expansion are right to a hundredth.
    let degrees = degrees_of_freedom as f64;
    1.96 + 2.372 / degrees + 2.823 / degrees.powi(2) + 2.556 / degrees.powi(3)
}

/// Number of games in each mean of the moving average.
const TREND_WINDOW_GAMES: usize = 10;

/// Figures from the reviews of some games, each list in the order of the games.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ReviewedPlay {
    /// Number of reviewed games, including those that the lists leave out.
    pub reviewed_games: usize,
    /// For each game without help in which the owner made decisions: their mean cost, in percentage
    /// points of the chance to win.
    pub costs: Vec<f64>,
    /// The unit of `luck`. If only some games count hands, `luck` leaves them out.
    pub score_unit: ScoreUnit,
    /// Luck in each game, in the unit in which the game shows points. Leaves out games with
    /// repeated deals, and those in which a player who knew hidden bones may have chosen what to
    /// draw.
    pub luck: Vec<f64>,
    /// Whether some games were left out of `costs` or `luck` because of help or repeated deals.
    pub has_omissions: bool,
}

impl ReviewedPlay {
    /// Collects the figures from the reviews of these games, which are given the oldest first.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a PlayedGame, IntoIter: Clone>) -> Self {
        let games = games.into_iter();
        let mut playing = Self { score_unit: ScoreUnit::of(games.clone()), ..Self::default() };
        for game in games {
            let Some(judged) = game.judged else {
                continue;
            };
            playing.reviewed_games += 1;
            if game.help.is_any() {
                playing.has_omissions = true;
            } else {
                let cost = judged.cost_per_decision();
                playing.costs.extend(cost.map(|cost| 100.0 * cost));
            }
            let rules = game.rules();
            if game.luck.is_none() || game.help == Help::Knowledge {
                playing.has_omissions = true;
            } else if playing.score_unit.includes(&rules) {
                let unit = f64::from(rules.score_display.unit());
                playing.luck.push(f64::from(judged.luck) / unit);
            }
        }
        playing
    }

    /// Moving average: for each value from index `from` on, the mean of the ten values up to it, or
    /// of all values up to it if there are fewer.
    pub fn smoothed(values: &[f64], from: usize) -> impl Iterator<Item = f64> + '_ {
        let ends = from + 1..=values.len();
        ends.map(|end| {
            let last = &values[end.saturating_sub(TREND_WINDOW_GAMES)..end];
            last.iter().sum::<f64>() / last.len() as f64
        })
    }
}
