//! Games for tests of files.

use std::sync::Arc;

use engine::{Name, Preset, Rules, Seats, Seed};

use crate::profile::{Person, Preferences};
use crate::session::{GameFile, SeedSource, Session};

/// A session with a short game that has just been dealt. The number seeds the deals.
pub(super) fn session(number: u64) -> Session {
    let rules = Rules { target: Some(50), ..Preset::AllFives.rules(Seats::Two) };
    let preferences = Preferences { rules, ..Preferences::default() };
    let new_seed = seed_source(number);
    Session::new(&Person::nameless(), Arc::new(preferences), None, new_seed)
}

/// A source of seeds that depend only on the number.
pub(super) fn seed_source(number: u64) -> SeedSource {
    let mut next = number * 1000;
    Box::new(move || {
        next += 1;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&next.to_le_bytes());
        Seed::new(bytes)
    })
}

/// Does the first allowed action `actions` times, or until the game is over.
pub(super) fn play(session: &mut Session, actions: usize) {
    for _ in 0..actions {
        if session.state().outcome().is_some() {
            return;
        }
        if session.state().can_deal() {
            session.deal().expect("it can be dealt");
            continue;
        }
        let action = session.state().legal_actions()[0];
        if let Some(request) = session.request() {
            session.nestor_acts(request.ticket, action);
        } else {
            let seat = session.person_in_turn().expect("somebody is in turn");
            session.act(seat, action).expect("it is allowed");
        }
    }
}

/// A game in progress, as it is saved under a name.
pub(super) fn saved(name: &str, number: u64) -> GameFile {
    let mut session = session(number);
    play(&mut session, 5);
    session.game_file(Name::new(name).ok())
}

/// A finished game of the history.
pub(super) fn finished(number: u64) -> GameFile {
    let mut session = session(number);
    play(&mut session, usize::MAX);
    let id = session.game().id();
    session.finished_game(id).expect("it is listed")
}
