//! How well the owner of a profile played, and how lucky, over many reviewed games.

use super::help::Help;
use super::played_game::PlayedGame;
use super::results::FEWEST_GAMES;

/// The mean of something over some games, and how well it is known.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// How far off it may be: in 95 of 100 such cases it is no farther. None for fewer
    /// than five games, which tell too little of it.
    pub within: Option<f64>,
}

impl Mean {
    /// The mean of these values; `None` if there are none.
    pub fn of(values: &[f64]) -> Option<Self> {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let within = (values.len() as u64 >= FEWEST_GAMES).then(|| {
            let error = (squares / (count - 1.0) / count).sqrt();
            deviations(values.len() - 1) * error
        });
        (!values.is_empty()).then_some(Self { mean, within })
    }
}

/// Within how many standard errors a mean lies in 95 of 100 cases, if so many values
/// more than one tell how far they are spread (Student's t). The fewer they are, the less
/// is known of that.
fn deviations(free: usize) -> f64 {
    // From four on the first terms of its expansion are right to a hundredth.
    let free = free as f64;
    1.96 + 2.372 / free + 2.823 / free.powi(2) + 2.556 / free.powi(3)
}

/// Over so many games the course of time is smoothed.
const SMOOTHED: usize = 10;

/// Results of reviewed games, in order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Playing {
    /// Number of reviewed games.
    pub reviewed: usize,
    /// What a decision cost in each game with one that was played without help, in
    /// percent of the chance to win.
    pub costs: Vec<f64>,
    /// What luck brought in each game, in points. Where deals came again it would be that
    /// of the first time, and who knew more than advice tells may have chosen it.
    pub luck: Vec<f64>,
    /// Whether some games were left out of either.
    pub leaves_out: bool,
}

impl Playing {
    /// Results of these games' reviews, the oldest first.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a PlayedGame>) -> Self {
        let mut playing = Self::default();
        for game in games {
            let Some(judged) = game.judged else {
                continue;
            };
            playing.reviewed += 1;
            if game.help.is_any() {
                playing.leaves_out = true;
            } else {
                let cost = judged.cost_a_decision();
                playing.costs.extend(cost.map(|cost| 100.0 * cost));
            }
            if game.luck.is_some() && game.help != Help::Knowledge {
                playing.luck.push(f64::from(judged.luck));
            } else {
                playing.leaves_out = true;
            }
        }
        playing
    }

    /// The mean of the last games up to each one, from one of them on, counted from 0.
    pub fn smoothed(values: &[f64], from: usize) -> impl Iterator<Item = f64> + '_ {
        let ends = from + 1..=values.len();
        ends.map(|end| {
            let last = &values[end.saturating_sub(SMOOTHED)..end];
            last.iter().sum::<f64>() / last.len() as f64
        })
    }
}
