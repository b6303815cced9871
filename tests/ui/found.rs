//! Games by their numbers, played at random; `notation` has games by their moves.

use std::sync::Arc;

use crate::YOU;
use engine::{Action, Bone, Event, Seed};
use game::profile::{Person, Preferences};
use game::session::Session;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// A session whose rounds come from numbers, so that each run deals the same.
pub fn session(preferences: &Preferences, number: u64) -> Session {
    let mut next = number.wrapping_mul(1000);
    let fresh = Box::new(move || {
        next += 1;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&next.to_le_bytes());
        Seed::new(bytes)
    });
    Session::new(&Person::nameless(), Arc::new(preferences.clone()), None, fresh)
}

/// The author id of the place of a lead or play.
pub fn place_of(play: Action) -> Option<String> {
    match play {
        Action::Lead(_) => Some("end-lead".to_owned()),
        Action::Play(_, end, None) => Some(format!("end-{end}")),
        Action::Play(_, end, Some(half)) => Some(format!("end-{end}={half}")),
        _ => None,
    }
}

/// Does one thing at random: an action of whoever is in turn, or the next deal.
pub fn go_on(session: &mut Session, rng: &mut ChaCha8Rng) -> Vec<Event> {
    if session.state().can_deal() {
        return session.deal().expect("it can be dealt");
    }
    let actions = session.state().legal_actions();
    let action = actions[rng.random_range(0..actions.len())];
    do_it(session, action)
}

/// Whoever is in turn does this.
pub fn do_it(session: &mut Session, action: Action) -> Vec<Event> {
    match session.request() {
        Some(request) => session.nestor_acts(request.ticket, action),
        None => session.act(session.person_in_turn().unwrap_or(YOU), action).ok(),
    }
    .expect("it is allowed")
}

/// The game of this number, played at random until `wanted` holds.
#[track_caller]
pub fn game_until(
    preferences: &Preferences,
    number: u64,
    wanted: impl Fn(&Session) -> bool,
) -> Session {
    let mut session = session(preferences, number);
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    while !wanted(&session) {
        assert!(session.state().outcome().is_none(), "game {number} does not get there");
        go_on(&mut session, &mut rng);
    }
    session
}

/// The first game, until its next hand can be dealt after this number of them.
#[track_caller]
pub fn hand_over(preferences: &Preferences, hands: usize) -> Session {
    game_until(preferences, 0, |session| {
        session.state().can_deal() && session.state().rounds().len() == hands
    })
}

/// The plays that the player can make with a bone.
pub fn plays(session: &Session, bone: Bone) -> Vec<Action> {
    let mut actions = session.actions_of(YOU);
    actions.retain(|action| action.bone() == Some(bone));
    actions
}

/// A bone of the player's that can be played in exactly this number of ways.
pub fn bone_with_plays(session: &Session, count: usize) -> Option<Bone> {
    let mut bones = hand(session).into_iter();
    bones.find(|bone| session.person_in_turn().is_some() && plays(session, *bone).len() == count)
}

/// The player's bones.
pub fn hand(session: &Session) -> Vec<Bone> {
    let position = session.state().position().expect("a round is dealt");
    position.hand(YOU).iter().collect()
}
