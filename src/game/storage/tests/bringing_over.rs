//! Files of the last program before version 1 of all formats, found by the store.

use std::fs;
use std::path::Path;

use super::EIO;
use super::evening::{Evening, ROOT};
use super::virtual_disk::{Fails, Platter, VirtualDisk};

/// The folder that such a program left.
fn left() -> Platter {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/import/before-1.0");
    let disk = VirtualDisk::default();
    let mut folders = vec![Path::new(folder).to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("it can be listed") {
            let path = entry.expect("it can be listed").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let below = path.strip_prefix(folder).expect("it lies below");
            let bytes = fs::read(&path).expect("it can be read");
            disk.put(&Path::new(ROOT).join(below), Some(&bytes));
        }
    }
    disk.platter()
}

/// The files that only that program wrote.
const OLD: [&str; 4] = ["game.ron", "tally.ron", "preserved.ron", "days.ron"];

#[test]
fn they_are_brought_over_once_whatever_kills_come_between_and_stay() {
    let before = left();
    let folder = Path::new(ROOT).join("players/you-1");
    let disk = VirtualDisk::with(before.clone());
    disk.keep_steps();
    let mut evening = Evening::begin(&disk, 1);
    assert!(evening.session().lists().history.games().len() > 1);
    assert_eq!((evening.notices.len(), evening.trouble()), (0, None));
    assert!(evening.store.is_idle());
    let world = evening.world();
    for (number, step) in disk.take_steps().into_iter().enumerate() {
        let again = Evening::begin(&VirtualDisk::with(step), 2);
        assert_eq!(again.world(), world, "step {number}");
        assert_eq!(again.notices, [], "step {number}");
    }
    // From now on the old files are of the past.
    evening.does(|game| {
        game.new_game(None);
    });
    evening.get_up();
    let again = Evening::begin(&disk, 3);
    assert_eq!(again.world(), evening.world());
    assert_ne!(again.world(), world);
    for name in OLD {
        let path = folder.join(name);
        let old = VirtualDisk::with(before.clone()).bytes(&path);
        assert!(old.is_some() && disk.bytes(&path) == old, "{name}");
    }
}

#[test]
fn one_that_cannot_be_read_now_is_brought_over_later() {
    let before = left();
    let world = Evening::begin(&VirtualDisk::with(before.clone()), 1).world();
    for name in [
        "/game.ron",
        "/tally.ron",
        "/preserved.ron",
        "/history.ron",
        "/days.ron",
        "/daily.ron",
        "/state.ron",
        "/state-before.ron",
    ] {
        let disk = VirtualDisk::with(before.clone());
        disk.fail(Fails::At(name), EIO);
        let mut evening = Evening::begin(&disk, 1);
        evening.second();
        assert!(evening.trouble().is_some(), "{name}");
        disk.mend();
        evening.second();
        assert_eq!(evening.trouble(), None, "{name}");
        assert_eq!(evening.world(), world, "{name}");
        assert_eq!(Evening::begin(&disk, 2).world(), world, "{name}");
    }
}
