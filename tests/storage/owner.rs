//! What is kept is for its owner only.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use game::storage::{Folder, SaveError};

use super::Player;
use super::child::{child, task};
use super::crashes::break_down;
use super::faults::must_pass;

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

/// Opens a folder and all in it to everybody, as an earlier version left them.
fn open_to_everybody(path: &Path) {
    let mode = if path.is_dir() { 0o755 } else { 0o644 };
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("it is ours");
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("it can be read").flatten() {
            open_to_everybody(&entry.path());
        }
    }
}

fn mode(path: &Path) -> u32 {
    let metadata = fs::metadata(path).expect("it is there");
    metadata.permissions().mode() & 0o777
}

/// Fills a folder as an earlier version would have.
fn fill(folder: &Folder) {
    let path = folder.path().expect("it is somewhere");
    let mut player = Player::at(folder.below("players/you"));
    player.flush();
    let saved = folder
        .below("players/you")
        .save_game(&player.session.save_as("My game"));
    saved.expect("it is saved");
    for name in ["crash-report-1.txt", "players.ron", "players.ron.broken-1"] {
        fs::write(path.join(name), "(").expect("it can be written");
    }
    drop(player);
    open_to_everybody(path);
}

#[test]
fn what_an_earlier_version_left_open_to_everybody_is_for_its_owner_only_after_a_start() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    fill(&Folder::at(scratch.path()));
    let theirs = scratch.path().join("letter.txt");
    fs::write(&theirs, "Dear Anna").expect("it can be written");
    open_to_everybody(&theirs);
    let folder = Folder::at(scratch.path());
    folder.prepare().expect("it can be used");
    drop(Player::at(folder.below("players/you")));
    // Somebody has named this folder, and what else is in it is not ours.
    assert_eq!(mode(scratch.path()), 0o755, "the folder that was named");
    assert_eq!(mode(&theirs), 0o644, "a file of somebody's");
    let mut files = is_private(&scratch.path().join("players"));
    for entry in fs::read_dir(scratch.path())
        .expect("it can be read")
        .flatten()
    {
        if entry.path().is_file() && entry.path() != theirs {
            files += is_private(&entry.path());
        }
    }
    assert!(files >= 9, "all of them were looked at: {files}");
}

#[test]
#[ignore = "another test says where the system's folder is"]
fn starts_in_the_folder_that_the_system_names() {
    let Some((path, _)) = task() else { return };
    let folder = Folder::choose(None);
    let own = folder.path().expect("it is named").to_owned();
    assert!(own.starts_with(&path), "{}", own.display());
    fill(&folder);
    drop(folder);
    let folder = Folder::choose(None);
    folder.prepare().expect("it can be used");
    drop(Player::at(folder.below("players/you")));
    assert!(is_private(&own) >= 9, "all of them were looked at");
}

#[test]
#[cfg(target_os = "linux")]
fn the_folder_that_the_system_names_is_for_its_owner_only_itself() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let name = "owner::starts_in_the_folder_that_the_system_names";
    let mut child = child(name, scratch.path(), 0);
    child.env("XDG_DATA_HOME", scratch.path());
    must_pass(&mut child);
}

#[test]
#[ignore = "another test says where the home is"]
fn starts_with_a_home_that_is_no_whole_path() {
    if task().is_none() {
        return;
    }
    let folder = Folder::choose(None);
    assert_eq!(folder.path(), None, "there is no home");
    let unsaved = folder.prepare().expect_err("nothing can be saved");
    assert_eq!(unsaved, SaveError::NoHome, "and that is said");
}

#[test]
#[cfg(target_os = "linux")]
fn a_home_that_is_elsewhere_in_each_folder_is_none() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let name = "owner::starts_with_a_home_that_is_no_whole_path";
    let mut child = child(name, scratch.path(), 0);
    child.current_dir(&scratch).env("HOME", "rel/home");
    child.env_remove("XDG_DATA_HOME");
    must_pass(&mut child);
    let left = fs::read_dir(scratch.path()).expect("it is there").count();
    assert_eq!(left, 0, "nothing was made there");
}
