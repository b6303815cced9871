//! The progress of a long run, for a person at a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar with what is being done, how much of it is done, and how long the rest
/// takes. It is only shown if the error output is a terminal.
pub(crate) fn bar(what: String, length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len}, {eta} left")
        .expect("the template names what a bar has");
    ProgressBar::new(length)
        .with_style(style)
        .with_message(what)
}
