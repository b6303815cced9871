//! Reading and writing the files of a folder, also when that goes wrong.

mod claim;
mod damage;

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use serde::{Deserialize, Serialize};

use super::claim::LOCK_FILE;
use super::*;

/// A value with all types that the program's files have.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Sample {
    name: String,
    on: bool,
    points: Option<u16>,
    share: f32,
    pace: Pace,
    colour: [u8; 3],
    actions: Vec<Deed>,
    won: BTreeMap<String, (u32, u32)>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
enum Pace {
    Slow,
    Fast { secs: f32 },
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
enum Deed {
    Pass,
    Play(u8, u8),
}

fn sample() -> Sample {
    Sample {
        name: "Ayşe \"Nestor\" \\ 多米诺".to_owned(),
        on: true,
        points: Some(250),
        share: 0.625,
        pace: Pace::Fast { secs: 0.25 },
        colour: [12, 200, 255],
        actions: vec![Deed::Play(6, 4), Deed::Pass, Deed::Play(4, 4)],
        won: BTreeMap::from([("All Fives".to_owned(), (3, 4))]),
    }
}

fn scratch() -> (tempfile::TempDir, Folder) {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    (scratch, folder)
}

/// The names of all files in a folder except its lock.
fn listing(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is read");
    let names = entries.map(|entry| entry.expect("it is read").file_name());
    let mut names: Vec<String> = names
        .map(|name| name.into_string().expect("it is text"))
        .filter(|name| name != LOCK_FILE)
        .collect();
    names.sort();
    names
}

#[test]
fn what_is_saved_is_loaded() {
    let (scratch, folder) = scratch();
    for name in FileName::ALL {
        assert_eq!(folder.load::<Sample>(name), Loaded::Missing, "{name}");
        folder.save(name, &0_u32).expect("it is written");
        folder.save(name, &sample()).expect("it is written");
        assert_eq!(folder.load(name), Loaded::Found(sample()), "{name}");
    }
    let mut names = FileName::ALL.map(FileName::on_disk);
    names.sort_unstable();
    assert_eq!(listing(scratch.path()), names, "and nothing else is left");
}

#[test]
fn a_file_can_be_read_by_people() {
    let (scratch, folder) = scratch();
    folder
        .save(FileName::Settings, &sample())
        .expect("it is written");
    let text = fs::read_to_string(scratch.path().join("settings.ron")).expect("it is read");
    let (first, rest) = text.split_once('\n').expect("it has lines");
    assert!(first.ends_with(": settings"), "the first line: {first}");
    let version = FileName::Settings.version();
    let start = format!("(\n    version: {version},\n    content: (\n        name: \"Ayşe");
    assert!(rest.starts_with(&start), "the rest: {rest}");
    assert!(!text.contains('\r'), "the same on every system");
}

#[test]
fn a_missing_folder_is_made_with_all_above_it() {
    let (scratch, _) = scratch();
    let folder = Folder::at(&scratch.path().join("a/b c/d"));
    folder.prepare().expect("the folder can be used");
    folder.save(FileName::Tally, &1_u32).expect("it is written");
    fs::remove_dir_all(scratch.path().join("a")).expect("it can be removed");
    folder.save(FileName::Tally, &2_u32).expect("it is written");
    assert_eq!(folder.load(FileName::Tally), Loaded::Found(2_u32), "again");
}

#[test]
fn a_relative_folder_is_told_with_its_whole_path() {
    let folder = Folder::at(Path::new("here"));
    assert!(
        folder.path().expect("it has one").is_absolute(),
        "{folder:?}"
    );
}

#[test]
fn what_was_left_unfinished_is_removed_and_nothing_else() {
    let (scratch, folder) = scratch();
    let others = [
        ".game.ron.a-b.unfinished",
        "game.ron.unfinished",
        "mine.unfinished",
    ];
    for name in others
        .iter()
        .chain(&[".game.ron.Xy12Zq.unfinished", ".tally.ron.0.unfinished"])
    {
        fs::write(scratch.path().join(name), "// Nestor Dom").expect("it is written");
    }
    folder.prepare().expect("the folder can be used");
    assert_eq!(listing(scratch.path()), others, "only ours are gone");
}

#[test]
fn saved_games_that_were_left_unfinished_are_removed_and_nothing_else() {
    let (scratch, folder) = scratch();
    let saved = scratch.path().join("saved");
    fs::create_dir(&saved).expect("it can be made");
    let others = [
        ".My Game-1.ron.Xy12Zq.unfinished",
        ".my-game-one.ron.Xy12Zq.unfinished",
        ".my-game.ron.Xy12Zq.unfinished",
        "my-game-1.ron",
    ];
    let ours = [
        ".game-1.ron.Xy12Zq.unfinished",
        ".my-game-12.ron.0.unfinished",
    ];
    for name in others.iter().chain(&ours) {
        fs::write(saved.join(name), "// Nestor Dom").expect("it is written");
    }
    folder.prepare().expect("the folder can be used");
    assert_eq!(listing(&saved), others, "only ours are gone");
}

#[test]
fn deep_nesting_is_refused_in_values_of_any_type() {
    #[derive(Debug, Serialize, Deserialize)]
    struct Nest(Option<Box<Self>>);
    let (scratch, folder) = scratch();
    let text = format!("(version: 1, content: {}", "(Some(".repeat(300_000));
    fs::write(scratch.path().join("game.ron"), text).expect("it is written");
    assert!(
        matches!(folder.load::<Nest>(FileName::Game), Loaded::Useless(_)),
        "refused without running out of stack"
    );
    let mut nest = Nest(None);
    for _ in 0..1000 {
        nest = Nest(Some(Box::new(nest)));
    }
    assert!(
        matches!(
            folder.save(FileName::Game, &nest),
            Err(SaveError::NoText { .. })
        ),
        "nor is it written"
    );
}

#[test]
fn a_huge_file_is_not_even_opened() {
    let (scratch, folder) = scratch();
    let path = scratch.path().join("tally.ron");
    // A sparse file: a terabyte that takes no room on the disk.
    let file = fs::File::create(&path).expect("it is written");
    file.set_len(1 << 40).expect("it is written");
    let expected = Notice::SetAside {
        name: FileName::Tally,
        why: Unreadable::TooLarge,
        kept_as: scratch.path().join("tally.ron.broken-1"),
    };
    assert_eq!(
        folder.load::<u32>(FileName::Tally),
        Loaded::Useless(expected),
        "aside"
    );
}

#[test]
fn each_broken_file_gets_a_name_of_its_own() {
    let (scratch, folder) = scratch();
    for n in [1, 2, 4] {
        fs::write(scratch.path().join(format!("game.ron.broken-{n}")), "old")
            .expect("it is written");
    }
    for n in [3, 5] {
        fs::write(scratch.path().join("game.ron"), format!("broken {n}")).expect("it is written");
        let loaded = folder.load::<u32>(FileName::Game);
        assert!(matches!(loaded, Loaded::Useless(_)), "{loaded:?}");
        let kept = fs::read_to_string(scratch.path().join(format!("game.ron.broken-{n}")));
        assert_eq!(
            kept.expect("it is read"),
            format!("broken {n}"),
            "the first free one"
        );
    }
}

#[test]
fn something_that_is_no_file_is_put_out_of_the_way() {
    let (scratch, folder) = scratch();
    let path = scratch.path().join("settings.ron");
    fs::create_dir(&path).expect("it can be made");
    fs::write(path.join("inside"), "kept").expect("it is written");
    folder
        .save(FileName::Settings, &1_u32)
        .expect("it is written");
    assert!(path.is_file(), "the file is in its place");
    let inside = scratch.path().join("settings.ron.broken-1/inside");
    assert!(inside.exists(), "what was there is kept");
}

#[test]
fn saving_does_not_overwrite_what_was_never_loaded() {
    let (scratch, folder) = scratch();
    fs::write(scratch.path().join("game.ron"), "no RON of ours").expect("it is written");
    folder.save(FileName::Game, &1_u32).expect("it is written");
    assert_eq!(folder.load(FileName::Game), Loaded::Found(1_u32), "saved");
    let kept = fs::read_to_string(scratch.path().join("game.ron.broken-1"));
    assert_eq!(kept.expect("it is read"), "no RON of ours", "and kept");
}

#[test]
fn an_impossible_content_counts_as_a_broken_file() {
    let (scratch, folder) = scratch();
    folder.save(FileName::Game, &29_u32).expect("it is written");
    let loaded = folder.load_checked(FileName::Game, |bones: u32| {
        if bones == 28 {
            Ok(bones)
        } else {
            Err(format!("{bones} bones"))
        }
    });
    let expected = Notice::SetAside {
        name: FileName::Game,
        why: Unreadable::Impossible("29 bones".to_owned()),
        kept_as: scratch.path().join("game.ron.broken-1"),
    };
    assert_eq!(loaded, Loaded::Useless(expected), "kept aside");
}

#[test]
fn a_folder_that_is_a_file_is_named_and_left_alone() {
    let (scratch, _) = scratch();
    let file = scratch.path().join("file");
    fs::write(&file, "precious").expect("it is written");
    for path in [file.clone(), file.join("below"), file.join("far/below")] {
        let folder = Folder::at(&path);
        let expected = SaveError::not_a_folder(&file);
        assert_eq!(folder.prepare(), Err(expected.clone()), "{path:?}");
        let saved = folder.save(FileName::Game, &1_u32);
        assert_eq!(saved, Err(expected), "{path:?}");
    }
    assert_eq!(
        Folder::at(&file).load::<u32>(FileName::Game),
        if cfg!(windows) {
            Loaded::Missing
        } else {
            Loaded::Useless(SaveError::not_a_folder(&file).into())
        },
        "nothing can be there"
    );
    assert_eq!(
        fs::read_to_string(&file).expect("it is read"),
        "precious",
        "left alone"
    );
}

#[test]
fn without_any_folder_nothing_is_there_and_nothing_is_saved() {
    let folder = Folder::nowhere();
    assert_eq!(folder.prepare(), Err(SaveError::NoHome), "prepare");
    assert_eq!(folder.load::<u32>(FileName::Game), Loaded::Missing, "load");
    let saved = folder.save(FileName::Game, &1_u32);
    assert_eq!(saved, Err(SaveError::NoHome), "save");
}

/// Nobody can make a file in `/sys`, not even root.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_takes_no_files_is_said_to_be_so() {
    let path = Path::new("/sys/kernel");
    let (folder, reason) = (path.to_owned(), SystemError::NotAllowed);
    assert_eq!(
        Folder::at(path).save(FileName::Game, &1_u32),
        Err(SaveError::Failed { folder, reason }),
        "not allowed"
    );
}

