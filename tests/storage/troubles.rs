//! Folders that cannot be written to: one sentence, the game goes on in memory,
//! and when they can be written to again all is saved, and the player told.

use std::fs;
use std::time::Duration;

use game::storage::{FileName, Folder};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::{files, msg};

use super::child::{child, task};
use super::faults::{TROUBLES, Trouble, behind_place, limit_files, must_pass, remove, saved_again};
use super::{FILES, Player};

fn play(player: &mut Player, random: &mut ChaCha8Rng) {
    for _ in 0..12 {
        player.play(random);
        player.keep();
    }
}

#[test]
fn a_folder_that_cannot_be_written_to_costs_one_sentence_and_nothing_else() {
    for Trouble { name, begin } in TROUBLES {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path().join("above/data");
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let mut player = Player::sit_down(&path);
        play(&mut player, &mut random);
        assert_eq!(player.flush(), [""; 0], "{name}: all is well at first");
        let Some((end, sentence)) = begin(&path) else {
            assert_eq!(name, TROUBLES[0].name, "the others can be made anywhere");
            continue;
        };
        play(&mut player, &mut random);
        let said = player.flush();
        assert_eq!(said.len(), 1, "{name}: one sentence, not {said:?}");
        assert!(said[0].contains(&sentence), "{name}: {said:?}");
        play(&mut player, &mut random);
        assert_eq!(player.flush(), [""; 0], "{name}: it is not said again");
        let state = player.state();
        end();
        assert_eq!(
            player.flush(),
            [saved_again()],
            "{name}: and that it is over"
        );
        drop(player);
        let again = Player::sit_down(&path);
        assert!(again.state() == state, "{name}: nothing is lost");
        assert_eq!(again.notices, [], "{name}: nothing is broken");
    }
}

#[test]
fn a_program_that_starts_in_trouble_saves_all_when_that_is_over() {
    for Trouble { name, begin } in TROUBLES {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path().join("above/data");
        fs::create_dir_all(&path).expect("it can be made");
        let Some((end, sentence)) = begin(&path) else {
            assert_eq!(name, TROUBLES[0].name, "the others can be made anywhere");
            continue;
        };
        let mut player = Player::sit_down(&path);
        let said: Vec<_> = player.notices.iter().map(files::notice).collect();
        assert_eq!(said.len(), 1, "{name}: one sentence, not {said:?}");
        assert!(said[0].contains(&sentence), "{name}: {said:?}");
        play(&mut player, &mut ChaCha8Rng::seed_from_u64(1));
        assert_eq!(player.flush(), [""; 0], "{name}: it is not said again");
        let state = player.state();
        end();
        assert_eq!(
            player.flush(),
            [saved_again()],
            "{name}: and that it is over"
        );
        drop(player);
        assert!(
            Player::sit_down(&path).state() == state,
            "{name}: all of it"
        );
    }
}

#[test]
fn a_folder_that_is_removed_is_made_again_with_all_that_was_in_it() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path().join("above/data");
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let mut player = Player::sit_down(&path);
    play(&mut player, &mut random);
    for _ in 0..5 {
        remove(&scratch.path().join("above"));
        play(&mut player, &mut random);
        // What the saver had to say while the folder went is not of interest.
        player.flush();
    }
    remove(&scratch.path().join("above"));
    let state = player.state();
    drop(player);
    assert!(Player::sit_down(&path).state() == state, "nothing is lost");
}

#[test]
fn a_folder_that_is_removed_is_written_again_whole_though_little_changes() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path().join("data");
    let mut random = ChaCha8Rng::seed_from_u64(6);
    let mut player = Player::sit_down(&path);
    let day = "2026-11-21".parse().expect("a day");
    player.session.begin_day(day, day);
    player.set_target(10);
    while player.session.history().games().is_empty() {
        player.play(&mut random);
    }
    // This one is not over with the next play.
    player.set_target(1000);
    player.session.preserve();
    player.keep();
    drop(player);

    let mut player = Player::sit_down(&path);
    player.flush();
    let texts = || FILES.map(|name| fs::read_to_string(path.join(name.on_disk())).ok());
    let before = texts();
    remove(&path);
    player.play(&mut random);
    player.keep();
    assert_eq!(player.flush(), [""; 0], "no trouble");
    for ((name, before), after) in FILES.iter().zip(before).zip(texts()) {
        assert!(before.is_some(), "there was a file with the {name}");
        if *name == FileName::Game {
            assert_ne!(after, before, "something was played");
        } else {
            assert_eq!(after, before, "the {name}");
        }
    }
}

#[test]
fn without_a_home_the_game_goes_on_in_memory_and_that_is_said_once() {
    let mut player = Player::at(Folder::nowhere());
    let said: Vec<_> = player.notices.iter().map(files::notice).collect();
    assert_eq!(said.len(), 1, "one sentence, not {said:?}");
    assert_eq!(said[0], msg::UNSAVED_NO_HOME.text());
    play(&mut player, &mut ChaCha8Rng::seed_from_u64(3));
    assert_eq!(player.flush(), [""; 0], "it is not said again");
    assert!(!player.session.state().record().is_empty(), "it was played");
}

#[test]
#[ignore = "it runs out of room for another test"]
fn runs_out_of_room() {
    let Some((path, bytes)) = task() else { return };
    let mut random = ChaCha8Rng::seed_from_u64(4);
    let mut player = Player::sit_down(&path);
    play(&mut player, &mut random);
    assert_eq!(player.flush(), [""; 0], "there is room at first");
    limit_files(&bytes.to_string());
    play(&mut player, &mut random);
    let said = player.flush();
    assert_eq!(said.len(), 1, "one sentence, not {said:?}");
    let full = behind_place(&msg::unsaved_failed("|", msg::SYSTEM_FULL.text()));
    assert!(said[0].ends_with(&full), "{said:?}");
    play(&mut player, &mut random);
    assert_eq!(player.flush(), [""; 0], "it is not said again");
    limit_files("unlimited");
    // Nothing more is done: it is tried again by itself.
    let said = loop {
        let said = player.autosave.notices();
        if !said.is_empty() {
            break said;
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(
        files::notice(&said[0]),
        saved_again(),
        "and that it is over"
    );
    let state = player.state();
    drop(player);
    let again = Player::sit_down(&path);
    assert!(again.state() == state, "nothing is lost");
    assert_eq!(again.notices, [], "nothing is broken");
}

#[test]
fn a_full_disk_costs_one_sentence_and_nothing_else() {
    // No room at all, and room for a part of the file.
    for bytes in [0, 300] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let mut child = child("troubles::runs_out_of_room", scratch.path(), bytes);
        must_pass(&mut child);
    }
}

#[test]
fn a_second_window_plays_in_memory_and_takes_nothing_from_the_first() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut first = Player::sit_down(scratch.path());
    play(&mut first, &mut random);
    first.flush();
    let mut second = Player::sit_down(scratch.path());
    let said: Vec<_> = second.notices.iter().map(files::notice).collect();
    assert_eq!(said.len(), 1, "one sentence, not {said:?}");
    let in_use = msg::UNSAVED_IN_USE.text();
    assert!(said[0] == in_use, "{said:?}");
    assert!(
        first.state() == second.state(),
        "it begins where the first is"
    );
    play(&mut second, &mut random);
    assert_eq!(second.flush(), [""; 0], "it is not said again");
    play(&mut first, &mut random);
    assert_eq!(first.flush(), [""; 0], "the first is not troubled");
    let state = first.state();
    drop(second);
    drop(first);
    assert!(
        Player::sit_down(scratch.path()).state() == state,
        "the first's"
    );
}
