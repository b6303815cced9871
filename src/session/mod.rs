//! One person's sitting at the table.

mod contrast;
mod preferences;
mod themes;

pub use contrast::Contrast;
pub use preferences::{OwnGame, Pace, Preferences};
pub use themes::{ColorRole, NotAColor, Palette, Rgb, ThemeSlot, Themes};
