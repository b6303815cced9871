//! Taking back, preserving and restoring, in the window.

use std::fs;
use std::sync::Arc;

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use engine::{Action, Preset, Record, Rules, Seats};
use game::profile::{PlayedGame, Preferences};
use game::session::{Session, State};
use game::storage::{File, to_text};
use nestor_dominoes::command::GameCommand;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::msg;

use super::found::{game_where, go_on, hand};
use super::games::take_a_turn;
use super::player::{Player, folder, preferences, set, write};
use crate::YOU;

fn record(player: &Player) -> Record {
    player.session().state().record().clone()
}

/// Plays on, and remembers the record before each thing that the player did.
fn play_on(player: &mut Player, over: impl Fn(&Session) -> bool) -> Vec<Record> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut before = Vec::new();
    player.wait_for_nestor();
    while !over(player.session()) {
        if player.session().person_in_turn().is_some() {
            before.push(record(player));
        }
        take_a_turn(player, &mut rng);
        player.wait_for_nestor();
    }
    before
}

/// A game that is over soon.
fn short_game() -> Preferences {
    set(Rules {
        target: Some(100),
        ..Preset::AllFives.rules(Seats::Two)
    })
}

#[test]
fn a_key_that_is_held_down_goes_on_undoing_to_the_beginning_of_the_game() {
    let mut player = Player::new(&short_game(), 4);
    player.press_ctrl(Key::N);
    player.press(Key::Enter);
    let game = player.session().game().id();
    let before = play_on(&mut player, |session| session.state().record().len() > 8);
    for _ in 0..3 * before.len() {
        player.harness.event(egui::Event::Key {
            key: Key::Z,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: egui::Modifiers::COMMAND,
        });
        player.settle();
    }
    assert_eq!(record(&player), before[0], "all that was played");
    assert_eq!(player.session().game().id(), game, "but no other game");
}

#[test]
fn undo_goes_back_play_by_play_from_the_end_of_a_game_to_its_beginning() {
    let mut player = Player::new(&short_game(), 4);
    let mut before = play_on(&mut player, |session| session.state().outcome().is_some());
    assert!(
        player.session().state().rounds().len() > 1,
        "several hands were played"
    );
    assert_eq!(player.session().tally().total().games(), 1, "it is counted");
    let last = player.session().state().clone();
    // A game that is counted is taken out of the history only when asked twice.
    player.press_ctrl(Key::Z);
    while let Some(before) = before.pop() {
        player.press_ctrl(Key::Z);
        assert_eq!(record(&player), before, "one thing less");
        assert_eq!(
            player.session().tally().total().games(),
            0,
            "no longer counted"
        );
        assert!(
            player.session().person_in_turn().is_some(),
            "it is the player's turn"
        );
        player.look();
    }
    let undone = record(&player);
    player.press_ctrl(Key::Z);
    assert_eq!(
        record(&player),
        undone,
        "there is nothing more to take back"
    );
    assert!(!player.session().can_undo(), "nothing at all");
    let mut again = Player::new(&short_game(), 4);
    let replayed = play_on(&mut again, |session| session.state().outcome().is_some());
    assert_eq!(
        again.session().state(),
        &last,
        "the same plays bring the same game"
    );
    assert!(!replayed.is_empty(), "it was played");
}

#[test]
fn after_an_undo_the_same_plays_meet_the_same_hands() {
    let mut player = Player::new(&preferences(Preset::AllFives), 4);
    let before = play_on(&mut player, |session| session.state().rounds().len() == 3);
    let there = record(&player);
    assert_eq!(player.session().game().number(), Some(4), "it is one game");
    for _ in &before {
        player.press_ctrl(Key::Z);
    }
    play_on(&mut player, |session| session.state().rounds().len() == 3);
    assert_eq!(record(&player), there, "deals and answers are the same");
    assert!(
        player.session().help().is_any(),
        "but it was played with help"
    );
}

#[test]
fn the_first_undo_in_a_game_says_that_it_will_be_assisted_if_it_is_played_on() {
    let mut player = Player::new(&short_game(), 4);
    play_on(&mut player, |session| session.state().record().len() > 8);
    assert!(!player.session().help().is_any(), "no help yet");
    let marked = msg::turn_undone_assists("");
    player.press_ctrl(Key::Z);
    assert!(player.session().help().is_any(), "that is help");
    assert!(
        player.message().ends_with(marked.trim()),
        "{}",
        player.message()
    );
    player.press_ctrl(Key::Z);
    assert!(!player.message().contains(marked.trim()), "it is known");
}

