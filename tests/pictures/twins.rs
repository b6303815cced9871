//! The picture of the window is the same, point by point, whatever is hidden.

use engine::Seats;

use crate::hidden::twins;
use crate::player::Player;

#[test]
fn the_picture_is_the_same_whatever_is_hidden() {
    for seats in Seats::ALL {
        for (one, other) in twins(seats, 2) {
            for size in [[1100.0, 760.0], [420.0, 800.0]] {
                let [one, other] = [&one, &other]
                    .map(|session| Player::at_size(session, size))
                    .map(|mut player| player.harness.render().expect("it can be painted"));
                assert!(one == other, "the pictures differ: {seats:?} at {size:?}");
            }
        }
    }
}
