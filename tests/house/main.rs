//! The house itself: which room knows which, and whether every message is there.

mod circles;
mod libraries;
mod messages;
mod source;
mod translations;

use std::collections::BTreeSet;
use std::fs;

use crate::source::{Arrow, Source};

/// The rooms from the ground up, each with those that it may know.
const ROOMS: [(&str, &[&str]); 12] = [
    ("engine", &[]),
    ("protocol", &["engine"]),
    ("nestor", &["engine"]),
    ("coach", &["engine", "protocol", "nestor"]),
    ("look", &["engine"]),
    ("profile", &["engine", "nestor", "coach"]),
    ("session", &["engine", "nestor", "coach", "profile"]),
    (
        "storage",
        &["engine", "coach", "look", "profile", "session"],
    ),
    (
        "words",
        &[
            "engine", "nestor", "coach", "look", "profile", "session", "storage",
        ],
    ),
    (
        "app",
        &[
            "engine", "nestor", "coach", "look", "profile", "session", "storage", "words",
        ],
    ),
    (
        "bin",
        &[
            "engine", "protocol", "nestor", "coach", "look", "profile", "session", "storage",
            "words", "app",
        ],
    ),
    ("main", &["app", "storage", "words"]),
];

#[test]
fn every_room_knows_only_those_below_it() {
    let source = Source::read();
    let mut seen = BTreeSet::new();
    for Arrow { from, to, name } in source.arrows() {
        let (room, other) = (source.room(from), source.room(to));
        seen.insert(room);
        let may = ROOMS.iter().find(|(known, _)| *known == room);
        let (_, may) = may.unwrap_or_else(|| panic!("{room} is not in the list of rooms"));
        assert!(
            room == other || may.contains(&other),
            "{} takes {name} from {}: {room} must not know {other}",
            source.path(from),
            source.path(to),
        );
    }
    let all: BTreeSet<&str> = ROOMS.iter().map(|(room, _)| *room).collect();
    assert_eq!(seen, all, "every room was looked at");
}

/// Nobody reads a longer file at once.
const MOST_LINES: usize = 500;

#[test]
fn no_file_is_too_long_to_be_read_at_once() {
    let folders = ["src", "tests"].map(|folder| messages::root().join(folder));
    let folders = folders.map(|folder| messages::files(&folder, "rs"));
    let files = folders.concat();
    assert!(files.len() > 300, "all were found: {}", files.len());
    for file in files {
        let text = fs::read_to_string(&file).expect("it can be read");
        let lines = text.lines().count();
        assert!(lines <= MOST_LINES, "{}: {lines} lines", file.display());
    }
}
