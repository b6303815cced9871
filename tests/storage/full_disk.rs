//! A history that is brought back while the disk is full, or nearly so, and a kill after
//! that.

use std::process::abort;

use super::Player;
use super::child::{child, task};
use super::faults::limit_files;
use super::long_history::write_history;

const GAMES: u32 = 300;
/// Room for the game in progress, and not for the history.
const LITTLE_ROOM: u64 = 40_000;

#[test]
#[ignore = "it is killed by another test"]
fn brings_the_history_back_and_is_killed() {
    let Some((path, bytes)) = task() else { return };
    let mut player = Player::sit_down(&path);
    assert_eq!(player.session.history().games().len(), GAMES as usize);
    player.session.clear_history();
    player.keep();
    assert_eq!(player.flush(), [""; 0], "there is room at first");
    limit_files(&bytes.to_string());
    player.session.bring_history_back();
    player.keep();
    println!("\nsaid {}", player.flush().len());
    abort();
}

#[test]
fn a_history_that_is_brought_back_on_a_full_disk_is_there_after_a_kill() {
    for (bytes, said) in [(LITTLE_ROOM, "said 0"), (0, "said 1")] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path();
        write_history(path, 0..GAMES);
        let name = "full_disk::brings_the_history_back_and_is_killed";
        let output = child(name, path, bytes).output().expect("it runs");
        let out = String::from_utf8_lossy(&output.stdout);
        assert!(out.lines().any(|line| line == said), "{bytes}: {out}");
        assert!(!output.status.success(), "{bytes}: it was killed");
        let mut again = Player::sit_down(path);
        assert_eq!(again.notices, [], "{bytes}: all is whole");
        let is_back = again.session.history().cleared() == 0;
        assert_eq!(is_back, bytes > 0, "{bytes}: as it could be written");
        again.session.bring_history_back();
        let games = again.session.history().games().len();
        assert_eq!(games, GAMES as usize, "{bytes}: all of it");
    }
}
