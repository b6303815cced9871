//! Colors: themes and their palettes, all colors derived from a palette, and contrast.
//!
//! A theme file contains a [`Palette`]; [`LookColors`] has every color that is painted. A *look* is
//! one of the four built-in themes that cannot be edited.
//!
//! # Examples
//! The player switches to a look, and copies it with buttons of another color:
//! ```
//! use engine::Name;
//! use look::{ColorRole, LookColors, OwnTheme, Rgb, ThemeId, ThemeSlot, Themes};
//!
//! let mut themes = Themes::default();
//! themes.use_theme(ThemeSlot::CafeMarble);
//! let marble = LookColors::new(themes.slot(themes.used()), themes.used_palette());
//! assert!(marble.is_cloth_light());
//!
//! let mut colors = *themes.used_palette();
//! *colors.color_mut(ColorRole::Buttons) = Rgb([0x1D, 0x5A, 0x45]);
//! themes.add(OwnTheme {
//!     name: Name::new("Green buttons")?,
//!     made_from: ThemeSlot::CafeMarble,
//!     colors,
//! });
//! themes.use_theme(ThemeId::Own(0));
//! let copy = LookColors::new(themes.slot(themes.used()), themes.used_palette());
//! assert_ne!(copy.gold, marble.gold);
//! assert_eq!(copy.cloth, marble.cloth);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![expect(clippy::unreadable_literal, reason = "a color has six digits, as on the Web")]

mod bone_set;
mod contrast;
mod derived;
mod hsl;
mod look_colors;
mod own_theme;
mod palette;
mod rgb;
mod slot;
mod swatches;
mod themes;

pub use bone_set::{BackLine, BackPattern, BoneSet};
pub use contrast::Contrast;
pub use hsl::Hsl;
pub use look_colors::{Cloth, ClothMaterial, FaceColors, LookColors};
pub use own_theme::OwnTheme;
pub use palette::{ColorGroup, ColorRole, Palette};
pub use rgb::{ParseRgbError, Rgb};
pub use slot::ThemeSlot;
pub use swatches::SWATCHES;
pub use themes::{ThemeId, Themes};
