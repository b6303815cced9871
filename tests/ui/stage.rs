//! What happens is seen one thing after the other.

use std::thread;
use std::time::Duration;

use egui::{Key, Pos2, Rect, Shape, pos2, vec2};
use engine::{Event, FirstLead, LaterLeads, Preset, Rules, Seats};
use game::profile::{Display, MotionSpeed, Pace, Preferences};
use game::session::Session;
use nestor_dominoes::command::{GameCommand, TableCommand};

use super::notation::{DEAL, FOUR_HANDS, NINE_BONES, at};
use super::player::{Player, STEP_SECS, set};
use super::result::{before_the_end, last_action, short};
use crate::YOU;

/// So many frames of 0.05 seconds are looked at.
const FRAMES: usize = 120;

fn paced(pace: Pace, motion: MotionSpeed) -> Preferences {
    let rules = Rules {
        first_lead: FirstLead::HeaviestDoublet,
        later_leads: LaterLeads::HeaviestDoublet,
        ..Preset::Draw.rules(Seats::Two)
    };
    let display = Display { pace, motion, auto_draw: true, ..Display::default() };
    Preferences { display, ..set(rules) }
}

/// A new game, just dealt, of a player who led or is still to play.
fn dealt(pace: Pace, motion: MotionSpeed) -> Player {
    let mut player = Player::new(&paced(pace, motion), 7);
    player.harness.run_steps(10);
    player.update(GameCommand::New);
    player
}

#[test]
fn while_they_are_shuffled_no_bones_are_counted_in_a_boneyard() {
    let mut player = dealt(Pace::Normal, MotionSpeed::Slow);
    player.harness.run_steps(4);
    assert!(!player.has_id("boneyard"), "it is being shuffled");
    player.harness.run_steps(FRAMES);
    assert!(player.has_id("boneyard"), "it was dealt");
}

#[test]
fn once_all_was_seen_the_window_rests() {
    let mut player = dealt(Pace::WaitForOk, MotionSpeed::Slow);
    player.harness.run_steps(4);
    assert!(player.harness.ctx.has_requested_repaint(), "it is being dealt");
    player.harness.run_steps(FRAMES);
    player.rest();
}

