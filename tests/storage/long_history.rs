//! A history that takes long to read: the player sits down before it is there, and
//! nothing of it is lost, nor of what ends meanwhile.

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, Mutex};

use chrono::DateTime;
use engine::{Level, Preset, Seating, Seats};
use game::profile::{
    Company, GameId, GameName, Help, Judged, Kind, Person, PlayedGame, Preferences,
};
use game::storage::{Autosave, Change, Disk, FileName, Folder, Start};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::files;

use super::clearing::{get_up, taken_down};
use super::virtual_disk::lay_out;
use super::{Player, SEEDS};

/// So many games are not read in a moment.
const MANY: u32 = 2_000;

pub fn id(number: u32) -> GameId {
    format!("{number:032x}").parse().expect("an id")
}

/// Writes a history of games with these numbers.
pub fn write_history(path: &Path, numbers: Range<u32>) {
    let seats = Seats::Two;
    let game = |number| PlayedGame {
        id: id(number),
        ended: DateTime::UNIX_EPOCH,
        kind: Kind {
            game: GameName::ReadyMade(Preset::Draw),
            seats,
            company: Company::Nestors(Level::Easy),
        },
        rules: None,
        seating: Seating::with_nestors(&Person::nameless(), seats, Level::Easy),
        winner: None,
        scores: vec![90, 100],
        hands: 5,
        actions: 80,
        secs: 300,
        help: Help::None,
        bonus: 0,
        given_up: false,
        luck: None,
        judged: None,
        number: None,
        origin: None,
        nth: None,
    };
    let games: Vec<PlayedGame> = numbers.map(game).collect();
    let saved = Folder::at(path).save(FileName::History, &games);
    saved.expect("it can be written");
}

/// Somebody who sits down and does not wait for the history.
fn sit_down_at_once(folder: Folder) -> Player {
    let start = Start {
        seeds: SEEDS.with(Clone::clone),
        number: None,
        now: DateTime::UNIX_EPOCH,
        begins_with: Preferences::default(),
        leaves_game_alone: false,
    };
    let opened = Autosave::open_at_once(folder, &Person::nameless(), &start, || {});
    let (autosave, session, themes, notices) = opened;
    Player {
        autosave,
        session,
        themes,
        notices,
    }
}

/// Plays a short game to its end.
fn play_a_game(player: &mut Player) -> GameId {
    player.set_target(30);
    let mut random = ChaCha8Rng::seed_from_u64(4);
    while player.session.state().outcome().is_none() {
        player.play(&mut random);
        player.keep();
    }
    player.session.game().id()
}

/// The ids of the history on disk.
fn on_disk(path: &Path) -> Vec<GameId> {
    let player = Player::sit_down(path);
    assert_eq!(player.notices, [], "all is whole");
    let games = player.session.history().games().iter();
    games.map(|game| game.id).collect()
}

#[test]
fn a_game_that_ends_before_the_history_is_there_stands_after_it() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    write_history(path, 0..MANY);
    let file = path.join(FileName::History.on_disk());
    let before = fs::read_to_string(&file).expect("it is there");
    let mut player = sit_down_at_once(Folder::at(path));
    assert!(player.session.history().is_awaited(), "it is being read");
    let newest = play_a_game(&mut player);
    let judged = Judged {
        decisions: 20,
        cost: 0.5,
        luck: 1.0,
    };
    player.session.judge(id(7), judged);
    player.session.judge(newest, judged);
    player.keep();
    assert_eq!(player.flush(), [""; 0], "all is written");
    let text = fs::read_to_string(&file).expect("it is there");
    assert!(
        text == before,
        "nothing is written over what is not taken over"
    );

    let read = player.autosave.history_awaited().expect("it is being read");
    let said = player.autosave.take_history(&mut player.session, read);
    assert_eq!(said, [], "all is well");
    assert!(player.autosave.history_read().is_none(), "it comes once");
    player.keep();
    assert_eq!(player.flush(), [""; 0], "all is written");
    drop(player);
    let player = Player::sit_down(path);
    let games = player.session.history().games();
    let expected = (0..MANY).map(id).chain([newest]);
    assert!(games.iter().map(|game| game.id).eq(expected), "in order");
    let with_review = games.iter().filter(|game| game.judged == Some(judged));
    assert!(
        with_review.map(|game| game.id).eq([id(7), newest]),
        "with what the reviews told"
    );
}

