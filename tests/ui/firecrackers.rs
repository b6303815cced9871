//! Firecracker Fives: firecrackers, the clock, and the result.

use std::time::Duration;

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use engine::{Action, Bone, DominoSet, Event, Preset, Reason, TimedResult, time_bonus};
use game::profile::{MotionSpeed, Pace};
use game::session::Session;
use nestor::coach::{ProgressMonitor, hint};
use nestor_dominoes::paint::nearest_inside;
use nestor_dominoes::platform::input::InputFilter;

use words::refused::why_refused;
use words::{Points, msg, result};

use super::notation::{DEAL, THIRD_DEAL, at};
use super::player::{Player, preferences};
use crate::YOU;

/// A game in which the player has a firecracker and something to blow up.
fn with_a_target() -> Session {
    at(&preferences(Preset::FirecrackerFives), DEAL, "6-6 6-2@W")
}

/// The player at such a game, with the clock running.
fn player() -> Player {
    let mut player = Player::at(&with_a_target());
    player.click_id("cover-here");
    player
}

/// Something that can be blown up.
fn target(player: &Player) -> String {
    let mut actions = player.session().actions_of(YOU).into_iter();
    let bone = actions.find_map(|action| match action {
        Action::BlowUp(bone) => Some(bone),
        _ => None,
    });
    format!("blow-up-{}", bone.expect("there is a bone"))
}

/// How often something was blown up.
fn blasts(player: &Player) -> usize {
    let round = player.session().state().round().expect("it was dealt");
    let is_blast = |event: &&Event| matches!(event, Event::BlewUp { .. });
    round.events().iter().filter(is_blast).count()
}

#[test]
fn a_firecracker_is_clicked_and_then_the_bone_that_it_blows_up() {
    let mut player = player();
    let (target, before) = (target(&player), blasts(&player));
    assert!(!player.has_id(&target), "nothing is marked before");
    player.click_id("firecracker");
    let mut ends = player.widgets().into_iter();
    let asks = ends.any(|it| it.id.starts_with("end-") && it.is_button());
    assert!(!asks, "a click beside the target asks for no bone of the hand");
    let label = player.label(&target);
    assert!(label.contains("the count becomes"), "it says: {label}");
    player.click_id(&target);
    assert_eq!(blasts(&player), before + 1, "it is blown up");
    player.harness.run_steps(20);
    assert!(!player.has_id("firecracker"), "and the firecracker is used");
}

/// A game in which the coach advises to blow a bone up, and the bone.
fn with_a_blast_advised() -> (Session, Bone) {
    let scored = |session: &Session, action: Action| {
        let mut after = session.state().clone();
        let us = after.rules().seats.team(YOU);
        let before = after.scores()[us];
        after.apply(action).expect("it is allowed");
        after.scores()[us] - before
    };
    let advised = |session: &Session| {
        let (blasts, others): (Vec<Action>, Vec<Action>) =
            session.actions_of(YOU).into_iter().partition(|it| matches!(it, Action::BlowUp(_)));
        let most = |actions: Vec<Action>| {
            let scored = actions.into_iter().map(|action| scored(session, action));
            scored.max().unwrap_or_default()
        };
        // Only there is it worth asking.
        if others.is_empty() || most(blasts) < most(others) + 10 {
            return None;
        }
        let view = session.coach_view(YOU)?;
        match hint(&view, &ProgressMonitor::NONE)?.best.action {
            Action::BlowUp(bone) => Some(bone),
            _ => None,
        }
    };
    let preferences = preferences(Preset::FirecrackerFives);
    let session = at(
        &preferences,
        THIRD_DEAL,
        "6-6 6-2@W blow-6-2 6-1@W 6-5@E 6-3@N blow-6-1 3-2@N 5-4@E 4-3@E 3-3@E 2-2@N draw draw \
         draw 6-4@W 5-2@N 4-0@W 5-3@N / 1-1 6-1@W 2-1@E 6-2@W blow-6-2 3-1@S blow-3-1 2-2@E \
         6-0@W 5-0@W 4-2@E 5-5@W 4-3@E draw draw draw 5-2@W 6-3@E / 5-5 5-4@E 5-0@W 5-2@N 6-2@N",
    );
    let bone = advised(&session).expect("it is as it was");
    (session, bone)
}

