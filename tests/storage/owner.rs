//! What is kept is for its owner only.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::sync::Arc;

use game::storage::{Ask, HistoryFile, Kept};
use look::Themes;

use super::Sitting;

/// The files and folders below a folder that others can use, and how many there are in all.
fn open_to_others(folder: &Path) -> (Vec<String>, usize) {
    let mut found = (Vec::new(), 0);
    for entry in fs::read_dir(folder).expect("it can be read").flatten() {
        let mode = entry.metadata().expect("it is there").permissions().mode();
        found.1 += 1;
        if mode & 0o077 != 0 {
            found
                .0
                .push(format!("{}: {mode:o}", entry.path().display()));
        }
        if entry.path().is_dir() {
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
    while sitting.session.state().outcome().is_none() {
        sitting.play();
    }
    sitting.keep_state();
    let settings = Arc::clone(sitting.session.settings());
    sitting.keep(Kept::Settings(settings));
    sitting.keep(Kept::Themes(Arc::new(Themes::default())));
    let line = sitting.session.counted().expect("it counts").clone();
    let id = line.id;
    let lines = HistoryFile::new(vec![Arc::new(line)]);
    sitting.keep(Kept::History(Arc::new(lines)));
    let days = Arc::clone(sitting.session.days());
    sitting.keep(Kept::Days(days));
    let finished = sitting.session.finished_game(id).expect("it is listed");
    sitting.store.ask(Ask::Save(Box::new(finished.clone())));
    sitting.keep(Kept::Finished(id, Arc::new(finished)));
    sitting.flush();
    assert_eq!(sitting.store.trouble(), None);
    let (open, count) = open_to_others(scratch.path());
    assert_eq!(open, [""; 0]);
    // Of all players: two folders, the lock, the socket, the start, two lists; of the player:
    // three folders, six files and two games.
    assert!(count >= 18, "only {count} were looked at");
    drop(sitting.instance);
}
