//! Looking back at a game that is over.

use std::sync::Arc;

use egui::{Key, Modifiers, Pos2, Rect, vec2};
use egui_kittest::kittest::NodeT as _;
use engine::{Bone, Level, Preset, Seats};
use game::profile::GameId;
use game::session::{Review, ReviewStep, Session};
use nestor::coach::SavedReview;
use words::msg;

use super::found::game_until;
use super::notation::{DEAL, at};
use super::player::{House, Player, WINDOW, played_to};
use super::tips::told_at;
use crate::{NESTOR, YOU};

/// The height of the menu bar, in points.
const BAR: f32 = 40.0;

/// A game that is over.
pub fn over(seats: Seats) -> Session {
    let mut short = played_to(40, Preset::AllFives.rules(seats));
    short.opponents.set_level(Level::Easy);
    let number = match seats {
        Seats::Two | Seats::Three => 0,
        Seats::Four => 1,
        Seats::Partners => 2,
    };
    game_until(&short, number, |session| {
        let state = session.state();
        state.outcome().is_some() && state.rounds().len() > 1
    })
}

/// The table shows this moment of the game: the hand and the last bone played.
fn must_show(player: &Player, review: &Review, what: &str) {
    let position = review.state().position().expect("it was dealt");
    let mut hand = player.hand();
    hand.sort();
    let mut held: Vec<Bone> = position.hand(YOU).iter().collect();
    held.sort();
    assert_eq!(hand, held, "{what}: the hand");
    let place = review.place();
    let told = player.message();
    assert!(told.contains(&place.hand.to_string()), "{what}: {told}");
}

#[test]
fn a_review_has_its_panel_beside_the_table_or_below_it() {
    for size in [[1100.0, 760.0], [420.0, 800.0], [800.0, 480.0]] {
        let mut player = Player::at_size(&over(Seats::Two), size);
        player.choose("menu-review");
        player.rest();
        for id in ["review-close", "review-on", "analysis-try-again"] {
            assert!(player.has_id(id), "{id} at {size:?}");
        }
        wait_for_study(&mut player);
        player.press(Key::D);
        assert!(!decision(&player).is_empty(), "it is told at {size:?}");
        player.click_id("review-details");
        assert!(!mistakes(&player).is_empty(), "the tables at {size:?}");
        player.click_id("review-details");
        assert!(!decision(&player).is_empty(), "and back at {size:?}");
    }
}

#[test]
fn a_finished_game_is_looked_back_at_with_keys_and_buttons() {
    for seats in [Seats::Two, Seats::Three] {
        let session = over(seats);
        let mut review = Review::of(session.state()).expect("it was dealt");
        let mut player = Player::at(&session);
        player.press_ctrl_shift(Key::R);
        must_show(&player, &review, "the first deal");
        for (key, step) in [
            (Key::ArrowRight, ReviewStep::Next),
            (Key::ArrowRight, ReviewStep::Next),
            (Key::Space, ReviewStep::Next),
            (Key::ArrowLeft, ReviewStep::Back),
            (Key::ArrowDown, ReviewStep::NextDeal),
            (Key::ArrowRight, ReviewStep::Next),
            (Key::ArrowUp, ReviewStep::PreviousDeal),
            (Key::End, ReviewStep::Last),
            (Key::Home, ReviewStep::First),
        ] {
            player.press(key);
            review.go(step);
            must_show(&player, &review, key.name());
        }
        for (id, step) in [
            ("review-on", ReviewStep::Next),
            ("review-on", ReviewStep::Next),
            ("review-back", ReviewStep::Back),
        ] {
            player.click_id(id);
            review.go(step);
            must_show(&player, &review, id);
        }
        assert_eq!(player.session().state(), session.state(), "the game on the table is as it was");
        player.click_id("review-close");
        assert!(player.has_id("result-review"), "back at the result");
        player.click_id("result-review");
        review.go(ReviewStep::First);
        must_show(&player, &review, "from the card, from the start");
        player.press(Key::Escape);
        assert!(player.has_id("result-again"), "Escape ends it too");
    }
}

#[test]
fn nothing_is_played_while_a_game_is_looked_back_at() {
    let session = over(Seats::Two);
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    let hand = player.hand();
    for bone in hand {
        player.double_click_bone(bone);
        assert_eq!(player.selected(), None, "{bone} is not taken up");
    }
    assert_eq!(player.session().state(), session.state(), "nothing happened");
}