#[test]
fn the_bone_that_is_advised_to_be_blown_up_is_marked_and_so_is_the_firecracker() {
    let (mut session, bone) = with_a_blast_advised();
    for (size, view) in [([1100.0, 760.0], false), ([420.0, 800.0], true)] {
        let mut preferences = session.preferences().clone();
        preferences.display.ends_only = view;
        session.set_preferences(preferences);
        let mut player = Player::at_size(&session, size);
        player.click_id("cover-here");
        let marked = |player: &Player| {
            let parts = player.parts().into_iter().map(|(_, name)| name);
            let parts = parts.filter(|name| name.ends_with(&msg::hint_advised("")));
            parts.collect::<Vec<String>>()
        };
        assert!(marked(&player).is_empty(), "nothing is advised before");
        player.press(Key::H);
        player.accept_help();
        player.wait_for("hint-card");
        player.settle();
        player.must_read(&format!("Blow up {bone}"));
        let names = marked(&player);
        assert_eq!(names.len(), 2, "{view:?}, the bone and the firecracker: {names:?}");
        let told = names.iter().filter(|name| name.contains(&bone.to_string()));
        assert_eq!(told.count(), 1, "{view:?}: {names:?}");
        player.click_id("firecracker");
        let target = player.by_id(&format!("blow-up-{bone}"));
        let name = target.accesskit_node().label().unwrap_or_default();
        assert!(name.ends_with(&msg::hint_advised("")), "{view:?}: {name}");
    }
}

/// A game in which a bone that cannot be blown up lies beside one that can, and
/// where: on the one that cannot, as near to the other as it gets.
fn with_a_wrong_target() -> (Player, egui::Pos2) {
    let mut player = player();
    player.click_id("firecracker");
    let target = player.by_id(&target(&player)).rect();
    let widgets = player.widgets().into_iter().map(|widget| widget.id);
    let lying: Vec<String> = widgets.filter(|id| id.starts_with("played-")).collect();
    let wrong = lying.iter().filter(|id| {
        let bone = id.trim_start_matches("played-");
        !player.has_id(&format!("blow-up-{bone}"))
    });
    let places = wrong.map(|id| player.by_id(id).rect().shrink(2.0));
    let places = places.map(|place| nearest_inside(place, target.center()));
    let distance = |place: &egui::Pos2| target.distance_to_pos(*place);
    let nearest = places.min_by(|one, other| distance(one).total_cmp(&distance(other)));
    let nearest = nearest.expect("there is such a bone");
    assert!(distance(&nearest) < 6.0, "they touch");
    player.click_id("firecracker");
    (player, nearest)
}

#[test]
fn over_a_bone_that_cannot_be_blown_up_nothing_goes_off() {
    let (mut player, wrong) = with_a_wrong_target();
    let (target, before) = (target(&player), blasts(&player));
    let from = player.by_id("firecracker").rect().center();
    player.harness.drag_at(from);
    player.harness.step();
    player.harness.hover_at(wrong);
    player.harness.run_steps(2);
    assert!(player.has_id(&target), "it is taken up");
    player.harness.drop_at(wrong);
    player.settle();
    assert_eq!(blasts(&player), before, "nothing is blown up");
    assert!(!player.has_id(&target), "it lies beside the hand");
    let bones =
        DominoSet::DoubleSix.bones().iter().map(|bone| why_refused(&Reason::CannotBlowUp { bone }));
    let whys: Vec<String> = bones.collect();
    assert!(whys.contains(&player.message()), "{}", player.message());
    player.click_id("firecracker");
    assert!(!whys.contains(&player.message()), "that is over");
    player.harness.drag_at(wrong);
    player.harness.step();
    player.harness.drop_at(wrong);
    player.settle();
    assert_eq!(blasts(&player), before, "nor by a click");
    assert!(whys.contains(&player.message()), "{}", player.message());
}

#[test]
fn a_firecracker_is_dragged_onto_the_bone_that_it_blows_up() {
    for (view, is_seen) in [(false, true), (false, false), (true, true)] {
        let mut session = with_a_target();
        let mut preferences = session.preferences().clone();
        preferences.display.ends_only = view;
        session.set_preferences(preferences);
        let mut player = Player::at(&session);
        player.click_id("cover-here");
        player.click_id("firecracker");
        let (target, before) = (target(&player), blasts(&player));
        let to = player.by_id(&target).rect().center();
        player.click_id("firecracker");
        let from = player.by_id("firecracker").rect().center();
        player.harness.drag_at(from);
        player.harness.step();
        player.harness.hover_at(to);
        player.harness.run_steps(2);
        if is_seen {
            player.harness.drop_at(to);
        } else {
            // The button was let go over another window.
            let input = player.harness.ctx.plugin::<InputFilter>();
            input.lock().hide_window();
        }
        player.settle();
        assert_eq!(blasts(&player), before + usize::from(is_seen), "{view:?}");
        assert!(!player.has_id(&target), "it is taken up no more");
    }
}

