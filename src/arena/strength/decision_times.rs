//! Times of decisions.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The ratio of the times of two neighboring classes of the histogram.
const CLASS_RATIO: f64 = 1.01;

/// The time of the lowest class of the histogram, in milliseconds.
const SHORTEST_MILLIS: f64 = 1e-4;

/// A histogram of decision times. Each class stands for a time 1% longer than that of the class
/// before. Histograms can be added up; the longest time is exact.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecisionTimes {
    /// The number of decisions in each class.
    classes: BTreeMap<u16, u32>,
    /// The longest time, in milliseconds.
    longest: f32,
}

impl DecisionTimes {
    pub(crate) fn record(&mut self, time: Duration) {
        let millis = time.as_secs_f64() * 1_000.0;
        let class = (millis / SHORTEST_MILLIS).max(1.0).log(CLASS_RATIO).round();
        *self.classes.entry(class as u16).or_default() += 1;
        self.longest = self.longest.max(millis as f32);
    }

    pub(crate) fn add(&mut self, other: &Self) {
        for (class, count) in &other.classes {
            *self.classes.entry(*class).or_default() += count;
        }
        self.longest = self.longest.max(other.longest);
    }

    /// The quantile of the times at `share`, 0 to 1, in milliseconds; 0 without decisions.
    pub(crate) fn quantile(&self, share: f64) -> f32 {
        let all: u32 = self.classes.values().sum();
        let rank = (f64::from(all) * share) as u32;
        let mut before = 0;
        for (class, count) in &self.classes {
            before += count;
            if before > rank {
                let millis = SHORTEST_MILLIS * CLASS_RATIO.powi(i32::from(*class));
                return (millis as f32).min(self.longest);
            }
        }
        self.longest
    }

    /// The median, the 99th percentile and the longest time, in milliseconds.
    pub(crate) fn summary(&self) -> [f32; 3] {
        [self.quantile(0.5), self.quantile(0.99), self.longest]
    }
}
