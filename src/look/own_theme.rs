//! A theme that the player has made.

use serde::{Deserialize, Deserializer, Serialize};

use super::palette::Palette;
use super::slot::ThemeSlot;
use engine::Name;

/// A named theme that the player has made. It can be exchanged as a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnTheme {
    /// The name in the player's list of themes.
    pub name: Name,
    /// The built-in theme that this theme is a copy of. Roles whose color was not changed keep the
    /// hand-picked colors of that theme. If the background was changed, the cloth is felt.
    pub made_from: ThemeSlot,
    /// All colors, also those that the player has not changed.
    #[serde(deserialize_with = "deserialize_colors")]
    pub colors: Palette,
}

fn deserialize_colors<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Palette, D::Error> {
    Palette::CLASSIC.deserialize_with_defaults(deserializer)
}
