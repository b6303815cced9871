//! Looking back at a hand while its game goes on.

use egui::epaint::Shape;
use egui::{Key, Modifiers};
use nestor_dominoes::engine::{Bone, Preset, Seats};
use nestor_dominoes::profile::Preferences;
use nestor_dominoes::session::Session;
use nestor_dominoes::words::languages;

use super::found::game_where;
use super::player::{Player, preferences, set};
use crate::YOU;

/// A game in which the second hand is over.
fn between_hands(preferences: &Preferences) -> Session {
    game_where(preferences, |session| {
        session.state().can_deal() && session.state().rounds().len() == 2
    })
}

fn wait_for_study(player: &mut Player) {
    player.step_until("every decision is looked at", |player| {
        player.has_id("analysis-chart")
    });
}

/// How many files of reviews there are.
fn kept(player: &Player) -> usize {
    let files = std::fs::read_dir(player.path().join("reviews"));
    files.map_or(0, Iterator::count)
}

#[test]
fn a_hand_that_is_over_is_looked_back_at_and_then_the_game_goes_on() {
    let session = between_hands(&preferences(Preset::AllFives));
    let mut player = Player::at(&session);
    player.click_id("turn-look-back");
    assert!(player.message().contains('2'), "{}", player.message());
    let review = session.look_back().expect("nobody is in turn");
    let dealt = review.state().position().expect("it was dealt");
    let mut hand = player.hand();
    hand.sort();
    let mut held: Vec<Bone> = dealt.hand(YOU).iter().collect();
    held.sort();
    assert_eq!(hand, held, "the deal of the second hand");
    wait_for_study(&mut player);
    player.press(Key::D);
    player.press_with(Modifiers::SHIFT, Key::D);
    player.press(Key::Home);
    assert!(player.message().contains('1'), "{}", player.message());
    player.press(Key::End);
    player.click_id("turn-review-done");
    assert!(player.has_id("turn-new-hand"), "the next hand can be dealt");
    assert!(!player.has_id("result-again"), "nothing is over");
    player.press_ctrl_shift(Key::R);
    assert!(player.has_id("analysis-chart"), "it is still known");
    player.press(Key::Escape);
    assert!(!player.session().game().helped(), "that was no help");
    player.click_id("turn-new-hand");
    player.wait_for_nestor();
    assert_eq!(player.session().state().rounds().len(), 3);
    player.press_ctrl_shift(Key::R);
    assert!(!player.has_id("turn-review-done"), "a hand is played");
    player.rest();
    let player = player.restart();
    assert_eq!(kept(&player), 0, "the game is reviewed when it is over");
    let seats = player.session().seating().nestors().count();
    assert_eq!(seats, 1);
}

#[test]
fn a_hand_is_tried_again_and_the_way_back_is_in_the_menu() {
    let session = between_hands(&preferences(Preset::AllFives));
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    player.press(Key::ArrowRight);
    player.press(Key::T);
    assert_ne!(player.session().game().id(), session.game().id());
    player = player.restart();
    player.choose("menu-leave-again");
    assert_eq!(player.session().state(), session.state(), "as it was");
    assert!(player.has_id("turn-new-hand"), "and it goes on");
}

#[test]
fn a_hand_is_played_from_the_other_seat_and_the_card_leads_back() {
    let session = between_hands(&preferences(Preset::Block));
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    player.click_id("analysis-other-seat");
    let seat = player.session().seating().people().next();
    let seat = seat.expect("the person sits there now");
    for _ in 0..200 {
        let state = player.session().state();
        if state.outcome().is_some() {
            break;
        }
        if state.can_deal() {
            player.press(Key::Space);
        } else if player.session().person_in_turn() == Some(seat) {
            let bones = player.hand();
            match bones.into_iter().find(|bone| {
                let actions = player.session().actions_of(seat);
                actions.iter().any(|it| it.bone() == Some(*bone))
            }) {
                Some(bone) => {
                    player.click_bone(bone);
                    player.press(Key::Enter);
                    player.press(Key::Enter);
                }
                None => player.press(Key::Space),
            }
        }
        player.wait_for_nestor();
    }
    player.rest();
    player.click_id("result-leave-again");
    assert_eq!(player.session().state(), session.state(), "as it was");
    assert!(player.has_id("turn-new-hand"), "and it goes on");
}

/// The words of a picture that are broken in their middle.
fn broken(shape: &Shape, found: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| broken(shape, found)),
        Shape::Text(text) => {
            let words: Vec<&str> = text.galley.text().split_whitespace().collect();
            let rows = text.galley.rows.iter().map(|row| row.text());
            let parts: Vec<String> = rows
                .flat_map(|row| {
                    row.split_whitespace()
                        .map(str::to_owned)
                        .collect::<Vec<_>>()
                })
                .collect();
            found.extend(parts.into_iter().filter(|part| !words.contains(&&**part)));
        }
        _ => {}
    }
}

#[test]
fn no_word_on_the_buttons_between_two_hands_is_broken() {
    for language in languages() {
        for seats in [Seats::Two, Seats::Partners] {
            let rules = Preset::AllFives.rules(seats);
            let preferences = Preferences {
                language: Some(language.clone()),
                ..set(rules)
            };
            let session = between_hands(&preferences);
            for size in [[420.0, 800.0], [733.0, 507.0], [1100.0, 760.0]] {
                let player = Player::at_size(&session, size);
                for id in ["turn-new-hand", "turn-score-sheet", "turn-look-back"] {
                    let place = player.by_id(id).rect();
                    let mut found = Vec::new();
                    let painted = player.painted(place.expand(1.0));
                    painted.iter().for_each(|shape| broken(shape, &mut found));
                    assert!(!painted.is_empty(), "{id} in {language} at {size:?}");
                    assert!(found.is_empty(), "{found:?} in {language} at {size:?}");
                }
            }
        }
    }
}
