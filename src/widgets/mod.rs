//! Widgets that windows, cards and panels share: buttons, helpers for custom-painted widgets, and
//! explained terms.

mod button;
mod interact;
mod terms;

pub use button::Button;
pub(crate) use button::{LARGE_HEIGHT, SMALL_HEIGHT, text_with_air};
pub(crate) use interact::{WidgetLabel, collapsible_row, described, focus_ring, interact_as};
pub(crate) use terms::{close_term_tip, term_tip, with_terms};
