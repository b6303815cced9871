//! A disk without locks, as there are in some networks: nobody knows who else has the
//! folder, so nobody removes what another may need.

use std::fs;
use std::path::Path;

use game::storage::{Disk, FINISHED, Folder, Household};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::msg;

use super::Player;
use super::clearing::{get_up, stopped_after_clearing, what_is_kept};
use super::finished::{one_finished, play_to_the_end};

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
fn what_one_window_clears_stays_cleared_though_the_other_writes_after_it() {
    for is_told in [true, false] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path();
        let (player, id, _) = one_finished(path);
        let entry = player.session.history().games().to_vec();
        drop(player);
        let mut first = Player::at(without_locks(path));
        let mut second = Player::at(without_locks(path));
        first.session.clear_history();
        first.keep();
        assert_eq!(first.flush(), [""; 0], "all is written");
        second.session.new_game(None);
        if is_told {
            second.keep();
            let said = second.flush();
            assert_eq!(said.len(), 2, "the file, and what is in it: {said:?}");
            assert_eq!(said[1], msg::NOTICE_CLEARED_ELSEWHERE.text());
        }
        get_up(&mut second);
        let history = second.session.history();
        assert!(!history.has(id), "it is cleared there, too");
        assert_eq!(history.cleared(), 1, "and can be brought back");
        drop((first, second));
        let mut again = Player::sit_down(path);
        assert!(!again.session.history().has(id), "as at the next start");
        again.session.bring_history_back();
        let back = again.session.history().games();
        assert_eq!(back, entry, "as it was, told: {is_told}");
    }
}

#[test]
fn what_is_brought_back_in_one_window_is_not_cleared_again_by_the_other() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    drop(one_finished(path));
    let mut windows = [(); 2].map(|()| Player::at(without_locks(path)));
    windows[0].session.clear_history();
    let mut games = Vec::new();
    for turn in 0..4 {
        for window in &mut windows {
            window.session.new_game(None);
            window.keep();
            let said = window.flush();
            let cleared = msg::NOTICE_CLEARED_ELSEWHERE.text();
            let told = said.iter().filter(|it| **it == cleared);
            games.push(told.count());
        }
        if turn == 0 {
            windows[1].session.bring_history_back();
        }
    }
    assert_eq!(games, [0, 1, 0, 0, 0, 0, 0, 0], "the second is told once");
    let count = |window: &Player| window.session.history().games().len();
    assert_eq!(windows.each_ref().map(count), [0, 1], "each as it wants");
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
            fs::write(file, "// Nestor Dominoes 0.").expect("it can be written");
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
