//! Nestor at all his levels, under all rules.

mod belief;
#[path = "../rules/dice.rs"]
mod dice;
mod honesty;
mod rounds;
mod source;
mod stopping;
