//! The program is killed while somebody plays.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::profile::Players;
use game::store::InspectedDatabase;

use super::{Doomed, Kept, Sitting, task, you};

/// Number of times that the program is killed.
const KILLS: u64 = 20;

#[test]
#[ignore = "it is killed by another test"]
fn plays() {
    let Some((root, number)) = task() else { return };
    let mut sitting = Sitting::begin(&root, number);
    println!();
    for notice in &sitting.window.notices {
        println!("notice {notice:?}");
    }
    if let Some(found) = &sitting.found {
        println!("found {found}");
    }
    sitting.store.note_start_lasted();
    // A copy is made meanwhile.
    sitting.store.note_sat_down();
    for step in 0.. {
        sitting.play();
        println!("handed {}", sitting.line());
        sitting.keep();
        if step % 3 == 0 {
            sitting.flush();
            println!("kept {}", sitting.line());
        }
    }
}

/// Plays until so many lines were said, and is killed then. What may be on disk, as lines; what
/// was there `before` must have been found.
fn killed(root: &Path, number: u64, most_lines: usize, before: Option<&str>) -> BTreeSet<String> {
    let mut child = Doomed::start("storage::kills::plays", root, number);
    let mut possible = BTreeSet::new();
    let mut found = None;
    let mut told = 0;
    // What was said before the end is read to the end.
    while let Some((word, kept)) = child.heard() {
        match &word[..] {
            "found" => found = Some(kept),
            "handed" => drop(possible.insert(kept)),
            "kept" => possible = BTreeSet::from([kept]),
            "notice" => panic!("the player is told: {kept}"),
            _ => continue,
        }
        told += 1;
        if told == most_lines {
            child.kill();
        }
    }
    assert!(told >= most_lines, "{number}: it ended by itself");
    assert_eq!(found.as_deref(), before, "{number}: what was kept is found");
    possible
}

#[test]
fn what_was_said_to_be_kept_is_there_after_a_kill() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path().join("data");
    let player = you(&mut Players::default()).id();
    let mut last = None;
    let mut listed = 0;
    for number in 0..KILLS {
        let most_lines = 8 + 11 * number as usize % 60;
        let possible = killed(&root, number, most_lines, last.as_deref());
        let inspected = InspectedDatabase::open(&root).expect("it is sound");
        let tables = inspected.tables().expect("it can be read");
        let kept = Kept::read(&tables, player).expect("it can be read");
        let found = kept.line().expect("somebody has played");
        assert!(possible.contains(&found), "{number}: {found} in {possible:#?}");
        assert_eq!(kept.records, kept.lines.len(), "{number}: each has its moves");
        assert_ne!(last.as_ref(), Some(&found), "{number}: it goes on");
        (last, listed) = (Some(found), kept.lines.len());
    }
    assert!(listed > 0, "games have ended");
    let names = fs::read_dir(&root).expect("it can be read").flatten();
    let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let broken: Vec<_> = names.filter(|name| name.contains("broken")).collect();
    assert_eq!(broken, [""; 0]);
}
