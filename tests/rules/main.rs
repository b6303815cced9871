//! The rules, checked from outside the engine.

mod awards;
mod counts;
mod dice;
mod fixture;
mod lockstep;
mod naive;
mod pair;
mod rows;
mod turns;
