//! What is kept is for its owner only.

use std::fs;
use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
use std::path::Path;

use game::store::{StartListener, folders, saved};
use look::Themes;

use super::Sitting;

/// The files and folders below a folder that others can use, and how many there are in all. A
/// socket is as private as its folder.
fn open_to_others(folder: &Path) -> (Vec<String>, usize) {
    let mut found = (Vec::new(), 0);
    for entry in fs::read_dir(folder).expect("it can be read").flatten() {
        let metadata = entry.metadata().expect("it is there");
        if metadata.file_type().is_socket() {
            continue;
        }
        let mode = metadata.permissions().mode();
        found.1 += 1;
        if mode & 0o077 != 0 {
            found.0.push(format!("{}: {mode:o}", entry.path().display()));
        }
        if metadata.is_dir() {
            let (open, count) = open_to_others(&entry.path());
            found.0.extend(open);
            found.1 += count;
        }
    }
    found
}

#[test]
fn all_files_and_folders_are_for_their_owner_only() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path().join("above/data");
    let mut sitting = Sitting::begin(&root, 1);
    let starts = StartListener::listen(&root, || {});
    while sitting.session.state().outcome().is_none() {
        sitting.play();
    }
    sitting.keep();
    let folder = sitting.store.folder(sitting.player.folder());
    let folder = folder.expect("it is on disk");
    let settings = folder.join(folders::SETTINGS_FILE);
    sitting.store.put_text(&settings, &**sitting.session.shared_preferences());
    let themes = folder.join(folders::THEMES_FILE);
    sitting.store.put_text(&themes, &Themes::default());
    sitting.store.note_end();
    sitting.flush();
    assert_eq!(sitting.store.trouble(), None);
    let game = sitting.session.game_file(None);
    saved::save(&folder, &game).expect("it can be saved");
    let (open, count) = open_to_others(scratch.path());
    assert_eq!(open, [""; 0]);
    // Of all players: two folders, the database, its copy in a folder, the folder of
    // the socket; of the player: three folders, two files and a game.
    assert!(count >= 12, "only {count} were looked at");
    drop(starts);
}
