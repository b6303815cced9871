//! Rules that the player has mixed and given no name.

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use engine::{Preset, Rules, Seats};
use game::session::Session;
use words::rules::likeness;

use super::found::game_where;
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
    let mut session = game_where(&set(short()), |session| session.state().outcome().is_some());
    session.set_preferences(set(then));
    session
}

fn card(player: &Player) -> String {
    let name = player.by_id("game-unnamed").accesskit_node().label();
    name.unwrap_or_default()
}

#[test]
fn a_card_counts_the_games_that_were_played_by_its_very_rules() {
    for (rules, is_played) in [(short(), true), (one_hand(), false)] {
        let mut player = Player::at(&who_has_played(rules));
        player.press_ctrl(Key::N);
        let said = card(&player);
        assert_eq!(said.contains("Played once"), is_played, "{said}");
        assert!(!said.contains("Not played"), "nor is that known: {said}");
        assert!(said.contains(&likeness(&rules)), "what differs: {said}");
    }
}

#[test]
fn a_numbered_game_says_by_which_rules_it_is_played_where_they_have_no_name() {
    for rules in [short(), one_hand(), Preset::Draw.rules(Seats::Two)] {
        let mut player = Player::at(&who_has_played(rules));
        player.choose("window-numbered");
        let is_named = Preset::of(&rules).is_some();
        assert_eq!(player.reads(&likeness(&rules)), !is_named, "{rules:?}");
    }
}
