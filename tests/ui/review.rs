//! Looking back at a game that is over.

use egui::Key;
use nestor_dominoes::engine::{Bone, Preset, Rules, Seats};
use nestor_dominoes::session::{Review, ReviewStep, Session};

use super::found::game_where;
use super::player::{Player, set};
use crate::YOU;

/// A game that is over.
fn over(seats: Seats) -> Session {
    let short = set(Rules {
        target: Some(40),
        ..Preset::AllFives.rules(seats)
    });
    game_where(&short, |session| {
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
fn a_finished_game_is_looked_back_at_with_keys_and_buttons() {
    for seats in [Seats::Two, Seats::Three] {
        let session = over(seats);
        let mut review = Review::of(session.state()).expect("it was dealt");
        let mut player = Player::at(&session);
        player.press_ctrl_shift(Key::R);
        must_show(&player, &review, "the first deal");
        for (key, step) in [
            (Key::ArrowRight, ReviewStep::On),
            (Key::ArrowRight, ReviewStep::On),
            (Key::Space, ReviewStep::On),
            (Key::ArrowLeft, ReviewStep::Back),
            (Key::ArrowDown, ReviewStep::HandOn),
            (Key::ArrowRight, ReviewStep::On),
            (Key::ArrowUp, ReviewStep::HandBack),
            (Key::End, ReviewStep::Last),
            (Key::Home, ReviewStep::First),
        ] {
            player.press(key);
            review.go(step);
            must_show(&player, &review, key.name());
        }
        for (id, step) in [
            ("turn-review-on", ReviewStep::On),
            ("turn-review-on", ReviewStep::On),
            ("turn-review-back", ReviewStep::Back),
        ] {
            player.click_id(id);
            review.go(step);
            must_show(&player, &review, id);
        }
        assert_eq!(
            player.session().state(),
            session.state(),
            "the game on the table is as it was"
        );
        player.click_id("turn-review-done");
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
    assert_eq!(
        player.session().state(),
        session.state(),
        "nothing happened"
    );
}

#[test]
fn undo_and_a_new_game_end_the_review() {
    let session = over(Seats::Two);
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    assert!(player.has_id("turn-review-done"), "it is looked back at");
    player.press_ctrl(Key::Z);
    assert!(!player.has_id("turn-review-done"), "the game goes on");
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    player.press(Key::F5);
    assert!(!player.has_id("turn-review-done"), "the game begins again");
    player.press_ctrl_shift(Key::R);
    assert!(
        !player.has_id("turn-review-done"),
        "a game that goes on is not looked back at"
    );
}
