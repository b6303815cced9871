//! The rules, checked from outside the engine.

mod awards;
mod clock;
mod counts;
mod dice;
#[path = "../effort.rs"]
mod effort;
mod endings;
mod firecrackers;
mod fixture;
mod games;
mod hands;
mod honesty;
mod invariants;
mod leads;
mod lockstep;
mod matador;
mod naive;
mod names;
mod pair;
mod past;
mod perft;
mod possible;
mod presets;
mod records;
mod rows;
mod score_sheet;
mod seal;
mod shuffle;
mod tables;
mod told;
mod turns;
