//! The rules, checked from outside the engine.

mod counts;
mod dice;
mod fixture;
mod lockstep;
mod naive;
mod pair;
