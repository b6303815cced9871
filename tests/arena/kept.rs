//! What `arena fsck` says of finished games and their reviews.

use std::fs;
use std::path::{Path, PathBuf};

use engine::{Preset, Rules, Seats};
use game::profile::{GameId, PlayedGame, Preferences};
use game::state::Session;
use game::files::{FINISHED, FileName, Folder, REVIEWS, inspect_review, to_text, write_game};
use tempfile::TempDir;

use super::check::{data, files, house, said};
use super::found;

/// A sitting with a finished game.
fn finished_session() -> Session {
    let rules = Rules {
        target: Some(50),
        ..Preset::AllFives.rules(Seats::Two)
    };
    let preferences = Preferences {
        rules,
        ..Preferences::default()
    };
    found::game_where(&preferences, |session| session.state().outcome().is_some())
}

/// A data folder in which a player has a finished game and a review of one.
fn with_kept() -> (TempDir, GameId) {
    let house = house();
    let session = finished_session();
    let id = session.game().id();
    let game = session.finished_game(id).expect("it is in the history");
    let own = house.path().join("players/you-1");
    for folder in [FINISHED, REVIEWS] {
        fs::create_dir(own.join(folder)).expect("it can be made");
    }
    let path = own.join(FINISHED).join(format!("{id}.nestor"));
    write_game(&path, &game, false).expect("it can be written");
    let review = data().join("reviews/version-1/review.ron");
    fs::copy(review, own.join(REVIEWS).join(format!("{id}.ron"))).expect("it can be copied");
    (house, id)
}

/// The file of the finished game, and of the review.
fn kept(house: &Path, id: GameId) -> [PathBuf; 2] {
    let own = house.join("players/you-1");
    [
        own.join(FINISHED).join(format!("{id}.nestor")),
        own.join(REVIEWS).join(format!("{id}.ron")),
    ]
}

/// What is said of a file in a data folder, and whether all of it is right.
fn said_of(file: &Path, house: &Path) -> (bool, String) {
    let before = files(house);
    let (right, answer) = said("fsck", house);
    assert_eq!(files(house), before, "nothing has changed");
    let name = file.strip_prefix(house).expect("it is in it");
    let name = format!("{}: ", name.display());
    let mut lines = answer.lines();
    let line = lines.find_map(|line| line.strip_prefix(&name));
    let line = line.unwrap_or_else(|| panic!("{name}is not in {answer}"));
    (right, line.to_owned())
}

#[test]
fn finished_games_and_their_reviews_are_checked() {
    let (house, id) = with_kept();
    let [game, review] = kept(house.path(), id);
    let (right, line) = said_of(&game, house.path());
    assert!(right && line.starts_with("ok: \u{201c}"), "{line}");
    assert!(line.contains(": won by "), "{line}");
    let (_, line) = said_of(&review, house.path());
    assert!(line.starts_with("ok: "), "{line}");
    assert!(line.ends_with(" decisions"), "{line}");
    let (_, answer) = said("fsck", house.path());
    assert!(answer.ends_with("10 files, 0 errors\n"), "{answer}");
}

#[test]
fn a_finished_game_or_a_review_that_is_broken_is_named() {
    let (house, id) = with_kept();
    for file in kept(house.path(), id) {
        let whole = fs::read_to_string(&file).expect("it is there");
        let (start, digest) = whole.split_once("digest: \"").expect("it has one");
        let other = if digest.starts_with('0') { '1' } else { '0' };
        let spoiled = [
            (String::new(), "it is empty"),
            (whole[..whole.len() / 2].to_owned(), "line "),
            (
                format!("{start}digest: \"{other}{}", &digest[1..]),
                "it was edited outside the program",
            ),
        ];
        for (text, expected) in spoiled {
            fs::write(&file, text).expect("it can be written");
            let (right, line) = said_of(&file, house.path());
            assert!(!right, "{line}");
            assert!(
                line.starts_with("error: ") && line.contains(expected),
                "{line}"
            );
        }
        fs::write(&file, whole).expect("it can be written");
        assert!(said_of(&file, house.path()).0, "it is whole again");
    }
}

