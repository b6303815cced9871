//! The rules of every game: bones, table, turns, scores, the sealed shuffle.
//!
//! One [`Rules`] value makes a game.

mod bone;
mod preset;
mod rules;
mod seat;

pub use bone::{Bone, Bones, BonesIter, Hand, NotABone, Pips};
pub use preset::Preset;
pub use rules::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, FirstLead, Impossible, LaterLeads,
    Remaining, Rules, ScoreDisplay, Spinner, to_nearest_five,
};
pub use seat::{BySeat, ByTeam, Seat, Seats, Team};
