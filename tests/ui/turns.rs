//! Whose turn it is: OK, drawing, passing, the end of a hand.

use egui::{Key, pos2};
use engine::{Action, Event, FirstLead, GameState, Level, Phase, Preset, Rules, Seats};
use game::profile::{Display, Pace, Preferences};
use game::session::Session;
use words::{Points, Who, msg};

use super::found::{game_where, hand, in_turn};
use super::labels::assert_nothing_hidden_is_named;
use super::player::{Player, STEP_SECS, preferences, set};
use crate::{NESTOR, YOU};

/// Whether whoever is in turn must draw at least twice.
fn must_draw_twice(state: &GameState) -> bool {
    let mut after = state.clone();
    after.legal_actions() == [Action::Draw]
        && after.apply(Action::Draw).is_ok()
        && after.legal_actions() == [Action::Draw]
}

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
        let session = game_where(&claims(exact), |session| {
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
    let session = game_where(&preferences, |session| {
        let at = session.state().position().expect("a round is dealt");
        at.phase() == Phase::Claim
            && session.person_in_turn().is_some()
            && at.claimable_points(session.state().rules()).is_some()
    });
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
    let session = game_where(&claims(false), |session| {
        let at = session.state().position().expect("a round is dealt");
        at.phase() == Phase::Turn
            && session.person_in_turn().is_some()
            && at.claimable_points(session.state().rules()).is_some()
    });
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
    let session = game_where(&set(rules), |session| {
        let at = session.state().position().expect("a round is dealt");
        at.phase() == Phase::Claim
            && session.person_in_turn().is_some()
            && at.claimable_points(session.state().rules()) == Some(10)
    });
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
    let session = game_where(&claims(false), |session| {
        let at = session.state().position().expect("a round is dealt");
        at.phase() == Phase::Claim
            && session.person_in_turn().is_some()
            && at.claimable_points(session.state().rules()) == Some(5)
    });
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
    let session = game_where(&claims(false), |session| {
        let at = session.state().position().expect("a round is dealt");
        at.phase() == Phase::Claim && session.person_in_turn().is_some() && at.hand(YOU).len() > 1
    });
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
    let session = game_where(&preferences, |session| {
        session.nestor_in_turn().is_some() && must_draw_twice(session.state())
    });
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
    let session = game_where(&preferences(Preset::Draw), |session| {
        let mut after = session.state().clone();
        session.person_in_turn().is_some()
            && after.legal_actions() == [Action::Draw]
            && after.apply(Action::Draw).is_ok()
            && matches!(after.legal_actions()[..], [Action::Play(..)])
    });
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
    let session = game_where(&preferences(Preset::Draw), |session| {
        session.person_in_turn().is_some() && must_draw_twice(session.state())
    });
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
    let session = game_where(&preferences(Preset::TheDrawGame), |session| {
        let mut after = session.state().clone();
        session.actions_of(YOU) == [Action::Draw]
            && after.apply(Action::Draw).is_ok()
            && after.legal_actions() != [Action::Draw]
    });
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
    let session = game_where(&preferences(Preset::Draw), |session| {
        session.person_in_turn().is_some() && must_draw_twice(session.state())
    });
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
    let session = game_where(&drawing_through(Preset::Draw), |session| {
        session.person_in_turn().is_some() && must_draw_twice(session.state())
    });
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
    let is_turn = |session: &Session| session.person_in_turn() == Some(YOU);
    let chosen = game_where(&drawing_through(Preset::PalmAllFives), |session| {
        let mut after = session.state().clone();
        let actions = after.legal_actions();
        let chooses = actions.contains(&Action::Draw) && actions.len() > 1;
        // The bone that is drawn does not fit.
        let fits = after.legal_actions().len();
        is_turn(session)
            && chooses
            && after.apply(Action::Draw).is_ok()
            && after.legal_actions().len() == fits
    });
    let draw_game = game_where(&drawing_through(Preset::TheDrawGame), |session| {
        is_turn(session) && must_draw_twice(session.state())
    });
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
    let session = game_where(&preferences(Preset::Block), |session| {
        session.actions_of(YOU) == [Action::Pass]
    });
    let mut player = Player::at(&session);
    player.click_id("turn-pass");
    assert!(player.session().person_in_turn().is_none(), "Nestor is next, or the hand is over");
    player.must_read("You passed");
}

#[test]
fn nestors_bones_are_laid_open_with_their_worth_when_a_hand_is_over() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        let position = session.state().position();
        let holds = position.is_some_and(|at| !at.hand(NESTOR).is_empty());
        session.state().can_deal() && holds
    });
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
    let session = in_turn(&preferences(Preset::AllFives), 9);
    let player = Player::at(&session);
    assert_nothing_hidden_is_named(&player.parts(), player.session());
}

#[test]
fn a_partner_may_lead_instead() {
    let rules =
        Rules { first_lead: FirstLead::Lot, ..Preset::JamaicanPartners.rules(Seats::Partners) };
    let session = game_where(&set(rules), |session| {
        session.person_in_turn().is_some() && session.state().record().is_empty()
    });
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
    let first = player.session().state().round().and_then(|round| round.placed().next());
    assert_eq!(first.map(|placed| placed.seat), Some(partner));
    assert!(!player.has_id("turn-yield"), "the lead is played");
}
