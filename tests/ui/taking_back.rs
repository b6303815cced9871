//! Undo and redo while the lead is drawn for and bones are taken, and what must
//! wait until they are.

use std::collections::BTreeSet;

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use game::session::Session;
use words::{Who, msg};

use super::found::session;
use super::notation::at;
use super::player::Player;
use super::taking::{backs, draw_for_lead, draw_game, drawn, lots};
use crate::{NESTOR, YOU};

/// The Draw Game whose lead one draws.
fn at_own_lead() -> Session {
    drawn(&draw_game(), YOU)
}

fn undo(player: &mut Player) {
    player.press_ctrl(Key::Z);
}

fn redo(player: &mut Player) {
    player.press_ctrl_shift(Key::Z);
}

#[test]
fn undo_takes_back_the_last_bone_that_one_took_and_redo_takes_it_again() {
    let mut player = Player::at(&at_own_lead());
    draw_for_lead(&mut player);
    player.click_id("back-4");
    let one = player.hand();
    player.click_id("back-12");
    let two = player.hand();
    undo(&mut player);
    assert_eq!(player.hand(), one, "the second lies there again");
    assert!(player.has_id("back-12"), "where it lay");
    redo(&mut player);
    assert_eq!(player.hand(), two, "and is taken again");
    undo(&mut player);
    undo(&mut player);
    assert_eq!(player.hand(), [], "and the first, too");
    undo(&mut player);
    assert!(player.has_id("taking-draw-for-me"), "and what was drawn");
    assert_eq!(backs(&player).len(), 28);
    for _ in 0..3 {
        redo(&mut player);
    }
    assert_eq!(player.hand(), two, "all as it was");
    undo(&mut player);
    player.click_id("back-20");
    redo(&mut player);
    assert_eq!(player.hand().len(), 2, "whoever took another goes on with that");
    assert!(player.has_id("back-12"));
}

#[test]
fn the_last_bone_of_a_hand_can_be_taken_back_until_somebody_acts() {
    let mut player = Player::at(&at_own_lead());
    draw_for_lead(&mut player);
    for _ in 0..7 {
        let back = backs(&player).remove(5);
        player.click_id(&back);
    }
    player.step_until("the boneyard", |player| backs(player).is_empty());
    let hand = player.hand();
    undo(&mut player);
    assert_eq!(player.hand().len(), 6, "one lies there again");
    redo(&mut player);
    player.step_until("the boneyard", |player| backs(player).is_empty());
    assert_eq!(player.hand(), hand);
    player.click_bone(hand[0]);
    player.click_id("end-lead");
    undo(&mut player);
    let is_led = |player: &Player| !player.session().state().record().is_empty();
    assert!(!is_led(&player), "the lead is taken back first");
    assert_eq!(backs(&player), [""; 0], "and nothing that was taken");
}

#[test]
fn what_was_taken_for_one_is_taken_back_at_once() {
    let mut player = Player::at(&at_own_lead());
    draw_for_lead(&mut player);
    player.rest();
    player.click_id("back-4");
    player.rest();
    player.click_id("taking-take-the-rest");
    assert_eq!(player.hand().len(), 7);
    undo(&mut player);
    assert_eq!(player.hand().len(), 1, "all of those");
    redo(&mut player);
    assert_eq!(player.hand().len(), 7);
}

#[test]
fn undo_asks_before_it_leaves_a_deal_and_redo_comes_back_to_it_as_it_was() {
    let earlier = at(
        &draw_game(),
        "3-0 3-1 5-0 5-1 6-1 6-5 6-6 | 1-1 3-2 4-2 4-3 5-2 6-3 6-4",
        "5-2 6-5@W 6-3@W 3-0@W 4-2@E",
    );
    let mut player = Player::at(&earlier);
    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    let seeds = player.session().state().record().clone();
    undo(&mut player);
    assert_eq!(backs(&player).len(), 28, "it asks first");
    undo(&mut player);
    assert_eq!(player.session().state().record(), earlier.state().record());
    assert_eq!(backs(&player), [""; 0], "the game before");
    redo(&mut player);
    assert_eq!(*player.session().state().record(), seeds);
    player.rest();
    assert!(player.has_id("taking-draw-for-me"), "it is drawn for");
    player.click_id("back-1");
    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    assert_eq!(backs(&player).len(), 28, "another deal");
    undo(&mut player);
    undo(&mut player);
    assert_eq!(*player.session().state().record(), seeds);
    assert!(!player.has_id("back-1"), "what was drawn lies there still");
}

