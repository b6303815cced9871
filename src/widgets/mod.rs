//! Widgets that windows, cards and panels share: buttons, helpers for custom-painted widgets, and
//! explained terms.

mod button;
mod interact;
mod terms;

pub use button::Button;
pub(crate) use button::{LARGE_HEIGHT, SMALL_HEIGHT, fitting_text};
pub(crate) use interact::{
    WidgetLabel, allocate_described, collapsible_row, focus_ring, interact_as,
};
pub(crate) use terms::{close_term_tip, layout_with_terms, term_tip};
