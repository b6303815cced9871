//! A theme of the player's own.

use serde::{Deserialize, Deserializer, Serialize};

use super::palette::Palette;
use super::slot::ThemeSlot;
use engine::Name;

/// A named theme of the player's own. It can be exchanged as a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnTheme {
    /// The name.
    pub name: Name,
    /// The program's theme that it was made from. Its table is of the same material.
    pub made_from: ThemeSlot,
    /// The colors.
    #[serde(deserialize_with = "colors")]
    pub colors: Palette,
}

fn colors<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Palette, D::Error> {
    Palette::CLASSIC.read(deserializer)
}
