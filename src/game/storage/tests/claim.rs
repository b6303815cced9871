//! Two programs that use the same folder.

use std::fs;

use super::{listing, scratch};
use crate::storage::{FileName, Folder, Loaded, Notice, SaveError};

#[test]
fn whoever_comes_second_changes_nothing_before_asking_again_when_the_first_is_gone() {
    let (scratch, first) = scratch();
    first.prepare().expect("the folder can be used");
    first
        .save(FileName::Game, &1_u32)
        .expect("it can be written");
    fs::write(scratch.path().join("tally.ron"), "broken").expect("it can be written");
    fs::write(scratch.path().join(".game.ron.Xy12Zq.unfinished"), "half")
        .expect("it can be written");
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
        .expect("it can be written");
    drop(first);
    let too_late = second.save(FileName::Game, &2_u32);
    assert_eq!(too_late, Err(in_use.clone()), "what it knows may be old");
    assert_eq!(second.take_notices(), [], "nothing has happened");

    let third = Folder::at(scratch.path());
    third
        .save(FileName::Players, &4_u32)
        .expect("it can be written");
    second.ask_again();
    let still = second.save(FileName::Game, &2_u32);
    assert_eq!(still, Err(in_use), "it is the third's now");
    assert_eq!(
        third.take_notices(),
        [],
        "who found it free took nothing over"
    );
    drop(third);
    second.ask_again();
    second
        .save(FileName::Game, &2_u32)
        .expect("it can be written");
    assert_eq!(
        second.take_notices(),
        [Notice::TakenOver],
        "now it is its own"
    );
    assert_eq!(second.take_notices(), [], "which is told once");
}

#[test]
fn what_the_first_wrote_last_is_kept_beside_when_the_second_takes_over() {
    let (scratch, first) = scratch();
    first
        .save(FileName::Game, &1_u32)
        .expect("it can be written");
    let second = Folder::at(scratch.path());
    assert_eq!(second.load(FileName::Game), Loaded::Found(1_u32), "read");
    assert!(second.prepare().is_err(), "the first is there");
    first
        .save(FileName::Game, &2_u32)
        .expect("it can be written");
    let written = fs::read(scratch.path().join("game.ron")).expect("it can be read");
    drop(first);
    second.ask_again();
    second
        .save(FileName::Game, &3_u32)
        .expect("it can be written");
    let kept_as = scratch.path().join("game.ron.changed-1");
    assert_eq!(
        fs::read(&kept_as).expect("it can be read"),
        written,
        "as it was"
    );
    let name = FileName::Game;
    assert_eq!(
        second.take_notices(),
        [Notice::TakenOver, Notice::Changed { name, kept_as }],
        "both are told"
    );
    assert_eq!(second.load(name), Loaded::Found(3_u32), "saved");
}

#[test]
fn a_folder_that_is_removed_and_taken_by_another_is_given_up() {
    let (scratch, first) = scratch();
    let path = scratch.path().join("data");
    drop(first);
    let first = Folder::at(&path);
    first
        .save(FileName::Game, &1_u32)
        .expect("it can be written");
    fs::remove_dir_all(&path).expect("it can be removed");
    first
        .save(FileName::Game, &2_u32)
        .expect("it can be written");
    fs::remove_dir_all(&path).expect("it can be removed");
    let second = Folder::at(&path);
    second
        .save(FileName::Game, &3_u32)
        .expect("it can be written");
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
