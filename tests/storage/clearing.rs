//! A history that is cleared: it can be brought back until the player gets up, and then
//! it goes, whatever happens in between.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use game::profile::GameId;
use game::storage::{Disk, FileName, Folder};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::Player;
use super::finished::{file, kept, one_finished, play_to_the_end};
use super::reviews::reviewed;
use super::virtual_disk::{Remains, VirtualDisk, below, lay_out};

/// The player gets up from the table.
pub fn get_up(player: &mut Player) {
    let themes = player.themes.clone();
    player.autosave.get_up(&mut player.session, &themes);
}

#[test]
fn what_was_cleared_goes_when_the_player_gets_up_and_not_before() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let (mut player, first, mut random) = one_finished(path);
    let review = reviewed();
    drop(player);
    let kept_review = || Folder::at(path).kept_review(first);
    Folder::at(path)
        .keep_review(first, &review)
        .expect("it is written");
    player = Player::sit_down(path);
    player.session.new_game(None);
    for brings_back in [true, false] {
        player.session.clear_history();
        player.keep();
        player.flush();
        assert!(kept(path).contains(&first), "it can be brought back");
        if brings_back {
            player.session.bring_history_back();
        }
        get_up(&mut player);
        let is_there = [kept(path).contains(&first), kept_review().is_some()];
        assert_eq!(is_there, [brings_back; 2], "brought back: {brings_back}");
    }
    let second = play_to_the_end(&mut player, &mut random);
    assert_eq!(kept(path), [second].into(), "what ended since stays");
    drop(player);
    drop(Player::sit_down(path));
    assert_eq!(kept(path), [second].into(), "gone for good");
}

/// Somebody who has cleared a history of one game, with its review, and was stopped
/// before getting up.
pub fn stopped_after_clearing(path: &Path) -> GameId {
    let (player, id, _) = one_finished(path);
    drop(player);
    let folder = Folder::at(path);
    folder.keep_review(id, &reviewed()).expect("it is written");
    drop(folder);
    let mut player = Player::sit_down(path);
    player.session.clear_history();
    player.keep();
    assert_eq!(player.flush(), [""; 0], "all is written");
    drop(player);
    assert_eq!(what_is_kept(path, id), [true; 2], "nobody got up");
    id
}

/// Whether the game is kept, and its review.
pub fn what_is_kept(path: &Path, id: GameId) -> [bool; 2] {
    let review = Folder::at(path).kept_review(id);
    [kept(path).contains(&id), review.is_some()]
}

#[test]
fn what_was_cleared_before_a_kill_can_be_brought_back_and_goes_when_the_player_gets_up() {
    for brings_back in [true, false] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path();
        let id = stopped_after_clearing(path);
        let mut player = Player::sit_down(path);
        assert_eq!(player.notices, [], "all is well");
        assert_eq!(player.flush(), [""; 0], "all is written");
        assert_eq!(what_is_kept(path, id), [true; 2], "not yet");
        assert!(!player.session.history().has(id), "it is cleared");
        if brings_back {
            player.session.bring_history_back();
            player.keep();
            drop(player);
            player = Player::sit_down(path);
            assert!(player.session.history().has(id), "it is back");
        }
        get_up(&mut player);
        assert_eq!(what_is_kept(path, id), [brings_back; 2], "at the end");
        drop(player);
        let again = Player::sit_down(path);
        let history = again.session.history();
        assert_eq!(history.has(id), brings_back, "brought back: {brings_back}");
        assert_eq!(history.cleared(), 0, "for good");
        assert_eq!(again.session.game().id(), id, "the table has it still");
        assert!(again.session.state().outcome().is_some(), "with its end");
    }
}

#[test]
fn what_ends_again_after_it_was_cleared_stays() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let id = stopped_after_clearing(path);
    let mut player = Player::sit_down(path);
    get_up(&mut player);
    player.session.undo();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    assert_eq!(play_to_the_end(&mut player, &mut random), id, "once more");
    drop(player);
    drop(Player::sit_down(path));
    assert_eq!(kept(path), [id].into(), "it has ended since");
}

#[test]
fn what_was_brought_back_before_a_kill_stays() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let (mut player, id, _) = one_finished(path);
    player.session.clear_history();
    player.keep();
    player.flush();
    player.session.bring_history_back();
    player.keep();
    drop(player);
    drop(Player::sit_down(path));
    assert_eq!(kept(path), [id].into(), "it is in the history");
}

/// How the text of a file is changed.
type Change = Box<dyn Fn(&str) -> String>;

