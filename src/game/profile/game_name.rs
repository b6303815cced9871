//! The name under which a game is counted.

use serde::{Deserialize, Serialize};

use engine::{Name, Preset};

/// The name under which a game is shown and counted.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GameName {
    /// A ready-made game.
    ReadyMade(Preset),
    /// A mix of rules that the player has named.
    Own(Name),
    /// A mix of rules without a name.
    Unnamed,
}

impl GameName {
    /// Returns whether this stands for a mix of rules without a name.
    pub const fn is_unnamed(&self) -> bool {
        matches!(self, Self::Unnamed)
    }
}
