//! Counts the failed starts in a row: after each, the program soon ended without being closed.

use std::fs;
use std::path::Path;

use super::disk;

/// The file that exists until a start has lasted. It holds the number of failed starts in a row.
const MARK_FILE: &str = "starting.txt";
const MAX_BYTES: u64 = 16;

/// Number of failed starts in a row after which a new game is begun.
pub const MAX_FAILED_STARTS: u32 = 2;

/// The number of failed starts in a row before this one; 0 if the mark file cannot be read.
pub(super) fn failed_before(root: &Path) -> u32 {
    let bytes = disk::read(&root.join(MARK_FILE), MAX_BYTES).ok();
    let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
    text.and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

/// Marks that the program has just started, after `failed` failed starts: this one counts as failed
/// until it [has lasted](note_lasted).
pub(super) fn begin(root: &Path, failed: u32) {
    disk::replace(&root.join(MARK_FILE), &failed.saturating_add(1).to_string()).ok();
}

/// Notes that the start has lasted, which resets the count of failed starts.
pub(super) fn note_lasted(root: &Path) {
    fs::remove_file(root.join(MARK_FILE)).ok();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_that_do_not_last_are_counted() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let root = scratch.path();
        for failed in 0..3 {
            assert_eq!(failed_before(root), failed);
            begin(root, failed);
        }
        note_lasted(root);
        assert_eq!(failed_before(root), 0);
        fs::write(root.join(MARK_FILE), "many").expect("it can be written");
        assert_eq!(failed_before(root), 0, "nonsense counts as none");
    }
}
