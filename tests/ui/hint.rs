//! The coach's word on what to play.

use egui::Key;
use nestor_dominoes::engine::Preset;
use nestor_dominoes::session::Session;

use super::found::game_where;
use super::player::{Player, preferences};

/// A game in which the person in front of the window has a choice.
fn with_a_choice(preset: Preset) -> Session {
    game_where(&preferences(preset), |session| {
        session.person_in_turn().is_some() && session.state().legal_actions().len() > 2
    })
}

#[test]
fn a_hint_names_a_play_that_is_allowed_and_the_game_counts_as_helped() {
    let mut player = Player::at(&with_a_choice(Preset::AllFives));
    assert!(!player.session().game().helped(), "no help yet");
    player.press(Key::H);
    player.step_until("the hint", |player| player.message().starts_with("Best"));
    let said = player.message();
    let plays = player.session().state().legal_actions();
    let named = |bone: String| said.contains(&bone);
    let mut bones = plays.iter().filter_map(|action| action.bone());
    assert!(bones.any(|bone| named(bone.to_string())), "{said}");
    assert!(player.session().game().helped(), "that was help");
}

#[test]
fn a_hint_is_dropped_with_the_position_it_was_asked_for() {
    let session = with_a_choice(Preset::AllFives);
    let mut player = Player::at(&session);
    player.press(Key::H);
    player.step_until("the hint", |player| player.message().starts_with("Best"));
    player.press(Key::H);
    assert!(
        !player.message().starts_with("Best"),
        "{}",
        player.message()
    );
}
