//! How long decisions took.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Each class of times is this much longer than the one before.
const STEP: f64 = 1.01;

/// The shortest time that is told apart, in milliseconds.
const SHORTEST: f64 = 1e-4;

/// How long decisions took, in classes that are a hundredth apart, so that many
/// decisions need little room and several runs can be added up. The longest time
/// is exact.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Times {
    /// For each class how many decisions fell into it.
    classes: BTreeMap<u16, u32>,
    /// The longest time in milliseconds.
    longest: f32,
}

impl Times {
    /// Notes the time of one decision.
    pub(crate) fn note(&mut self, time: Duration) {
        let millis = time.as_secs_f64() * 1_000.0;
        let class = (millis / SHORTEST).max(1.0).log(STEP).round();
        *self.classes.entry(class as u16).or_default() += 1;
        self.longest = self.longest.max(millis as f32);
    }

    /// Adds the times of other decisions.
    pub(crate) fn add(&mut self, other: &Self) {
        for (class, count) in &other.classes {
            *self.classes.entry(*class).or_default() += count;
        }
        self.longest = self.longest.max(other.longest);
    }

    /// The time in milliseconds that this share of the decisions did not take; 0
    /// if there were none.
    pub(crate) fn at(&self, share: f64) -> f32 {
        let all: u32 = self.classes.values().sum();
        let place = (f64::from(all) * share) as u32;
        let mut before = 0;
        for (class, count) in &self.classes {
            before += count;
            if before > place {
                let millis = SHORTEST * STEP.powi(i32::from(*class));
                return (millis as f32).min(self.longest);
            }
        }
        self.longest
    }

    /// The median, the 99th percentile and the longest time in milliseconds.
    pub(crate) fn summary(&self) -> [f32; 3] {
        [self.at(0.5), self.at(0.99), self.longest]
    }
}
