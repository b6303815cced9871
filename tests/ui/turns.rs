//! Whose turn it is: OK, drawing, passing, the end of a hand.

use egui::{Key, pos2};
use engine::{Action, Event, FirstLead, Level, Phase, Preset, Rules, Seats};
use game::profile::{Display, Pace, Preferences};
use game::session::Session;
use words::{Points, Who, msg};

use super::found::{game_until, hand};
use super::labels::assert_nothing_hidden_is_named;
use super::notation::{DEAL, FIRST_HAND, FOURTH_DEAL, SECOND_HAND, THIRD_DEAL, THIRD_HAND, at};
use super::player::{Player, STEP_SECS, preferences, set};
use crate::{NESTOR, YOU};

fn actions(player: &Player) -> usize {
    player.session().state().record().len()
}

/// Claims in a game of fives, to an exact target or not.
fn claims(exact_target: bool) -> Preferences {
    set(Rules {
        claims: true,
        exact_target,
        target: Some(if exact_target { 20 } else { 150 }),
        ..Preset::AllFives.rules(Seats::Two)
    })
}

/// The points that can be claimed now.
fn claimable(session: &Session) -> u8 {
    let at = session.state().position().expect("a hand is dealt");
    let points = at.claimable_points(session.state().rules());
    points.expect("it was looked for")
}

#[test]
fn a_claim_where_there_is_nothing_is_asked_once_and_tells_nothing() {
    for exact in [false, true] {
        // With an exact target the points are there, and void.
        let session = game_until(&claims(exact), 0, |session| {
            let at = session.state().position().expect("a round is dealt");
            let scores = session.state().rules().count_points(at.table().count()) > 0;
            let asked = at.phase() == Phase::Claim && session.person_in_turn().is_some();
            let none = at.claimable_points(session.state().rules()).is_none();
            asked && none && scores == exact && at.hand(YOU).len() > 1
        });
        let mut player = Player::at(&session);
        player.look();
        let before = player.session().state().scores();
        let count = session.state().position().map(|at| at.table().count());
        let count = count.expect("a round is dealt").to_string();
        let mut numbers = player.widgets();
        numbers.retain(|widget| widget.id.starts_with("claim-"));
        assert_eq!(numbers.len(), 7, "all that a table of four ends can make");
        let said = format!("claim-{}", if count == "10" { 15 } else { 10 });
        player.click_id(&said);
        assert!(player.session().nestor_in_turn().is_some(), "a number is enough");
        assert_eq!(player.session().state().scores(), before, "no points");
        assert!(!player.message().contains(&count), "{}", player.message());
        assert!(!player.has_id("silence"), "it is not asked again");
    }
}

#[test]
fn what_was_not_claimed_is_taken() {
    // At an easier level he overlooks some.
    let mut preferences = claims(false);
    preferences.opponents.set_level(Level::Brutal);
    let session = at(&preferences, DEAL, "6-6 claim-25 claim-20 6-2@W claim-15 claim-15 6-3@E");
    let mut player = Player::at(&session);
    let points = claimable(&session);
    player.click_id("silence");
    player.wait_for_nestor();
    let told = player.message();
    let nestor = Who::at(session.seating(), NESTOR);
    let says = msg::log_muggins(&nestor, "", Points::shown(points), "you");
    assert!(told.contains(&says), "{told}");
}

#[test]
fn what_nestor_left_is_taken_with_a_word_that_stays_until_the_play() {
    let session = at(
        &claims(false),
        DEAL,
        "6-6 claim-25 claim-20 6-2@W claim-15 claim-15 6-3@E claim-20 3-2@E claim-5 claim-30 \
         6-1@S claim-20 6-5@N claim-30",
    );
    let points = claimable(&session);
    let mut player = Player::at(&session);
    assert!(!player.has_id("silence"), "nothing has to be said");
    player.click_id("turn-muggins");
    player.click_id(&format!("claim-{points}"));
    player.wait_for_nestor();
    let told = player.message();
    let you = Who::at(session.seating(), YOU);
    let says = msg::log_muggins(&you, "Nestor", Points::shown(points), "nestor");
    assert!(told.starts_with(&says), "{told}");
    assert!(!player.has_id("turn-muggins"), "it is taken");
}

