//! `arena fsck` on finished games and their reviews.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::{Preset, Rules, Seats};
use game::profile::{GameId, PlayedGame, Preferences};
use game::session::{Session, State};
use game::storage::{File, HistoryFile, RealDisk, inspect};
use nestor::coach::SavedReview;
use tempfile::TempDir;

use super::check::{data, files, house, put, said};
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
    let [path, review] = kept(house.path(), id);
    put(&path, &game);
    fs::create_dir(review.parent().expect("a folder")).expect("it can be made");
    fs::copy(data().join("reviews/version-1/review.ron"), review).expect("it can be copied");
    (house, id)
}

/// The file of the finished game, and of the review.
fn kept(house: &Path, id: GameId) -> [PathBuf; 2] {
    let own = house.join("players/you-1");
    [File::Finished(id), File::Review(id)].map(|file| file.below(&own))
}

/// Runs `arena fsck`. Returns whether the folder is sound, and the line about the file.
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
    assert!(answer.ends_with("8 files, 0 errors\n"), "{answer}");
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
    let kept = inspect::<SavedReview>(&RealDisk, &review).expect("it can be read");
    let text = ron::to_string(&kept.expect("it is there")).expect("it has a text");
    let forged = text.replacen("seat:1", "seat:3", 1);
    assert_ne!(forged, text, "a seat of nobody");
    let forged: SavedReview = ron::from_str(&forged).expect("a review");
    put(&review, &forged);
    let (right, line) = said_of(&review, house.path());
    assert!(!right, "{line}");
    assert!(line.contains("it is no analysis of its game"), "{line}");
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
    let stray = "1 file of games that are not in the history";
    let other = format!(
        "reviews/{id}.ron: note: it belongs to a different game than the finished one of this name"
    );
    assert_eq!(
        notes(house.path()),
        [
            format!("finished: note: {stray}"),
            other.clone(),
            format!("reviews: note: {stray}"),
        ],
        "it is not in the history"
    );
    let own = house.path().join("players/you-1");
    let mut session = finished_session();
    assert_eq!(session.game().id(), id, "the same game");
    let line = session.counted().expect("it counts").clone();
    let save_history = |line: &PlayedGame| {
        let lines = Arc::new(vec![Arc::new(line.clone())]);
        put(&File::History.below(&own), &HistoryFile::new(lines));
    };
    save_history(&line);
    assert_eq!(notes(house.path()), [other.as_str()], "now it is listed");
    let [game, review] = kept(house.path(), id);
    let game_text = fs::read(&game).expect("it is there");
    fs::remove_file(&game).expect("it is there");
    assert_eq!(
        notes(house.path()),
        [other.as_str()],
        "by the history alone"
    );
    fs::remove_file(review).expect("it is there");
    fs::write(&game, game_text).expect("it can be written");
    let otherwise =
        format!("finished/{id}.nestor: note: the history has a different end for this game");
    let mut wrong = line.clone();
    wrong.actions += 1;
    save_history(&wrong);
    assert_eq!(notes(house.path()), [otherwise], "another end");
    save_history(&line);
    assert_eq!(notes(house.path()), [""; 0], "all goes together");

    let save_state = |state: &State| put(&File::State.below(&own), state);
    session.clear_history();
    save_state(session.saved());
    let cleared = "history.ron: note: 1 game cleared, but kept until the program is closed";
    assert_eq!(notes(house.path()), [cleared]);
    save_state(&session.saved().erasing().expect("it is cleared"));
    let erasing =
        "history.ron: note: cleared games are being erased, which goes on at the next start";
    assert!(notes(house.path()).contains(&erasing.to_owned()));
}
