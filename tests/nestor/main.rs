//! Nestor at all his levels, under all rules.

mod belief;
mod claims;
mod counting;
#[path = "../rules/dice.rs"]
mod dice;
#[path = "../effort.rs"]
mod effort;
mod firecrackers;
mod honesty;
#[path = "../rules/invariants.rs"]
mod invariants;
mod leagues;
mod lessons;
mod long_runs;
mod nets;
mod open_ends;
mod partners;
mod playing;
mod position;
mod presets;
mod rounds;
mod scoring;
mod source;
mod stopping;

use nestor::Level;

/// Levels for two sides: all pairs of them, one for each number.
fn any_levels(number: usize) -> [Level; 2] {
    let count = Level::ALL.len();
    [number % count, number / count % count].map(|place| Level::ALL[place])
}
