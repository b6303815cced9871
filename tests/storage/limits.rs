//! Of finished games and reviews so many are kept: those that stand last in the history,
//! whatever the times of their files are.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

use game::profile::GameId;
use game::storage::{FINISHED, FileName, Folder, REVIEWS};

use super::Player;
use super::clearing::get_up;
use super::long_history::{id, write_history};

/// Writes files with these numbers, each older than the one before.
fn write_files(folder: &Path, extension: &str, numbers: impl Iterator<Item = u32>) {
    fs::create_dir_all(folder).expect("it can be made");
    let mut at = SystemTime::now();
    for number in numbers {
        let path = folder.join(format!("{}.{extension}", id(number)));
        let file = File::create(path).expect("it can be made");
        at -= Duration::from_mins(1);
        file.set_modified(at).expect("it is so old");
    }
}

/// The games of which there are files in a folder.
fn games_in(folder: &Path) -> BTreeSet<GameId> {
    let entries = fs::read_dir(folder).expect("it is there").flatten();
    let stems = entries.filter_map(|entry| {
        let path = entry.path();
        path.file_stem()?.to_str()?.parse().ok()
    });
    stems.collect()
}

#[test]
fn the_last_of_the_history_are_kept_and_nothing_else_is_touched() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    // As a restored folder may be: the last game has the oldest file.
    write_history(path, 1..601);
    let finished = path.join(FINISHED);
    write_files(&finished, "nestor", 90..601);
    // Of no game of the history, and written after all others.
    write_files(&finished, "nestor", 1000..1002);
    let others = ["notes.txt", "rainy-sunday-1.nestor", "0A.nestor"];
    for other in others {
        fs::write(finished.join(other), "mine").expect("it can be made");
    }
    let mut player = Player::sit_down(path);
    assert_eq!(player.flush(), [""; 0], "all is well");
    assert_eq!(
        games_in(&finished),
        (101..601).map(id).collect(),
        "the last"
    );
    for other in others {
        assert!(finished.join(other).exists(), "{other} is none of them");
    }
    write_files(&finished, "nestor", 1..3);
    get_up(&mut player);
    assert_eq!(games_in(&finished), (101..601).map(id).collect(), "again");
}

#[test]
fn of_games_in_no_history_the_oldest_files_go_first() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    write_history(path, 1..401);
    let finished = path.join(FINISHED);
    write_files(&finished, "nestor", (1..401).chain(1000..1110));
    let mut player = Player::sit_down(path);
    player.flush();
    let last = (1..401).chain(1000..1100).map(id);
    assert_eq!(games_in(&finished), last.collect(), "all of the history");
}

#[test]
fn the_reviews_of_the_last_games_are_kept() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    write_history(path, 1..301);
    let reviews = path.join(REVIEWS);
    write_files(&reviews, "ron", 150..301);
    let mut player = Player::sit_down(path);
    player.flush();
    assert_eq!(games_in(&reviews), (201..301).map(id).collect(), "the last");
}

#[test]
fn what_can_be_brought_back_counts_as_the_history_does() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    write_history(path, 1..511);
    let mut player = Player::sit_down(path);
    player.session.clear_history();
    player.keep();
    player.flush();
    drop(player);
    let finished = path.join(FINISHED);
    write_files(&finished, "nestor", 1..511);
    let mut player = Player::sit_down(path);
    player.flush();
    assert_eq!(games_in(&finished), (11..511).map(id).collect(), "the last");
}

#[test]
fn nothing_goes_by_a_history_that_is_not_sound() {
    let text = |path: &Path| fs::read_to_string(path).expect("it is there");
    for what in ["of no use", "changed"] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path();
        write_history(path, 1..601);
        let history = path.join(FileName::History.on_disk());
        let spoiled = match what {
            "changed" => text(&history).replacen("content: [", "content: [ ", 1),
            _ => "of no use".to_owned(),
        };
        assert_ne!(spoiled, text(&history), "it is {what}");
        fs::write(&history, spoiled).expect("it can be written");
        let finished = path.join(FINISHED);
        write_files(&finished, "nestor", 1..601);
        let mut player = Player::sit_down(path);
        player.flush();
        get_up(&mut player);
        assert_eq!(Folder::at(path).finished_games().len(), 600, "{what}");
    }
}
