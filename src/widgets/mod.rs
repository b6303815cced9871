//! Widgets that windows, cards and panels share: buttons, and what every painted widget
//! needs: id, name, focus.

mod button;
mod press;

pub use button::{Button, LARGE_HEIGHT, SMALL_HEIGHT, text_with_air};
pub use press::{Pressed, described, focus_ring, press, row_that_opens};
