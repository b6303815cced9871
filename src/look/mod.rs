//! Colours: the palettes of the themes, and which colours every eye can tell
//! apart.

mod contrast;
mod hsl;
mod palette;
mod rgb;
mod themes;

pub use contrast::Contrast;
pub use hsl::Hsl;
pub use palette::{ColorRole, Palette};
pub use rgb::{NotAColor, Rgb};
pub use themes::{Material, ThemeSlot, Themes};
