//! One person's sitting at the table.

mod preferences;

pub use preferences::{OwnGame, Pace, Preferences};
