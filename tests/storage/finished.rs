//! Finished games of the history, each in a file of its own.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use chrono::DateTime;
use nestor_dominoes::profile::{GameId, Preferences};
use nestor_dominoes::session::{NamedGame, SavedGame, Undone};
use nestor_dominoes::storage::{FINISHED, FileName, Folder, GameFileError, REVIEWS, to_text};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::Player;
use super::reviews::reviewed;

fn file(path: &Path, id: GameId) -> PathBuf {
    path.join(FINISHED).join(format!("{id}.nestor"))
}

fn kept(path: &Path) -> BTreeSet<GameId> {
    Folder::at(path).finished_games()
}

/// Plays to the end of the game on the table.
fn play_to_the_end(player: &mut Player, random: &mut ChaCha8Rng) -> GameId {
    while player.session.state().outcome().is_none() {
        player.play(random);
        player.keep();
    }
    assert_eq!(player.flush(), [""; 0], "all is written");
    player.session.game().id()
}

/// Somebody who has played one short game to its end.
fn one_finished(path: &Path) -> (Player, GameId, ChaCha8Rng) {
    let mut player = Player::sit_down(path);
    let mut random = ChaCha8Rng::seed_from_u64(4);
    player.set_target(30);
    let id = play_to_the_end(&mut player, &mut random);
    (player, id, random)
}

#[test]
fn each_game_that_ends_is_kept_and_comes_back_as_it_ended() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (mut player, first, mut random) = one_finished(scratch.path());
    let ended = player.session.game().save();
    let folder = Folder::at(scratch.path());
    let opened = folder.finished_game(first).expect("it is kept");
    assert_eq!(opened.notice, None, "it is as it was written");
    assert_eq!(opened.kept.game.save(), ended, "to the last move");
    player.session.new_game(None);
    player.keep();
    assert_eq!(player.flush(), [""; 0], "all is written");
    assert_eq!(kept(scratch.path()), [first].into(), "not before its end");
    let second = play_to_the_end(&mut player, &mut random);
    assert_eq!(kept(scratch.path()), [first, second].into(), "each");
    drop(player);
    fs::remove_dir_all(scratch.path().join(FINISHED)).expect("it is there");
    drop(Player::sit_down(scratch.path()));
    let kept = kept(scratch.path());
    assert_eq!(kept, [first, second].into(), "as long as undo has them");
}

#[test]
fn a_game_that_is_played_to_another_end_is_written_anew() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (mut player, id, mut random) = one_finished(scratch.path());
    let first = player.session.state().record().clone();
    while player.session.undo_brings() != Some(Undone::Game) {
        player.session.undo();
        player.keep();
    }
    let again = play_to_the_end(&mut player, &mut random);
    assert_eq!(again, id, "the same game");
    let last = player.session.state().record();
    assert_ne!(*last, first, "to another end");
    let opened = Folder::at(scratch.path()).finished_game(id);
    let opened = opened.expect("it is kept");
    assert_eq!(opened.kept.game.state().record(), last, "this one");
}

#[test]
fn nothing_is_kept_without_a_history() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut player = Player::sit_down(scratch.path());
    player.set_target(30);
    player.session.set_preferences(Preferences {
        history: false,
        ..player.session.preferences().clone()
    });
    play_to_the_end(&mut player, &mut ChaCha8Rng::seed_from_u64(4));
    assert!(!scratch.path().join(FINISHED).exists(), "nothing at all");
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
        let themes = player.themes.clone();
        player.autosave.get_up(&player.session, &themes);
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
fn stopped_after_clearing(path: &Path) -> GameId {
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
fn what_is_kept(path: &Path, id: GameId) -> [bool; 2] {
    let review = Folder::at(path).kept_review(id);
    [kept(path).contains(&id), review.is_some()]
}

#[test]
fn what_was_cleared_before_a_kill_goes_at_the_next_start() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let id = stopped_after_clearing(path);
    let mut player = Player::sit_down(path);
    assert_eq!(player.notices, [], "all is well");
    assert_eq!(player.flush(), [""; 0], "all is written");
    assert_eq!(what_is_kept(path, id), [false; 2], "gone");
    assert_eq!(player.session.game().id(), id, "the table has it still");
    assert!(player.session.state().outcome().is_some(), "with its end");
    let mut random = ChaCha8Rng::seed_from_u64(5);
    player.session.undo();
    assert_eq!(play_to_the_end(&mut player, &mut random), id, "once more");
    drop(player);
    drop(Player::sit_down(path));
    assert_eq!(kept(path), [id].into(), "what ended since stays");
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
            Box::new(|text| text.replacen("content: []", "content: [ ]", 1)),
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
        let themes = player.themes.clone();
        player.autosave.get_up(&player.session, &themes);
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
    let themes = player.themes.clone();
    player.autosave.get_up(&player.session, &themes);
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
    let themes = second.themes.clone();
    second.autosave.get_up(&second.session, &themes);
    assert_eq!(kept(path), [id].into(), "the history that was there has it");
}

#[test]
fn a_game_whose_end_is_taken_back_is_kept_no_more() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (mut player, id, _) = one_finished(scratch.path());
    player.session.undo();
    player.keep();
    player.flush();
    player.session.redo();
    let themes = player.themes.clone();
    player.autosave.get_up(&player.session, &themes);
    assert!(
        kept(scratch.path()).contains(&id),
        "redo has brought it back"
    );
    player.session.undo();
    player.autosave.get_up(&player.session, &themes);
    assert!(kept(scratch.path()).is_empty(), "it is not over");
}