#[test]
fn a_bone_that_was_drawn_undone_and_drawn_again_is_the_same() {
    let session = game_where(&preferences(Preset::Draw), |session| {
        session.actions_of(YOU) == [Action::Draw]
    });
    let mut player = Player::at(&session);
    player.click_id("turn-draw");
    let drawn = hand(player.session());
    player.choose("menu-undo");
    assert_eq!(hand(player.session()), hand(&session), "it went back");
    player.click_id("turn-draw");
    assert_eq!(hand(player.session()), drawn, "the same bone");
}

#[test]
fn redo_does_again_play_by_play_what_undo_took_back() {
    let mut player = Player::new(&short_game(), 4);
    let before = play_on(&mut player, |session| session.state().outcome().is_some());
    let over = player.session().state().clone();
    let tally = player.session().tally().clone();
    let games = history(&player);
    player.press_ctrl(Key::Z);
    for _ in &before {
        player.press_ctrl(Key::Z);
    }
    let mut keys = [0, 1, 2].into_iter().cycle();
    for before in &before[1..] {
        match keys.next() {
            Some(0) => player.press_ctrl_shift(Key::Z),
            Some(1) => player.press_ctrl(Key::Y),
            _ => player.choose("menu-redo"),
        }
        assert_eq!(&record(&player), before, "one thing more");
        assert_eq!(player.message(), msg::TURN_DONE_AGAIN.text());
        player.look();
    }
    player.choose("menu-redo");
    assert_eq!(player.session().state(), &over, "the very end");
    assert_eq!(player.session().tally(), &tally, "counted as it was");
    assert_eq!(history(&player), games, "in the history as it was");
    assert!(!player.session().help().is_any(), "nothing was gained");
    player.press_ctrl(Key::Y);
    assert_eq!(player.session().state(), &over, "there is nothing more");
}

fn history(player: &Player) -> Vec<Arc<PlayedGame>> {
    player.session().history().games().to_vec()
}

#[test]
fn whoever_plays_on_after_an_undo_finds_redo_out_of_reach() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 5
    });
    let mut player = Player::at(&session);
    player.press_ctrl(Key::Z);
    take_a_turn(&mut player, &mut ChaCha8Rng::seed_from_u64(3));
    player.wait_for_nestor();
    let now = record(&player);
    player.press_ctrl(Key::Y);
    assert_eq!(record(&player), now, "the key does nothing");
    player.open_menu("menu-edit");
    let redo = player.menu_item("Redo");
    assert!(redo.accesskit_node().is_disabled(), "it is out of reach");
}

#[test]
fn redo_brings_back_a_new_game_and_a_cleared_tally() {
    let mut player = Player::new(&short_game(), 4);
    play_on(&mut player, |session| session.state().outcome().is_some());
    player.step_until("the result", |player| player.has_id("result-again"));
    player.press_ctrl(Key::T);
    player.click_id("tally-clear");
    player.press(Key::Escape);
    player.press_ctrl(Key::N);
    player.press(Key::Enter);
    player.wait_for_nestor();
    let new = record(&player);
    player.press_ctrl(Key::Z);
    player.press_ctrl(Key::Z);
    assert!(!player.session().tally().is_empty(), "the tally is back");
    player.press_ctrl(Key::Y);
    player.must_read(&msg::TURN_TALLY_CLEARED_AGAIN.text());
    assert!(player.session().tally().is_empty(), "cleared");
    player.press_ctrl(Key::Y);
    player.must_read(&msg::TURN_LATER_GAME_BACK.text());
    assert_eq!(record(&player), new, "the new game");
}

#[test]
fn undo_takes_back_a_new_game() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 5
    });
    let mut player = Player::at(&session);
    player.choose("window-new-game");
    player.click_id("new-game-start");
    assert_ne!(&record(&player), session.state().record(), "a new game");
    player.choose("menu-undo");
    player.must_read(&msg::TURN_GAME_BACK.text());
    assert_eq!(&record(&player), session.state().record(), "the old one");
}

#[test]
fn a_game_that_cannot_be_opened_any_more_is_skipped_and_told_once() {
    let mut session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 5
    });
    let first = session.state().record().clone();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    session.new_game(None);
    while session.state().record().len() < 4 {
        go_on(&mut session, &mut rng);
    }
    let actions = session.state().record().rounds[0].actions.iter();
    let actions: Vec<_> = actions.map(ToString::to_string).collect();
    session.new_game(None);
    // The last bone is played twice.
    let text = ron::to_string(&**session.saved()).expect("it can be written");
    let twice = [&actions[..], &actions[3..]].concat().join(" ");
    let changed = text.replace(&actions.join(" "), &twice);
    assert_ne!(changed, text, "it was played");
    let state: State = ron::from_str(&changed).expect("it can be read");
    let folder = folder();
    write(folder.path(), File::Settings, session.preferences());
    write(folder.path(), File::State, &state);
    let mut player = Player::open(folder, None, [1100.0, 760.0]);
    let left_out = msg::TURN_GAME_LEFT_OUT.text();
    player.press_ctrl(Key::Z);
    player.must_read(&msg::TURN_GAME_BACK.text());
    player.must_read(&left_out);
    assert_eq!(record(&player), first, "the game before that");
    player.press_ctrl(Key::Y);
    player.press_ctrl(Key::Z);
    assert_eq!(record(&player), first);
    assert!(!player.reads(&left_out), "it is told once");
}

