//! What is kept between runs, as the player meets it in the window.

use std::fs;

use egui::Key;
use engine::{Preset, RoundRecord};
use game::profile::Pace;
use game::session::Session;
use game::storage::File;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::found::game_where;
use super::games::take_a_turn;
use super::player::{Player, folder, preferences, write};

const SIZE: [f32; 2] = [1100.0, 760.0];

fn in_the_middle() -> Session {
    game_where(&preferences(Preset::AllThrees), |session| {
        let state = session.state();
        session.person_in_turn().is_some() && state.rounds().len() == 3 && state.record().len() > 25
    })
}

fn rounds(player: &Player) -> &[RoundRecord] {
    &player.session().state().record().rounds
}

#[test]
fn a_restart_resumes_the_very_position() {
    let session = in_the_middle();
    let mut player = Player::at(&session);
    for _ in 0..3 {
        assert_eq!(player.session().state(), session.state(), "the same game");
        player.look();
        player = player.restart();
    }
}

#[test]
fn a_restart_after_a_play_has_nestor_answer_as_he_would_have() {
    let session = in_the_middle();
    let play = |player: &mut Player| {
        player.press(Key::ArrowRight);
        let parts = player.parts();
        let mut names = parts.iter().map(|(_, name)| name);
        let end = names.find(|name| name.contains(": play ")).cloned();
        player.click(&end.expect("the bone fits somewhere"));
    };
    let mut stayed = Player::at(&session);
    play(&mut stayed);
    stayed.wait_for_nestor();
    let mut left = Player::at(&session);
    play(&mut left);
    let mut left = left.restart();
    left.wait_for_nestor();
    assert_eq!(
        left.session().state(),
        stayed.session().state(),
        "the same answer"
    );
}

/// The beginning of a file of this kind.
fn broken(word: &str) -> String {
    format!("// Nestor Dominoes 0.9.0: {word}\n(version: 1, con")
}

#[test]
fn a_broken_game_is_moved_aside_and_said_so_once() {
    let session = in_the_middle();
    let folder = folder();
    write(folder.path(), File::Settings, session.preferences());
    fs::write(File::State.below(folder.path()), broken("state")).expect("it can be written");
    let mut player = Player::open(folder, None, SIZE);
    let aside = "state.ron.broken-1";
    player.must_read(aside);
    assert!(player.path().join(aside).exists(), "it is kept");
    assert_eq!(
        player.session().preferences(),
        session.preferences(),
        "the rest works"
    );
    player.wait_for_nestor();
    // It stays until something is done.
    let mut random = ChaCha8Rng::seed_from_u64(1);
    take_a_turn(&mut player, &mut random);
    assert!(
        !player.message().contains(aside),
        "it is no longer the message"
    );
    let player = player.restart();
    assert!(!player.reads(aside), "it is said once");
}

#[test]
fn broken_settings_leave_the_game_in_progress_alone() {
    let session = in_the_middle();
    let folder = folder();
    let settings = File::Settings.below(folder.path());
    fs::write(settings, broken("settings")).expect("it can be written");
    write(folder.path(), File::State, &**session.saved());
    let player = Player::open(folder, None, SIZE);
    player.must_read("settings.ron.broken-1");
    assert!(
        player.path().join("settings.ron.broken-1").exists(),
        "it is kept"
    );
    assert_eq!(
        player.session().state(),
        session.state(),
        "the game goes on"
    );
    assert_eq!(
        player.session().preferences().display.pace,
        Pace::Normal,
        "as the program came"
    );
}

#[test]
fn several_broken_files_are_all_told_of() {
    let folder = folder();
    let names = ["settings", "colors", "state"];
    for (file, word) in [File::Settings, File::Themes, File::State]
        .into_iter()
        .zip(names)
    {
        fs::write(file.below(folder.path()), broken(word)).expect("it can be written");
    }
    let mut player = Player::open(folder, None, SIZE);
    let told = player.message();
    let first = told.lines().next().unwrap_or_default();
    assert!(
        first.contains("state.ron.broken-1"),
        "the lost game first: {told}"
    );
    player.press_ctrl(Key::L);
    for name in ["settings.ron", "themes.ron", "state.ron"] {
        player.must_read(&format!("{name}.broken-1"));
    }
}

#[test]
fn a_game_from_a_number_says_so_and_is_the_same_each_time() {
    let [one, other] = [0, 1].map(|_| Player::new(&preferences(Preset::Draw), 7));
    one.must_read("Game number 7");
    assert_eq!(
        rounds(&one)[0].seed,
        rounds(&other)[0].seed,
        "the same deal"
    );
    let another = Player::new(&preferences(Preset::Draw), 8);
    assert_ne!(
        rounds(&one)[0].seed,
        rounds(&another)[0].seed,
        "another deal"
    );
}