#[test]
fn to_sort_a_hand_that_is_looked_back_at_leaves_the_present_one_in_its_order() {
    let mut player = Player::at(&over(Seats::Two));
    player.press_ctrl_shift(Key::R);
    let mut sorted = player.hand();
    sorted.sort_by_key(|bone| (bone.high(), bone.low()));
    player.press(Key::O);
    assert_eq!(player.hand(), sorted, "in order");
    let kept = player.session().hand_order(YOU);
    assert!(kept.is_empty(), "{kept:?}");
}

#[test]
fn undo_and_a_new_game_end_the_review() {
    let session = over(Seats::Two);
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    assert!(player.has_id("review-close"), "it is looked back at");
    // It is counted: undo asks before it takes that back.
    player.press_ctrl(Key::Z);
    player.press_ctrl(Key::Z);
    assert!(!player.has_id("review-close"), "the game goes on");
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    player.press(Key::F5);
    assert!(!player.has_id("review-close"), "the game begins again");
    player.press_ctrl_shift(Key::R);
    assert!(!player.has_id("review-close"), "a game that goes on is not looked back at");
}

/// The game is looked back at, and every decision has been looked at.
fn studied(size: [f32; 2]) -> Player {
    let mut player = Player::at_size(&over(Seats::Two), size);
    player.press_ctrl_shift(Key::R);
    player
}

/// Waits until every decision has been looked at.
fn wait_for_study(player: &mut Player) {
    player.wait_for("analysis-chart");
}

/// The moments that are listed to be learned from.
fn mistakes(player: &Player) -> Vec<String> {
    let ids = player.widgets().into_iter().map(|widget| widget.id);
    ids.filter(|id| id.starts_with("review-moment-")).collect()
}

/// What is said of the decision that is shown.
fn decision(player: &Player) -> String {
    let widgets = player.widgets().into_iter();
    let told = widgets.filter(|widget| widget.id == "analysis-decision");
    told.map(|widget| widget.label).collect()
}

#[test]
fn every_decision_is_looked_at_and_mistakes_are_gone_to_by_keys_and_by_list() {
    let mut player = studied([1100.0, 760.0]);
    assert!(player.has_id("review-progress"), "it is told how far it is");
    wait_for_study(&mut player);
    player.press(Key::D);
    let first = (player.message(), decision(&player));
    assert!(!first.1.is_empty(), "the first decision");
    player.press(Key::D);
    assert_ne!(first.0, player.message(), "the next one");
    player.press_with(Modifiers::SHIFT, Key::D);
    assert_eq!(first, (player.message(), decision(&player)), "and back");
    player.press(Key::Home);
    player.press(Key::M);
    let own = decision(&player);
    assert!(own.starts_with("You "), "the first mistake of one's own: {own}");
    player.press(Key::Home);
    player.click_id("review-mistake");
    assert_eq!(decision(&player), own, "the same by the button");
    let count = player.by_id("review-mistakes").value().unwrap_or_default();
    let count: usize = count.split(' ').next().and_then(|it| it.parse().ok()).expect("a number");
    let mut said = vec![own.clone()];
    for _ in 1..count {
        player.click_id("review-mistake");
        said.push(decision(&player));
    }
    assert!(said.iter().all(|it| it.starts_with("You ")), "{said:?}");
    for _ in 1..count {
        player.click_id("review-mistake-before");
    }
    assert_eq!(decision(&player), own, "back to the first");
    player.click_id("review-details");
    let listed = mistakes(&player);
    assert!(listed.len() >= count, "those of all players: {listed:?}");
    player.click_id(&listed[0]);
    player.click_id("review-details");
    assert!(!decision(&player).is_empty(), "the list leads there");
    player.press(Key::Home);
    let first = player.message();
    player.click_id("analysis-chart");
    assert_ne!(player.message(), first, "the graph leads to its middle");
}

#[test]
fn the_analysis_keeps_its_width_whatever_a_decision_was() {
    let mut player = studied([1100.0, 760.0]);
    wait_for_study(&mut player);
    let right = |player: &Player| player.by_id("analysis-chart").rect().right();
    let before = right(&player);
    for n in 1..=12 {
        player.press(Key::D);
        assert_eq!(right(&player), before, "decision {n}");
    }
}

#[test]
fn what_is_worked_out_can_be_stopped_and_begun_again() {
    let mut player = studied([1100.0, 760.0]);
    player.click_id("review-stop");
    assert!(!player.has_id("review-progress"), "it is stopped");
    player.click_id("review-start");
    wait_for_study(&mut player);
    player.press_ctrl_shift(Key::R);
    player.press_ctrl_shift(Key::R);
    assert!(player.has_id("analysis-chart"), "it is kept with the game");
}

