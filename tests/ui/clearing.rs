//! Undo where the history or the tally was cleared.

use egui::Key;
use engine::Seats;
use words::msg;

use super::history::open;
use super::notation::{FIRST_HAND, SECOND_HAND, THIRD_DEAL, at};
use super::player::{Player, SIZES};
use super::result::short;
use super::troubles::play;

/// A history of three games behind which a game goes on, and its window is open.
fn before_a_game(size: [f32; 2]) -> Player {
    let mut player = open(3, size);
    player.press(Key::Escape);
    play(&mut player, 2);
    player.press_ctrl(Key::R);
    player
}

#[test]
fn undo_brings_a_cleared_history_back_and_leaves_the_game_behind_it_alone() {
    let mut player = before_a_game(SIZES[0]);
    let record = player.session().state().record().clone();
    assert!(player.session().can_undo(), "there is something to take back");
    let games = player.session().history().games().to_vec();
    assert!(!player.has_id("history-bring-back"), "nothing was cleared");
    player.click_id("history-clear");
    assert!(player.session().history().games().is_empty(), "cleared");
    player.must_read(&msg::HISTORY_NONE.text());
    assert!(!player.reads(&msg::HISTORY_EMPTY.text()), "there were games");
    assert!(player.has_id("history-bring-back"), "it is said");
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().history().games(), games, "all of it");
    player.must_read(&msg::TURN_HISTORY_BACK.text());
    assert!(!player.has_id("history-bring-back"), "it is back");
    player.press_ctrl_shift(Key::Z);
    assert!(player.session().history().games().is_empty(), "again");
    player.must_read(&msg::TURN_HISTORY_CLEARED_AGAIN.text());
    player.press_ctrl(Key::Z);
    player.press(Key::Escape);
    assert_eq!(player.session().state().record(), &record, "no play of it");
    let helped = player.session().help().is_any();
    assert!(!helped, "that is no help");
    player.press_ctrl(Key::Z);
    assert_ne!(player.session().state().record(), &record, "then a play");
}

#[test]
fn the_tally_s_window_says_that_undo_brings_it_back_once_it_is_cleared() {
    let over = at(
        &short(Seats::Two),
        THIRD_DEAL,
        &format!(
            "{FIRST_HAND} / {SECOND_HAND} / 6-6 6-2@W 2-0@W 1-0@W 6-1@E draw 6-0@N 4-0@N 4-2@N \
             5-2@N 5-5@N 5-4@N draw 5-1@W"
        ),
    );
    let mut player = Player::at_size(&over, SIZES[1]);
    player.press_ctrl(Key::T);
    assert!(!player.has_id("tally-undo"), "nothing was cleared");
    player.click_id("tally-clear");
    assert!(player.session().tally().is_empty(), "cleared");
    player.must_read(&msg::TALLY_NONE.text());
    player.click_id("tally-help-what");
    player.must_read(&msg::TALLY_HELP_EXPLAINED.text());
    player.click_id("tally-undo");
    assert!(player.has_id("tally-clear"), "it is back");
    assert_eq!(player.session().tally(), over.tally(), "as it was");
}