#[test]
fn nothing_goes_where_the_history_is_not_sound() {
    let version = FileName::History.version();
    let newer = format!("version: {},", version + 1);
    let changes: [(&str, Change); 3] = [
        ("of no use", Box::new(|_| "of no use".to_owned())),
        (
            "of a newer program",
            Box::new(move |text| text.replacen(&format!("version: {version},"), &newer, 1)),
        ),
        (
            "changed",
            Box::new(|text| text.replacen("content: [", "content: [ ", 1)),
        ),
    ];
    for (what, change) in changes {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path();
        let id = stopped_after_clearing(path);
        let history = path.join(FileName::History.on_disk());
        let text = fs::read_to_string(&history).expect("it is there");
        assert_ne!(change(&text), text, "it is {what}");
        fs::write(&history, change(&text)).expect("it can be written");
        let mut player = Player::sit_down(path);
        player.flush();
        assert_eq!(what_is_kept(path, id), [true; 2], "{what}");
        get_up(&mut player);
        assert_eq!(what_is_kept(path, id), [true; 2], "{what}, at the end");
    }
}

#[test]
fn nothing_goes_where_the_game_in_progress_is_an_older_one_or_changed_by_hand() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let game = path.join(FileName::Game.on_disk());
    let mut player = Player::sit_down(path);
    player.set_target(30);
    let mut random = ChaCha8Rng::seed_from_u64(4);
    let mut older = String::new();
    while player.session.state().outcome().is_none() {
        player.keep();
        assert_eq!(player.flush(), [""; 0], "all is written");
        older = fs::read_to_string(&game).expect("it is there");
        player.play(&mut random);
    }
    player.keep();
    let id = play_to_the_end(&mut player, &mut random);
    assert_eq!(kept(path), [id].into(), "it has ended");
    drop(player);
    fs::write(&game, older).expect("it can be written");
    let mut player = Player::sit_down(path);
    player.flush();
    assert!(player.session.state().outcome().is_none(), "it goes on");
    get_up(&mut player);
    assert_eq!(kept(path), [id].into(), "nobody has cleared it");
    drop(player);

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let id = stopped_after_clearing(path);
    let game = path.join(FileName::Game.on_disk());
    let text = fs::read_to_string(&game).expect("it is there");
    let changed = text.replacen("cleared: [", "cleared: [ ", 1);
    assert_ne!(changed, text, "it is named there");
    fs::write(&game, changed).expect("it can be written");
    let mut player = Player::sit_down(path);
    player.flush();
    assert_eq!(what_is_kept(path, id), [true; 2], "changed by hand");
}

#[test]
fn nothing_goes_that_another_window_may_bring_back() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let (mut player, id, _) = one_finished(path);
    player.session.clear_history();
    player.keep();
    player.flush();
    let mut second = Player::sit_down(path);
    assert_eq!(second.notices.len(), 1, "the first has the folder");
    second.flush();
    player.session.bring_history_back();
    player.keep();
    drop(player);
    // Now the second has it.
    second.session.new_game(None);
    second.keep();
    get_up(&mut second);
    assert_eq!(kept(path), [id].into(), "the history that was there has it");
}

#[test]
fn what_cannot_be_removed_is_remembered_and_goes_as_soon_as_it_can() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let id = stopped_after_clearing(path);
    let game = path.join(FileName::Game.on_disk());
    let is_named = || {
        let text = fs::read_to_string(&game).expect("it is there");
        text.contains("forgotten: [") && text.contains(&id.to_string())
    };
    // A folder cannot be removed as a file.
    let stuck = file(path, id);
    fs::remove_file(&stuck).expect("it is there");
    fs::create_dir(&stuck).expect("it can be made");
    let mut player = Player::sit_down(path);
    get_up(&mut player);
    assert_eq!(what_is_kept(path, id), [true, false], "one is stuck");
    drop(player);
    for start in 0..2 {
        let mut player = Player::sit_down(path);
        assert_eq!(player.notices, [], "start {start}: nothing to say");
        player.session.new_game(None);
        player.keep();
        assert_eq!(player.flush(), [""; 0], "start {start}: nor later");
        assert!(kept(path).contains(&id), "start {start}: it is still there");
        assert!(is_named(), "start {start}: and not forgotten");
        let history = player.session.history();
        assert!(!history.has(id) && history.cleared() == 0, "it is cleared");
    }
    fs::remove_dir(&stuck).expect("it is there");
    fs::write(&stuck, "").expect("it can be written");
    let mut player = Player::sit_down(path);
    player.flush();
    assert!(!kept(path).contains(&id), "now it is gone");
    drop(player);
    let mut player = Player::sit_down(path);
    player.session.new_game(None);
    player.keep();
    player.flush();
    assert!(!is_named(), "and nothing has to be remembered any more");
}

