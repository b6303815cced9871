//! Two programs at one folder.

use std::fs;

use super::{listing, scratch};
use crate::storage::{FileName, Folder, Loaded, SaveError};

#[test]
fn whoever_comes_second_changes_nothing_even_when_the_first_is_gone() {
    let (scratch, first) = scratch();
    first.prepare().unwrap();
    first.save(FileName::Game, &1_u32).unwrap();
    fs::write(scratch.path().join("tally.ron"), "broken").unwrap();
    fs::write(scratch.path().join(".game.ron.Xy12Zq.unfinished"), "half").unwrap();
    let before = listing(scratch.path());

    let second = Folder::at(scratch.path());
    let in_use = SaveError::InUse {
        folder: scratch.path().to_owned(),
    };
    assert_eq!(second.prepare(), Err(in_use.clone()), "it is told so");
    assert_eq!(
        second.load(FileName::Game),
        Loaded::Found(1_u32),
        "it reads"
    );
    let broken = second.load::<u32>(FileName::Tally);
    assert_eq!(broken, Loaded::Useless(in_use.clone().into()), "left there");
    for folder in [&second, &second.clone(), &second.below("players/Ann")] {
        let saved = folder.save(FileName::Game, &2_u32);
        assert_eq!(saved, Err(in_use.clone()), "nor does it write");
    }
    assert_eq!(listing(scratch.path()), before, "all is as it was");

    first
        .below("players/Ann")
        .save(FileName::Game, &3_u32)
        .unwrap();
    drop(first);
    assert_eq!(second.save(FileName::Game, &2_u32), Err(in_use), "too late");
    let third = Folder::at(scratch.path());
    third.save(FileName::Game, &4_u32).unwrap();
}

#[test]
fn a_folder_that_is_removed_and_taken_by_another_is_given_up() {
    let (scratch, first) = scratch();
    let path = scratch.path().join("data");
    drop(first);
    let first = Folder::at(&path);
    first.save(FileName::Game, &1_u32).unwrap();
    fs::remove_dir_all(&path).unwrap();
    first.save(FileName::Game, &2_u32).unwrap();
    fs::remove_dir_all(&path).unwrap();
    let second = Folder::at(&path);
    second.save(FileName::Game, &3_u32).unwrap();
    assert!(
        matches!(
            first.save(FileName::Game, &4_u32),
            Err(SaveError::InUse { .. })
        ),
        "it is the other's now"
    );
    assert_eq!(
        second.load(FileName::Game),
        Loaded::Found(3_u32),
        "as it was"
    );
}
