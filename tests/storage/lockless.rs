//! A disk without locks, as there are in some networks: nobody knows who else has the
//! folder, so nobody removes what another may need.

use std::fs;
use std::path::Path;

use nestor_dominoes::storage::{Disk, FINISHED, Folder, Household};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::Player;
use super::clearing::{get_up, stopped_after_clearing, what_is_kept};
use super::finished::play_to_the_end;

/// A folder on such a disk.
fn without_locks(path: &Path) -> Folder {
    Folder::on(Disk::default().without_locks(), path)
}

#[test]
fn a_second_window_removes_nothing_that_the_first_can_bring_back() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let id = stopped_after_clearing(path);
    let mut first = Player::at(without_locks(path));
    let mut second = Player::at(without_locks(path));
    assert_eq!(second.notices, [], "it knows of nobody");
    get_up(&mut second);
    drop(second);
    first.session.bring_history_back();
    first.keep();
    assert_eq!(first.flush(), [""; 0], "all is written");
    assert_eq!(what_is_kept(path, id), [true; 2], "it is all there");
    drop(first);
    let again = Player::sit_down(path);
    assert!(again.session.history().has(id), "and in the history");
}

#[test]
fn what_was_cleared_there_goes_as_soon_as_nobody_else_can_have_the_folder() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let id = stopped_after_clearing(path);
    for _ in 0..2 {
        let mut player = Player::at(without_locks(path));
        assert!(!player.session.history().has(id), "it is cleared");
        assert_eq!(player.session.history().cleared(), 1, "not for good");
        get_up(&mut player);
        assert_eq!(player.flush(), [""; 0], "nothing to say");
        assert_eq!(what_is_kept(path, id), [true; 2], "another may need it");
    }
    let mut player = Player::sit_down(path);
    get_up(&mut player);
    assert_eq!(what_is_kept(path, id), [false; 2], "now it goes");
}

#[test]
fn no_finished_game_goes_however_many_there_are() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let folder = path.join(FINISHED);
    fs::create_dir(&folder).expect("it can be made");
    for number in 0..503 {
        let file = folder.join(format!("{number:032x}.nestor"));
        fs::write(file, "").expect("it can be written");
    }
    let mut player = Player::at(without_locks(path));
    player.set_target(30);
    play_to_the_end(&mut player, &mut ChaCha8Rng::seed_from_u64(4));
    get_up(&mut player);
    let kept = || Folder::at(path).finished_games().len();
    assert_eq!(kept(), 504, "all of them");
    drop(player);
    get_up(&mut Player::sit_down(path));
    assert_eq!(kept(), 500, "as many as may be");
}

#[test]
fn what_another_window_is_just_writing_stays() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let [finished, saved] = [FINISHED, "saved"].map(|name| path.join(name));
    let unfinished = [
        path.join(".game.ron.Xy12Zq.unfinished"),
        finished.join(format!(".{:032x}.nestor.Xy12Zq.unfinished", 1)),
        saved.join(".rainy-sunday-1.nestor.Xy12Zq.unfinished"),
    ];
    let mut folders = [without_locks(path), Folder::at(path)].into_iter();
    for stays in [true, false] {
        for file in &unfinished {
            let folder = file.parent().expect("it is in a folder");
            fs::create_dir_all(folder).expect("it can be made");
            fs::write(file, "half").expect("it can be written");
        }
        let mut player = Player::at(folders.next().expect("one for each"));
        player.set_target(30);
        play_to_the_end(&mut player, &mut ChaCha8Rng::seed_from_u64(4));
        for file in &unfinished {
            assert_eq!(file.exists(), stays, "{}", file.display());
        }
    }
}

#[test]
fn a_deleted_player_stays_deleted_and_goes_as_soon_as_nobody_else_can_have_the_folder() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let (mut home, _) = Household::open(Folder::at(path), || {});
    home.sit_down("Anna", true).expect("a name");
    home.sit_down("Berta", true).expect("a name");
    let theirs = path.join("players/anna-1");
    fs::create_dir_all(&theirs).expect("it can be made");
    home.close();
    drop(home);
    let (mut home, notices) = Household::open(without_locks(path), || {});
    assert_eq!(notices, [], "nothing to say");
    home.delete("anna-1");
    home.close();
    assert!(theirs.exists(), "Anna may be playing in another window");
    drop(home);
    let (mut home, _) = Household::open(Folder::at(path), || {});
    assert_eq!(home.players().deleted().count(), 1, "she is deleted");
    home.close();
    assert!(!theirs.exists(), "now she is gone");
}
