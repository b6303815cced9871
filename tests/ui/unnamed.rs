//! Rules that the player has mixed and given no name.

use egui::Key;
use egui::accesskit::Toggled;
use egui_kittest::kittest::NodeT as _;
use engine::{Preset, Rules, Seats};
use game::session::Session;
use words::msg;

use super::found::game_until;
use super::player::{Player, preferences, set};

/// All Fives to so few points.
fn short() -> Rules {
    Rules { target: Some(5), ..Preset::AllFives.rules(Seats::Two) }
}

/// Draw in one hand.
fn one_hand() -> Rules {
    Rules { target: None, ..Preset::Draw.rules(Seats::Two) }
}

/// A player who has played once, by the short rules, and has others set now.
fn who_has_played(then: Rules) -> Session {
    let mut session = game_until(&set(short()), 0, |session| session.state().outcome().is_some());
    session.set_preferences(set(then));
    session
}

#[test]
fn rules_without_a_name_are_those_of_the_nearest_game_with_changes() {
    for (rules, card, is_played) in
        [(short(), "game-all-fives", true), (one_hand(), "game-draw", false)]
    {
        let mut player = Player::at(&who_has_played(rules));
        player.press_ctrl(Key::N);
        let said = player.label(card);
        assert!(said.contains(&msg::new_game_changes(1)), "{said}");
        let is_new = said.contains(&msg::card_record(0, 0));
        assert_eq!(is_new, !is_played, "{said}");
        player.click_id("new-game-rules");
        player.click_id("new-game-reset");
        player.click_id("new-game-start");
        let preset = Preset::from_rules(player.session().state().rules());
        assert!(preset.is_some(), "as the game comes: {preset:?}");
    }
}

#[test]
fn a_game_to_other_points_keeps_its_name_at_the_table_and_in_the_history() {
    let unnamed = msg::GAME_UNNAMED.text();
    let mut player = Player::new(&preferences(Preset::Draw), 3);
    player.press_ctrl(Key::N);
    player.go_and_click("game-all-fives");
    player.go_and_click("new-game-points");
    player.go_and_click("setting-target-50");
    player.click_id("new-game-start");
    player.must_read("All Fives to 50");
    assert!(!player.reads(&unnamed), "it has a name");
    player.press_ctrl(Key::N);
    player.click_id("seats-four");
    player.click_id("new-game-start");
    player.must_read("All Fives to 50");
    let rules = *player.session().state().rules();
    let five_each = Preset::AllFives.rules(Seats::Four).hand_size;
    assert_eq!(rules.hand_size, five_each, "as four play it");

    let mut player = Player::at(&who_has_played(short()));
    player.press_ctrl(Key::R);
    player.must_read("All Fives to 5");
    assert!(!player.reads(&unnamed), "nor there is it another game");
}

#[test]
fn an_own_game_that_differs_in_the_points_alone_keeps_the_name_it_was_given() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    player.go_and_click("new-game-points");
    player.go_and_click("setting-target-50");
    player.click_id("new-game-rules");
    player.click_id("new-game-save-own");
    player.type_into("settings-game-name", "Quick Fives");
    player.press(Key::Enter);
    player.harness.run_steps(10);
    let lines = player.widgets().into_iter();
    let mut lines = lines.filter(|it| it.id.contains("own-game-"));
    let line = lines.find(|it| it.label.contains("Quick Fives"));
    let line = player.by_id(&line.expect("it is listed").id);
    let is_marked = line.accesskit_node().toggled() == Some(Toggled::True);
    assert!(is_marked, "it is the chosen one");
    let foot = player.by_id("new-game-start").rect().top();
    let back = player.by_id("new-game-pictures").rect().bottom();
    let place = line.rect();
    assert!(place.top() >= back && place.bottom() <= foot, "in sight: {place}");
    player.click_id("new-game-start");
    player.must_read("Quick Fives to 50");
}
