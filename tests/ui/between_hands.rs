//! Looking back at a hand while its game goes on.

use egui::{Key, Modifiers, Pos2, Rect, pos2};
use engine::{Bone, Preset, Seats};
use game::profile::Preferences;
use game::session::Session;
use nestor_dominoes::command::TableCommand;
use words::languages;

use super::found::game_until;
use super::notation::{THIRD_DEAL, at};
use super::player::{Player, preferences, set};
use crate::YOU;

/// A game in which the second hand is over.
fn between_hands(preferences: &Preferences) -> Session {
    game_until(preferences, 0, |session| {
        session.state().can_deal() && session.state().rounds().len() == 2
    })
}

fn wait_for_study(player: &mut Player) {
    player.wait_for("analysis-chart");
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
    player.click_id("turn-score-sheet");
    player.click_id("sheet-look-back");
    assert!(!player.has_id("sheet-hand-2"), "the sheet is put away");
    assert!(player.message().contains('2'), "{}", player.message());
    let review = session.start_review().expect("nobody is in turn");
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
    player.choose("menu-show-boneyard");
    player.accept_help();
    player.click_id("review-close");
    assert!(player.has_id("turn-new-hand"), "the next hand can be dealt");
    assert!(!player.has_id("result-again"), "nothing is over");
    player.press_ctrl_shift(Key::R);
    assert!(player.has_id("analysis-chart"), "it is still known");
    player.press(Key::Escape);
    assert!(!player.session().help().is_any(), "that was no help");
    player.click_id("turn-new-hand");
    player.wait_for_nestor();
    assert_eq!(player.session().state().rounds().len(), 3);
    player.press_ctrl_shift(Key::R);
    assert!(!player.has_id("review-close"), "a hand is played");
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
fn while_a_hand_is_looked_back_at_the_position_is_put_by_and_brought_back() {
    let session = between_hands(&preferences(Preset::AllFives));
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    player.choose("menu-bookmark");
    assert!(player.session().shared_state().bookmark().is_some(), "it is put by");
    player.must_read("marks where the game stands");
    assert!(player.has_id("review-close"), "the look back goes on");
    player.choose("menu-go-to-bookmark");
    let game = player.session().game().id();
    assert_ne!(game, session.game().id(), "it is back, as another game");
    assert_eq!(player.session().state(), session.state(), "as it was");
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

#[test]
fn no_button_of_a_look_back_covers_another() {
    for language in languages() {
        let preferences =
            Preferences { language: Some(language.clone()), ..preferences(Preset::AllFives) };
        let session = between_hands(&preferences);
        for size in [[420.0, 800.0], [733.0, 507.0], [1100.0, 760.0]] {
            if language.language != "de" && size[0] > 500.0 {
                // Only the longest words are in want of room there.
                continue;
            }
            let mut player = Player::at_size(&session, size);
            player.press_ctrl_shift(Key::R);
            player.wait_for("analysis-chart");
            let ids = player.widgets().into_iter().map(|widget| widget.id);
            let is_button = |id: &String| {
                let begins = ["review-", "analysis-"];
                begins.iter().any(|it| id.starts_with(it)) && id != "review-play"
            };
            let buttons: Vec<_> = ids.filter(is_button).collect();
            assert!(buttons.len() > 5, "{buttons:?}");
            for (n, id) in buttons.iter().enumerate() {
                let place = player.by_id(id).rect();
                for other in &buttons[..n] {
                    let both = place.intersect(player.by_id(other).rect());
                    let covers = both.width().min(both.height());
                    let at = format!("{id} covers {other} in {language} at {size:?}");
                    assert!(covers < 0.5, "{at}");
                }
            }
        }
    }
}

#[test]
fn quick_presses_at_the_end_of_a_hand_never_skip_its_result() {
    let set = preferences(Preset::Block);
    let ending = |session: &Session| {
        session.person_in_turn()?;
        let mut actions = session.actions_of(YOU).into_iter();
        actions.find(|action| {
            let mut state = session.state().clone();
            state.apply(*action).is_ok() && state.can_deal()
        })
    };
    let session = at(
        &set,
        THIRD_DEAL,
        "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W pass pass / 6-6 6-3@W 6-2@E 3-1@W 2-2@E \
         2-1@W pass 4-2@W pass 4-3@W pass pass / 6-6 6-2@E 6-1@W 1-0@W 4-0@W 4-2@E 4-3@W 3-3@W \
         5-4@E 5-0@E 2-0@E 3-0@W",
    );
    let action = ending(&session).expect("it was looked for");
    let hands = session.state().rounds().len();
    let mut seen = Player::at(&session);
    seen.update(TableCommand::Act(action));
    seen.wait_for("turn-new-hand");
    let button = seen.by_id("turn-new-hand").rect().center();
    for key in [Some(Key::Space), Some(Key::Enter), None] {
        let what = key.map_or("the mouse", Key::name);
        let press = |player: &mut Player| {
            if let Some(key) = key {
                player.harness.key_press(key);
            } else {
                player.harness.drag_at(button);
                player.harness.drop_at(button);
            }
        };
        for frames in [1, 2, 4, 6] {
            let mut player = Player::at(&session);
            player.update(TableCommand::Act(action));
            for _ in 0..80 / frames {
                press(&mut player);
                player.harness.run_steps(frames);
                let dealt = player.session().state().rounds().len();
                assert_eq!(dealt, hands, "{what} every {frames} frames");
            }
            assert!(player.has_id("hand-over"), "{what}: it is still seen");
            player.harness.run_steps(12);
            press(&mut player);
            player.harness.run_steps(3);
            let dealt = player.session().state().rounds().len();
            assert_eq!(dealt, hands + 1, "{what}: then it is answered");
        }
    }
}

#[test]
fn space_and_enter_deal_the_next_hand_after_an_arrow_key_too() {
    let session = between_hands(&preferences(Preset::Block));
    for key in [Key::Enter, Key::Space] {
        let mut player = Player::at(&session);
        player.press(Key::ArrowRight);
        player.press(Key::ArrowUp);
        player.press(key);
        assert_eq!(player.session().state().rounds().len(), 3, "{key:?}");
    }
}

#[test]
fn the_card_of_a_hand_leaves_a_rim_and_is_whole() {
    for seats in Seats::ALL {
        let session = between_hands(&set(Preset::Block.rules(seats)));
        for size in [[800.0, 480.0], [800.0, 600.0], [1100.0, 760.0], [420.0, 800.0]] {
            let player = Player::at_size(&session, size);
            let card = player.by_id("hand-over").rect();
            let table = Rect::from_min_max(pos2(0.0, 36.0), Pos2::from(size));
            let at = format!("{card} at {size:?}, {seats:?}");
            assert!(table.shrink(8.0).contains_rect(card), "{at}");
            for button in ["turn-new-hand", "turn-score-sheet"] {
                assert!(card.contains_rect(player.by_id(button).rect()), "{at}");
            }
        }
    }
}
