//! How a game is found in which something holds, to make a picture of it.

use game::profile::Preferences;
use game::session::Session;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::found::{go_on, session};

const MAX_GAMES: u64 = 3000;

/// The first game that gets to where `wanted` holds.
pub fn game_where(preferences: &Preferences, wanted: impl Fn(&Session) -> bool) -> Session {
    for number in 0..MAX_GAMES {
        let mut session = session(preferences, number);
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        while session.state().outcome().is_none() {
            if wanted(&session) {
                return session;
            }
            go_on(&mut session, &mut rng);
        }
        if wanted(&session) {
            return session;
        }
    }
    panic!("no game gets there");
}
