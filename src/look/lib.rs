//! Colors: themes and their palettes, everything that follows from a palette, and
//! contrast.
//!
//! A theme file holds a [`Palette`]; [`LookColors`] has every color that is painted.

mod contrast;
mod hsl;
mod look_colors;
mod own_theme;
mod palette;
mod rgb;
mod slot;
mod themes;

pub use contrast::Contrast;
pub use hsl::Hsl;
pub use look_colors::{Cloth, ClothMaterial, FaceColors, LookColors};
pub use own_theme::OwnTheme;
pub use palette::{ColorRole, Palette};
pub use rgb::{NotAColor, Rgb};
pub use slot::{Material, ThemeSlot};
pub use themes::{ThemeId, Themes};