#[test]
fn points_are_claimed_in_the_unit_in_which_scores_are_shown() {
    let rules = Rules { claims: true, ..Preset::CribbageBoardFives.rules(Seats::Two) };
    let session = at(
        &set(rules),
        "2-0 3-3 4-0 4-2 4-3 5-2 5-4 6-1 6-6 | 1-0 3-0 5-0 5-1 5-5 6-0 6-2 6-4 6-5",
        "4-4 claim-25 claim-20 5-4@E claim-20 claim-20 4-3@W silence 3-0@W claim-35 claim-10 \
         2-0@W claim-15 claim-25 4-1@S claim-35 claim-5 1-1@S claim-35 2-2@W claim-15 claim-30 \
         1-0@S claim-30 claim-5 5-2@W claim-20 claim-5 5-3@E claim-30 claim-15 4-2@N silence \
         6-2@N claim-35 claim-5 6-1@N claim-20 claim-20 3-3@E claim-20 claim-30 5-0@S claim-30 \
         draw draw 5-5@S claim-30 3-1@E claim-35 claim-20 / 6-4 claim-35 claim-35 6-2@W claim-20 \
         claim-10 2-1@W claim-25 claim-25 4-2@E claim-10 claim-10 1-1@W claim-30 claim-10 2-2@E \
         silence claim-30 3-1@W silence 6-1@S silence claim-15 4-3@W claim-15 claim-25 6-0@S \
         claim-35 claim-5 4-0@W claim-15 claim-30 5-0@W claim-20 claim-15 5-2@E claim-10 5-5@W \
         claim-35 claim-30 draw 1-0@N claim-10 claim-10 0-0@S claim-10 claim-5 draw draw draw \
         6-5@E claim-35 claim-5 6-6@E claim-10 claim-25 / 5-2 claim-25 claim-5 6-5@W claim-10 \
         claim-15 6-1@W claim-35 1-0@W silence claim-35 4-2@E claim-35 claim-15 3-0@W claim-5 \
         claim-10 4-3@E claim-25 claim-30 draw draw 3-1@E claim-5 claim-5 3-3@W claim-25 \
         claim-20 5-1@E claim-30 claim-35 5-4@E",
    );
    let mut player = Player::at(&session);
    let team = Seats::Two.team(YOU);
    let before = player.session().state().scores()[team];
    let mut numbers = player.widgets();
    numbers.retain(|widget| widget.id.starts_with("claim-"));
    let shown: Vec<_> = numbers.into_iter().map(|number| number.label).collect();
    assert_eq!(shown, ["1", "2", "3", "4", "5", "6", "7"], "fives");
    player.press(egui::Key::Num2);
    let after = player.session().state().scores()[team];
    assert_eq!(after, before + 10, "two fives");
    player.must_read("claimed 2 points");
}

#[test]
fn a_number_can_be_said_with_the_keyboard_alone() {
    let session = at(&claims(false), DEAL, "6-6 claim-25 claim-20 6-2@W claim-15 claim-15 6-3@E");
    let mut player = Player::at(&session);
    player.look();
    let before = player.session().state().scores();
    player.press(egui::Key::Space);
    assert!(player.has_id("silence"), "it is still asked");
    player.press(egui::Key::Num1);
    let after = player.session().state().scores();
    let team = Seats::Two.team(YOU);
    assert_eq!(after[team], before[team] + 5, "it was right");
}

#[test]
fn bones_rest_while_points_are_asked_for() {
    let session = at(&claims(false), DEAL, "6-6");
    let mut player = Player::at(&session);
    player.look();
    for bone in hand(&session) {
        player.click_bone(bone);
        assert_eq!(player.message(), msg::REFUSED_CLAIM_FIRST.text());
        assert_eq!(player.selected(), None, "{bone}");
    }
}

