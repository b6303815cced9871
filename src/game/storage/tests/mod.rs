//! The reader and the writer on a disk in memory.

mod bringing_over;
mod damage;
#[path = "../../../../tests/effort.rs"]
mod effort;
mod erasing;
mod evening;
mod faults;
mod hanging;
mod others;
mod power_cuts;
mod virtual_disk;
#[cfg(windows)]
mod windows;

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use self::virtual_disk::{Fails, VirtualDisk};
use super::fixture::play;
use super::write::first_free;
use super::*;

/// The error of a disk that is broken.
const EIO: i32 = if cfg!(windows) { 1117 } else { 5 };
/// The error of a disk that is full.
const ENOSPC: i32 = if cfg!(windows) { 112 } else { 28 };
/// The error of a file that this program may not use.
const EACCES: i32 = if cfg!(windows) { 5 } else { 13 };

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Note {
    text: String,
    numbers: Vec<u32>,
}

impl Content for Note {
    const KIND: Kind = Kind {
        word: "note",
        most_bytes: 4096,
        has_digest: true,
        lines_to_depth: 3,
    };

    fn check(self) -> Result<Self, String> {
        if self.numbers.contains(&13) {
            return Err("13 is no number".to_owned());
        }
        Ok(self)
    }
}

fn note(text: &str) -> Note {
    Note {
        text: text.to_owned(),
        numbers: vec![1, 2],
    }
}

const PLACE: &str = "/p/note.ron";

fn disk() -> VirtualDisk {
    let disk = VirtualDisk::default();
    disk.put_folder(Path::new("/p"));
    disk
}

fn found(disk: &VirtualDisk) -> (Read<Note>, Option<Known>) {
    read(disk, Path::new(PLACE))
}

#[test]
fn what_is_written_is_read_and_each_change_is_told() {
    let disk = disk();
    let place = Path::new(PLACE);
    let (missing, known) = found(&disk);
    assert_eq!(missing, Read::Missing);
    let mut known = known.expect("it may be written");
    let text = to_text(&note("one")).expect("it can be written");
    assert_eq!(write(&disk, place, &text, &mut known).ok(), Some(None));
    assert_eq!(found(&disk), (Read::Sound(note("one")), Some(known)));
    for (wrong, is) in [
        (text.replace("one", "two"), Read::Changed(note("two"))),
        (format!("\u{feff}{text}"), Read::Sound(note("one"))),
        (text.replace('\n', "\r\n"), Read::Sound(note("one"))),
        (
            text.replace('\n', "\r\n").replace("one", "two"),
            Read::Changed(note("two")),
        ),
        (
            text.replace("version: 1", "version: 4"),
            Read::Changed(note("one")),
        ),
        (
            text.replace("version: 1", "version: 4")
                .replace("numbers", "letters"),
            Read::Newer(4),
        ),
        ("a letter of a friend".to_owned(), Read::Foreign),
        (text.replace(": note", ": nste"), Read::Sound(note("one"))),
        (
            text.replace("Nestor Dom", "Nestur Dom"),
            Read::Sound(note("one")),
        ),
        (text.replace(": note", ": settings"), Read::Foreign),
    ] {
        disk.put(place, Some(wrong.as_bytes()));
        assert_eq!(found(&disk).0, is, "{wrong}");
    }
    for wrong in [
        String::new(),
        "\0\0\0".to_owned(),
        text.replace("numbers: [", "numbers: (("),
        text.replace("            1,\n", "            13,\n"),
        text[..text.len() / 2].to_owned(),
        text[..text.len() / 2].replace("Nestor Dom", "Nestur Dom"),
        text.replace("numbers", "n\0mbers"),
        format!("{}{}", "\0".repeat(64), &text[64..]),
    ] {
        disk.put(place, Some(wrong.as_bytes()));
        let (Read::Damaged(damage), None) = found(&disk) else {
            panic!("{:?}: {wrong}", found(&disk));
        };
        let (kept, _) = set_aside(&disk, place, &damage).expect("it can be moved");
        assert_eq!(disk.bytes(&kept).as_deref(), Some(wrong.as_bytes()));
        assert_eq!(disk.exists(place).ok(), Some(false), "nothing is there");
    }
}

#[test]
fn where_the_disk_cannot_tell_whether_a_name_is_free_it_is_asked_once() {
    let disk = disk();
    let numbered = || (1..u32::MAX).map(|n| [PathBuf::from(format!("/p/note-{n}.ron"))]);
    disk.put(Path::new("/p/note-1.ron"), Some(b"taken"));
    let free = first_free(&disk, numbered()).expect("the second one is free");
    assert_eq!(free, [PathBuf::from("/p/note-2.ron")]);
    let asked = disk.log().len();
    disk.fail(Fails::At("note"), EACCES);
    let failed = first_free(&disk, numbered()).map_err(|error| error.kind());
    assert_eq!(failed, Err(io::ErrorKind::PermissionDenied));
    assert_eq!(disk.log().len(), asked + 1);
}
