//! What something else does to the files while the program runs.

use std::fs;
use std::path::Path;

use game::profile::{Day, Pace};
use game::storage::{Notice, read_game};
use look::ThemeSlot;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::files::{game_file_error, notice};
use words::msg;

use super::{FILES, Player};

/// A player who has some of everything that is kept, all of it on disk.
fn somebody(path: &Path, random: &mut ChaCha8Rng) -> Player {
    let mut player = Player::sit_down(path);
    player.set_target(10);
    for _ in 0..2 {
        change_everything(&mut player, random);
    }
    drop(player);
    Player::sit_down(path)
}

/// Does something of every kind, so that every file changes.
fn change_everything(player: &mut Player, random: &mut ChaCha8Rng) {
    let games = player.session.history().games().len();
    while player.session.history().games().len() == games {
        player.play(random);
    }
    let days = player.session.days().tries().len() as u64;
    let first: Day = "2026-11-21".parse().expect("a day");
    let day = Day::of(first.date() + chrono::Days::new(days));
    player.session.begin_day(day, day);
    player.session.new_game(None);
    player.play(random);
    player.session.preserve();
    let mut preferences = player.session.preferences().clone();
    let other = Pace::ALL
        .into_iter()
        .find(|pace| *pace != preferences.display.pace);
    preferences.display.pace = other.expect("there are several");
    player.session.set_preferences(preferences);
    let other = ThemeSlot::ALL
        .into_iter()
        .find(|slot| player.themes.used() != (*slot).into());
    player.themes.use_theme(other.expect("there are several"));
    player.keep();
}

#[test]
fn a_file_that_something_else_has_changed_is_kept_beside_and_that_is_said_once() {
    type Change = fn(&str) -> String;
    let ways: [(&str, &str, Change); 3] = [
        ("another content", "changed", |text| {
            format!("{text}// by hand\n")
        }),
        ("no content", "broken", |_| String::new()),
        ("no text of ours", "broken", |_| "hello".to_owned()),
    ];
    for (what, kept, change) in ways {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let mut random = ChaCha8Rng::seed_from_u64(7);
        let mut player = somebody(scratch.path(), &mut random);
        assert_eq!(player.flush(), [""; 0], "{what}: all is well");
        let changed = FILES.map(|name| {
            let path = scratch.path().join(name.on_disk());
            let text = change(&fs::read_to_string(&path).expect("it is there"));
            fs::write(path, &text).expect("it can be written");
            text
        });
        change_everything(&mut player, &mut random);
        let said = player.flush();
        assert_eq!(said.len(), FILES.len(), "{what}: one for each in {said:?}");
        for (name, changed) in FILES.iter().zip(changed) {
            let aside = scratch.path().join(format!("{}.{kept}-1", name.on_disk()));
            let found = fs::read_to_string(&aside).expect("it is kept");
            assert_eq!(found, changed, "{what}: {name}, as it was");
            let sentence = notice(&Notice::Changed {
                name: *name,
                kept_as: aside,
            });
            assert!(said.contains(&sentence), "{what}: {sentence}");
        }
        change_everything(&mut player, &mut random);
        assert_eq!(player.flush(), [""; 0], "{what}: it is said once");
        let state = player.state();
        drop(player);
        let again = Player::sit_down(scratch.path());
        assert!(again.state() == state, "{what}: nothing is lost");
        assert_eq!(again.notices, [], "{what}: nothing is broken");
    }
}

#[test]
fn whoever_sits_down_and_gets_up_again_writes_nothing() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut random = ChaCha8Rng::seed_from_u64(8);
    drop(somebody(scratch.path(), &mut random));
    let times = || {
        FILES.map(|name| {
            let file = fs::metadata(scratch.path().join(name.on_disk()));
            let time = file.and_then(|file| file.modified());
            time.expect("the file is there")
        })
    };
    let before = times();
    drop(Player::sit_down(scratch.path()));
    assert_eq!(times(), before, "no file is replaced");
}

#[test]
fn another_file_of_the_program_is_no_saved_game_and_from_no_newer_program() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut random = ChaCha8Rng::seed_from_u64(7);
    drop(somebody(folder.path(), &mut random));
    let no_game = msg::UNREADABLE_NO_SAVED_GAME.text();
    for file in FILES {
        let path = folder.path().join(file.on_disk());
        let before = fs::read(&path).expect("it is there");
        let why = read_game(&path).expect_err("no saved game");
        let said = game_file_error(&why);
        assert!(said.contains(&no_game), "{file}: {said}");
        assert_eq!(fs::read(&path).expect("it is there"), before, "{file}");
        let letter = folder.path().join("letter.nestor");
        fs::write(&letter, format!("Re: {file}\nDear Anna")).expect("it can be written");
        let said = game_file_error(&read_game(&letter).expect_err("no saved game"));
        assert!(!said.contains(&no_game), "{said}");
    }
}
