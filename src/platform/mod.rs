//! Platform integration: the window, the clock, the clipboard, and corrected keyboard and pointer
//! events.

#[cfg(all(unix, not(target_vendor = "apple")))]
mod clipboard;
mod clock;
#[cfg(all(unix, not(target_vendor = "apple")))]
pub mod display;
mod due;
pub mod input;
mod place;
mod reduced_motion;
mod screen;
pub(crate) mod typed;
mod window_zoom;

#[cfg(all(unix, not(target_vendor = "apple")))]
pub(crate) use self::clipboard::Clipboard;
pub use self::clock::Clock;
pub(crate) use self::due::is_due;
pub(crate) use self::place::{OwnWindow, toggle_full_screen};
pub(crate) use self::reduced_motion::ReducedMotion;
pub(crate) use self::screen::MinScreenPlugin;
