//! The computer player: given what one seat may know, he chooses an action.
//!
//! Nothing here can name a game in progress: [`choose`] gets a
//! [`View`], from which no hidden bone can be read, and a random source of its
//! own. The same view and the same random source give the same action on any
//! machine.

mod beginner;
mod exact;
mod heuristic;
mod inputs;
mod judge;
mod lacks;
mod level;
mod net;
mod nets;
mod sight;
mod stakes;

use rand::Rng;

pub use exact::Exact;
pub use heuristic::Weights;
pub use inputs::{INPUTS, Inputs, SCALARS};
pub use judge::Judge;
pub use lacks::Lacks;
pub use level::Level;
pub use net::{FIRST, Net, POINTS, SECOND};
pub use nets::{Family, net_for, read as read_nets};
pub use sight::{Replies, Sight, laid};
pub use stakes::Stakes;

use crate::engine::{Action, View};

/// What Nestor does at `level` with what he sees; `None` when it is not his
/// turn.
pub fn choose(view: &View, level: Level, rng: &mut impl Rng) -> Option<Action> {
    let actions = view.legal_actions();
    match level {
        Level::Beginner => beginner::choose(view, &actions, rng),
        _ => beginner::choose(view, &actions, rng),
    }
}
