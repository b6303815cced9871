//! What is said of files that cannot be read or written.

use std::fs;
use std::io;
use std::path::Path;

use game::profile::Pace;
use game::storage::{FileName, Folder, GameFileError, Loaded, Notice, Unreadable};
use words::{files, msg};

/// Why a file was set aside, with all that is known.
pub fn why(notice: &Notice) -> String {
    match notice {
        Notice::SetAside { why, .. } => why.to_string(),
        other => panic!("it is no file that was set aside: {other:?}"),
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
        .filter(|name| name != "in-use.lock")
        .collect();
    names.sort();
    names
}

#[test]
fn unreadable_files_are_kept_aside_and_named() {
    let deep = format!("(version: 1, content: {}", "[".repeat(100_000));
    let cases: [(&str, &[u8], &str); 12] = [
        ("empty", b"", "it is empty"),
        ("binary", b"\x7fELF\0\xff\xfe", "it is not text"),
        ("truncated", b"(version: 1, content: 12", "line 1: "),
        (
            "of the wrong type",
            b"(\nversion: 1,\ncontent: true)",
            "line 3: ",
        ),
        ("without a version", b"(content: 12)", "line 1: "),
        ("not in an envelope", b"12", "line 1: "),
        ("of no version", b"(version: 0, content: 12)", "version 0"),
        (
            "too high a version",
            b"(version: 99999999999, content: 1)",
            "line 1: ",
        ),
        (
            "doubled",
            b"(version: 1, content: 1, content: 2)",
            "line 1: ",
        ),
        (
            "followed by more",
            b"(version: 1, content: 1) x",
            "line 1: ",
        ),
        ("deeply nested", deep.as_bytes(), "line 1: "),
        (
            "out of range",
            b"(version: 1, content: 99999999999)",
            "line 1: ",
        ),
    ];
    for (what, bytes, complaint) in cases {
        let (scratch, folder) = scratch();
        fs::write(scratch.path().join("game.ron"), bytes).expect("it is written");
        let Loaded::Useless(notice) = folder.load::<u32>(FileName::Game) else {
            panic!("a file that is {what} cannot be read");
        };
        let kept = scratch.path().join("game.ron.broken-1");
        assert_eq!(
            fs::read(&kept).expect("it is read"),
            bytes,
            "kept as it was: {what}"
        );
        assert_eq!(listing(scratch.path()), ["game.ron.broken-1"], "{what}");
        let sentence = files::notice(&notice);
        assert!(why(&notice).contains(complaint), "{what}: {notice:?}");
        let kept_as = kept.display().to_string();
        assert!(sentence.contains(&kept_as), "where it is: {sentence}");
        folder.save(FileName::Game, &7_u32).expect("it is written");
        assert_eq!(folder.load(FileName::Game), Loaded::Found(7_u32), "{what}");
        assert_eq!(
            fs::read(&kept).expect("it is read"),
            bytes,
            "still kept: {what}"
        );
    }
}

#[test]
fn a_newer_file_is_left_alone_and_never_overwritten() {
    let (scratch, folder) = scratch();
    let path = scratch.path().join("settings.ron");
    let version = FileName::Settings.version();
    for newer in [
        format!("(version: {}, content: 12)", version + 1),
        format!("(version: {}, what: {{we: [cannot know", version + 2),
    ] {
        fs::write(&path, &newer).expect("it is written");
        let Loaded::Useless(notice) = folder.load::<u32>(FileName::Settings) else {
            panic!("it is not for this program");
        };
        let error = folder
            .save(FileName::Settings, &1_u32)
            .expect_err("it is refused");
        assert_eq!(Notice::from(error), notice, "the same is said of both");
        assert!(files::notice(&notice).contains("newer"), "{notice:?}");
        assert_eq!(
            fs::read_to_string(&path).expect("it is read"),
            newer,
            "left alone"
        );
        assert_eq!(listing(scratch.path()), ["settings.ron"], "nothing else");
    }
}

#[test]
fn what_the_system_refuses_is_told_in_words_and_without_its_number() {
    let told = |error: &io::Error| {
        let why = Unreadable::Refused(error.into());
        files::game_file_error(&GameFileError::NotRenamed(why))
    };
    for (kind, why) in [
        (io::ErrorKind::StorageFull, msg::SYSTEM_FULL),
        (io::ErrorKind::PermissionDenied, msg::SYSTEM_NOT_ALLOWED),
        (io::ErrorKind::ReadOnlyFilesystem, msg::SYSTEM_READ_ONLY),
        (io::ErrorKind::NotFound, msg::SYSTEM_MISSING),
    ] {
        let expected = msg::game_file_not_renamed(why.text());
        assert_eq!(told(&kind.into()), expected, "{kind:?}");
    }
    // A broken drive on Unix, something else on Windows.
    let other = io::Error::from_raw_os_error(5);
    assert!(other.to_string().contains("os error"), "{other}");
    assert!(!told(&other).contains("os error"), "{other}");
}

#[test]
fn a_complaint_stays_one_short_line_whatever_the_file_says() {
    let (scratch, folder) = scratch();
    let text = format!("(version: 1, content: A{})", "a".repeat(1_000_000));
    fs::write(scratch.path().join("game.ron"), text).expect("it is written");
    let Loaded::Useless(notice) = folder.load::<Pace>(FileName::Game) else {
        panic!("there is no such pace");
    };
    let sentence = files::notice(&notice);
    assert!(sentence.len() < 600, "{} bytes", sentence.len());
    assert!(!sentence.contains(char::is_control), "{sentence:?}");
}