#[test]
fn nestor_waits_for_ok_before_each_thing_he_does() {
    let mut preferences = preferences(Preset::AllFives);
    preferences.display.pace = Pace::WaitForOk;
    let session = at(
        &preferences,
        FOURTH_DEAL,
        &format!(
            "{FIRST_HAND} / {SECOND_HAND} / {THIRD_HAND} / 5-5 5-1@E 5-0@W 5-2@N 2-0@N 1-1@E \
             5-4@S 0-0@N 4-0@S 2-1@E 1-0@S 4-2@E"
        ),
    );
    let mut player = Player::at(&session);
    let mut drawn = 0;
    while player.session().nestor_in_turn().is_some() {
        let before = actions(&player);
        player.harness.run_steps(200);
        assert_eq!(actions(&player), before, "he waits");
        player.click_id("turn-ok");
        player.step_until("one thing that Nestor does", |player| actions(player) > before);
        player.harness.run_steps(200);
        assert_eq!(actions(&player), before + 1, "one thing for one OK");
        let events = player.session().state().round().expect("a round").events();
        let drew = |event: &&Event| matches!(event, Event::Drew { seat: NESTOR, .. });
        drawn += usize::from(events.last().as_ref().is_some_and(drew));
    }
    assert!(drawn >= 2, "he waited after each bone that he drew");
}

#[test]
fn the_bone_drawn_that_fits_is_the_one_that_enter_plays() {
    let session = at(
        &preferences(Preset::Draw),
        DEAL,
        "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W draw draw draw draw draw draw draw 3-1@W \
         draw draw draw draw 2-1@W draw",
    );
    let mut after = session.state().clone();
    after.apply(Action::Draw).expect("it is allowed");
    let [play] = after.legal_actions()[..] else {
        panic!("there is one play");
    };
    let bone = play.bone().expect("a bone");
    let mut player = Player::at(&session);
    player.press(Key::ArrowRight);
    player.press(Key::Space);
    player.rest();
    assert_eq!(player.focused_id(), Some(format!("hand-{bone}")), "drawn");
    player.press(Key::Enter);
    assert!(!hand(player.session()).contains(&bone), "it is played");
}

#[test]
fn draw_draws_one_bone_and_says_so() {
    let session =
        at(&preferences(Preset::Draw), DEAL, "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W");
    let mut player = Player::at(&session);
    let before = hand(&session).len();
    player.click_id("turn-draw");
    player.look();
    assert_eq!(hand(player.session()).len(), before + 1, "one bone");
    player.must_read("You drew 1 bone.");
    assert_nothing_hidden_is_named(&player.parts(), player.session());
}

#[test]
fn a_click_meant_for_a_button_that_has_just_gone_does_nothing() {
    let session = at(
        &preferences(Preset::TheDrawGame),
        "3-0 3-1 5-0 5-1 6-1 6-5 6-6 | 1-1 3-2 4-2 4-3 5-2 6-3 6-4",
        "5-2 6-5@W 6-3@W 3-0@W 4-2@E 5-0@W 6-4@E 6-1@E 1-1@E 5-1@W draw draw 1-0@E 3-1@W 4-3@W",
    );
    let mut player = Player::at_size(&session, [420.0, 800.0]);
    let button = player.by_id("turn-draw").rect();
    // Where a click opens the score sheet once the button has gone.
    let at = pos2(button.left() + 4.0, button.center().y);
    let is_open = |player: &Player| player.has_id("sheet-hand-1");
    player.click_at(at);
    assert!(!player.has_id("turn-draw"), "it has gone");
    player.click_at(at);
    assert!(!is_open(&player), "one click too many");
    player.harness.run_steps((1.5 / STEP_SECS) as usize);
    player.click_at(at);
    assert!(is_open(&player), "a moment later");
}

#[test]
fn no_button_lies_over_the_log_of_a_narrow_table() {
    let session =
        at(&preferences(Preset::Draw), DEAL, "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W");
    let mut player = Player::at_size(&session, [420.0, 800.0]);
    assert!(player.has_id("turn-draw"), "there is something to press");
    player.press_ctrl(Key::L);
    assert!(!player.has_id("turn-draw"), "the log lies over it");
    player.press_ctrl(Key::L);
    player.click_id("turn-draw");
}

/// What is set where one press draws all that is needed.
fn drawing_through(preset: Preset) -> Preferences {
    Preferences {
        display: Display { auto_draw: true, ..preferences(preset).display },
        ..preferences(preset)
    }
}

#[test]
fn one_press_draws_until_a_bone_fits_and_undo_takes_all_of_it_back() {
    let session =
        at(&drawing_through(Preset::Draw), DEAL, "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W");
    let mut by_hand = session.state().clone();
    while by_hand.legal_actions() == [Action::Draw] {
        by_hand.apply(Action::Draw).expect("it is allowed");
    }
    let mut player = Player::at(&session);
    player.click_id("turn-draw");
    player.rest();
    assert_eq!(player.session().state(), &by_hand, "all in one");
    if let [action, ..] = by_hand.legal_actions()[..] {
        assert_eq!(player.selected(), action.bone(), "what fits is taken up");
    }
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().state(), session.state(), "before the first");
    player.press_ctrl_shift(Key::Z);
    assert_eq!(player.session().state(), &by_hand, "after the last");
}

