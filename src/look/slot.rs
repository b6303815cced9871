//! The built-in themes.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::palette::Palette;

/// A built-in theme: one of the four looks, which cannot be edited, or one of the four editable
/// themes.
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
    /// The first editable theme; the classic palette, unless edited.
    One,
    /// The second editable theme; the dark palette, unless edited.
    Two,
    /// The third editable theme; the clear palette, unless edited.
    Three,
    /// The fourth editable theme; the blue palette, unless edited.
    Four,
    /// A look: green cloth framed in walnut.
    #[default]
    Walnut,
    /// A look: marble in dark wood.
    CafeMarble,
    /// A look: slate blue cloth in a dim room.
    Night,
    /// A look: bright linen in light wood.
    Linen,
}

impl ThemeSlot {
    /// All built-in themes: the editable ones, then the looks.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// The looks, which can be copied but not edited.
    pub const LOOKS: [Self; 4] = [Self::Walnut, Self::CafeMarble, Self::Night, Self::Linen];

    /// The themes that the player may edit and reset.
    pub const EDITABLE: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// Whether this is one of the [looks](Self::LOOKS).
    pub const fn is_look(self) -> bool {
        matches!(self, Self::Walnut | Self::CafeMarble | Self::Night | Self::Linen)
    }

    /// The palette of this theme before it is edited.
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
