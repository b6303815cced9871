//! One person's sitting at the table, without a window: undo, preserve and
//! restore, the tally, and where the deals come from.

mod advice;
mod between_hands;
mod days;
mod finished;
#[path = "../ui/found.rs"]
#[expect(dead_code, reason = "the tests of the window need more of it")]
mod found;
mod history;
mod ids;
mod known_deals;
mod luck;
mod numbers;
mod other_seat;
mod put_away;
mod redo;
mod review;
mod rules;
mod saved;
mod sealing;
mod seats;
mod tally;
mod timed;
mod undo;

use engine::{Preset, Rules, Seat, Seats};
use game::profile::Preferences;
use game::session::Session;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

/// Where the person sits whose profile it is.
pub const YOU: Seat = Seat::ALL[0];

/// What is set to play a ready-made game.
fn preferences(preset: Preset) -> Preferences {
    set(preset.rules(Seats::Two))
}

/// What is set to play by some rules.
fn set(rules: Rules) -> Preferences {
    Preferences {
        rules,
        ..Preferences::default()
    }
}

/// A game that is over soon.
fn short_game() -> Preferences {
    set(Rules {
        target: Some(50),
        ..Preset::AllFives.rules(Seats::Two)
    })
}

/// Nestor does one thing.
fn nestor_acts(session: &mut Session) {
    let request = session.request().expect("it is his turn");
    let mut rng = ChaCha8Rng::from_seed(request.seed);
    let action = nestor::choose(&request.view, request.level, &mut rng);
    let action = action.expect("there is always something to do");
    let events = session.nestor_acts(request.ticket, action);
    assert!(events.is_some(), "{action} is allowed");
}

/// The player does the first thing that the rules allow, and Nestor answers;
/// or the next hand is dealt.
fn go_on(session: &mut Session) {
    if session.state().can_deal() {
        session.deal().expect("it can be dealt");
    } else if let Some(seat) = session.person_in_turn() {
        let first = session.actions_of(seat)[0];
        session.act(seat, first).expect("it is allowed");
    }
    while session.nestor_in_turn().is_some() {
        nestor_acts(session);
    }
}

/// Plays on until something is so.
fn play_until(session: &mut Session, over: impl Fn(&Session) -> bool) {
    for _ in 0..10_000 {
        if over(session) {
            return;
        }
        go_on(session);
    }
    panic!("it never comes to that");
}

/// Plays to the end of the game.
fn play_to_the_end(session: &mut Session) {
    play_until(session, |session| session.state().outcome().is_some());
}
