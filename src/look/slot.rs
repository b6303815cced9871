//! The themes of the program.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::palette::Palette;

/// A theme of the program: one of the four looks, which cannot be edited, or one of the four
/// themes that a player may edit.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Default,
    Serialize,
    Deserialize,
    VariantArray,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ThemeSlot {
    /// The first editable theme. Unless edited it has the classic palette.
    One,
    /// The second editable theme. Unless edited it has the dark palette.
    Two,
    /// The third editable theme. Unless edited it has the clear palette.
    Three,
    /// The fourth editable theme. Unless edited it has the blue palette.
    Four,
    /// Green cloth in walnut.
    #[default]
    Walnut,
    /// Marble in dark wood.
    CafeMarble,
    /// A dim room.
    Night,
    /// Bright linen in light wood.
    Linen,
}

impl ThemeSlot {
    /// Every theme of the program.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// The ready-made looks. They can be copied but not edited.
    pub const LOOKS: [Self; 4] = [Self::Walnut, Self::CafeMarble, Self::Night, Self::Linen];

    /// The themes that a player may edit.
    pub const EDITABLE: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// Whether this is one of the [looks](Self::LOOKS).
    pub const fn is_look(self) -> bool {
        matches!(self, Self::Walnut | Self::CafeMarble | Self::Night | Self::Linen)
    }

    /// The palette that this theme has unless edited.
    pub const fn default_palette(self) -> &'static Palette {
        match self {
            Self::One => &Palette::CLASSIC,
            Self::Two => &Palette::DARK,
            Self::Three => &Palette::CLEAR,
            Self::Four => &Palette::BLUE,
            Self::Walnut => &Palette::WALNUT,
            Self::CafeMarble => &Palette::CAFE_MARBLE,
            Self::Night => &Palette::NIGHT,
            Self::Linen => &Palette::LINEN,
        }
    }
}
