//! The own hand: dragging bones to ends and into order, and what is heard of it.

use std::collections::BTreeSet;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::NodeT as _;
use engine::{Action, Bone, Preset};
use game::session::Session;
use words::msg;

use super::found::{bone_with_plays, hand, plays};
use super::notation::{DEAL, FIRST_HAND, SECOND_DEAL, at};
use super::player::{Player, preferences};
use crate::YOU;

/// How high a row of the hand is at least, in points.
const ROW: f32 = 60.0;

/// The bones of the hand that can be played.
fn playable(session: &Session) -> BTreeSet<Bone> {
    let actions = session.actions_of(YOU).into_iter();
    actions.filter_map(Action::bone).collect()
}

fn actions(player: &Player) -> usize {
    player.session().state().record().len()
}

/// The hand as it lies, from left to right and row by row.
fn order(player: &Player) -> Vec<Bone> {
    let mut bones = hand(player.session());
    bones.sort_by(|one, other| {
        let place = |bone: &Bone| player.bone(*bone).rect().min;
        let (one, other) = (place(one), place(other));
        // Within a row some are lifted, and some lie lower.
        let row = ((one.y - other.y) / ROW).round() as i32;
        row.cmp(&0).then(one.x.total_cmp(&other.x))
    });
    bones
}

/// Where the end is that takes the bone taken up.
fn end_that_takes_it(player: &Player) -> Pos2 {
    let bone = player.selected();
    let takes = |action| match action {
        Action::Play(it, end, _) if Some(it) == bone => Some(end),
        _ => None,
    };
    let mut plays = player.session().actions_of(YOU).into_iter();
    let end = plays.find_map(takes).expect("an end takes it");
    player.by_id(&format!("end-{end}")).rect().center()
}

fn button(player: &mut Player, pos: Pos2, pressed: bool) {
    player.harness.event(Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    });
    player.harness.step();
}

/// Moves the pointer in a few steps.
fn go(player: &mut Player, from: Pos2, to: Pos2) {
    for step in 1..=5_u8 {
        player.harness.hover_at(from.lerp(to, f32::from(step) / 5.0));
        player.harness.step();
    }
}

/// Takes a bone of the hand with the pointer, and drags it off its place.
fn take(player: &mut Player, bone: Bone) -> Pos2 {
    let at = player.bone(bone).rect().center();
    player.harness.hover_at(at);
    player.harness.step();
    button(player, at, true);
    let off = at + vec2(0.0, -12.0);
    go(player, at, off);
    off
}

fn drop_at(player: &mut Player, from: Pos2, to: Pos2) {
    go(player, from, to);
    button(player, to, false);
    player.settle();
}

#[test]
fn a_bone_dropped_on_an_end_that_takes_it_is_played_there() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let mut player = Player::at(&session);
    let at = take(&mut player, bone);
    assert_eq!(player.selected(), Some(bone), "what is dragged is taken up");
    let end = end_that_takes_it(&player);
    drop_at(&mut player, at, end);
    player.must_read(&format!("{bone}, played by you"));
    player.look();
}

#[test]
fn a_bone_that_was_dragged_to_an_end_comes_back_to_its_place_and_once() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let mut player = Player::at(&session);
    // Were it shown twice, the others would lie elsewhere.
    let places = |player: &Player| -> Vec<(Bone, Pos2)> {
        let bones = order(player).into_iter();
        bones.map(|bone| (bone, player.bone(bone).rect().min)).collect()
    };
    let before = places(&player);
    let at = take(&mut player, bone);
    let end = end_that_takes_it(&player);
    drop_at(&mut player, at, end);
    assert!(!hand(player.session()).contains(&bone), "{bone} is played");
    player.press_ctrl(Key::Z);
    assert_eq!(places(&player), before, "the hand is as it was");
}

#[test]
fn a_bone_dropped_anywhere_else_goes_home() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let mut player = Player::at(&session);
    let before = order(&player);
    let at = take(&mut player, bone);
    drop_at(&mut player, at, Pos2::new(15.0, 300.0));
    assert_eq!(actions(&player), session.state().record().len(), "no play");
    assert_eq!(order(&player), before, "the hand is as it was");
    player.look();
    assert!(!player.reads(&msg::refused_dropped_beside(bone)), "beside the cloth");
    let at = take(&mut player, bone);
    drop_at(&mut player, at, Pos2::new(200.0, 200.0));
    assert_eq!(order(&player), before, "the hand is as it was");
    player.must_read(&msg::refused_dropped_beside(bone));
}

#[test]
fn escape_brings_a_dragged_bone_home_even_from_an_end_that_takes_it() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let mut player = Player::at(&session);
    let before = order(&player);
    let at = take(&mut player, bone);
    let end = end_that_takes_it(&player);
    go(&mut player, at, end);
    player.press(Key::Escape);
    button(&mut player, end, false);
    player.settle();
    assert_eq!(actions(&player), session.state().record().len(), "no play");
    assert_eq!(player.selected(), None, "it is put down");
    assert_eq!(order(&player), before, "the hand is as it was");
}

