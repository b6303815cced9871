//! Starts of the program that fail in their first seconds, one after the other.

use std::fs;

use engine::Preset;
use game::storage::{File, WindowPlace};
use nestor_dominoes::app::Startup;
use nestor_dominoes::command::WindowCommand;
use words::msg;

use super::lens::in_the_middle;
use super::player::{House, Player, folder, preferences, write};

const SIZE: [f32; 2] = [1100.0, 760.0];
/// So many frames take longer than a start has to last.
const LASTING: usize = 110;

fn start(house: House) -> Player {
    Player::started(house, Startup::default(), SIZE)
}

/// A start that ends before it has lasted.
fn fail(house: House) -> House {
    start(house).abandon()
}

/// How many games of this player's were set aside.
fn set_aside(house: &House) -> usize {
    let files = fs::read_dir(house.path())
        .expect("it can be read")
        .flatten();
    let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    names
        .filter(|name| name.starts_with("state.ron.broken"))
        .count()
}

/// A house with a game, and a window in a place of its own.
fn house() -> House {
    let house = folder();
    let session = in_the_middle(&preferences(Preset::AllFives));
    write(house.path(), File::Settings, session.preferences());
    write(house.path(), File::State, &**session.saved());
    let place = WindowPlace {
        size: (280.0, 700.0),
        zoom: 1.5,
        ..WindowPlace::default()
    };
    write(house.root(), File::Window, &place);
    house
}

#[test]
fn after_two_starts_that_failed_there_is_a_new_game_and_the_other_is_kept() {
    let house = house();
    let house = fail(house);
    let player = start(house);
    let id = player.session().game().id();
    let house = player.abandon();
    assert_eq!(set_aside(&house), 0, "one failure may be anybody's");
    let file = File::State.below(house.path());
    let text = fs::read_to_string(file).expect("it can be read");
    let mut player = start(house);
    let kept = player.path().join("state.ron.broken-1");
    player.must_read(&msg::notice_left_alone(kept.display().to_string()));
    assert!(player.has_id("settings-open-folder"), "where it is now");
    player.click_id("turn-ok");
    assert!(!player.has_id("settings-open-folder"), "it is read");
    assert_ne!(player.session().game().id(), id, "a new game");
    let kept = fs::read_to_string(kept).expect("it is kept");
    assert_eq!(kept, text, "to the letter");
    player.harness.run_steps(LASTING);
    let new = player.session().game().id();
    let player = start(player.close());
    assert_eq!(player.session().game().id(), new, "it goes on");
    assert_eq!(set_aside(&player.close()), 1, "once");
}

#[test]
fn a_new_game_that_fails_too_is_not_left_alone_again() {
    let mut house = house();
    for _ in 0..5 {
        house = fail(house);
    }
    assert_eq!(set_aside(&house), 1, "once");
}

#[test]
fn starts_that_last_are_never_counted_together() {
    let mut house = house();
    for _ in 0..3 {
        let mut player = start(fail(house));
        player.harness.run_steps(LASTING);
        house = player.close();
    }
    assert_eq!(set_aside(&house), 0, "each time it was only one");
}

#[test]
fn a_start_that_the_system_ends_has_not_failed() {
    let mut house = house();
    for _ in 0..3 {
        let mut player = start(house);
        player.command(WindowCommand::End);
        player.step_until("the end", |player| player.harness.state().may_close());
        house = player.break_off();
    }
    assert_eq!(set_aside(&house), 0, "it was asked to");
}
