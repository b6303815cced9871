//! The value of an action, as the search found it.

use serde::{Deserialize, Serialize};

use engine::{Action, ByTeam};

use super::cost::Cost;

/// The value of an action to the side of the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionValue {
    /// The action, which stands for all plays of the bone at equivalent ends.
    pub action: Action,
    /// The expected change, in points, of the lead over the best of the other sides in
    /// the rest of the round.
    pub points: f32,
    /// The chance to win the game, 0 to 1.
    pub chance: f32,
    /// The number of worlds in which the action was tried; 1 if the value is exact.
    pub worlds: u32,
    /// The cost against the best action, in the worlds in which both were tried.
    ///
    /// Slightly too large on average if the same worlds were used to pick the best action.
    pub cost: Cost,
}

/// The value of an action in fresh worlds, other than those in which the best action was found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ComparedAction {
    /// The value, with its cost against the first of the compared actions.
    pub value: ActionValue,
    /// How many fewer points each side makes in the rest of the round than with the first of the
    /// compared actions.
    pub lost: ByTeam<f32>,
}
