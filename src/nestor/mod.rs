//! The computer player: given what one seat may know, he chooses an action.
//!
//! [`choose`] is given a [`View`], from which no hidden bone can be read, and a
//! random source of its own; a game in progress never comes in here. The same view and the same random source give the same action on any
//! machine.

mod beginner;
mod level;

use rand::Rng;

pub use level::Level;

use crate::engine::{Action, View};

/// What Nestor does at `level` with what he sees; `None` when it is not his
/// turn.
pub fn choose(view: &View, level: Level, rng: &mut impl Rng) -> Option<Action> {
    let actions = view.legal_actions();
    match level {
        Level::Beginner => beginner::choose(view, &actions, rng),
    }
}
