//! The windows over the table.

mod colors;

pub use colors::ColorsWindow;
