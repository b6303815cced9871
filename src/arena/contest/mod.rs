//! `arena match`, `arena ladder` and `arena loss`: which player is better, and by
//! how much.

mod expectiminimax;
mod ladder;
mod loss;
mod pairs;
mod panel;
mod patient;
mod player;
mod report;
mod times;
mod tree;

pub(crate) use ladder::Ladder;
pub(crate) use loss::Loss;
pub(crate) use pairs::{Contest, Results};
pub(crate) use player::Player;
pub(crate) use report::Report;
