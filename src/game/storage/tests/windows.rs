//! The disk as Windows has it: files that other programs have open, names that it keeps for
//! itself, long paths.

use std::fs::{self, File};
use std::os::windows::fs::OpenOptionsExt as _;
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::super::fixture::saved;
use super::super::saved::{read_game, write_game};
use super::{note, read, to_text, write};
use crate::profile::Players;
use crate::storage::{Disk as _, FileError, Read, RealDisk, file, folders};

/// What a program that has a file open lets others do meanwhile.
const NOTHING: u32 = 0;
const READ: u32 = 1;
const ALL: u32 = 7;

/// The file, open in another program.
fn open(path: &Path, others_may: u32) -> File {
    let mut options = File::options();
    let opened = options.read(true).share_mode(others_may).open(path);
    opened.expect("it can be opened")
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    RealDisk.list(folder).expect("it can be listed")
}

#[test]
fn a_file_that_another_program_has_for_a_moment_is_waited_for() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path().join("note.ron");
    let [one, two] = ["one", "two"].map(|text| to_text(&note(text)).expect("it has a text"));
    for others_may in [NOTHING, READ, ALL] {
        fs::write(&path, &one).expect("it can be written");
        let other = open(&path, others_may);
        let moment = thread::spawn(move || {
            thread::sleep(Duration::from_millis(300));
            drop(other);
        });
        let (found, known) = read(&RealDisk, &path);
        assert_eq!(found, Read::Sound(note("one")), "{others_may}");
        let other = (others_may != NOTHING).then(|| open(&path, others_may));
        let second = thread::spawn(move || {
            thread::sleep(Duration::from_millis(300));
            drop(other);
        });
        let mut known = known.expect("it was read");
        let written = write(&RealDisk, &path, &two, &mut known);
        assert_eq!(written.ok(), Some(None), "{others_may}");
        assert_eq!(read(&RealDisk, &path).0, Read::Sound(note("two")));
        assert_eq!(names(scratch.path()), ["note.ron"], "{others_may}");
        for thread in [moment, second] {
            thread.join().expect("it ends");
        }
    }
}

#[test]
fn a_file_that_another_program_keeps_stays_whole() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path().join("note.ron");
    let [one, two] = ["one", "two"].map(|text| to_text(&note(text)).expect("it has a text"));
    fs::write(&path, &one).expect("it can be written");
    let mut known = read::<super::Note>(&RealDisk, &path).1.expect("it is read");
    let other = open(&path, READ);
    write(&RealDisk, &path, &two, &mut known).expect_err("it is in use");
    assert_eq!(names(scratch.path()), ["note.ron"], "nothing is left");
    assert_eq!(read(&RealDisk, &path).0, Read::Sound(note("one")));
    drop(other);
    let written = write(&RealDisk, &path, &two, &mut known);
    assert_eq!(written.ok(), Some(None), "it is free");
    assert_eq!(read(&RealDisk, &path).0, Read::Sound(note("two")));
}

#[test]
fn a_name_that_windows_keeps_for_itself_is_a_file_or_an_error() {
    let game = saved("A", 1);
    for name in [
        "CON",
        "con.nestor",
        "NUL",
        "nul.nestor",
        "AUX",
        "prn.nestor",
        "COM1",
        "lpt9.nestor",
        "CONIN$",
        "a.",
        "a..",
        "a ",
        "a .nestor",
        "a:b",
        "a:b.nestor",
        "a?b",
        "a<b.nestor",
        "a|b",
        "\u{e4} \u{1f600}",
    ] {
        for replace in [false, true] {
            let scratch = tempfile::tempdir().expect("a temporary folder");
            let folder = scratch.path();
            match write_game(&RealDisk, &folder.join(name), &game, replace) {
                Ok(path) => {
                    let read = read_game(&RealDisk, &path).map(|opened| opened.game.file);
                    assert_eq!(read.as_ref(), Ok(&game), "{name:?}: {}", path.display());
                    let found = names(folder);
                    assert!(
                        found.len() == 1 && !found[0].contains("unfinished"),
                        "{found:?}"
                    );
                }
                Err(FileError::NotWritten { .. } | FileError::Exists(_)) => {
                    assert_eq!(names(folder), [""; 0], "{name:?}");
                }
                Err(error) => panic!("{name:?}: {error:?}"),
            }
        }
    }
}

#[test]
fn a_path_may_be_longer_than_old_programs_can_open() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = (0..20).fold(scratch.path().to_owned(), |path, number| {
        path.join(format!("a folder with a long name {number}"))
    });
    let mut players = Players::default();
    let name = players
        .sit_down("Anna", true)
        .expect("a name")
        .folder()
        .to_owned();
    let folder = file::player_folder(&root, &name);
    RealDisk.make_folder(&folder).expect("it can be made");
    let path = write_game(&RealDisk, &folder.join("mine"), &saved("A", 1), false);
    let path = path.expect("it can be written");
    write_game(&RealDisk, &path, &saved("B", 2), true).expect("it can be replaced");
    let opened = read_game(&RealDisk, &path).expect("it can be read");
    assert_eq!(opened.game.file, saved("B", 2));
    let mut found = Players::default();
    folders::adopt(&RealDisk, &root, &mut found).expect("it can be listed");
    assert_eq!(found.iter().count(), 1);
    folders::remove_player(&RealDisk, &root, &name).expect("it can be removed");
    assert!(!folder.exists());
}

#[test]
fn a_file_is_the_same_in_small_letters_and_large_ones() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let place = |name: &str| scratch.path().join(name);
    let path = write_game(&RealDisk, &place("Mine.nestor"), &saved("A", 1), false);
    path.expect("it can be written");
    let other = place("MINE.NESTOR");
    let exists = write_game(&RealDisk, &other, &saved("B", 2), false);
    assert_eq!(exists, Err(FileError::Exists(other.clone())));
    write_game(&RealDisk, &other, &saved("B", 2), true).expect("it can be replaced");
    assert_eq!(names(scratch.path()).len(), 1);
    let opened = read_game(&RealDisk, &place("mine.nestor")).expect("it can be read");
    assert_eq!(opened.game.file, saved("B", 2));
}
