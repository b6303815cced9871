//! The window: commands, screens, the table as a picture.

pub mod paint;
pub mod theme;