#[test]
fn the_key_of_the_firecracker_says_so_in_a_game_without() {
    let mut player = Player::new(&preferences(Preset::AllFives), 1);
    player.rest();
    player.press(Key::F);
    player.must_read("no firecrackers in this game");
}

#[test]
fn keys_take_a_firecracker_up_choose_the_bone_and_put_it_down_again() {
    let mut player = player();
    let before = blasts(&player);
    player.press(Key::F);
    assert!(player.has_id(&target(&player)), "taken up");
    player.press(Key::Escape);
    assert!(!player.has_id(&target(&player)), "put down");
    player.press(Key::F);
    player.press(Key::ArrowUp);
    player.press(Key::Enter);
    assert_eq!(blasts(&player), before + 1, "it is blown up");
}

#[test]
fn with_the_keyboard_in_the_hand_it_goes_on_at_the_bone_to_blow_up() {
    let mut player = player();
    let before = blasts(&player);
    player.press(Key::ArrowRight);
    let in_hand = player.focused_id();
    assert!(in_hand.is_some_and(|id| id.starts_with("hand-")), "a bone");
    player.press(Key::F);
    assert_eq!(player.focused_id(), Some(target(&player)), "the first");
    player.press(Key::Enter);
    assert_eq!(blasts(&player), before + 1, "it is blown up");
}

#[test]
fn a_bone_is_taken_up_in_the_place_of_the_firecracker() {
    let mut player = player();
    let target = target(&player);
    player.click_id("firecracker");
    let mut plays = player.session().actions_of(YOU).into_iter();
    let bone = plays.find_map(Action::bone).expect("there is something to play");
    player.click_bone(bone);
    assert!(!player.has_id(&target), "the firecracker is put down");
    assert_eq!(player.selected(), Some(bone), "it is taken up");
    player.click_id("firecracker");
    assert_eq!(player.selected(), None, "and the bone");
}

#[test]
fn the_clock_runs_while_a_hand_is_played_and_stands_still_while_the_game_is_paused() {
    let mut player = player();
    let left = |player: &Player| player.session().state().time_left().expect("a clock");
    let before = left(&player);
    player.harness.run_steps(40);
    let after = left(&player);
    assert!(after < before, "it runs: {before:?}, {after:?}");
    player.click_id("clock");
    assert!(!player.has_id("firecracker"), "table and hand are out of sight");
    assert_eq!(player.hand(), [], "no bone is to be seen");
    let paused = left(&player);
    player.harness.run_steps(40);
    assert_eq!(left(&player), paused, "it stands still");
    player.press(Key::P);
    player.harness.run_steps(40);
    assert!(left(&player) < paused, "it goes on");
}

#[test]
fn the_clock_starts_once_the_deal_and_the_lead_have_been_seen() {
    let mut session = at(
        &preferences(Preset::FirecrackerFives),
        DEAL,
        "6-6 6-2@W blow-6-2 6-1@W 6-5@E 6-3@N blow-6-1 3-2@N 5-4@E 4-3@E 3-3@E 2-2@N draw draw \
         draw 6-4@W 5-2@N 4-0@W 5-3@N",
    );
    let mut slow = session.preferences().clone();
    slow.display.pace = Pace::Normal;
    slow.display.motion = MotionSpeed::Normal;
    session.set_preferences(slow);
    let mut player = Player::at(&session);
    let left = |player: &Player| player.session().state().time_left().expect("a clock");
    let before = left(&player);
    player.click_id("turn-new-hand");
    player.harness.run_steps(30);
    assert_eq!(left(&player), before, "the bones are being dealt");
    player.step_until("the clock to run", |player| left(player) < before);
    assert!(!player.hand().is_empty(), "the hand is there");
}