#[test]
fn the_newest_five_hundred_are_kept_and_nothing_else_is_touched() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = scratch.path().join(FINISHED);
    fs::create_dir(&folder).expect("it can be made");
    let id = |number: u32| -> GameId { format!("{number:032x}").parse().expect("an id") };
    let begin = SystemTime::now() - Duration::from_secs(10_000);
    for number in 0..503 {
        let file = File::create(file(scratch.path(), id(number))).expect("it can be made");
        let at = begin + Duration::from_secs(u64::from(number));
        file.set_modified(at).expect("it is so old");
    }
    let others = ["notes.txt", "rainy-sunday-1.nestor", "0A.nestor"];
    for other in others {
        fs::write(folder.join(other), "mine").expect("it can be made");
    }
    let (_player, newest, _) = one_finished(scratch.path());
    let kept = kept(scratch.path());
    assert_eq!(kept.len(), 500, "no more than that");
    assert!(kept.contains(&newest), "the newest");
    let oldest = (0..503).map(id).filter(|id| !kept.contains(id));
    assert!(oldest.eq((0..4).map(id)), "the oldest are gone");
    for other in others {
        assert!(folder.join(other).exists(), "{other} is none of them");
    }
}

#[test]
fn a_file_that_is_no_finished_game_of_that_name_is_told_and_stays() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (mut player, id, mut random) = one_finished(scratch.path());
    player.session.new_game(None);
    let other = play_to_the_end(&mut player, &mut random);
    drop(player);
    let folder = Folder::at(scratch.path());
    let path = file(scratch.path(), id);
    let whole = fs::read_to_string(&path).expect("it is there");
    let of_other = fs::read_to_string(file(scratch.path(), other)).expect("it is there");
    let read = || {
        let opened = folder.finished_game(id).expect("it can be read");
        opened.kept.game.save()
    };
    let changed = |change: fn(&mut SavedGame)| {
        let mut game = NamedGame {
            name: "Changed".to_owned(),
            saved: DateTime::UNIX_EPOCH,
            game: read(),
        };
        change(&mut game.game);
        to_text(FileName::SavedGame, &game).expect("it can be written")
    };
    let cases = [
        ("empty", String::new()),
        ("half of it", whole[..whole.len() / 2].to_owned()),
        ("another game", of_other),
        (
            "a game that was not counted",
            changed(|game| game.counted = None),
        ),
        (
            "a game that is not over",
            changed(|game| {
                let last = game.record.rounds.last_mut().expect("it was dealt");
                last.actions.pop();
            }),
        ),
    ];
    for (what, text) in cases {
        fs::write(&path, &text).expect("it can be written");
        let read = folder.finished_game(id);
        assert!(
            matches!(read, Err(GameFileError::Unreadable { .. })),
            "{what}: {read:?}"
        );
        let found = fs::read_to_string(&path).expect("it is there");
        assert_eq!(found, text, "{what}: it stays");
    }
    fs::remove_file(&path).expect("it can be removed");
    let read = folder.finished_game(id);
    assert_eq!(read, Err(GameFileError::Missing(path)), "there is none");
}

#[test]
fn where_no_finished_game_can_be_written_all_else_is_and_it_is_written_later() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let in_the_way = scratch.path().join(FINISHED);
    fs::write(&in_the_way, "in the way").expect("it can be written");
    let mut player = Player::sit_down(scratch.path());
    let mut random = ChaCha8Rng::seed_from_u64(4);
    player.set_target(30);
    while player.session.state().outcome().is_none() {
        player.play(&mut random);
        player.keep();
    }
    let id = player.session.game().id();
    let said = player.flush();
    assert_eq!(said.len(), 1, "one sentence: {said:?}");
    let state = player.state();
    player.session.new_game(None);
    player.keep();
    assert_eq!(player.flush(), [""; 0], "it is not said again");
    player.session.undo();
    player.keep();
    player.flush();
    fs::remove_file(&in_the_way).expect("it can be removed");
    assert_eq!(player.flush().len(), 1, "it is said that it is over");
    assert_eq!(kept(scratch.path()), [id].into(), "and it is written");
    drop(player);
    assert!(
        Player::sit_down(scratch.path()).state()[4] == state[4],
        "the history is whole"
    );
    assert!(!scratch.path().join(REVIEWS).exists(), "nothing else is");
}

#[test]
fn a_file_of_a_newer_program_keeps_no_finished_game_from_being_written() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let settings = scratch.path().join(FileName::Settings.on_disk());
    let version = FileName::Settings.version() + 1;
    let newer = format!("(version: {version}, content: ())");
    fs::write(&settings, &newer).expect("it can be written");
    let mut player = Player::sit_down(scratch.path());
    assert_eq!(player.notices.len(), 1, "it is said: {:?}", player.notices);
    player.set_target(30);
    let id = play_to_the_end(&mut player, &mut ChaCha8Rng::seed_from_u64(4));
    assert_eq!(kept(scratch.path()), [id].into(), "all of its moves");
    let found = fs::read_to_string(&settings).expect("it is there");
    assert_eq!(found, newer, "the newer file stays");
}

#[test]
fn a_sitting_goes_on_with_the_players_own_game() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (mut player, id, mut random) = one_finished(scratch.path());
    player.session.new_game(None);
    for _ in 0..6 {
        player.play(&mut random);
    }
    let own = player.session.game().save();
    let opened = Folder::at(scratch.path()).finished_game(id);
    let opened = opened.expect("it is kept").kept.game;
    assert!(player.session.open_finished(opened), "it is on the table");
    player.keep();
    player.flush();
    drop(player);
    let again = Player::sit_down(scratch.path());
    assert_eq!(again.notices, [], "all is well");
    assert_eq!(again.session.game().save(), own, "their own game");
    assert!(again.session.history().has(id), "the other stays counted");
}
