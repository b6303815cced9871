//! Widgets that windows, cards and panels share: buttons, the id, name and focus of painted
//! widgets, and words that are explained.

mod button;
mod interact;
mod terms;

pub use button::Button;
pub(crate) use button::{LARGE_HEIGHT, SMALL_HEIGHT, text_with_air};
pub(crate) use interact::{WidgetLabel, collapsible_row, described, focus_ring, interact_as};
pub(crate) use terms::{term_tip, with_terms};
