//! The review of a game: one panel beside the table, or below a narrow one.

mod chance_graph;
mod details;
mod panel;
mod summary;

pub use panel::ReviewPanel;