/// A broken file that could not be moved at first is still kept when moving has
/// become possible.
#[cfg(target_os = "linux")]
#[test]
fn a_broken_file_in_the_way_is_not_overwritten_later() {
    let (scratch, folder) = scratch();
    let path = scratch.path().join("game.ron");
    folder.save(FileName::Game, &29_u32).expect("it is written");
    let broken = fs::read(&path).expect("it is read");
    // The file cannot be moved anywhere, because the folder itself is moved away
    // after it was read.
    let away = scratch.path().with_extension("away");
    let loaded = folder.load_checked(FileName::Game, |_: u32| {
        fs::rename(scratch.path(), &away).expect("it can be moved");
        Err::<u32, _>("impossible")
    });
    assert!(
        matches!(
            loaded,
            Loaded::Useless(Notice::NotSaved(SaveError::InTheWay { .. }))
        ),
        "{loaded:?}"
    );
    fs::remove_dir_all(scratch.path()).expect("it can be removed");
    fs::rename(&away, scratch.path()).expect("it can be moved");
    folder.save(FileName::Game, &28_u32).expect("it is written");
    let kept = fs::read(scratch.path().join("game.ron.broken-1")).expect("it is read");
    assert_eq!(kept, broken, "it was moved before anything was written");
    assert_eq!(folder.load(FileName::Game), Loaded::Found(28_u32), "saved");
    folder.save(FileName::Game, &27_u32).expect("it is written");
    assert_eq!(
        listing(scratch.path()),
        ["game.ron", "game.ron.broken-1"],
        "and that only once"
    );
}

#[test]
fn each_error_of_the_system_is_known_for_what_it_is() {
    let folder = Path::new("/data");
    for (kind, reason) in [
        (io::ErrorKind::StorageFull, SystemError::Full),
        (io::ErrorKind::QuotaExceeded, SystemError::Full),
        (io::ErrorKind::FileTooLarge, SystemError::Full),
        (io::ErrorKind::ReadOnlyFilesystem, SystemError::ReadOnly),
        (io::ErrorKind::PermissionDenied, SystemError::NotAllowed),
        (io::ErrorKind::NotADirectory, SystemError::NotAFolder),
        (io::ErrorKind::AlreadyExists, SystemError::NotAFolder),
    ] {
        let error = SaveError::from_io(folder, &kind.into());
        let folder = folder.to_path_buf();
        assert_eq!(error, SaveError::Failed { folder, reason }, "{kind:?}");
    }
}