#[test]
fn bones_are_put_in_order_by_dragging_and_sorted_with_a_key() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let mut player = Player::at(&session);
    let dealt = order(&player);
    let (first, third) = (dealt[0], dealt[2]);
    let at = take(&mut player, first);
    let to = player.bone(third).rect().center();
    drop_at(&mut player, at, to);
    let mut expected = dealt.clone();
    expected.remove(0);
    expected.insert(2, first);
    assert_eq!(order(&player), expected, "{first} went two to the right");
    assert_eq!(actions(&player), session.state().record().len(), "no play");
    player.press(Key::O);
    let mut sorted = dealt;
    sorted.sort_unstable();
    assert_eq!(order(&player), sorted, "put in order");
}

#[test]
fn the_order_of_the_hand_is_there_again_after_a_restart() {
    let mut player = Player::new(&preferences(Preset::Draw), 3);
    player.wait_for_nestor();
    let dealt = order(&player);
    player.press(Key::ArrowRight);
    player.press_with(Modifiers::SHIFT, Key::ArrowLeft);
    player.press_with(Modifiers::SHIFT, Key::ArrowRight);
    player.press_with(Modifiers::SHIFT, Key::ArrowRight);
    let put = order(&player);
    assert_ne!(put, dealt);
    let mut player = player.restart();
    assert_eq!(order(&player), put, "as they were put");
    player.press(Key::O);
    let sorted = order(&player);
    let player = player.restart();
    assert_eq!(order(&player), sorted, "as they were sorted");
}

#[test]
fn up_and_down_go_on_to_the_next_bone_that_fits() {
    let session = at(&preferences(Preset::Draw), DEAL, "6-6 6-2@W");
    let fit = playable(&session);
    let mut player = Player::at(&session);
    let mut selected = BTreeSet::new();
    for _ in 0..6 {
        player.press(Key::ArrowDown);
        selected.extend(player.selected());
    }
    assert_eq!(selected, fit, "each of them, and no other");
}

#[test]
fn a_bone_is_put_in_order_with_the_keyboard_alone() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    let mut player = Player::at(&session);
    let [a, b, c] = order(&player)[..] else {
        panic!("three bones");
    };
    player.press(Key::ArrowRight);
    for (key, expected) in [
        (Key::ArrowRight, [b, a, c]),
        (Key::ArrowRight, [b, c, a]),
        (Key::ArrowRight, [b, c, a]),
        (Key::ArrowLeft, [b, a, c]),
    ] {
        let shift = Modifiers::SHIFT;
        player.harness.key_press_modifiers(shift, key);
        player.settle();
        assert_eq!(order(&player), expected, "{a} moved with {key:?}");
        assert_eq!(player.selected(), Some(a), "it stays taken up");
    }
}

#[test]
fn a_bone_let_go_over_the_hand_stays_there_however_near_the_table_is() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let mut player = Player::at(&session);
    for _ in 0..12 {
        player.press(Key::Plus);
    }
    let before = order(&player);
    let home = player.bone(bone).rect().center();
    let at = take(&mut player, bone);
    drop_at(&mut player, at, home);
    assert_eq!(actions(&player), session.state().record().len(), "no play");
    assert_eq!(order(&player), before, "the hand is as it was");
}

#[test]
fn a_drawn_bone_comes_last_and_leaves_the_order_alone() {
    let session = at(
        &preferences(Preset::AllFives),
        SECOND_DEAL,
        &format!("{FIRST_HAND} / 6-6 6-3@W 6-2@E 3-1@W 6-1@S 2-1@S 2-2@E 1-1@W"),
    );
    let mut player = Player::at(&session);
    let before = order(&player);
    let at = take(&mut player, before[0]);
    let to = player.bone(before[1]).rect().center();
    drop_at(&mut player, at, to);
    let mut kept = before.clone();
    kept.swap(0, 1);
    assert_eq!(order(&player), kept, "put in order");
    player.press(Key::Space);
    let after = order(&player);
    assert_eq!(after[..kept.len()], kept, "the order stays");
    assert!(after.len() > kept.len(), "a bone was drawn: {after:?}");
}

#[test]
fn what_a_bone_would_score_is_heard_with_its_name() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let (bone, points) = scoring(&session).expect("it was looked for");
    let player = Player::at(&session);
    let name = player.bone(bone).accesskit_node().label();
    let name = name.expect("it has a name");
    assert!(name.contains(&format!(", scores {points} ")), "{name}");
}

/// A bone that scores on exactly one end, and how much.
fn scoring(session: &Session) -> Option<(Bone, i32)> {
    hand(session).into_iter().find_map(|bone| {
        let plays = super::found::plays(session, bone);
        let [play] = plays[..] else { return None };
        let mut state = session.state().clone();
        let before = state.scores()[state.rules().seats.team(YOU)];
        state.apply(play).ok()?;
        let after = state.scores()[state.rules().seats.team(YOU)];
        let goes_on = !state.can_deal() && state.outcome().is_none();
        (goes_on && after > before && matches!(play, Action::Play(..)))
            .then_some((bone, after - before))
    })
}

#[test]
fn a_bone_that_fits_nowhere_is_not_taken_up_but_says_why() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let mut player = Player::at(&session);
    let bones = hand(player.session());
    let fits_nowhere = |bone: &&Bone| plays(player.session(), **bone).is_empty();
    let bone = *bones.iter().find(fits_nowhere).expect("it was looked for");
    let before = player.message();
    player.click_bone(bone);
    assert_eq!(player.selected(), None, "{bone} fits nowhere");
    assert_ne!(player.message(), before, "it says why");
}
