//! Widgets that windows, cards and panels share: buttons, and the id, name and focus of painted
//! widgets.

mod button;
mod interact;

pub use button::Button;
pub(crate) use button::{LARGE_HEIGHT, SMALL_HEIGHT, text_with_air};
pub(crate) use interact::{WidgetLabel, collapsible_row, described, focus_ring, interact_as};
