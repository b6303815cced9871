//! The Colors window: looks and themes as pictures, and setting the colours of one.

mod draft;
mod editor;
mod picture;
mod window;

pub use window::ColorsWindow;
