//! The files that the program leaves in a folder besides those it reads.

use super::FileName;

/// The ending of a file that could not be read.
pub(super) const BROKEN: &str = "broken";
/// The ending of a file that another program has written.
pub(super) const CHANGED: &str = "changed";
/// The ending of a file while it is being written.
pub(super) const UNFINISHED: &str = ".unfinished";
/// The beginning of a crash report's name.
pub(super) const REPORT: &str = "crash-report-";

/// What kind of file the program has left besides those it reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOver {
    /// A file that could not be read.
    Broken,
    /// A file that was not as the program wrote it.
    Changed,
    /// A file that was not written to its end, because the program was stopped.
    Unfinished,
    /// A crash report.
    Report,
}

impl LeftOver {
    /// The kind of file that a name stands for; `None` if it is not a left-over.
    pub fn of(name: &str) -> Option<Self> {
        let mut names = FileName::ALL.into_iter().chain(FileName::COMMON);
        let after = names.find_map(|own| name.strip_prefix(own.on_disk())?.strip_prefix('.'));
        let is = |what| {
            let number = after.and_then(|after| after.strip_prefix(what)?.strip_prefix('-'));
            number.is_some_and(is_number)
        };
        if is(BROKEN) {
            Some(Self::Broken)
        } else if is(CHANGED) {
            Some(Self::Changed)
        } else if name.starts_with('.') && name.ends_with(UNFINISHED) {
            Some(Self::Unfinished)
        } else if name.strip_prefix(REPORT).is_some_and(is_report) {
            Some(Self::Report)
        } else {
            None
        }
    }
}

fn is_number(text: &str) -> bool {
    text.parse::<u32>().is_ok()
}

/// Whether a name that begins like that of a report also ends like one.
fn is_report(end: &str) -> bool {
    let number = end.strip_suffix(".txt");
    number.is_some_and(|number| is_number(number.strip_suffix(".new").unwrap_or(number)))
}
