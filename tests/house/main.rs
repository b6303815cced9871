//! The house itself: which room knows which, and that no two files know each
//! other in a circle.

mod source;

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{Arrow, Source};

/// The rooms from the ground up, each with those that it may know.
const ROOMS: [(&str, &[&str]); 7] = [
    ("engine", &[]),
    ("nestor", &["engine"]),
    ("session", &["engine", "nestor"]),
    ("storage", &["engine", "session"]),
    ("app", &["engine", "nestor", "session", "storage"]),
    ("bin", &["engine", "nestor", "session", "storage"]),
    ("main", &["app", "storage"]),
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

#[test]
fn no_two_files_know_each_other_in_a_circle() {
    let source = Source::read();
    let mut knows: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for Arrow { from, to, .. } in source.arrows() {
        knows.entry(from).or_default().insert(to);
    }
    let circles: Vec<String> = source
        .arrows()
        .filter(|arrow| reaches(&knows, arrow.to, arrow.from))
        .map(|Arrow { from, to, name }| {
            format!(
                "{} takes {name} from {}",
                source.path(from),
                source.path(to)
            )
        })
        .collect();
    assert!(circles.is_empty(), "{circles:#?}");
}

/// Whether arrows lead from one file to another.
fn reaches(knows: &BTreeMap<usize, BTreeSet<usize>>, from: usize, to: usize) -> bool {
    let mut seen = BTreeSet::from([from]);
    let mut next = vec![from];
    while let Some(file) = next.pop() {
        let others = knows.get(&file).into_iter().flatten();
        next.extend(others.filter(|other| seen.insert(**other)));
    }
    seen.contains(&to)
}
