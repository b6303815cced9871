//! What Nestor's face shows.

use egui::{Rect, Shape, Vec2, pos2};
use engine::{Preset, Seats};
use game::profile::{Display, MotionSpeed, Pace, Preferences};
use nestor_dominoes::command::TableCommand;

use super::notation::{DEAL, at};
use super::player::{Player, set};
use crate::YOU;

/// Two seconds, in frames.
const LONG: usize = 40;

/// Nestor is to play after the lead.
fn nestor_in_turn(motion: MotionSpeed) -> Player {
    let rules = Preset::AllFives.rules(Seats::Two);
    let display = Display { pace: Pace::WaitForOk, motion, ..set(rules).display };
    Player::at(&at(&Preferences { display, ..set(rules) }, DEAL, "6-6"))
}

/// Nestor's coin as it is painted.
fn coin(player: &Player) -> Vec<Shape> {
    let size = Vec2::splat(56.0 + 2.0 * 14.0);
    let shapes = player.painted(Rect::from_center_size(pos2(60.0, 84.0), size));
    assert!(!shapes.is_empty(), "a coin is painted");
    shapes
}

#[test]
fn nestor_thinks_with_his_face_while_the_table_waits_for_him_and_the_window_rests() {
    let mut still = nestor_in_turn(MotionSpeed::Off);
    let at_rest = coin(&still);
    still.harness.run_steps(LONG);
    assert_eq!(coin(&still), at_rest, "without animations he is still");

    let mut player = nestor_in_turn(MotionSpeed::Normal);
    player.harness.run_steps(LONG);
    let thinks = coin(&player);
    assert_ne!(thinks, at_rest, "he thinks");
    player.rest();
    player.harness.run_steps(LONG);
    assert_eq!(coin(&player), thinks, "he goes on without a motion");
}

#[test]
fn after_a_play_and_its_answer_his_face_comes_back_to_rest() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let display = Display { motion: MotionSpeed::Normal, ..set(rules).display };
    let session = at(&Preferences { display, ..set(rules) }, DEAL, "6-6 6-2@W");
    let mut player = Player::at(&session);
    player.harness.run_steps(LONG);
    let at_rest = coin(&player);
    let action = session.actions_of(YOU)[0];
    player.update(TableCommand::Act(action));
    let mut others = 0;
    for _ in 0..4 * LONG {
        player.harness.step();
        others += usize::from(coin(&player) != at_rest);
    }
    assert!(others > 0, "he blinks as the turn passes");
    player.wait_for_nestor();
    player.harness.run_steps(LONG);
    assert_eq!(coin(&player), at_rest, "nothing is left");
    player.rest();
}
