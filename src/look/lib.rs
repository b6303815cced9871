//! Colours: the palettes of the themes, and which colours every eye can tell
//! apart.

mod contrast;
mod hsl;
mod own_theme;
mod palette;
mod rgb;
mod slot;
mod themes;

pub use contrast::Contrast;
pub use hsl::Hsl;
pub use own_theme::OwnTheme;
pub use palette::{ColorRole, Palette};
pub use rgb::{NotAColor, Rgb};
pub use slot::{Material, ThemeSlot};
pub use themes::{ThemeId, Themes};
