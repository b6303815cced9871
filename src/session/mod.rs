//! One person's sitting at the table: the game in progress, undo, preserve and
//! restore, the tally, and what the player has set. Pure values and methods.

mod contrast;
mod preferences;
mod themes;

pub use contrast::Contrast;
pub use preferences::{OwnGame, Pace, Preferences};
pub use themes::{ColorRole, NotAColor, Palette, Rgb, ThemeSlot, Themes};
