//! Which deals a game has is kept with it; of older files it is not known.

use std::fs;
use std::path::PathBuf;

use game::profile::{Deals, PlayedGame};
use game::session::Session;
use game::storage::{FileName, read_game, write_game};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::versions::{folder_of, newest};
use super::{Player, data};

/// The number from which one of the kept games comes.
const NUMBER: u64 = 77;

/// The kept files of all versions up to this one, and the saved games up to this one, do not
/// hold where deals come from.
const LAST_WITHOUT: (u32, u32) = (6, 5);

/// The folder with files of the present version that hold where the deals come from.
fn kept() -> PathBuf {
    data().join("origins")
}

/// The files of the folder of a player that are there.
const NAMES: [FileName; 2] = [FileName::Game, FileName::History];

/// The history with one game, one that plays the same deals again, and one of a number;
/// another that plays the same deals again lies on the table, and is saved.
#[test]
#[ignore = "it writes test data, when the form of a file has changed"]
fn files_that_hold_where_the_deals_come_from_are_written_for_the_tests() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut player = Player::sit_down(scratch.path());
    let mut random = ChaCha8Rng::seed_from_u64(8);
    let mut end = |player: &mut Player| {
        while player.session.state().outcome().is_none() {
            player.play(&mut random);
        }
    };
    player.set_target(30);
    end(&mut player);
    player.session.restart();
    end(&mut player);
    player.session.new_game(Some(NUMBER));
    end(&mut player);
    player.session.undo();
    player.session.restart();
    while player.session.state().record().len() < 4 {
        player.play(&mut ChaCha8Rng::seed_from_u64(9));
    }
    player.keep();
    assert_eq!(player.flush(), [""; 0], "it is kept");
    fs::create_dir_all(kept()).expect("it can be made");
    for name in NAMES {
        let from = scratch.path().join(name.on_disk());
        fs::copy(from, kept().join(name.on_disk())).expect("it can be written");
    }
    let saved = player.session.save_as("Rainy Sunday");
    write_game(&kept().join("saved.ron"), &saved, true).expect("it can be written");
}

/// The player with those files.
fn player() -> (tempfile::TempDir, Player) {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    for name in NAMES {
        let from = kept().join(name.on_disk());
        fs::copy(from, scratch.path().join(name.on_disk())).expect("it can be copied");
    }
    let player = Player::sit_down(scratch.path());
    assert_eq!(player.notices, [], "they are as they were written");
    (scratch, player)
}

fn opens_with_help(session: &Session, path: &std::path::Path) -> bool {
    let opened = read_game(path).expect("it can be played");
    assert_eq!(opened.notice, None, "it is as it was saved");
    session.opens_with_help(&opened.kept.game)
}

#[test]
fn where_the_deals_of_a_game_come_from_is_read_as_it_was_kept() {
    let (_scratch, player) = player();
    let session = &player.session;
    let games = session.history().games();
    assert_eq!(games.len(), 2, "the one of a number has not ended");
    let (first, again) = (&games[0], &games[1]);
    assert_eq!(first.origin, None, "nobody had its deals before");
    assert_eq!(again.origin, Some(first.id), "they came again");
    assert!(first.deals().are(again.deals()));
    assert_eq!([first, again].map(|it| it.luck.is_some()), [true, false]);
    let on_table = session.game();
    assert_ne!(on_table.deals().first, Some(on_table.id()), "again as well");
    assert_eq!(on_table.number(), Some(NUMBER), "from the number");
    assert!(session.knows_deals(Deals::of_number(NUMBER)));
    assert!(!session.knows_deals(Deals::of_number(NUMBER + 1)));
}

#[test]
fn older_files_do_not_say_where_the_deals_come_from_and_each_game_has_its_own() {
    for version in 1..=LAST_WITHOUT.0 {
        let scratch = folder_of(version);
        for name in NAMES {
            let text = fs::read_to_string(scratch.path().join(name.on_disk()));
            assert!(!text.expect("it is there").contains("origin"), "{version}");
        }
        let player = Player::sit_down(scratch.path());
        let session = &player.session;
        let games: Vec<&PlayedGame> = session.history().all().collect();
        assert!(games.len() > 2, "version {version}");
        for (place, game) in games.iter().enumerate() {
            let origin = (game.origin, game.deals().first);
            assert_eq!(origin, (None, Some(game.id)), "version {version}");
            let mut others = games[..place].iter();
            assert!(!others.any(|other| other.deals().are(game.deals())));
        }
        let own = session.game();
        assert_eq!(own.deals().first, Some(own.id()), "version {version}");
    }
    // What is not known of a saved game is no help.
    let (_scratch, player) = player();
    for version in 1..=LAST_WITHOUT.1 {
        let path = data().join(format!("saved/version-{version}/saved.ron"));
        let text = fs::read_to_string(&path).expect("it is there");
        assert!(!text.contains("origin"), "version {version}");
        let helped = opens_with_help(&player.session, &path);
        assert!(!helped, "version {version}: nobody knows of it");
    }
}

#[test]
fn a_saved_game_that_holds_where_its_deals_come_from_is_known_by_them() {
    let path = kept().join("saved.ron");
    let text = fs::read_to_string(&path).expect("it is there");
    assert!(text.contains("origin: "), "{text}");
    let opened = read_game(&path).expect("it can be played");
    let game = &opened.kept.game;
    assert_ne!(game.deals().first, Some(game.id()), "they came again");
    let (_scratch, player) = player();
    assert!(player.session.knows_deals(game.deals()), "here");
    let scratch = folder_of(newest());
    let other = Player::sit_down(scratch.path());
    assert!(!other.session.knows_deals(game.deals()), "not elsewhere");
}
