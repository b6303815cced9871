//! The window.

pub mod command;
pub mod windows;
pub mod wording;

pub use command::{Command, WindowKind};
