//! Games in the game's own notation, and what is asked of them.

use std::sync::Arc;

use engine::{Preset, Rules, Seat, Seats, Seed};
use game::profile::{Help, Person, PlayedGame, Preferences};
use game::session::{GameFile, SeedSource, Session, State, Step};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// Where the person sits whose profile it is.
pub const YOU: Seat = Seat::ALL[0];

/// The seat of the Nestor in a game of two.
pub const NESTOR: Seat = Seat::ALL[1];

/// The deals of the game below.
pub const NUMBER: u64 = 9;

/// The first hand of a game of All Fives to 50: the person begins, and plays the last bone.
pub const FIRST_HAND: &str = "6-1@6-6E 1-1@6-1E 4-1@1-1E 4-0@4-1E 5-0@4-0E draw draw draw \
                              6-5@5-0E 6-2@6-5E 2-1@6-2E 5-1@2-1E draw draw 5-4@5-1E 4-4@5-4E \
                              4-2@4-4E draw 6-3@6-6W 2-2@4-2E 3-3@6-3W";

/// Its second hand, which the person begins, and with whose last bone the person wins.
pub const SECOND_HAND: &str = "6-2@6-6E 6-4@6-6W 2-2@6-2E 4-0@6-4W 4-2@2-2E 4-4@4-2E 1-0@4-0W \
                               draw 6-0@6-6N 1-1@1-0W";

/// The first actions of the first hand: one of the person, and the answer.
pub const OPENING: &str = "6-1@6-6E 1-1@6-1E";

/// Seeds that come from a number, so that each run deals the same.
pub fn seeds(number: u64) -> SeedSource {
    let mut next = number.wrapping_mul(1000);
    Box::new(move || {
        next += 1;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&next.to_le_bytes());
        Seed::new(bytes)
    })
}

/// A sitting with these preferences, whose deals come from a number.
pub fn session(preferences: &Preferences, number: u64) -> Session {
    let preferences = Arc::new(preferences.clone());
    Session::new(&Person::nameless(), preferences, None, seeds(number))
}

/// What is set to play by some rules.
pub fn set(rules: Rules) -> Preferences {
    Preferences { rules, ..Preferences::default() }
}

/// What is set to play a ready-made game of two.
pub fn preferences(preset: Preset) -> Preferences {
    set(preset.rules(Seats::Two))
}

/// A game of All Fives that is over soon.
pub fn short() -> Preferences {
    set(Rules { target: Some(50), ..Preset::AllFives.rules(Seats::Two) })
}

/// The game of the notation, just dealt.
pub fn dealt() -> Session {
    session(&short(), NUMBER)
}

/// The game of the notation after these actions.
pub fn after(line: &str) -> Session {
    let mut session = dealt();
    say(&mut session, line);
    session
}

/// The game of the notation between its two hands.
pub fn between_hands() -> Session {
    after(FIRST_HAND)
}

/// The game of the notation, over.
pub fn over() -> Session {
    after(&format!("{FIRST_HAND} / {SECOND_HAND}"))
}

/// Does what a line says: actions of whoever is in turn, `/` deals the next hand, a number begins
/// its game, and words are what else a player does. `back` is undo of another game.
pub fn say(session: &mut Session, line: &str) {
    let mut file = None;
    for word in line.split_whitespace() {
        match word {
            "/" => drop(session.deal().expect("it can be dealt")),
            "undo" => assert_eq!(session.undo(), Some(Step::Action), "undo in {line}"),
            "redo" => assert_eq!(session.redo(), Some(Step::Action), "redo in {line}"),
            "back" => undo_game(session),
            "new" => drop(session.new_game(None)),
            "restart" => drop(session.restart()),
            "preserve" => session.set_bookmark(),
            "restore" => assert!(session.restore_bookmark(), "restore in {line}"),
            "save" => file = Some(saved(session)),
            "open" => open(session, file.as_ref().expect("a game was saved")),
            "advice" => session.note_help(Help::Advice),
            "reveal" => session.note_help(Help::Knowledge),
            "end" => play_out(session),
            "try" => {
                let review = session.start_review().expect("nobody is in turn");
                assert!(session.try_again(&review), "try in {line}");
            }
            "leave" => assert!(session.go_back(), "leave in {line}"),
            word => match word.parse() {
                Ok(number) => drop(session.new_game(Some(number))),
                Err(_) => act(session, word.parse().expect("an action")),
            },
        }
    }
}

