//! Progress bars of long runs.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar with a description, the progress, and the time left. It is shown only if standard
/// error is a terminal.
pub(crate) fn bar(what: String, length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len}, {eta} left")
        .expect("the template names what a bar has");
    ProgressBar::new(length).with_style(style).with_message(what)
}
