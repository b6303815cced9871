//! A history that takes long to read: the game goes on meanwhile, and the windows say so.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use egui::Key;
use engine::Preset;
use game::profile::LensMode;
use game::storage::File;
use nestor_dominoes::app::Startup;
use nestor_dominoes::command::GameCommand;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::msg;

use super::games::take_a_turn;
use super::history::{games, history_file};
use super::lens::key_of_lens;
use super::player::{Player, folder, preferences, write};
use super::watched::Watched;

/// Somebody with a long history, which is not read as long as the gate is shut.
fn sit_down(gate: &Arc<Mutex<()>>) -> (Player, usize) {
    let house = folder();
    write(house.path(), File::Settings, &preferences(Preset::Draw));
    let games = games(500);
    write(house.path(), File::History, &history_file(&games));
    // A copy is kept of one that is not as it was written.
    let history = File::History.below(house.path());
    let text = fs::read_to_string(&history).expect("it is there");
    let changed = text.replacen("content: [", "content: [ ", 1);
    assert_ne!(changed, text, "it is another text");
    fs::write(&history, changed).expect("it can be written");
    let wish = Startup {
        seed: Some(7),
        ..Startup::default()
    };
    let gate = Arc::clone(gate);
    let disk = Arc::new(Watched(move |call: &str, path: &Path| {
        if call == "read" && path.ends_with("history.ron") {
            drop(gate.lock().expect("nothing broke"));
        }
    }));
    let player = Player::started_on(disk, house, wish, [1100.0, 760.0]);
    (player, games.len())
}

/// Opens the gate, and waits until the history is there.
fn open(gate: MutexGuard<'_, ()>, player: &mut Player) {
    drop(gate);
    player.step_until("the history", |player| !player.session().awaits_lists());
    player.settle();
}

#[test]
fn the_windows_say_that_the_history_is_being_read_and_show_it_then() {
    let gate = Arc::new(Mutex::new(()));
    let shut = gate.lock().expect("nothing broke");
    let (mut player, count) = sit_down(&gate);
    assert!(
        !player.reads("history.ron.changed-1"),
        "nothing is known of it yet"
    );
    player.press_ctrl(Key::R);
    let reads = msg::HISTORY_BEING_READ.text();
    player.must_read(&reads);
    let none = msg::HISTORY_EMPTY.text();
    assert!(!player.reads(&none), "that is not known");
    assert!(!player.has_id("history-clear"), "there is nothing to clear");
    open(shut, &mut player);
    assert!(!player.reads(&reads), "it is there");
    player.must_read("All Fives to 150. Nestor, Beginner. You won ");
    let games = player.session().history().games().len();
    assert_eq!(games, count, "all of it");
    player.step_until("the copy", |player| player.reads("history.ron.changed-1"));
}

/// Somebody who has taken a turn before the history was there.
fn take_first_turn(gate: &Arc<Mutex<()>>) -> Player {
    let (mut player, _) = sit_down(gate);
    player.wait_for_nestor();
    take_a_turn(&mut player, &mut ChaCha8Rng::seed_from_u64(1));
    player.wait_for_nestor();
    player
}

#[test]
fn nothing_waits_for_the_history() {
    let gate = Arc::new(Mutex::new(()));
    let shut = gate.lock().expect("nothing broke");
    let mut player = take_first_turn(&gate);
    let actions = |player: &Player| player.session().state().record().len();
    let done = actions(&player);
    player.press_ctrl(Key::Z);
    player.settle();
    assert!(actions(&player) < done, "it is taken back");
    player.press_ctrl_shift(Key::Z);
    player.settle();
    assert_eq!(actions(&player), done, "and done again");
    open(shut, &mut player);
    assert_eq!(actions(&player), done, "nothing changes then");
    let games = player.session().history().games().len();
    assert_eq!(games, 500, "all of it is there");
}

#[test]
fn the_key_of_the_lens_does_not_wait() {
    let gate = Arc::new(Mutex::new(()));
    let shut = gate.lock().expect("nothing broke");
    let mut player = take_first_turn(&gate);
    let mut wanted = player.session().preferences().clone();
    wanted.display.lens = LensMode::WhileHeld;
    player.update(GameCommand::SetPreferences(Box::new(wanted)));
    player.press_ctrl(Key::Z);
    player.harness.event(key_of_lens(true));
    player.settle();
    player.harness.event(key_of_lens(false));
    player.accept_help();
    player.harness.event(key_of_lens(true));
    player.wait_for("lens-6-6");
    player.harness.event(key_of_lens(false));
    player.settle();
    assert!(!player.has_id("lens-6-6"), "it is held no more");
    open(shut, &mut player);
}
