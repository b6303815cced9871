//! Nestor at all his levels, under all rules.

mod belief;
mod claims;
mod counting;
#[path = "../rules/dice.rs"]
mod dice;
mod firecrackers;
mod hint;
mod honesty;
#[path = "../rules/invariants.rs"]
mod invariants;
mod lens;
mod lessons;
mod lessons_told;
mod long_runs;
mod nets;
mod open_ends;
mod position;
mod presets;
mod reasons_told;
mod reviews;
mod rounds;
mod scoring;
mod source;
mod stopping;
