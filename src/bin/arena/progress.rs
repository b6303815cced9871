//! How far a long run has come, for who sits before a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that says what is done, how much of it, and how long the rest takes;
/// it is not shown where errors do not go to a terminal.
pub(crate) fn bar(what: String, length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len}, {eta} left")
        .expect("the template names what a bar has");
    ProgressBar::new(length)
        .with_style(style)
        .with_message(what)
}