#[test]
fn a_preserved_position_comes_back_even_after_a_restart_and_undo_returns() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 5
    });
    let mut player = Player::at(&session);
    assert!(
        player.session().saved().preserved().is_none(),
        "nothing yet"
    );
    player.press_ctrl(Key::D);
    player.must_read(&msg::TURN_PRESERVED.text());
    let kept = record(&player);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    take_a_turn(&mut player, &mut rng);
    player.wait_for_nestor();
    let later = record(&player);
    assert_ne!(later, kept, "the game went on");
    let mut player = player.restart();
    assert_eq!(record(&player), later, "the very position");
    player.choose("menu-go-to-bookmark");
    player.must_read(&msg::TURN_RESTORED.text());
    assert_eq!(record(&player), kept, "as it was preserved");
    assert!(player.session().help().is_any(), "that is help");
    player.look();
    player.choose("menu-undo");
    assert_eq!(record(&player), later, "the game before Restore");
    player.press_ctrl_shift(Key::D);
    assert_eq!(record(&player), kept, "as often as one likes");
}

#[test]
fn without_a_preserved_position_there_is_nothing_to_restore() {
    let mut player = Player::new(&preferences(Preset::Draw), 7);
    player.open_menu("menu-edit");
    let restore = player.menu_item("Go to bookmark");
    assert!(restore.accesskit_node().is_disabled(), "it is out of reach");
    let before = record(&player);
    player.press(Key::Escape);
    player.press_ctrl_shift(Key::D);
    assert_eq!(record(&player), before, "the key does nothing either");
}

#[test]
fn a_cleared_tally_comes_back_with_undo() {
    let mut player = Player::new(&short_game(), 4);
    play_on(&mut player, |session| session.state().outcome().is_some());
    let tally = player.session().tally().clone();
    let wins = tally.total();
    assert_eq!(wins.games(), 1, "one game was played");
    player.press_ctrl(Key::T);
    player.must_read(&format!("{} won, {} lost", wins.won, wins.lost));
    player.click_id("tally-clear");
    assert!(player.session().tally().is_empty(), "cleared");
    player.press(Key::Escape);
    player.press_ctrl(Key::Z);
    player.must_read(&msg::TURN_TALLY_BACK.text());
    assert_eq!(player.session().tally(), &tally, "as it was");
    let over = player.session().state().outcome().is_some();
    assert!(over, "the game itself stays as it is");
}

#[test]
fn undo_works_after_a_restart_too() {
    let mut player = Player::new(&preferences(Preset::AllThrees), 9);
    let before = play_on(&mut player, |session| session.state().record().len() > 12);
    let now = record(&player);
    let mut player = player.restart();
    assert_eq!(record(&player), now, "the very position");
    for before in before.iter().rev().take(4) {
        player.press_ctrl(Key::Z);
        assert_eq!(&record(&player), before, "one thing less");
    }
    let held = player
        .session()
        .state()
        .position()
        .map(|at| at.hand(YOU).len());
    assert!(held.is_some(), "a round is on the table");
}

/// The text of a state in which the game after these words cannot be played: its hands are
/// too large.
fn unplayable(state: &State, words: &str) -> String {
    let text = to_text(state).expect("it has a text");
    let (before, game) = text.split_once(words).expect("the words");
    assert!(game.contains("hand_size: 7,"), "a record");
    let game = game.replacen("hand_size: 7,", "hand_size: 14,", 1);
    [before, words, &game].concat()
}

#[test]
fn what_cannot_be_played_any_more_is_told() {
    let today = super::daily::today();
    let mut session = super::lens::in_the_middle(&preferences(Preset::Draw));
    session.preserve();
    session.begin_day(today, today);
    session.new_game(None);
    for (words, command, told) in [
        (
            "preserved:",
            GameCommand::GoToBookmark,
            msg::WHY_BOOKMARK_NOT_PLAYABLE.text(),
        ),
        (
            "deals: Day",
            GameCommand::StartDay(today),
            msg::DAILY_NOT_PLAYABLE.text(),
        ),
    ] {
        let folder = folder();
        write(folder.path(), File::Settings, session.preferences());
        let text = unplayable(session.saved(), words);
        fs::write(File::State.below(folder.path()), text).expect("it can be written");
        let mut player = Player::open(folder, None, [1100.0, 760.0]);
        player.command(command);
        player.accept_help();
        player.must_read(&told);
    }
}
