//! Where the card at the end of a game stands, and what it leaves of the table.

use egui::{Pos2, Rect, Vec2};
use engine::Seats;

use super::player::SIZES;
use super::result::{ended, short};

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
