//! One click plays a bone where there is nothing to choose.

use egui::{Event, Key, Modifiers, PointerButton, vec2};
use engine::{Action, Bone, Preset};
use game::profile::Preferences;
use game::session::Session;

use super::found::{game_until, hand};
use super::notation::{DEAL, at};
use super::player::{Player, preferences};
use crate::YOU;

fn one_click() -> Preferences {
    let mut set = preferences(Preset::AllFives);
    set.display.one_click = true;
    set
}

/// The bone of the hand that can be played in so many ways.
fn with_plays(session: &Session, plays: usize) -> Option<Bone> {
    let actions = session.actions_of(YOU);
    let count = |bone: &Bone| actions.iter().filter(|it| it.bone() == Some(*bone)).count();
    hand(session).into_iter().find(|bone| count(bone) == plays)
}

/// A game in which a bone can be played in so many ways, and the bone.
fn session_with(plays: usize) -> (Session, Bone) {
    let session = game_until(&one_click(), 0, |session| {
        let led = session.state().record().len() > 3;
        led && session.person_in_turn() == Some(YOU) && with_plays(session, plays).is_some()
    });
    let bone = with_plays(&session, plays).expect("it was found so");
    (session, bone)
}

fn actions(player: &Player) -> usize {
    let record = player.session().state().record();
    let mut last = record.rounds.iter().rev();
    last.next().map_or(0, |round| {
        let plays = round.actions.iter();
        plays.filter(|it| matches!(it, Action::Play(..))).count()
    })
}

#[test]
fn one_click_plays_a_bone_that_fits_one_end_and_so_do_the_keys() {
    let (session, bone) = session_with(1);
    let mut player = Player::at(&session);
    player.click_bone(bone);
    assert!(!hand(player.session()).contains(&bone), "it is played");
    for key in [Key::Enter, Key::Space] {
        let mut player = Player::at(&session);
        while player.focused_id() != Some(format!("hand-{bone}")) {
            player.press(Key::ArrowRight);
        }
        player.press(key);
        assert!(!hand(player.session()).contains(&bone), "{key:?} plays it");
    }
}

#[test]
fn where_there_is_a_choice_a_click_takes_the_bone_up() {
    let (session, bone) = session_with(2);
    let mut player = Player::at(&session);
    player.click_bone(bone);
    assert_eq!(player.selected(), Some(bone));
    let mut player = Player::at(&session);
    player.double_click_bone(bone);
    assert!(hand(player.session()).contains(&bone), "nobody chose for them");
    player.must_read("fits more than one end");
}

#[test]
fn the_second_click_of_a_double_click_does_nothing_more() {
    let (session, bone) = session_with(1);
    let mut player = Player::at(&session);
    player.rest();
    let before = actions(&player);
    let pos = player.bone(bone).rect().center();
    player.harness.hover_at(pos);
    // Each in a frame of its own: the hand has closed up before the second.
    for pressed in [true, false, true, false] {
        player.harness.event(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        player.harness.step();
    }
    assert_eq!(actions(&player), before + 1, "one play");
    assert_eq!(player.selected(), None, "nothing is taken up");
}

#[test]
fn a_bone_that_fits_nowhere_says_why_over_itself_for_a_moment() {
    let (session, bone) = session_with(0);
    let mut player = Player::at(&session);
    player.rest();
    player.click_bone(bone);
    assert!(player.by_id("message").rect().width() > 50.0, "it is seen");
    player.harness.run_steps(100);
    assert!(player.by_id("message").rect().width() < 2.0, "it is gone");
    assert_eq!(player.session().state(), session.state(), "nothing is played");
}

#[test]
fn a_bone_says_why_it_does_not_fit_where_only_drawing_is_left() {
    let session = game_until(&one_click(), 0, |session| session.actions_of(YOU) == [Action::Draw]);
    let mut player = Player::at(&session);
    player.rest();
    player.click_bone(player.hand()[0]);
    player.must_read("doesn’t fit");
}

#[test]
fn why_a_bone_does_not_fit_stands_right_above_it_and_covers_neither_the_hand_nor_an_end() {
    let (session, _) = session_with(0);
    for size in [[1100.0, 760.0], [420.0, 800.0], [800.0, 480.0]] {
        let mut player = Player::at_size(&session, size);
        player.rest();
        let plays = player.session().actions_of(YOU);
        let can_be_played = |bone: &Bone| plays.iter().any(|it| it.bone() == Some(*bone));
        for bone in player.hand() {
            if can_be_played(&bone) {
                continue;
            }
            player.click_bone(bone);
            let bubble = player.by_id("message").rect();
            let about = player.bone(bone).rect();
            assert!(bubble.width() > 50.0, "it is seen for {bone}");
            // Above the tab of the count where there is no room beside it.
            let near = about.expand2(vec2(60.0, 110.0));
            assert!(bubble.intersects(near), "{bubble} is about {about}");
            for widget in player.widgets() {
                let other = player.by_id(&widget.id).rect();
                let is_seen = widget.id.starts_with("hand-") || widget.id.starts_with("end-");
                let is_free = !is_seen || !bubble.intersects(other.shrink(4.0));
                assert!(is_free, "{} below {bubble} at {size:?}", widget.id);
            }
        }
    }
}

/// How many bones lie in the boneyard.
fn left(player: &Player) -> usize {
    let position = player.session().state().position();
    position.map_or(0, |at| at.boneyard().bones().len())
}

#[test]
fn a_double_click_draws_one_bone_and_a_later_click_another() {
    let mut set = preferences(Preset::AllFives);
    set.rules.voluntary_draw = true;
    let session = at(&set, DEAL, "6-6 6-5@W");
    for id in ["boneyard", "turn-draw"] {
        for steps in [1, 3] {
            let mut player = Player::at(&session);
            player.rest();
            assert!(player.has_id(id), "{id} is there");
            let before = left(&player);
            let pos = player.by_id(id).rect().center();
            let click = |player: &mut Player| {
                player.harness.hover_at(pos);
                for pressed in [true, false] {
                    player.harness.event(Event::PointerButton {
                        pos,
                        button: PointerButton::Primary,
                        pressed,
                        modifiers: Modifiers::NONE,
                    });
                    player.harness.step();
                }
            };
            click(&mut player);
            player.harness.run_steps(steps - 1);
            click(&mut player);
            assert_eq!(left(&player), before - 1, "{id} after {steps} pictures");
            player.harness.run_steps(20);
            let could_draw = player.session().actions_of(YOU).contains(&Action::Draw);
            click(&mut player);
            let drawn = usize::from(could_draw && id == "boneyard");
            if id == "boneyard" {
                assert_eq!(left(&player), before - 1 - drawn, "it counts again");
            }
        }
    }
}
