//! The reader and the writer on a disk in memory.

mod bringing_over;
mod damage;
mod erasing;
mod evening;
mod faults;
mod hanging;
mod others;
mod power_cuts;
mod virtual_disk;

use std::path::Path;

use serde::{Deserialize, Serialize};

use self::virtual_disk::{Fails, VirtualDisk};
use super::fixture::play;
use super::*;

/// The error of a disk that is broken.
const EIO: i32 = 5;

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
        assert!(!disk.exists(place), "nothing is there");
    }
}

#[test]
fn a_call_that_fails_leaves_the_old_text_or_the_new_one_and_the_next_write_succeeds() {
    let place = Path::new(PLACE);
    let [old, new] = ["old", "new"].map(|text| to_text(&note(text)).expect("it can be written"));
    for failing in 1..9 {
        let disk = disk();
        let mut known = found(&disk).1.expect("nothing is there");
        write(&disk, place, &old, &mut known).expect("it can be written");
        disk.fail(Fails::Once(disk.calls() + failing), EIO);
        let done = write(&disk, place, &new, &mut known);
        let there = disk.bytes(place).expect("it is there");
        assert!(
            there == old.as_bytes() || there == new.as_bytes(),
            "{failing}"
        );
        assert!(done.is_err() || there == new.as_bytes(), "{failing}");
        disk.mend();
        let copy = write(&disk, place, &new, &mut known).expect("it works again");
        assert_eq!(copy, None, "{failing}");
        assert_eq!(
            disk.bytes(place).as_deref(),
            Some(new.as_bytes()),
            "{failing}"
        );
    }
}

#[test]
fn what_another_program_wrote_is_kept() {
    let disk = disk();
    let place = Path::new(PLACE);
    let mut known = found(&disk).1.expect("nothing is there");
    disk.put(place, Some(b"something else"));
    let text = to_text(&note("own")).expect("it can be written");
    let copy = write(&disk, place, &text, &mut known).expect("it can be written");
    let copy = copy.expect("the other one is kept");
    assert_eq!(disk.bytes(&copy).as_deref(), Some(&b"something else"[..]));
    assert_eq!(found(&disk).0, Read::Sound(note("own")));
}
