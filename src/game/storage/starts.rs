//! Whether the starts of the program last longer than a moment.

use std::io;
use std::path::{Path, PathBuf};

use super::disk::Disk;
use super::write::move_aside;

/// The file that is there while a start has not lasted yet. It holds the number of starts in
/// a row that have not.
const MARK_FILE: &str = "starting.txt";
/// More than that number needs.
const MOST_BYTES: u64 = 16;

/// After so many failed starts in a row the game in progress is left alone.
pub const FAILED_BY_GAME: u32 = 2;

/// How many starts in a row before this one have failed. If that cannot be read, starts are
/// not counted.
pub fn failed_before(disk: &dyn Disk, root: &Path) -> u32 {
    let bytes = disk.read(&root.join(MARK_FILE), MOST_BYTES).ok();
    let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
    text.and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

/// Marks that the program has just started, after so many starts that have failed: this one
/// counts as failed until it [has lasted](lasted).
pub fn begin(disk: &dyn Disk, root: &Path, failed: u32) {
    let text = failed.saturating_add(1).to_string();
    disk.write_synced(&root.join(MARK_FILE), text.as_bytes())
        .ok();
}

/// Notes that the start has lasted.
pub fn lasted(disk: &dyn Disk, root: &Path) {
    disk.remove(&root.join(MARK_FILE)).ok();
}

/// Moves the game in progress aside unread, since the starts before may have failed by it.
/// Returns where it is then; `None` if there is none.
///
/// # Errors
/// What the system says. The file stays then.
pub fn leave_alone(disk: &dyn Disk, state: &Path) -> io::Result<Option<PathBuf>> {
    if !disk.exists(state)? {
        return Ok(None);
    }
    move_aside(disk, state).map(Some)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::storage::disk::RealDisk;

    #[test]
    fn starts_that_do_not_last_are_counted() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let root = scratch.path();
        for failed in 0..3 {
            assert_eq!(failed_before(&RealDisk, root), failed);
            begin(&RealDisk, root, failed);
        }
        lasted(&RealDisk, root);
        assert_eq!(failed_before(&RealDisk, root), 0);
        fs::write(root.join(MARK_FILE), "many").expect("it can be written");
        assert_eq!(failed_before(&RealDisk, root), 0, "nonsense counts as none");
        begin(&RealDisk, &root.join("nowhere"), 0);
    }

    #[test]
    fn a_game_that_is_left_alone_is_kept() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let state = scratch.path().join("state.ron");
        assert_eq!(leave_alone(&RealDisk, &state).ok(), Some(None));
        fs::write(&state, "a game").expect("it can be written");
        let kept = leave_alone(&RealDisk, &state).expect("it can be moved");
        let kept = kept.expect("there was one");
        assert_eq!(fs::read_to_string(kept).ok().as_deref(), Some("a game"));
        assert!(!state.exists());
    }
}