#[test]
fn a_kill_at_any_moment_leaves_a_cleared_history_that_can_be_brought_back() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let (mut player, first, mut random) = one_finished(path);
    player.session.new_game(None);
    let second = play_to_the_end(&mut player, &mut random);
    drop(player);
    let disk = Mutex::new(VirtualDisk::with(&taken_down(path)));
    let moments = Arc::new(Mutex::new(vec![taken_down(path)]));
    let watch = {
        let (root, moments) = (path.to_owned(), Arc::clone(&moments));
        move |change| {
            if let Some(change) = below(&root, change) {
                let mut disk = disk.lock().expect("nothing broke");
                disk.apply(&change);
                moments.lock().expect("nothing broke").push(disk.now());
            }
        }
    };
    let mut player = Player::at(Folder::on(Disk::watched(watch), path));
    for step in 0..6 {
        match step {
            1 | 3 | 5 => player.session.clear_history(),
            2 => player.session.bring_history_back(),
            4 => {
                player.session.new_game(None);
                play_to_the_end(&mut player, &mut random);
                player.session.bring_history_back();
            }
            _ => {}
        }
        player.keep();
        assert_eq!(player.flush(), [""; 0], "all is written");
    }
    let before = moments.lock().expect("nothing broke").len();
    get_up(&mut player);
    drop(player);
    let moments = moments.lock().expect("nothing broke");
    assert!(before > 10 && moments.len() > before, "there were several");
    let mut gone = 0;
    for (number, files) in moments.iter().enumerate() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        lay_out(files, scratch.path());
        let mut player = Player::sit_down(scratch.path());
        assert_eq!(player.notices, [], "moment {number}: all is whole");
        player.session.bring_history_back();
        let history = player.session.history();
        let are_there = [first, second].map(|id| history.has(id));
        let are_kept = [first, second].map(|id| kept(scratch.path()).contains(&id));
        if number < before || are_there[0] {
            assert_eq!(are_there, [true; 2], "moment {number}: the history");
            assert_eq!(are_kept, [true; 2], "moment {number}: what was played");
        } else {
            gone += 1;
            assert_eq!(are_there, [false; 2], "moment {number}: all of it");
            player.flush();
            assert!(kept(scratch.path()).is_empty(), "moment {number}: it goes");
        }
    }
    assert!(gone > 0, "in the end it is gone");
}

/// All that is in a folder.
pub fn taken_down(root: &Path) -> Remains {
    let mut found = Remains::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("it is there").flatten() {
            let path = entry.path();
            let short = path.strip_prefix(root).expect("it is in it").to_owned();
            if path.is_dir() {
                found.insert(short, None);
                folders.push(path);
            } else {
                found.insert(short, Some(fs::read(path).expect("it can be read")));
            }
        }
    }
    found
}

#[test]
fn a_game_that_was_cleared_before_the_history_had_it_can_be_brought_back_after_a_kill() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let history = path.join(FileName::History.on_disk());
    fs::write(&history, "(version: 999, content: ())").expect("it can be written");
    let mut player = Player::sit_down(path);
    player.set_target(30);
    let mut random = ChaCha8Rng::seed_from_u64(4);
    while player.session.state().outcome().is_none() {
        player.play(&mut random);
    }
    let id = player.session.game().id();
    player.session.new_game(None);
    player.session.clear_history();
    player.keep();
    player.flush();
    drop(player);
    fs::remove_file(&history).expect("it is still there");
    let mut player = Player::sit_down(path);
    assert_eq!(player.session.history().cleared(), 1, "it is cleared");
    player.session.bring_history_back();
    assert!(player.session.history().has(id), "and back");
}

#[test]
fn a_copy_that_is_put_back_after_clearing_stays() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let (player, id, _) = one_finished(path);
    drop(player);
    let history = fs::read(path.join("history.ron")).expect("it is there");
    let game = fs::read(file(path, id)).expect("it is there");
    let mut player = Player::sit_down(path);
    player.session.new_game(None);
    player.session.clear_history();
    get_up(&mut player);
    drop(player);
    assert_eq!(kept(path), [].into(), "it is cleared");
    fs::write(path.join("history.ron"), history).expect("it is put back");
    fs::write(file(path, id), game).expect("it is put back");
    for _ in 0..2 {
        let mut player = Player::sit_down(path);
        assert!(player.session.history().has(id), "it is there again");
        get_up(&mut player);
        assert_eq!(kept(path), [id].into(), "with what was played");
    }
}

#[test]
fn nothing_goes_while_the_history_is_away() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let id = stopped_after_clearing(path);
    let away = path.join("away");
    fs::rename(path.join("history.ron"), &away).expect("it is there");
    let mut player = Player::sit_down(path);
    get_up(&mut player);
    drop(player);
    assert_eq!(what_is_kept(path, id), [true; 2], "nothing is removed");
    fs::rename(&away, path.join("history.ron")).expect("it comes back");
    let player = Player::sit_down(path);
    assert!(!player.session.history().has(id), "it is cleared still");
}

#[test]
fn undo_and_redo_do_not_bring_a_cleared_game_back() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let id = stopped_after_clearing(scratch.path());
    let mut player = Player::sit_down(scratch.path());
    assert!(player.session.undo().is_some(), "its end is taken back");
    assert_eq!(player.session.history().cleared(), 0, "it has no end");
    assert!(player.session.redo().is_some(), "it ends again");
    assert!(!player.session.history().has(id), "it is cleared as before");
    assert_eq!(
        player.session.history().cleared(),
        1,
        "and can be brought back"
    );
    player.session.bring_history_back();
    assert!(player.session.history().has(id), "once");
}
