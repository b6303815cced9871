//! A theme of the player's own.

use serde::{Deserialize, Deserializer, Serialize};

use super::palette::Palette;
use super::slot::ThemeSlot;
use engine::Name;

/// A theme of the player's own, under a name. It can be sent as a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnTheme {
    /// What it is called.
    pub name: Name,
    /// The theme that it was made from; its table is of the same material.
    pub made_from: ThemeSlot,
    /// The colours.
    #[serde(deserialize_with = "colors")]
    pub colors: Palette,
}

fn colors<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Palette, D::Error> {
    Palette::CLASSIC.read(deserializer)
}
