//! Finished games of the history, each in a file of its own.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::DateTime;
use game::profile::{GameId, Preferences};
use game::session::{NamedGame, SavedGame, UndoStep};
use game::storage::{FINISHED, FileName, Folder, GameFileError, REVIEWS, to_text};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::Player;

pub fn file(path: &Path, id: GameId) -> PathBuf {
    path.join(FINISHED).join(format!("{id}.nestor"))
}

pub fn kept(path: &Path) -> BTreeSet<GameId> {
    Folder::at(path).finished_games()
}

/// Plays to the end of the game on the table.
pub fn play_to_the_end(player: &mut Player, random: &mut ChaCha8Rng) -> GameId {
    while player.session.state().outcome().is_none() {
        player.play(random);
        player.keep();
    }
    assert_eq!(player.flush(), [""; 0], "all is written");
    player.session.game().id()
}

/// Somebody who has played one short game to its end.
pub fn one_finished(path: &Path) -> (Player, GameId, ChaCha8Rng) {
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
    while player.session.undo_brings() != Some(UndoStep::Game) {
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
fn a_game_whose_end_is_taken_back_is_kept_no_more() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (mut player, id, _) = one_finished(scratch.path());
    player.session.undo();
    player.keep();
    player.flush();
    player.session.redo();
    let themes = player.themes.clone();
    player.autosave.get_up(&mut player.session, &themes);
    assert!(
        kept(scratch.path()).contains(&id),
        "redo has brought it back"
    );
    player.session.undo();
    player.autosave.get_up(&mut player.session, &themes);
    assert!(kept(scratch.path()).is_empty(), "it is not over");
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
fn a_folder_in_place_of_a_finished_game_is_moved_aside_and_that_is_said() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (player, id, _) = one_finished(scratch.path());
    drop(player);
    let place = file(scratch.path(), id);
    fs::remove_file(&place).expect("it is there");
    fs::create_dir(&place).expect("it can be made");
    fs::write(place.join("letter.txt"), "mine").expect("it can be written");
    let mut player = Player::sit_down(scratch.path());
    let said = player.flush();
    let aside = place.with_added_extension("broken-1");
    assert_eq!(said.len(), 1, "one sentence: {said:?}");
    assert!(said[0].contains(&aside.display().to_string()), "{said:?}");
    assert_eq!(player.autosave.unsaved(), None, "all is saved");
    assert!(
        Folder::at(scratch.path()).finished_game(id).is_ok(),
        "so is it"
    );
    let letter = fs::read_to_string(aside.join("letter.txt"));
    assert_eq!(letter.ok().as_deref(), Some("mine"), "nothing is lost");
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
