//! Nestor at all his levels, under all rules.

mod belief;
mod claims;
mod counting;
#[path = "../rules/dice.rs"]
mod dice;
mod honesty;
mod rounds;
mod scoring;
mod source;
mod stopping;