#[test]
fn the_next_hand_is_dealt_after_a_minute_between_two_but_not_behind_a_window() {
    let session = at(
        &preferences(Preset::FirecrackerFives),
        DEAL,
        "6-6 6-2@W blow-6-2 6-1@W 6-5@E 6-3@N blow-6-1 3-2@N 5-4@E 4-3@E 3-3@E 2-2@N draw draw \
         draw 6-4@W 5-2@N 4-0@W 5-3@N",
    );
    let mut player = Player::at(&session);
    let hands = |player: &Player| player.session().state().rounds().len();
    let wait = |player: &mut Player, secs: f64| {
        let now = player.harness.ctx.input(|input| input.time);
        player.harness.input_mut().time = Some(now + secs);
        player.harness.run_steps(2);
        player.harness.input_mut().time = None;
        player.harness.run_steps(2);
    };
    player.press(Key::F1);
    wait(&mut player, 90.0);
    assert_eq!(hands(&player), 1, "it waits behind Help");
    player.press(Key::Escape);
    wait(&mut player, 40.0);
    assert_eq!(hands(&player), 1, "there is time to look");
    wait(&mut player, 40.0);
    assert_eq!(hands(&player), 2, "but not for ever");
}

#[test]
fn a_window_over_the_table_pauses_and_the_table_is_out_of_sight() {
    let mut player = player();
    player.press(Key::F1);
    player.harness.run_steps(4);
    assert!(player.has_id("cover-here"), "it is paused");
    assert_eq!(player.hand(), [], "no bone is to be seen");
    let left = player.session().state().time_left();
    player.harness.run_steps(40);
    assert_eq!(player.session().state().time_left(), left, "it stands still");
    player.press(Key::Escape);
    assert!(!player.hand().is_empty(), "it goes on");
    player.harness.run_steps(40);
    assert!(player.session().state().time_left() < left, "and runs");
}

#[test]
fn only_a_bonus_that_was_rounded_says_so() {
    for (secs_left, is_rounded) in [(135, true), (68, false)] {
        let (score, won) = (100, true);
        let timed = TimedResult {
            score,
            spread_bonus: 0,
            secs_left,
            time_bonus: time_bonus(secs_left, score, won),
            won,
            is_given_up: false,
        };
        let lines = result::timed_result_lines(timed, None, false, None);
        let told: Vec<_> = lines.into_iter().map(|(_, told)| told).collect();
        let says = told.iter().any(|told| told.ends_with("= 68, rounded up"));
        let is_plain = told.iter().any(|told| told.ends_with("= 34"));
        assert_eq!((says, is_plain), (is_rounded, !is_rounded), "{told:?}");
    }
}

#[test]
fn the_time_that_is_left_is_kept_and_the_game_waits_after_a_restart() {
    let mut player = player();
    player.harness.run_steps(60);
    player.click_id("clock");
    let before = player.session().state().time_left();
    let mut player = player.restart();
    assert_eq!(player.session().state().time_left(), before, "as it was");
    assert!(player.has_id("cover-here"), "it waits for the player");
    player.harness.run_steps(40);
    assert_eq!(player.session().state().time_left(), before, "and does not run");
}

#[test]
fn a_game_in_which_no_time_has_passed_begins_and_is_not_paused() {
    let set = preferences(Preset::FirecrackerFives);
    let player = Player::new(&set, 7);
    assert!(!player.has_id("cover-here"), "it begins");
    assert!(!player.hand().is_empty(), "the hand is seen");
}

#[test]
fn what_is_to_be_said_at_the_start_stands_beside_the_words_of_a_paused_game() {
    let player = Player::at(&with_a_target());
    let settings = player.path().join("settings.ron");
    let house = player.close();
    let broken = "// Nestor Dominoes 0.9.0: settings\n(version: 1, con";
    std::fs::write(settings, broken).expect("it can be written");
    let player = Player::open(house, None, [420.0, 800.0]);
    assert!(player.has_id("cover-here"), "it waits for the player");
    let words: Vec<String> = player.parts().into_iter().map(|(_, name)| name).collect();
    let is_said = words.iter().any(|words| words.contains("settings.ron.broken"));
    assert!(is_said, "{words:?}");
}