#[test]
fn redo_of_a_lead_that_was_drawn_for_shows_the_hand_that_is_dealt_then() {
    let mut set = draw_game();
    set.display.take_for_me = true;
    let session = drawn(&set, YOU);
    let mut player = Player::at(&session);
    player.click_id("back-9");
    player.step_until("the hand", |player| player.hand().len() == 7);
    undo(&mut player);
    assert_eq!(backs(&player).len(), 28, "it is drawn for again");
    let hand_is_there = |player: &Player| player.hand().len() == 7 && backs(player).is_empty();
    redo(&mut player);
    player.rest();
    assert!(hand_is_there(&player), "{:?}", player.hand());
}

#[test]
fn undo_asks_before_it_leaves_a_deal_that_only_nestor_has_led() {
    let mut session = at(
        &draw_game(),
        "3-0 3-1 5-0 5-1 6-1 6-5 6-6 | 1-1 3-2 4-2 4-3 5-2 6-3 6-4",
        "5-2 6-5@W 6-3@W 3-0@W 4-2@E",
    );
    let earlier = session.game().id();
    session.new_game(None);
    session.undo();
    session.new_game(None);
    assert_eq!(lots(&session), (1, NESTOR), "the second one");
    let mut player = Player::at(&session);
    draw_for_lead(&mut player);
    player.click_id("taking-take-all");
    player.step_until("Nestor's lead", |player| player.session().person_in_turn() == Some(YOU));
    let led = player.session().game().id();
    undo(&mut player);
    assert_eq!(player.session().game().id(), led, "it asks first");
    undo(&mut player);
    assert_eq!(player.session().game().id(), earlier);
}

#[test]
fn nobody_s_hand_is_shown_before_it_is_taken() {
    let mut player = Player::at(&at_own_lead());
    for item in ["menu-show-hidden-hands", "menu-show-boneyard"] {
        player.open_menu("menu-view");
        let offered = player.by_id(item);
        assert!(offered.accesskit_node().is_disabled(), "{item}");
        player.press(Key::Escape);
    }
    player.press_ctrl_shift(Key::N);
    player.press_ctrl_shift(Key::B);
    draw_for_lead(&mut player);
    player.click_id("taking-take-all");
    player.step_until("the boneyard", |player| backs(player).is_empty());
    assert!(!player.session().help().is_any(), "nothing was shown");
    player.press_ctrl_shift(Key::N);
    player.accept_help();
    assert!(player.session().help().is_any(), "now it is");
}

#[test]
fn the_score_sheet_names_no_leader_before_the_bones_are_taken() {
    for leader in [YOU, NESTOR] {
        let session = drawn(&draw_game(), leader);
        let mut player = Player::at(&session);
        let name = session.state().seating()[leader].name().as_str().to_owned();
        let sheet = |player: &mut Player| {
            player.press_ctrl(Key::P);
            let line = player.by_id("sheet-hand-1");
            let (rect, spoken) = (line.rect(), line.accesskit_node().label());
            let written = player.written(rect);
            player.press_ctrl(Key::P);
            (written, spoken.unwrap_or_default())
        };
        let (written, spoken) = sheet(&mut player);
        assert!(!written.contains(&name), "{written:?}");
        let told = msg::sheet_spoken(&Who::at(session.seating(), YOU), 1, "no");
        assert!(spoken.starts_with(&told), "{spoken}");
        draw_for_lead(&mut player);
        player.click_id("taking-take-all");
        player.step_until("the boneyard", |player| backs(player).is_empty());
        let (written, _) = sheet(&mut player);
        assert!(written.contains(&name), "{written:?}");
    }
}

#[test]
fn the_others_take_other_backs_in_each_game_and_mostly_such_that_lie_side_by_side() {
    let mut seen = BTreeSet::new();
    let (mut near, mut all) = (0, 0);
    for number in 0..12 {
        let session = session(&draw_game(), number);
        if lots(&session) != (1, NESTOR) {
            continue;
        }
        let mut player = Player::at(&session);
        draw_for_lead(&mut player);
        let lying = backs(&player);
        let places = (1..=28).filter(|n| !lying.contains(&format!("back-{n}")));
        let taken: Vec<i32> = places.collect();
        assert_eq!(taken.len(), 7);
        let pairs = taken.windows(2);
        near += pairs.filter(|pair| pair[1] - pair[0] <= 2).count();
        all += 6;
        seen.insert(taken);
    }
    assert!(seen.len() > 2, "not always the same: {seen:?}");
    assert_eq!(seen.len() * 6, all, "never the same: {seen:?}");
    assert!(near * 2 > all, "{near} of {all} side by side: {seen:?}");
}