/// The kept review of the game.
fn kept(house: &House, id: GameId) -> Option<SavedReview> {
    house.read(|tables, player| tables.get(&(player, id)).expect("it can be read"))
}

#[test]
fn a_review_is_made_once_and_is_there_after_the_program_was_closed() {
    let mut player = studied(WINDOW);
    wait_for_study(&mut player);
    let count = |player: &Player| player.by_id("review-mistakes").accesskit_node().value();
    let counted = count(&player);
    let id = player.session().game().id();
    let house = player.close();
    let before = kept(&house, id);
    assert!(before.is_some(), "it is on disk");
    let mut player = Player::open(house, None, WINDOW);
    player.press_ctrl_shift(Key::R);
    player.step_until("the review", |player| {
        assert!(!player.has_id("review-progress"), "it is not made again");
        player.has_id("analysis-chart")
    });
    assert_eq!(count(&player), counted, "the same mistakes");
    let judged = player.session().history().games().iter();
    let judged: Vec<bool> = judged.map(|game| game.judged.is_some()).collect();
    assert_eq!(judged, [true], "the history tells of it");

    // One of other moves is made again.
    let house = player.close();
    let mut of_others = before.clone().expect("it is on disk");
    of_others.record.rounds[0].actions.truncate(3);
    house.put(|changes, player| changes.put(&(player, id), Arc::new(of_others)));
    let mut player = Player::open(house, None, WINDOW);
    player.press_ctrl_shift(Key::R);
    player.wait_for("review-progress");
    wait_for_study(&mut player);
    assert_eq!(count(&player), counted, "the same once more");
    assert!(player.session().state().outcome().is_some(), "and nothing is lost");
    assert_eq!(kept(&player.close(), id), before, "whole");
}

#[test]
fn a_review_that_was_stopped_leaves_nothing_on_disk() {
    let mut player = studied(WINDOW);
    player.click_id("review-stop");
    player.rest();
    let id = player.session().game().id();
    assert_eq!(kept(&player.close(), id), None, "nothing was worked out");
}

#[test]
fn a_position_is_played_again_as_a_game_of_its_own() {
    let session = over(Seats::Two);
    let mut player = Player::at(&session);
    let tally = player.session().tally().clone();
    player.press_ctrl_shift(Key::R);
    let mut review = Review::of(session.state()).expect("it was dealt");
    for _ in 0..3 {
        player.press(Key::ArrowRight);
        review.go(ReviewStep::Next);
    }
    player.press(Key::T);
    let again = player.session();
    assert_eq!(again.state().record(), review.state().record(), "from here");
    assert!(again.help().is_any(), "with help");
    assert_ne!(again.game().id(), session.game().id(), "a game of its own");
    assert_eq!(*again.tally(), tally, "nothing is counted yet");
    must_be_called(&mut player, &msg::TURN_FROM_LOOK_BACK.text());
    player = player.restart();
    must_be_called(&mut player, &msg::TURN_FROM_LOOK_BACK.text());
    while player.session().state() != session.state() {
        player.press_ctrl(Key::Z);
    }
    assert_eq!(player.session().game().id(), session.game().id());
    assert_eq!(*player.session().tally(), tally, "it stays counted once");
    assert!(!player.reads(&msg::TURN_FROM_LOOK_BACK.text()), "it is the own");
}

/// The menu bar says how the game came about, in windows of any size.
fn must_be_called(player: &mut Player, name: &str) {
    for size in [[420.0, 800.0], [1920.0, 1080.0], [1100.0, 760.0]] {
        player.harness.set_size(size.into());
        player.settle();
        player.rest();
        let bar = Rect::from_min_size(Pos2::ZERO, vec2(size[0], BAR));
        let written = player.written(bar);
        let is_there = written.iter().any(|words| words.contains(name));
        assert!(is_there, "{name} at {size:?}: {written:?}");
    }
}