#[test]
fn a_file_that_is_sound_but_not_what_its_name_says_is_named() {
    let (house, id) = with_kept();
    let [game, review] = kept(house.path(), id);
    let other = game.with_file_name(format!("{:032x}.nestor", 1));
    fs::rename(&game, &other).expect("it can be renamed");
    let (right, line) = said_of(&other, house.path());
    assert!(!right, "{line}");
    assert!(line.contains("no finished game of this name"), "{line}");
    fs::rename(&other, &game).expect("and back");
    let kept = inspect_review(&review).expect("it can be read");
    let text = ron::to_string(&kept.expect("it is there")).expect("it has a text");
    let forged = text.replacen("seat:1", "seat:3", 1);
    assert_ne!(forged, text, "a seat of nobody");
    let forged: nestor::coach::SavedReview = ron::from_str(&forged).expect("a review");
    let forged = to_text(FileName::Review, &forged).expect("it has a text");
    fs::write(&review, forged).expect("it can be written");
    let (right, line) = said_of(&review, house.path());
    assert!(!right, "{line}");
    assert!(line.contains("it is no review of its game"), "{line}");
}

/// The notes on the files of the player.
fn notes(house: &Path) -> Vec<String> {
    let before = files(house);
    let (right, answer) = said("fsck", house);
    assert!(right, "what the program copes with is not wrong: {answer}");
    assert_eq!(files(house), before, "nothing has changed");
    let lines = answer.lines().filter(|line| line.contains(": note: "));
    let own = lines.filter_map(|line| line.strip_prefix("players/you-1/"));
    own.map(str::to_owned).collect()
}

#[test]
fn what_does_not_go_with_the_history_or_with_its_name_is_noted() {
    let (house, id) = with_kept();
    let stray = "1 file of games that are not in the history, removed first if there are too many";
    let other = format!(
        "reviews/{id}.ron: note: it belongs to a different game than the finished one of this name"
    );
    assert_eq!(
        notes(house.path()),
        [
            &format!("finished: note: {stray}"),
            "finished: note: 0 of the 3 games in the history can be reviewed",
            &other,
            &format!("reviews: note: {stray}"),
        ],
        "none of them is in the history"
    );
    let own = Folder::at(&house.path().join("players/you-1"));
    let mut session = finished_session();
    assert_eq!(session.game().id(), id, "the same game");
    let mut games = session.history().games().to_vec();
    let save_history = |games: &Vec<PlayedGame>| {
        own.save(FileName::History, games).expect("it is written");
    };
    save_history(&games);
    assert_eq!(notes(house.path()), [&*other], "now it is listed");
    let [game, review] = kept(house.path(), id);
    fs::remove_file(&game).expect("it is there");
    assert_eq!(notes(house.path()), [&*other], "by the history alone");
    fs::remove_file(review).expect("it is there");
    let game_file = session.finished_game(id).expect("it is at hand");
    write_game(&game, &game_file, false).expect("it can be written");
    games[0].actions += 1;
    save_history(&games);
    let otherwise =
        format!("finished/{id}.nestor: note: the history has a different end for this game");
    assert_eq!(notes(house.path()), [otherwise], "another end");
    games[0].actions -= 1;
    save_history(&games);
    assert_eq!(notes(house.path()), [""; 0], "all goes together");

    session.clear_history();
    let save_game = |session: &Session| {
        own.save(FileName::Game, &session.save())
            .expect("it is written");
    };
    save_game(&session);
    let cleared = "history.ron: note: 1 game cleared, but kept until the program is closed";
    assert_eq!(notes(house.path()), [cleared], "cleared");
    session.forget_cleared();
    save_game(&session);
    games.clear();
    save_history(&games);
    let left = "finished: note: 1 file of cleared games, removed at the next start";
    assert_eq!(notes(house.path()), [left], "not removed yet");
}