#[test]
fn when_the_time_is_up_the_game_ends_and_the_result_is_worked_out() {
    let mut session = with_a_target();
    session.advance_clock(Duration::from_millis(298_500));
    let mut player = Player::at(&session);
    player.click_id("cover-here");
    player.step_until("the end of the time", |player| player.session().state().outcome().is_some());
    player.wait_for("result-again");
    player.must_read(&msg::LOG_TIME_UP.text());
    player.click_id("game-over-more");
    let words: Vec<String> = player.parts().into_iter().map(|(_, name)| name).collect();
    for figure in [msg::FIGURE_SPREAD.text(), msg::FIGURE_TIME.text(), msg::FIGURE_TIME_NONE.text()]
    {
        assert!(words.contains(&figure), "{figure} in {words:?}");
    }
}

#[test]
fn a_game_that_is_ended_early_is_lost_and_that_is_said_before() {
    let mut player = player();
    player.choose("menu-give-up");
    let words: Vec<String> = player.parts().into_iter().map(|(_, name)| name).collect();
    assert!(words.contains(&msg::GIVE_UP_IS_LOST.text()), "{words:?}");
    player.click_id("give-up-go-on");
    assert!(player.session().state().outcome().is_none(), "it goes on");
    player.choose("menu-give-up");
    player.click_id("give-up-end");
    let outcome = player.session().state().outcome().expect("it is over");
    let seats = player.session().state().rules().seats;
    assert_ne!(outcome.winner, Some(seats.team(YOU)), "lost");
    assert_eq!(player.session().tally().total().lost, 1, "and counted as lost");
    player.wait_for("result-again");
    player.must_read("You gave up.");
    player.click_id("game-over-more");
    player.must_read(&msg::FIGURE_TIME_GIVEN_UP.text());
    let best = msg::figure_best_yet(Points::NONE).replace('0', "");
    assert!(!player.reads(&best), "it is no best result");
}

#[test]
fn a_paused_game_can_be_given_up() {
    let mut player = player();
    player.click_id("clock");
    player.choose("menu-give-up");
    player.click_id("give-up-end");
    let outcome = player.session().state().outcome();
    assert!(outcome.is_some(), "it is over");
}

#[test]
fn a_game_that_is_restarted_has_all_of_its_time_again() {
    let mut session = with_a_target();
    session.advance_clock(Duration::from_mins(3));
    let mut player = Player::at(&session);
    player.click_id("cover-here");
    player.press(Key::F5);
    player.click_id("give-up-end");
    let left = player.session().state().time_left().expect("a clock");
    assert!(left > Duration::from_mins(4), "{left:?}");
    assert!(!player.has_id("cover-here"), "and goes on at once");
}

#[test]
fn a_hand_after_a_restart_of_the_program_begins_at_once() {
    let session = at(
        &preferences(Preset::FirecrackerFives),
        DEAL,
        "6-6 6-2@W blow-6-2 6-1@W 6-5@E 6-3@N blow-6-1 3-2@N 5-4@E 4-3@E 3-3@E 2-2@N draw draw \
         draw 6-4@W 5-2@N 4-0@W 5-3@N",
    );
    let mut player = Player::at(&session);
    player.click_id("turn-new-hand");
    assert!(!player.has_id("cover-here"), "nobody has to go on");
}

#[test]
fn all_arrows_choose_among_the_bones_that_can_be_blown_up() {
    for key in [Key::ArrowLeft, Key::ArrowRight, Key::ArrowDown] {
        let mut player = player();
        player.press(Key::F);
        player.press(key);
        let focused = player.focused_id().unwrap_or_default();
        assert!(focused.starts_with("blow-up-"), "{key:?}: {focused}");
        assert_eq!(player.selected(), None, "no bone is taken up");
    }
}

#[test]
fn whoever_pauses_while_they_drag_the_firecracker_has_put_it_back() {
    let mut player = player();
    let (target, before) = (target(&player), blasts(&player));
    player.click_id("firecracker");
    let over = player.by_id(&target).rect().center();
    player.click_id("firecracker");
    let from = player.by_id("firecracker").rect().center();
    player.harness.drag_at(from);
    player.harness.step();
    player.harness.hover_at(over);
    player.harness.step();
    player.harness.step();
    assert!(player.has_id(&target), "it is taken up");
    player.press(Key::P);
    assert!(!player.has_id("firecracker"), "the table is out of sight");
    player.press(Key::P);
    assert!(player.has_id("firecracker"));
    assert!(!player.has_id(&target), "it lies beside the hand");
    player.harness.drop_at(over);
    player.settle();
    assert!(!player.has_id(&target), "and stays there");
    assert_eq!(blasts(&player), before, "nothing is blown up");
}