/// Whoever is in turn does this.
pub fn act(session: &mut Session, action: engine::Action) {
    let done = if let Some(request) = session.request() {
        session.nestor_acts(request.ticket, action)
    } else {
        let seat = session.person_in_turn().unwrap_or(YOU);
        session.act(seat, action).ok()
    };
    assert!(done.is_some(), "{action} is not allowed");
}

/// Does the first thing that is allowed, of whoever is in turn; or deals the next hand.
pub fn go_on(session: &mut Session) {
    if session.state().can_deal() {
        session.deal().expect("it can be dealt");
    } else {
        act(session, session.state().legal_actions()[0]);
    }
}

/// Does one thing at random.
pub fn go_on_at_random(session: &mut Session, random: &mut ChaCha8Rng) {
    if session.state().can_deal() {
        session.deal().expect("it can be dealt");
    } else {
        let actions = session.state().legal_actions();
        act(session, actions[random.random_range(0..actions.len())]);
    }
}

/// Plays on until something is so.
pub fn play_until(session: &mut Session, is_there: impl Fn(&Session) -> bool) {
    for _ in 0..10_000 {
        if is_there(session) {
            return;
        }
        go_on(session);
    }
    panic!("it never comes to that");
}

/// Plays on at random to the end of the game.
pub fn play_at_random(session: &mut Session, number: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(number);
    while session.state().outcome().is_none() {
        go_on_at_random(session, &mut random);
    }
}

/// Plays to the end of the game.
pub fn play_out(session: &mut Session) {
    play_until(session, |session| session.state().outcome().is_some());
}

/// Plays until a person is in turn, or nobody.
pub fn answer(session: &mut Session) {
    while session.nestor_in_turn().is_some() {
        go_on(session);
    }
}

/// Takes back until another game is there.
pub fn undo_game(session: &mut Session) {
    let id = session.game_in_progress().id();
    while session.game_in_progress().id() == id {
        session.undo().expect("a game is before it");
    }
}

/// What help the finished game on the table is counted with.
pub fn counted_help(session: &Session) -> Help {
    session.game_in_progress().counted_line().expect("it is counted").help
}

/// Plays to the end of the game, and says what help it is counted with.
pub fn ends_with(session: &mut Session) -> Help {
    play_out(session);
    counted_help(session)
}

/// The listed games.
pub fn listed(session: &Session) -> &[Arc<PlayedGame>] {
    session.history().games()
}

/// How many games the tally and the history have.
pub fn counts(session: &Session) -> (u64, usize) {
    (session.tally().total().games(), listed(session).len())
}

/// What is read of what was written.
pub fn reread<T: serde::Serialize + serde::de::DeserializeOwned>(content: &T) -> T {
    let text = ron::to_string(content).expect("it can be written");
    ron::from_str(&text).unwrap_or_else(|why| panic!("{why}: {text}"))
}

/// The same player after the program was closed and started again.
pub fn again(session: &Session) -> Session {
    let mut again = again_without_lists(session);
    again.set_lists(session.lists().all.to_vec(), session.days());
    again
}

/// The same player while the lists are still being read.
pub fn again_without_lists(session: &Session) -> Session {
    let text = ron::to_string(&**session.shared_state()).expect("it can be written");
    let state: State = ron::from_str(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    let preferences = Arc::clone(session.shared_preferences());
    // What is fresh is new in each sitting.
    let fresh = seeds(text.len() as u64);
    Session::resume(session.name(), preferences, state, fresh).expect("it can be played")
}

/// The game on the table as it is read from its file.
pub fn saved(session: &Session) -> GameFile {
    reread(&session.game_file(None))
}

/// Opens a saved game, which can be played.
pub fn open(session: &mut Session, file: &GameFile) {
    let game = file.clone().open().expect("it can be played").file.game;
    assert!(session.open(&game), "it is opened");
}
