//! What is kept is for its owner only.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use nestor_dominoes::storage::Folder;

use super::Player;
use super::crashes::break_down;

/// Requires that a folder, all below it and all files are for their owner only;
/// says how many files there are.
fn is_private(path: &Path) -> usize {
    let mode = fs::metadata(path)
        .expect("it is there")
        .permissions()
        .mode()
        & 0o777;
    if path.is_file() {
        assert_eq!(mode, 0o600, "{}: {mode:o}", path.display());
        return 1;
    }
    assert_eq!(mode, 0o700, "{}: {mode:o}", path.display());
    let entries = fs::read_dir(path).expect("it can be read");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    paths.map(|path| is_private(&path)).sum()
}

#[test]
fn all_files_and_folders_are_for_their_owner_only() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let above = scratch.path().join("above");
    let path = above.join("data");
    break_down(&path, 0, scratch.path());
    let folder = Folder::at(&path);
    let mut player = Player::at(folder.below("players/you"));
    player.flush();
    let saved = folder.save_game(&player.session.save_as("My game"));
    saved.expect("it is saved");
    // The lock, the report, two players' files and a saved game.
    assert!(is_private(&above) >= 10, "all of them were looked at");
}

#[test]
fn a_report_that_lies_elsewhere_is_for_its_owner_only_too() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    break_down(&scratch.path().join("data"), 4, scratch.path());
    is_private(&scratch.path().join("crash-report-1.new.txt"));
}