#[test]
fn all_else_is_written_while_the_history_is_read_and_a_kill_then_costs_nothing() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    write_history(path, 0..MANY);
    // A copy is kept of one that is not as it was written; that waits for the gate.
    let history = path.join(FileName::History.on_disk());
    let text = fs::read_to_string(&history).expect("it is there");
    let changed = text.replacen("content: [", "content: [ ", 1);
    assert_ne!(changed, text, "it is another text");
    fs::write(&history, changed).expect("it can be written");
    let gate = Arc::new(Mutex::new(()));
    let shut = gate.lock().expect("nothing broke");
    let door = Arc::clone(&gate);
    let disk = Disk::watched(move |change| {
        if let Change::FileMade(path) = change
            && path.display().to_string().contains("history.ron")
        {
            drop(door.lock().expect("nothing broke"));
        }
    });
    let mut player = sit_down_at_once(Folder::on(disk, path));
    let newest = play_a_game(&mut player);
    player.session.new_game(None);
    player.keep();
    assert_eq!(player.flush(), [""; 0], "all is written");
    assert!(player.session.history().is_awaited(), "but the history");
    let killed = tempfile::tempdir().expect("a temporary folder");
    lay_out(&taken_down(path), killed.path());
    drop(shut);

    let expected = || (0..MANY).map(id).chain([newest]);
    let again = Player::sit_down(killed.path());
    let told = again.notices.iter().map(files::notice).collect::<Vec<_>>();
    assert_eq!(told.len(), 1, "of the history: {told:?}");
    assert!(told[0].contains("history.ron.changed-1"), "{told:?}");
    let (before, after) = (player.state(), again.state());
    assert!(before[..2] == after[..2], "the game and the settings");
    let games = again.session.history().games().iter();
    assert!(games.map(|game| game.id).eq(expected()), "and all games");

    assert_eq!(
        player.autosave.wait_for_history(&mut player.session).len(),
        1
    );
    player.keep();
    assert_eq!(player.flush(), [""; 0], "all is written");
    drop(player);
    assert!(on_disk(path).into_iter().eq(expected()), "in order");
}

#[test]
fn whoever_leaves_before_the_history_is_there_loses_nothing() {
    for gets_up in [true, false] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path();
        write_history(path, 0..MANY);
        let mut player = sit_down_at_once(Folder::at(path));
        let newest = play_a_game(&mut player);
        if gets_up {
            get_up(&mut player);
        }
        drop(player);
        let expected = (0..MANY).map(id).chain([newest]);
        let found = on_disk(path);
        assert!(found.into_iter().eq(expected), "gets up: {gets_up}");
    }
}

#[test]
fn a_long_history_that_cannot_be_read_is_told_of_when_it_was_tried() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    write_history(path, 0..MANY);
    let file = path.join(FileName::History.on_disk());
    let text = fs::read_to_string(&file).expect("it is there");
    fs::write(&file, &text[..text.len() - 10]).expect("it can be written");
    let mut player = sit_down_at_once(Folder::at(path));
    assert_eq!(player.notices, [], "nobody knows yet");
    let said = player.autosave.wait_for_history(&mut player.session);
    assert_eq!(said.len(), 1, "one sentence: {said:?}");
    let aside = path.join("history.ron.broken-1");
    let kept = fs::read_to_string(aside).expect("it is kept");
    assert_eq!(kept, text[..text.len() - 10], "as it was");
    play_a_game(&mut player);
    assert_eq!(player.flush(), [""; 0], "a new one is begun");
    drop(player);
    assert_eq!(on_disk(path).len(), 1, "with the game since");
}
