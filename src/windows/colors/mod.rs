//! The Colors window: pictures of looks and themes, and the editor of colors.

mod draft;
mod editor;
mod picture;
mod window;

pub use window::ColorsWindow;
