//! Three and four at the table: who sits where, whose turn it is, and who
//! played what, from every seat.

use engine::{Preset, Seats};
use game::session::Session;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::found::{go_on, session};
use super::player::{Player, set};
use crate::YOU;

const SEVERAL: [Seats; 3] = [Seats::Three, Seats::Four, Seats::Partners];

/// A game in which everybody has done something, and the person is to act.
fn in_the_middle(seats: Seats) -> Session {
    let mut session = session(&set(Preset::AllFives.rules(seats)), 4);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    while session.state().record().len() < 9 || session.person_in_turn().is_none() {
        go_on(&mut session, &mut rng);
    }
    session
}

#[test]
fn who_played_a_bone_is_told_by_its_name() {
    for seats in SEVERAL {
        let session = in_the_middle(seats);
        let player = Player::at(&session);
        let round = session.state().round().expect("it was dealt");
        for placed in round.placed_bones() {
            let by = session.seating()[placed.seat].name().as_str();
            let by = if placed.seat == YOU { "you" } else { by };
            player.must_read(&format!("{}, played by {by}", placed.bone));
        }
    }
}
