//! Nestor at all his levels, under all rules.

mod belief;
mod claims;
mod counting;
#[path = "../rules/dice.rs"]
mod dice;
mod firecrackers;
mod honesty;
#[path = "../rules/invariants.rs"]
mod invariants;
mod nets;
mod presets;
mod reviews;
mod rounds;
mod scoring;
mod source;
mod stopping;
