//! Where the card at the end of a game stands, and what it leaves of the table.

use egui::{Key, Pos2, Rect, Vec2};
use engine::{Event, Preset, Seats};

use super::found::{game_until, hand_over};
use super::notation::{DEAL, FIRST_HAND, SECOND_DEAL, at};
use super::player::{Player, SIZES, played_to, set};
use super::result::{ended, short};
use crate::YOU;

/// A cloth of the usual window without the space above and below a card, in points.
const MAX: f32 = 440.0;

#[test]
fn the_card_of_a_game_stands_in_the_window_and_hides_no_score() {
    let sizes = SIZES.into_iter().chain([[800.0, 480.0], [1920.0, 1080.0]]);
    for (size, seats) in sizes.flat_map(|size| Seats::ALL.map(|seats| (size, seats))) {
        let player = ended(&short(seats), size);
        let card = player.by_id("game-over").rect();
        let window = Rect::from_min_size(Pos2::ZERO, Vec2::from(size));
        assert!(window.contains_rect(card), "{card} at {size:?}, {seats:?}");
        let main = player.by_id("result-again").rect();
        assert!(card.contains_rect(main), "{main} in {card}, {seats:?}");
        let is_low = size[1] < 700.0;
        let own = player.by_id("plate-0").rect();
        assert!(is_low || !own.intersects(card), "{own} under {card}");
    }
}

#[test]
fn the_card_of_a_hand_leaves_an_edge_of_the_cloth_free() {
    let games = [
        (Preset::AllFives, Seats::Four),
        (Preset::Block, Seats::Four),
        (Preset::CutThroat, Seats::Four),
        (Preset::Dominican, Seats::Partners),
        (Preset::PuertoRican, Seats::Partners),
    ];
    for (preset, seats) in games {
        let session = hand_over(&set(preset.rules(seats)), 2);
        let card = Player::at(&session).by_id("hand-over").rect();
        assert!(card.height() <= MAX + 0.5, "{card}, {preset:?}");
    }
}

#[test]
fn the_card_of_a_hand_gives_way_to_the_bone_that_was_played_last() {
    for (size, round) in [([1100.0, 760.0], 1), ([1100.0, 760.0], 2), ([420.0, 800.0], 1)] {
        let session = hand_over(&set(Preset::AllFives.rules(Seats::Two)), round);
        let events = session.state().round().expect("a hand was played").events();
        let last = events.iter().rev().find_map(|event| match event {
            Event::Played { bone, .. } => Some(*bone),
            _ => None,
        });
        let last = last.expect("a bone was played");
        let player = Player::at_size(&session, size);
        let card = player.by_id("hand-over").rect();
        let last = player.by_id(&format!("played-{last}")).rect();
        assert!(!card.intersects(last), "{last} under {card} at {size:?}");
    }
}

#[test]
fn six_hands_to_none_have_a_card_of_their_own() {
    let seats = Seats::Partners;
    let session = game_until(&set(Preset::JamaicanPartners.rules(seats)), 38, |session| {
        let outcome = session.state().outcome();
        outcome.is_some_and(|it| it.winner == Some(seats.team(YOU)))
            && session.state().rounds().len() == 6
            && session.state().scores()[seats.team(YOU.next(seats))] == 0
    });
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::P);
    let told = player.label("game-over");
    assert!(told.contains("Six love!") && told.contains("won every hand"), "{told}");
    assert_eq!(player.by_id("game-over").rect().size(), Vec2::new(448.0, 428.0));
    let above = player.by_id("other-side").rect();
    assert!(player.written(above).concat().contains("Nestor"), "names stand above their nails");
    // There is no room for a laurel.
    for (size, most) in [([1024.0, 512.0], 352.0), ([800.0, 480.0], 320.0)] {
        let mut player = Player::at_size(&session, size);
        player.press_ctrl_shift(Key::P);
        let card = player.by_id("game-over").rect();
        assert!(card.height() <= most, "{card} is on the cloth at {size:?}");
    }
}

#[test]
fn a_shut_out_is_named_on_the_card_of_a_game() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let two_hands = format!("{FIRST_HAND} / 6-6 6-3@W 6-2@E 3-1@W 6-1@S 2-1@S");
    for (target, hands, line, is_shut_out) in
        [(5, DEAL, "6-6 6-2@W 6-3@E", true), (20, SECOND_DEAL, &two_hands, false)]
    {
        let session = at(&played_to(target, rules), hands, line);
        let scores = session.state().scores();
        let mut player = Player::at(&session);
        player.press_ctrl_shift(Key::P);
        let told = player.label("game-over");
        let named = told.contains("Shut-out: the other player scored nothing.");
        assert_eq!(named, is_shut_out, "{scores:?}: {told}");
    }
}

#[test]
fn a_short_line_stands_beside_the_card_of_a_game() {
    let session = game_until(&played_to(10, Preset::AllFives.rules(Seats::Two)), 0, |session| {
        let bones = session.state().position().map(|at| at.table().played().len());
        session.state().outcome().is_some() && bones < Some(5)
    });
    let mut player = Player::at(&session);
    let place = |player: &Player| {
        let bones = player.ids("played-").into_iter();
        let bones = bones.map(|id| player.by_id(&id).rect());
        bones.fold(Rect::NOTHING, Rect::union)
    };
    let before = place(&player);
    player.press_ctrl_shift(Key::P);
    player.harness.run_steps(10);
    let (card, line) = (player.by_id("game-over").rect(), place(&player));
    assert!(!card.intersects(line), "{line} under {card}");
    assert_eq!(card.left(), 580.0);
    assert!((line.center().x - 290.0).abs() < 2.0, "{line}");
    assert_eq!(line.size(), before.size(), "it moves as a whole");
    player.press(Key::Escape);
    player.harness.run_steps(10);
    assert_eq!(place(&player), before, "and back");
}
