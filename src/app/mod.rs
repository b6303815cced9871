//! The window: commands, screens, the table as a picture.

pub mod command;
pub mod icon;
pub mod paint;
pub mod theme;
pub mod windows;

pub use command::{Command, WindowKind};
