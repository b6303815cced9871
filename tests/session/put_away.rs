//! The lens and the tutor are put away while a try at the deal of a day counts, and come back
//! after it.

use game::profile::{Day, Help, LensMode, Preferences, Tally, Tutor};
use game::session::{SavedSession, Session, UndoStep};

use super::found::session;
use super::{play_to_the_end, play_until, short_game};

fn day() -> Day {
    "2026-11-21".parse().expect("a day")
}

/// What is set of both.
fn set(session: &Session) -> (LensMode, Tutor) {
    let display = session.preferences().display;
    (display.lens, display.tutor)
}

const BOTH: (LensMode, Tutor) = (LensMode::On, Tutor::Gentle);
const NEITHER: (LensMode, Tutor) = (LensMode::Off, Tutor::Off);

/// Sets both.
fn choose(session: &mut Session, (lens, tutor): (LensMode, Tutor)) {
    let mut preferences = session.preferences().clone();
    preferences.display.lens = lens;
    preferences.display.tutor = tutor;
    session.set_preferences(preferences);
}

/// A try that has just begun, by somebody who always has the lens and the tutor.
fn begun() -> Session {
    let mut session = session(&short_game(), 6);
    choose(&mut session, BOTH);
    assert!(!session.put_help_away(), "not in other games");
    session.begin_day(day(), day());
    assert!(session.put_help_away(), "there is something to put away");
    assert_eq!(set(&session), NEITHER, "they are put away");
    session
}

/// The same player after the program was closed, as the files have it: those of the settings,
/// of the game and of the days may have been written at different times.
fn again(settings: &Session, game: &Session, days: &Session) -> Session {
    let text = ron::to_string(settings.preferences()).expect("it can be written");
    let preferences: Preferences = ron::from_str(&text).expect("and read");
    let text = ron::to_string(&game.save()).expect("it can be written");
    let kept: SavedSession = ron::from_str(&text).expect("and read");
    let kept = kept.open().expect("it can be gone on with");
    let mut number = 0;
    let fresh = Box::new(move || {
        number += 1;
        engine::Seed::new([number; 32])
    });
    let (name, tally) = (settings.name(), Tally::default());
    let mut again = Session::sit_down(name, preferences, tally, fresh, Some(kept), None);
    again.keep_days(days.days().clone());
    again
}

#[test]
fn what_was_put_away_is_back_when_the_try_is_over_and_stays_whatever_undo_does() {
    let mut session = begun();
    play_until(&mut session, |session| session.state().can_deal());
    assert!(!session.put_help_away(), "it is away already");
    assert_eq!(set(&session), NEITHER, "between two hands");
    play_to_the_end(&mut session);
    assert_eq!(set(&session), BOTH, "as it was set");
    let end = session.days().of(day()).and_then(|it| it.end.clone());
    assert!(end.is_some_and(|end| !end.with_help), "without help");
    session.undo();
    assert!(!session.put_help_away(), "the end that counts is told");
    assert_eq!(set(&session), BOTH, "before the end");
    session.redo();
    assert_eq!(set(&session), BOTH, "and at it again");
}

#[test]
fn what_was_put_away_is_back_in_every_other_game_and_goes_again_with_the_try() {
    let mut session = begun();
    session.new_game(None);
    assert_eq!(set(&session), BOTH, "in another game");
    assert!(!session.put_help_away(), "where it stays");
    assert!(session.go_on_with_day(day()));
    assert!(session.put_help_away());
    assert_eq!(set(&session), NEITHER, "in the try");
    assert_eq!(session.undo(), Some(UndoStep::Game));
    assert_eq!(set(&session), BOTH, "undo leaves it");
    assert_eq!(session.redo(), Some(UndoStep::Game));
    assert!(session.put_help_away(), "redo brings it back");
    assert_eq!(set(&session), NEITHER);
    session.new_game(None);
    assert_eq!(set(&session), BOTH, "nothing is lost on the way");
}

#[test]
fn what_was_put_away_outlasts_the_program_whenever_it_is_stopped() {
    let before = {
        let mut session = session(&short_game(), 6);
        choose(&mut session, BOTH);
        session
    };
    let during = begun();
    let mut left = begun();
    left.new_game(None);
    let mut over = begun();
    play_to_the_end(&mut over);
    for (moment, settings, game, days, expected) in [
        ("in the try", &during, &during, &during, NEITHER),
        ("in another game", &left, &left, &left, BOTH),
        ("at its end", &over, &over, &over, BOTH),
        (
            "before the settings had it",
            &before,
            &during,
            &during,
            BOTH,
        ),
        (
            "before the game was written",
            &during,
            &before,
            &during,
            BOTH,
        ),
        (
            "before the settings had the end",
            &during,
            &over,
            &over,
            BOTH,
        ),
        ("before the days had the end", &during, &over, &during, BOTH),
        ("before the game had the end", &over, &during, &during, BOTH),
        (
            "before the settings had the next",
            &during,
            &left,
            &left,
            BOTH,
        ),
    ] {
        let mut again = again(settings, game, days);
        assert_eq!(set(&again), expected, "{moment}");
        again.new_game(None);
        assert_eq!(set(&again), BOTH, "{moment}: in the next game");
    }
}

#[test]
fn what_is_set_anew_in_the_meantime_is_left_as_it_is_set() {
    let mut session = begun();
    choose(&mut session, (LensMode::Off, Tutor::Strict));
    session.new_game(None);
    assert_eq!(set(&session), (LensMode::On, Tutor::Strict), "the tutor");
    let mut session = begun();
    choose(&mut session, (LensMode::WhileHeld, Tutor::Off));
    session.new_game(None);
    assert_eq!(
        set(&session),
        (LensMode::WhileHeld, Tutor::Gentle),
        "the lens"
    );
    let mut session = begun();
    choose(&mut session, (LensMode::On, Tutor::Off));
    choose(&mut session, (LensMode::Off, Tutor::Off));
    session.new_game(None);
    assert_eq!(
        set(&session),
        (LensMode::Off, Tutor::Gentle),
        "turned on and off"
    );
}

#[test]
fn a_try_with_help_puts_nothing_away() {
    let mut session = session(&short_game(), 6);
    choose(&mut session, BOTH);
    session.begin_day(day(), day());
    session.note_help(Help::Knowledge);
    assert!(!session.put_help_away(), "it is too late");
    assert_eq!(set(&session), BOTH);
}

#[test]
fn what_was_put_away_is_back_in_a_game_that_redo_brings_back() {
    let mut session = begun();
    session.new_game(None);
    let next = session.game().id();
    assert_eq!(session.undo(), Some(UndoStep::Game));
    assert!(session.put_help_away(), "in the try");
    assert_eq!(session.redo(), Some(UndoStep::Game));
    assert_eq!(session.game().id(), next, "the other game");
    assert_eq!(set(&session), BOTH);
}
