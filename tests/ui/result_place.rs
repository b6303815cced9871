//! Where the card at the end of a game stands, and what it leaves of the table.

use egui::{Key, Pos2, Rect, Vec2};
use engine::{Preset, Seats};

use super::found::{game_where, hand_over};
use super::player::{Player, SIZES, set};
use super::result::{ended, short};
use crate::YOU;

/// A cloth of the usual window without the space above and below a card, in points.
const MOST: f32 = 440.0;

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
        for size in SIZES {
            let card = Player::at_size(&session, size).by_id("hand-over").rect();
            assert!(card.height() <= MOST + 0.5, "{card} at {size:?}, {preset:?}");
        }
    }
}

#[test]
fn six_hands_to_none_have_a_card_of_their_own() {
    let seats = Seats::Partners;
    let session = game_where(&set(Preset::JamaicanPartners.rules(seats)), |session| {
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
}
