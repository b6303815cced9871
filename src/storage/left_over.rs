//! What is left in a folder besides its files.

use super::FileName;

/// What is appended to the name of a file that cannot be read.
pub(super) const BROKEN: &str = "broken";
/// What is appended to the name of a file that something else has written.
pub(super) const CHANGED: &str = "changed";
/// How a file that is still being written ends.
pub(super) const UNFINISHED: &str = ".unfinished";
/// How the report of a program that broke down begins.
pub(super) const REPORT: &str = "crash-report-";

/// What a file is that the program has left besides its files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOver {
    /// A file that could not be read.
    Broken,
    /// A file that was not as the program had written it.
    Changed,
    /// A file that a program which was stopped has not written to the end.
    Unfinished,
    /// The report of a program that broke down.
    Report,
}

impl LeftOver {
    /// What the name of a file says; `None` if it is no name of a left-over.
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

/// Whether the end of a name is that of a report, told or new.
fn is_report(end: &str) -> bool {
    let number = end.strip_suffix(".txt");
    number.is_some_and(|number| is_number(number.strip_suffix(".new").unwrap_or(number)))
}
