//! Rules that the player has mixed and given no name.

use egui::Key;
use engine::{Preset, Rules, Seats};
use game::session::Session;
use words::msg;

use super::found::game_over;
use super::player::{Player, set};

/// All Fives to so few points.
fn short() -> Rules {
    Rules {
        target: Some(5),
        ..Preset::AllFives.rules(Seats::Two)
    }
}

/// Draw in one hand.
fn one_hand() -> Rules {
    Rules {
        target: None,
        ..Preset::Draw.rules(Seats::Two)
    }
}

/// A player who has played once, by the short rules, and has others set now.
fn who_has_played(then: Rules) -> Session {
    let mut session = game_over(&set(short()));
    session.set_preferences(set(then));
    session
}

#[test]
fn rules_without_a_name_are_those_of_the_nearest_game_with_changes() {
    for (rules, card, is_played) in [
        (short(), "game-all-fives", true),
        (one_hand(), "game-draw", false),
    ] {
        let mut player = Player::at(&who_has_played(rules));
        player.press_ctrl(Key::N);
        let said = player.label(card);
        assert!(said.contains(&msg::new_game_changes(1)), "{said}");
        let is_new = said.contains(&msg::card_record(0, 0));
        assert_eq!(is_new, !is_played, "{said}");
        player.click_id("new-game-rules");
        player.click_id("new-game-reset");
        player.click_id("new-game-start");
        let preset = Preset::of(player.session().state().rules());
        assert!(preset.is_some(), "as the game comes: {preset:?}");
    }
}
