//! The Settings window in the middle of a game, and the other windows.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use nestor_dominoes::engine::Preset;
use nestor_dominoes::session::{Pace, Session, ThemeSlot};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::found::game_where;
use super::games::take_a_turn;
use super::player::{Player, preferences};

/// The size of a window in which nothing has to be scrolled to, in points.
const TALL: [f32; 2] = [1100.0, 2400.0];

fn in_the_middle() -> Session {
    game_where(&preferences(Preset::AllFives), |session| {
        session.your_turn() && session.state().record().len() > 5
    })
}

fn switch(player: &mut Player, name: &str) {
    player
        .harness
        .get_by_role_and_label(Role::CheckBox, name)
        .click();
    player.settle();
}

/// Opens the list called so and chooses a value.
fn choose(player: &mut Player, list: &str, value: &str) {
    player
        .harness
        .get_by_role_and_label(Role::ComboBox, list)
        .click();
    player.settle();
    player.menu_item(value).click();
    player.settle();
}

#[test]
fn a_changed_rule_counts_from_the_next_hand_on() {
    let mut player = Player::at_size(&in_the_middle(), TALL);
    let rules = *player.session().state().rules();
    player.press_ctrl(Key::Comma);
    player.must_read("a change to its rules counts from the next hand on");
    switch(&mut player, "Threes score");
    player.press(Key::Escape);
    assert_eq!(
        player.message(),
        "The new rules count from the next hand on.",
        "said"
    );
    assert_eq!(*player.session().state().rules(), rules, "not in this hand");
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    while !player.session().state().can_deal() {
        take_a_turn(&mut player, &mut rng);
        player.wait_for_nestor();
        assert_eq!(*player.session().state().rules(), rules, "nor later in it");
    }
    player.click("New hand");
    assert!(player.session().state().rules().threes, "now they do");
    player.must_read("Fives and Threes to 150");
    player.look();
}

#[test]
fn another_game_chosen_in_the_middle_of_one_begins_with_the_next() {
    let mut player = Player::at_size(&in_the_middle(), TALL);
    player.press_ctrl(Key::Comma);
    choose(&mut player, "Game", "Five-Up");
    player.press(Key::Escape);
    player.must_read("All Fives to 150");
    player.press_ctrl(Key::N);
    player.menu_item("New game").click();
    player.settle();
    player.must_read("Five-Up to 250");
    player.wait_for_nestor();
    player.look();
}

#[test]
fn preferences_act_at_once() {
    let session = in_the_middle();
    let mut player = Player::at_size(&session, TALL);
    player.must_read("Table count ");
    player.press_ctrl(Key::Comma);
    switch(&mut player, "Show the table count");
    choose(&mut player, "Nestor's pace", "Wait for my OK");
    switch(&mut player, "Draw all I need at once");
    switch(&mut player, "Flicker where Nestor plays");
    player.press(Key::Escape);
    player.look();
    let set = player.session().preferences().clone();
    assert_eq!(set.pace, Pace::WaitForOk, "the pace");
    assert!(
        set.auto_draw && set.flicker && !set.table_count,
        "the switches"
    );
    assert!(!player.session().rules_wait(), "none of them is a rule");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while player.session().your_turn() {
        take_a_turn(&mut player, &mut rng);
    }
    assert!(player.has_button("OK"), "Nestor waits already");
    let player = player.restart();
    assert_eq!(player.session().preferences(), &set, "they are kept");
}

#[test]
fn a_theme_that_is_used_is_kept() {
    let mut player = Player::at(&in_the_middle());
    assert_eq!(
        player.harness.state().themes().used,
        ThemeSlot::One,
        "the first"
    );
    player.press_ctrl(Key::K);
    let name = ThemeSlot::Two.name();
    player.click(&format!("Use {name}"));
    assert_eq!(
        player.harness.state().themes().used,
        ThemeSlot::Two,
        "the second"
    );
    let player = player.restart();
    assert_eq!(
        player.harness.state().themes().used,
        ThemeSlot::Two,
        "still"
    );
}

#[test]
fn an_edited_color_is_kept_and_can_be_reset() {
    let mut player = Player::at(&in_the_middle());
    let name = ThemeSlot::One.name();
    let before = *player.harness.state().themes().palette(ThemeSlot::One);
    player.press_ctrl(Key::K);
    player.click(&format!("Edit {name}"));
    for save in ["Cancel", "Save"] {
        player
            .harness
            .get_by_role_and_label(Role::Slider, "Red")
            .set_value_accesskit(12.0);
        player.settle();
        player.click(save);
        let now = *player.harness.state().themes().palette(ThemeSlot::One);
        assert_eq!(now != before, save == "Save", "{save}");
        if save == "Cancel" {
            player.click(&format!("Edit {name}"));
        }
    }
    player.click(&format!("Reset {name}"));
    let now = *player.harness.state().themes().palette(ThemeSlot::One);
    assert_eq!(now, before, "as the program came");
}

#[test]
fn help_tells_the_rules_of_the_game_on_the_table() {
    let session = game_where(&preferences(Preset::FiveUp), Session::your_turn);
    let mut player = Player::at(&session);
    player.press(Key::F1);
    player.harness.get_by_label("The rules").click();
    player.settle();
    player.must_read("Five-Up");
    assert!(player.reads("pagat.com"), "with its source");
}
