//! How well the owner of a profile played, and how lucky, over many reviewed games.

use super::judged::Judged;

/// The mean of something over some games, and how well it is known.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// How far off it may be: in 95 of 100 such cases it is no farther. None for a
    /// single game, which tells nothing of it.
    pub within: Option<f64>,
}

impl Mean {
    /// The mean of these values; `None` if there are none.
    pub fn of(values: &[f64]) -> Option<Self> {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let within = (values.len() > 1).then(|| {
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
    const FEW: [f64; 4] = [12.706, 4.303, 3.182, 2.776];
    if let Some(deviations) = FEW.get(free.saturating_sub(1)) {
        return *deviations;
    }
    // From here on the first terms of its expansion are right to a hundredth.
    let free = free as f64;
    1.96 + 2.372 / free + 2.823 / free.powi(2) + 2.556 / free.powi(3)
}

/// Over so many games the course of time is smoothed.
const SMOOTHED: usize = 10;

/// What reviews told of some games, one after the other.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Playing {
    /// What a decision cost in each game with one, in percent of the chance to win.
    pub costs: Vec<f64>,
    /// What luck brought in each game, in points.
    pub luck: Vec<f64>,
}

impl Playing {
    /// What the reviews of these games told, the oldest first.
    pub fn of(games: impl IntoIterator<Item = Judged>) -> Self {
        let mut playing = Self::default();
        for judged in games {
            let cost = judged.cost_a_decision();
            playing.costs.extend(cost.map(|cost| 100.0 * cost));
            playing.luck.push(f64::from(judged.luck));
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
