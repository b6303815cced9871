//! The house itself: which room knows which, and whether every message is there.

mod circles;
mod libraries;
mod messages;
mod source;
mod translations;

use std::collections::BTreeSet;

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
