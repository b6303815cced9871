//! The score pad: points of a game with real bones are written down, taken back, and kept.

use egui::{Event, Key};
use engine::{Preset, Seat};
use game::profile::{PadSides, ScoreKeeping, ScorePad};
use nestor_dominoes::command::{WindowCommand, WindowKind};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::{Points, msg};

use super::games::take_a_turn;
use super::player::{Player, preferences};

fn with_pad() -> Player {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    player.command(WindowCommand::Toggle(WindowKind::ScorePad));
    player
}

fn pad(player: &Player) -> &ScorePad {
    &player.session().preferences().score_pad
}

/// The scores that are read of the sides.
fn scores(player: &Player) -> Vec<String> {
    let ids = player.ids("pad-score-");
    ids.iter().map(|id| player.label(id)).collect()
}

fn side(name: &str, score: i32) -> String {
    msg::side_points(Points::shown(score), name)
}

/// Types points and gives them to a side.
fn add(player: &mut Player, points: &str, side: usize) {
    player.retype("pad-points", points);
    player.click_id(&format!("pad-add-{side}"));
}

#[test]
fn points_are_written_down_by_keyboard_and_by_mouse_and_taken_back() {
    let mut player = with_pad();
    player.retype("pad-name-0", "Ana");
    add(&mut player, "15", 0);
    for key in ["pad-key-1", "pad-key-0", "pad-key-minus", "pad-add-1"] {
        player.click_id(key);
    }
    let second = msg::pad_side(2_usize);
    assert_eq!(scores(&player), [side("Ana", 15), side(&second, -10)]);
    player.click_id("pad-undo");
    assert_eq!(scores(&player), [side("Ana", 15), side(&second, 0)]);
    player.click_id("pad-clear");
    assert_eq!(scores(&player), [side("Ana", 0), side(&second, 0)]);
    player.click_id("pad-undo");
    assert_eq!(scores(&player), [side("Ana", 15), side(&second, 0)]);
}

#[test]
fn what_is_no_number_of_points_is_not_written_down() {
    let mut player = with_pad();
    for typed in ["", "0", "-", "1.5"] {
        player.retype("pad-points", typed);
        assert!(player.is_off("pad-add-0"), "{typed:?}");
    }
    add(&mut player, "9999", 0);
    let first = msg::pad_side(1_usize);
    assert_eq!(scores(&player)[0], side(&first, 999), "three digits");
}

#[test]
fn without_a_field_digits_are_points_and_undo_is_the_pads() {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    player.wait_for_nestor();
    take_a_turn(&mut player, &mut ChaCha8Rng::seed_from_u64(1));
    player.wait_for_nestor();
    let before = player.session().state().record().clone();
    player.command(WindowCommand::Toggle(WindowKind::ScorePad));
    player.harness.event(Event::Text("25".to_owned()));
    player.settle();
    player.click_id("pad-add-0");
    let first = msg::pad_side(1_usize);
    assert_eq!(scores(&player)[0], side(&first, 25));
    player.press_ctrl(Key::Z);
    assert_eq!(scores(&player)[0], side(&first, 0));
    player.press_ctrl(Key::Z);
    player.press_ctrl(Key::D);
    assert!(!player.session().help().is_any(), "the game behind");
    assert_eq!(player.session().state().record(), &before);
}

#[test]
fn the_pad_is_kept_with_its_sides_target_and_board() {
    let mut player = with_pad();
    player.click_id("pad-sides-3");
    player.retype("pad-target", "100");
    player.click_id("pad-keeping-cribbage-board");
    add(&mut player, "105", 2);
    player.must_read(&msg::PAD_WINS.text());
    assert!(player.has_id("score-board"), "the board");
    player.press(Key::Escape);
    let mut player = player.restart();
    let third = Seat::ALL[2];
    assert_eq!(pad(&player).sides, PadSides::Three);
    assert_eq!(pad(&player).keeping, ScoreKeeping::CribbageBoard);
    assert_eq!(pad(&player).winner(), Some(third), "to 100");
    player.command(WindowCommand::Toggle(WindowKind::ScorePad));
    let unnamed = msg::pad_side(3_usize);
    assert_eq!(scores(&player)[2], side(&unnamed, 105));
}