#[test]
fn a_bone_drawn_by_choice_is_one_and_so_it_is_in_games_that_are_drawn_by_hand() {
    let chosen = at(&drawing_through(Preset::PalmAllFives), DEAL, "6-6 6-5@W");
    let draw_game = at(
        &drawing_through(Preset::TheDrawGame),
        "2-0 3-1 4-0 5-1 5-4 6-0 6-3 | 3-3 4-1 4-2 5-2 6-2 6-4 6-6",
        "5-2 5-1@W 4-1@W 2-0@E 4-2@W 6-0@E 6-4@E 4-0@E 6-2@W 6-3@W 3-3@W 3-1@W draw draw draw \
         6-1@W",
    );
    for session in [chosen, draw_game] {
        let mut player = Player::at(&session);
        player.rest();
        let held = player.hand().len();
        player.click_id("turn-draw");
        player.rest();
        assert_eq!(player.hand().len(), held + 1, "one bone");
    }
}

#[test]
fn with_nothing_to_play_or_draw_one_passes() {
    let session =
        at(&preferences(Preset::Block), DEAL, "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W");
    let mut player = Player::at(&session);
    player.click_id("turn-pass");
    assert!(player.session().person_in_turn().is_none(), "Nestor is next, or the hand is over");
    player.must_read("passed: no 3");
}

#[test]
fn nestors_bones_are_laid_open_with_their_worth_when_a_hand_is_over() {
    let session = at(
        &preferences(Preset::AllFives),
        THIRD_DEAL,
        &format!("{FIRST_HAND} / {SECOND_HAND} / {THIRD_HAND}"),
    );
    let position = session.state().position().expect("a round is dealt");
    let bones = position.hand(NESTOR);
    // In a narrow window, where the log of this hand is not to be read later.
    let mut player = Player::at_size(&session, [600.0, 800.0]);
    player.must_read(&format!("{} pips", bones.weight()));
    let nestor = Who::at(session.state().seating(), NESTOR);
    for bone in bones {
        player.must_read(&msg::table_in_hand(&nestor, bone));
    }
    player.look();
    player.click_id("turn-new-hand");
    player.look();
    assert_nothing_hidden_is_named(&player.parts(), player.session());
    assert!(!player.session().help().is_any(), "that was no help");
}

#[test]
fn no_hidden_bone_is_named_while_a_hand_goes_on() {
    let session = at(
        &preferences(Preset::AllFives),
        DEAL,
        "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W 3-3@E 5-3@E",
    );
    let player = Player::at(&session);
    assert_nothing_hidden_is_named(&player.parts(), player.session());
}

#[test]
fn a_partner_may_lead_instead() {
    let rules =
        Rules { first_lead: FirstLead::Lot, ..Preset::JamaicanPartners.rules(Seats::Partners) };
    let session = at(
        &set(rules),
        "2-0 2-2 3-3 5-1 5-2 5-5 6-3 | 1-0 2-1 6-0 6-1 6-2 6-4 6-5 | 0-0 1-1 3-2 4-1 4-3 4-4 5-0 \
         | 3-0 3-1 4-0 4-2 5-3 5-4 6-6",
        "",
    );
    let mut player = Player::at(&session);
    player.must_read("You lead");
    player.click_id("turn-yield");
    let partner = YOU.next(rules.seats).next(rules.seats);
    let you = Who::at(session.seating(), YOU);
    let mate = Who::at(session.seating(), partner);
    let told = player.message();
    let says = msg::log_yielded(&you, mate.who, mate.name);
    assert!(told.contains(&says), "{told}");
    let plate = player.label("plate-0");
    assert!(plate.contains("let partner lead"), "{plate}");
    player.wait_for_nestor();
    let first = player.session().state().round().and_then(|round| round.placed_bones().next());
    assert_eq!(first.map(|placed| placed.seat), Some(partner));
    assert!(!player.has_id("turn-yield"), "the lead is played");
}
