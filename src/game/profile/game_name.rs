//! The name under which a game is counted.

use serde::{Deserialize, Serialize};

use engine::{Name, Preset};

/// The name of a game: the one it is shown and counted under.
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
    /// What older files called a mix without a name. They held the words on the
    /// screen.
    const UNNAMED_ONCE: &str = "My rules";

    /// The game with this name in older files, which held the words on the
    /// screen.
    pub(super) fn from_old_name(name: &str) -> Self {
        let ready_made = Preset::ALL.into_iter().find(|game| game.id() == name);
        match (ready_made, Name::new(name)) {
            (Some(preset), _) => Self::ReadyMade(preset),
            (None, Ok(own)) if own.as_str() != Self::UNNAMED_ONCE => Self::Own(own),
            _ => Self::Unnamed,
        }
    }

    /// Whether it has no name.
    pub const fn is_unnamed(&self) -> bool {
        matches!(self, Self::Unnamed)
    }
}
