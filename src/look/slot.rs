//! The themes that there always are.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::palette::Palette;

/// The material that a table looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Material {
    /// Cloth with short fibres.
    Felt,
    /// Stone with faint layers.
    Slate,
    /// Laid paper.
    Paper,
}

/// One of the themes that there always are.
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
    /// The first theme. Unless edited it has the classic palette.
    #[default]
    One,
    /// The second theme. Unless edited it has the dark palette.
    Two,
    /// The third theme. Unless edited it has the clear palette.
    Three,
    /// The fourth theme. Unless edited it has the blue palette.
    Four,
}

impl ThemeSlot {
    /// Every theme.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// The material of this theme's table. Editing the colours does not change
    /// it.
    pub const fn material(self) -> Material {
        match self {
            Self::One | Self::Four => Material::Felt,
            Self::Two => Material::Slate,
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
        }
    }
}
