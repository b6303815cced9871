//! The reader and the writer on a disk in memory.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::Level;

use serde::{Deserialize, Serialize};

use super::*;
use crate::profile::Preferences;

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

/// Files by their paths; the calls whose numbers stand in `fails` fail.
#[derive(Default)]
struct Memory {
    files: Mutex<BTreeMap<PathBuf, Vec<u8>>>,
    calls: Mutex<(usize, Option<usize>)>,
}

impl Memory {
    fn call(&self) -> io::Result<()> {
        let mut calls = self.calls.lock().expect("nothing broke");
        calls.0 += 1;
        if calls.1 == Some(calls.0) {
            return Err(io::Error::from_raw_os_error(5));
        }
        Ok(())
    }

    fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        self.files.lock().expect("nothing broke").clone()
    }

    fn put(&self, path: &Path, bytes: &[u8]) {
        let mut files = self.files.lock().expect("nothing broke");
        files.insert(path.to_owned(), bytes.to_owned());
    }
}

impl Disk for Memory {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.call()?;
        let files = self.files();
        let bytes = files.get(path).ok_or(io::ErrorKind::NotFound)?;
        Ok(bytes
            .iter()
            .copied()
            .take(usize::try_from(most).unwrap_or(usize::MAX))
            .collect())
    }

    fn write_synced(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if let Err(error) = self.call() {
            self.put(path, &bytes[..bytes.len() / 2]);
            return Err(error);
        }
        self.put(path, bytes);
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call()?;
        let mut files = self.files.lock().expect("nothing broke");
        let bytes = files.remove(from).ok_or(io::ErrorKind::NotFound)?;
        files.insert(to.to_owned(), bytes);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.call()?;
        self.files.lock().expect("nothing broke").remove(path);
        Ok(())
    }

    fn remove_folder(&self, _: &Path) -> io::Result<()> {
        self.call()
    }

    fn list(&self, _: &Path) -> io::Result<Vec<String>> {
        self.call()?;
        let files = self.files();
        let names = files
            .keys()
            .filter_map(|path| path.file_name()?.to_str().map(str::to_owned));
        Ok(names.collect())
    }

    fn make_folder(&self, _: &Path) -> io::Result<()> {
        self.call()
    }

    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        self.call()
    }

    fn link_target(&self, _: &Path) -> io::Result<Option<PathBuf>> {
        self.call()?;
        Ok(None)
    }

    fn exists(&self, path: &Path) -> bool {
        self.files().contains_key(path)
    }
}

fn note(text: &str) -> Note {
    Note {
        text: text.to_owned(),
        numbers: vec![1, 2],
    }
}

const PLACE: &str = "/p/note.ron";

fn found(disk: &Memory) -> (Read<Note>, Option<Known>) {
    read(disk, Path::new(PLACE))
}

#[test]
fn what_is_written_is_read_and_each_change_is_told() {
    let disk = Memory::default();
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
        (text.replace(": note", ": settings"), Read::Foreign),
    ] {
        disk.put(place, wrong.as_bytes());
        assert_eq!(found(&disk).0, is, "{wrong}");
    }
    for wrong in [
        String::new(),
        "\0\0\0".to_owned(),
        text.replace("numbers: [", "numbers: (("),
        text.replace("            1,\n", "            13,\n"),
        text[..text.len() / 2].to_owned(),
    ] {
        disk.put(place, wrong.as_bytes());
        let (Read::Damaged(damage), None) = found(&disk) else {
            panic!("{:?}: {wrong}", found(&disk));
        };
        let (kept, _) = set_aside(&disk, place, &damage).expect("it can be moved");
        assert_eq!(disk.files()[&kept], wrong.as_bytes());
        assert!(!disk.exists(place), "nothing is there");
    }
}

#[test]
fn a_call_that_fails_leaves_the_old_text_or_the_new_one_and_the_next_write_succeeds() {
    let place = Path::new(PLACE);
    let [old, new] = ["old", "new"].map(|text| to_text(&note(text)).expect("it can be written"));
    for failing in 1..9 {
        let disk = Memory::default();
        let mut known = found(&disk).1.expect("nothing is there");
        write(&disk, place, &old, &mut known).expect("it can be written");
        let calls = disk.calls.lock().expect("nothing broke").0;
        disk.calls.lock().expect("nothing broke").1 = Some(calls + failing);
        let done = write(&disk, place, &new, &mut known);
        let there = disk.files()[place].clone();
        assert!(
            there == old.as_bytes() || there == new.as_bytes(),
            "{failing}"
        );
        assert!(done.is_err() || there == new.as_bytes(), "{failing}");
        disk.calls.lock().expect("nothing broke").1 = None;
        let copy = write(&disk, place, &new, &mut known).expect("it works again");
        assert!(copy.is_none() || failing > 4, "{failing}: {copy:?}");
        assert_eq!(disk.files()[place], new.as_bytes(), "{failing}");
    }
}

#[test]
fn what_another_program_wrote_is_kept() {
    let disk = Memory::default();
    let place = Path::new(PLACE);
    let mut known = found(&disk).1.expect("nothing is there");
    disk.put(place, b"something else");
    let text = to_text(&note("own")).expect("it can be written");
    let copy = write(&disk, place, &text, &mut known).expect("it can be written");
    let copy = copy.expect("the other one is kept");
    assert_eq!(disk.files()[&copy], b"something else");
    assert_eq!(found(&disk).0, Read::Sound(note("own")));
}

#[test]
fn what_is_handed_over_is_there_at_the_next_start() {
    let disk: Arc<dyn Disk> = Arc::new(Memory::default());
    let root = PathBuf::from("/home/nestor");
    for number in 1..3 {
        let mut store = Store::start(Arc::clone(&disk), Some(root.clone()), Claim::granted, || {});
        let long = Duration::from_secs(60);
        let answers = store.wait(long, |answer| matches!(answer, Answer::Root { .. }));
        assert_eq!(answers.len(), 1, "{answers:?}");
        store.sit_down("anna-1");
        let answers = store.wait(long, |answer| matches!(answer, Answer::SatDown { .. }));
        let [Answer::SatDown { settings, .. }] = &answers[..] else {
            panic!("{answers:?}");
        };
        let read = settings.as_ref().map(|settings| settings.opponents.clone());
        let mut wanted = Preferences::default();
        wanted.opponents.set_level(Level::Easy);
        assert_eq!(read, (number > 1).then(|| wanted.opponents.clone()));
        store.keep(Kept::Settings(Arc::new(wanted)));
        store.get_up();
        while !store.is_idle() {
            std::thread::yield_now();
        }
        assert_eq!(store.trouble(), None);
    }
}