#[test]
fn a_result_that_is_held_back_by_a_menu_lets_the_window_rest() {
    let session = before_the_end(&short(Seats::Two));
    let action = last_action(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    player.open_menu("menu-game");
    player.update(TableCommand::Act(action));
    player.harness.run_steps(FRAMES);
    assert!(!player.has_id("result-again"), "the menu is open");
    player.rest();
    player.press(Key::Escape);
    player.wait_for("result-again");
}

#[test]
fn a_paused_game_in_which_nestor_is_in_turn_lets_the_window_rest() {
    let rules = Preset::FirecrackerFives.rules(Seats::Two);
    let session = at(&set(rules), DEAL, "6-6 6-2@W blow-6-2 6-1@W 6-5@E 6-3@N");
    let mut player = Player::at(&session);
    assert!(player.has_id("cover-here"), "it waits for the player");
    // Nestor decides meanwhile, on a thread of his own.
    for _ in 0..30 {
        thread::sleep(Duration::from_millis(10));
        player.rest();
    }
    let length = |player: &Player| player.session().state().record().len();
    assert_eq!(length(&player), session.state().record().len(), "he waits");
    player.click_id("cover-here");
    player.step_until("Nestor", |player| length(player) > session.state().record().len());
}

#[test]
fn three_nestors_leave_more_time_between_their_plays_than_one() {
    let mut preferences = set(Preset::Block.rules(Seats::Four));
    preferences.display.pace = Pace::Normal;
    let session = at(&preferences, FOUR_HANDS, "6-6 6-2@W 6-4@E 2-1@W 5-4@E");
    let mut player = Player::at(&session);
    let mut frames = Vec::new();
    for _ in 0..2 {
        let before = player.session().state().record().len();
        let mut count = 0;
        while player.session().state().record().len() == before {
            player.harness.step();
            thread::sleep(Duration::from_millis(1));
            count += 1;
            assert!(count < 30_000, "Nestor plays");
        }
        frames.push(count);
    }
    let secs = f64::from(frames[1]) * f64::from(STEP_SECS);
    let alone = f64::from(Pace::Normal.pause_secs().expect("a pause"));
    assert!(secs > 1.2 * alone, "{secs} s after {alone} s at a table for two");
}

#[test]
fn muggins_is_said_at_the_name_of_who_takes_the_points() {
    let rules = Rules { claims: true, ..Preset::Muggins.rules(Seats::Two) };
    let taking = |session: &Session| {
        let mut actions = session.actions_of(YOU).into_iter();
        actions.find(|action| {
            let mut state = session.state().clone();
            let events = state.apply(*action).unwrap_or_default();
            let takes = |event: &Event| matches!(event, Event::Scored { taken_from: Some(_), .. });
            events.iter().any(takes)
        })
    };
    let mut preferences = set(rules);
    preferences.display.motion = MotionSpeed::Normal;
    let session = at(
        &preferences,
        NINE_BONES,
        "4-4 claim-15 claim-10 5-4@E claim-10 claim-10 4-3@W silence 5-2@E claim-20",
    );
    let action = taking(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    player.update(TableCommand::Act(action));
    player.harness.run_steps(4);
    let name = player.by_id("plate-0").rect();
    let written = player.written(name.expand2(vec2(250.0, 60.0)));
    let is_said = |text: &String| text.starts_with("Muggins! ") && text.ends_with(" from Nestor");
    assert!(written.iter().any(is_said), "{written:?}");
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The numbers at the open ends that are painted now, and where.
fn numbers(player: &Player) -> Vec<(String, Pos2)> {
    let cloth = Rect::from_min_max(pos2(20.0, 140.0), pos2(980.0, 570.0));
    let shapes = player.painted(cloth).into_iter();
    let numbers = shapes.filter_map(|shape| match shape {
        Shape::Text(text) if is_number(text.galley.text()) => {
            let center = text.visual_bounding_rect().center();
            Some((text.galley.text().to_owned(), center))
        }
        _ => None,
    });
    numbers.collect()
}

/// How far the only number of its kind has moved between two frames.
fn steps(before: &[(String, Pos2)], now: &[(String, Pos2)]) -> Vec<f32> {
    let only = |all: &[(String, Pos2)], number: &str| {
        let mut same = all.iter().filter(|it| it.0 == number).map(|it| it.1);
        same.next().filter(|_| same.next().is_none())
    };
    let moved = now.iter().filter_map(|(number, _)| {
        Some((only(now, number)? - only(before, number)?).length()).filter(|far| *far > 0.0)
    });
    moved.collect()
}

#[test]
fn a_bone_that_is_hurried_has_its_number_when_it_lies() {
    let mut preferences = set(Preset::AllFives.rules(Seats::Two));
    preferences.display.motion = MotionSpeed::Normal;
    let mut player = Player::new(&preferences, 7);
    player.harness.run_steps(FRAMES);
    let first = player.session().actions_of(YOU)[0];
    player.update(TableCommand::Act(first));
    player.harness.key_press(Key::F13);
    player.harness.step();
    let hurried = numbers(&player).len();
    player.harness.run_steps(8);
    let lying = numbers(&player).len();
    assert!(hurried < lying, "{hurried} numbers, then {lying}");
}

#[test]
fn the_numbers_at_the_ends_pan_with_the_line() {
    let mut preferences = set(Preset::AllFives.rules(Seats::Two));
    preferences.display.pace = Pace::Fast;
    preferences.display.motion = MotionSpeed::Normal;
    let mut player = Player::new(&preferences, 7);
    let (mut before, mut moved) = (Vec::new(), Vec::new());
    for frame in 0..4_000 {
        if player.session().state().can_deal() {
            break;
        }
        let yours = player.session().actions_of(YOU);
        if let Some(first) = yours.first().filter(|_| frame % 40 == 0) {
            player.update(TableCommand::Act(*first));
        }
        player.harness.step();
        let now = numbers(&player);
        moved.extend(steps(&before, &now));
        before = now;
    }
    assert!(moved.len() > 5, "the line has panned: {moved:?}");
    let longest = moved.iter().fold(0.0_f32, |longest, far| longest.max(*far));
    // From the size with which a hand begins to the first one it goes far in one step.
    assert!(longest < 60.0, "a number jumped by {longest}");
}

#[test]
fn in_a_narrow_window_the_button_comes_though_the_score_makes_room_for_it() {
    let mut preferences = set(Preset::AllFives.rules(Seats::Two));
    preferences.display.motion = MotionSpeed::Normal;
    let session =
        at(&preferences, DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W 3-3@E 5-3@E");
    let mut player = Player::at_size(&session, [420.0, 800.0]);
    player.harness.run_steps(FRAMES);
    assert!(player.has_id("turn-draw"), "there is nothing else to do");
    player.rest();
}
