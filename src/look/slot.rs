//! The themes of the program.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::palette::Palette;

/// The material of the table in the window without the feature `new-table`. With it,
/// [`Cloth::material`](super::Cloth::material) tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Material {
    /// Cloth with short fibers.
    Felt,
    /// Stone with faint layers.
    Slate,
    /// Laid paper.
    Paper,
}

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
)]
pub enum ThemeSlot {
    /// The first editable theme. Unless edited it has the classic palette.
    #[default]
    One,
    /// The second editable theme. Unless edited it has the dark palette.
    Two,
    /// The third editable theme. Unless edited it has the clear palette.
    Three,
    /// The fourth editable theme. Unless edited it has the blue palette.
    Four,
    /// Green cloth in walnut.
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
        *Self::VARIANTS.first_chunk().expect("the lengths are equal");

    /// The ready-made looks. They can be copied but not edited.
    pub const LOOKS: [Self; 4] = [Self::Walnut, Self::CafeMarble, Self::Night, Self::Linen];

    /// The themes that a player may edit.
    pub const EDITABLE: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// Whether this is one of the [looks](Self::LOOKS).
    pub const fn is_look(self) -> bool {
        matches!(
            self,
            Self::Walnut | Self::CafeMarble | Self::Night | Self::Linen
        )
    }

    /// The material of this theme's table, whatever its colors.
    pub const fn material(self) -> Material {
        match self {
            Self::One | Self::Four | Self::Walnut | Self::Night | Self::Linen => Material::Felt,
            Self::Two | Self::CafeMarble => Material::Slate,
            Self::Three => Material::Paper,
        }
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
