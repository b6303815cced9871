//! What is kept between runs, as the player meets it in the window.

use std::fs;

use egui::Key;
use engine::Preset;
use game::session::Session;
use nestor_dominoes::command::TableCommand;

use super::notation::{FIRST_HAND, SECOND_HAND, THIRD_DEAL, at};
use super::player::{Player, WINDOW, folder, preferences};
use crate::YOU;

fn in_the_middle() -> Session {
    at(
        &preferences(Preset::AllThrees),
        THIRD_DEAL,
        &format!("{FIRST_HAND} / {SECOND_HAND} / 6-6 6-2@W"),
    )
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
    assert_eq!(left.session().state(), stayed.session().state(), "the same answer");
}

/// The beginning of a file of this kind.
fn broken(word: &str) -> String {
    format!("// Nestor Dominoes 0.9.0: {word}\n(version: 1, con")
}

#[test]
fn broken_text_files_are_moved_aside_and_said_so_once() {
    let folder = folder();
    let names = ["settings.ron", "themes.ron"];
    for (name, word) in names.into_iter().zip(["settings", "colors"]) {
        fs::write(folder.path().join(name), broken(word)).expect("it can be written");
    }
    let mut player = Player::open(folder, None, WINDOW);
    player.press_ctrl(Key::L);
    for name in names {
        let name = format!("{name}.broken-1");
        player.must_read(&name);
        assert!(player.path().join(name).exists(), "it is kept");
    }
    player.wait_for_nestor();
    // It stays until something is done.
    let action = player.session().actions_of(YOU)[0];
    player.command(TableCommand::Act(action));
    let aside = "settings.ron.broken-1";
    assert!(!player.message().contains(aside), "no longer the message");
    let player = player.restart();
    assert!(!player.reads(aside), "it is said once");
}