#[test]
fn the_same_deals_are_played_from_the_other_seat_with_its_hand_in_front() {
    let session = over(Seats::Two);
    let first = session.state().rounds()[0].view(NESTOR).dealt_hand();
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::P);
    player.click_id("result-other-seat");
    assert!(player.session().seating()[NESTOR].is_person(), "there they sit");
    let position = player.session().state().position().expect("it was dealt");
    let mut held: Vec<Bone> = position.hand(NESTOR).iter().collect();
    held.sort();
    let mut hand = player.hand();
    hand.sort();
    assert_eq!(hand, held, "the hand in front is the other one");
    assert!(held.iter().all(|bone| first.contains(*bone)), "as it was dealt");
    must_be_called(&mut player, &msg::TURN_OTHER_SEAT.text());
    let mut player = player.restart();
    must_be_called(&mut player, &msg::TURN_OTHER_SEAT.text());
    let mut hand = player.hand();
    hand.sort();
    let position = player.session().state().position().expect("it was dealt");
    let mut held: Vec<Bone> = position.hand(NESTOR).iter().collect();
    held.sort();
    assert_eq!(hand, held, "also after a new start");
}

#[test]
fn at_the_first_and_at_the_last_moment_the_button_that_leads_nowhere_is_off_and_says_why() {
    let mut player = Player::at(&over(Seats::Two));
    player.press_ctrl_shift(Key::R);
    let is_off = |player: &Player, id: &str| player.is_off(id);
    let (back, on) = ("review-back", "review-on");
    assert!(is_off(&player, back) && !is_off(&player, on), "at the start");
    let told = told_at(&mut player, back);
    assert!(told.contains(&msg::WHY_NO_MORE.text()), "why: {told:?}");
    player.press(Key::ArrowRight);
    assert!(!is_off(&player, back) && !is_off(&player, on), "between");
    player.press(Key::End);
    assert!(!is_off(&player, back) && is_off(&player, on), "at the end");
    let told = told_at(&mut player, on);
    assert!(told.contains(&msg::WHY_NO_MORE.text()), "why: {told:?}");
    player.click_id(back);
    assert!(!is_off(&player, on), "and back again");
}

#[test]
fn a_play_that_is_advised_takes_no_end_its_number() {
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let mut session = over(Seats::Two);
        let mut set = session.preferences().clone();
        set.display.ends_only = true;
        session.set_preferences(set);
        let mut review = Review::of(session.state()).expect("it was dealt");
        let mut player = Player::at_size(&session, size);
        player.press_ctrl_shift(Key::R);
        // The first play, of which the review says something.
        player.press(Key::ArrowRight);
        review.go(ReviewStep::Next);
        let first = player.message();
        player.step_until("the decisions are told", |player| {
            player.has_id("analysis-chart") || player.message() != first
        });
        let mut advised = 0;
        for _ in 0..12 {
            advised +=
                player.parts().iter().filter(|(_, it)| it.contains(&msg::hint_advised(""))).count();
            let position = review.state().position().expect("it was dealt");
            for end in position.table().ends().iter().filter(|end| end.multiplier() > 0) {
                // A doublet that lies across counts twice: 3 + 3, or 6.
                let terms = vec![end.pips().value().to_string(); end.multiplier().into()];
                let number = (end.pips().value() * end.multiplier()).to_string();
                let place = player.by_id(&format!("end-{}", end.end())).rect();
                let around = place.expand(place.size().max_elem());
                let written = player.written(around);
                let parts = |words: &String| -> Vec<String> {
                    words.split('+').map(|part| part.trim().to_owned()).collect()
                };
                let has_number =
                    written.contains(&number) || written.iter().any(|words| parts(words) == terms);
                assert!(has_number, "{} at {size:?}: {written:?}", end.end());
            }
            player.press(Key::ArrowRight);
            player.rest();
            review.go(ReviewStep::Next);
        }
        assert!(advised > 0, "plays were advised at {size:?}");
    }
}

#[test]
fn a_play_that_turns_a_half_outward_is_named_with_it_below_its_picture() {
    let short = played_to(20, Preset::Matador.rules(Seats::Two));
    let session = at(
        &short,
        DEAL,
        "6-6 5-2@W=5 6-1@W=6 4-3@W=4 0-0@W draw 1-0@E draw draw draw draw draw draw draw draw \
         draw draw draw pass pass",
    );
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    wait_for_study(&mut player);
    let is_named = |player: &Player| {
        let mut written = player.written(Rect::EVERYTHING).into_iter();
        written.any(|it| {
            let named = it.split_once('\n').map(|(name, _)| name.to_owned());
            let halves = ["6-1", "5-2", "4-3"].into_iter().flat_map(|bone| {
                let halves = bone.split('-').map(str::to_owned);
                halves.map(move |half| msg::place_turned(bone, half))
            });
            halves.into_iter().any(|it| named.as_ref() == Some(&it))
        })
    };
    let is_turned = (0..30).any(|_| {
        player.press(Key::D);
        player.rest();
        is_named(&player)
    });
    assert!(is_turned, "a matador is among the plays");
}
