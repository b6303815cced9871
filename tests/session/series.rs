//! A series of games: who first wins so many wins it.

use engine::{Preset, Seats, Team};
use game::profile::{Preferences, Series, SeriesLength};
use game::session::Session;

use super::fixture::*;

/// First to two games.
const LENGTH: SeriesLength = SeriesLength::ALL[0];

fn begun() -> Session {
    let mut session = session(&Preferences { series: Some(LENGTH), ..short() }, NUMBER);
    session.new_game(None);
    session
}

/// Plays the game on the table to its end, and gives the side that won.
fn winner(session: &mut Session) -> Option<Team> {
    play_out(session);
    session.state().outcome().expect("it is over").winner
}

/// The games that each of two sides has won.
fn standing(session: &Session) -> Vec<u8> {
    let series = session.series().expect("it is in a series");
    Team::all(Seats::Two).map(|team| series.won[team]).collect()
}

#[test]
fn it_goes_on_from_game_to_game_over_days_until_it_is_won_and_then_a_new_one_begins() {
    let mut session = begun();
    let mut expected = Series::new(LENGTH);
    assert_eq!(session.series(), Some(expected), "none is won");
    while expected.winner(Seats::Two).is_none() {
        expected = expected.after(winner(&mut session));
        assert_eq!(session.series(), Some(expected), "with the game that is over");
        session = again(&session);
        assert_eq!(session.series(), Some(expected), "on another day");
        session.new_game(None);
        if expected.winner(Seats::Two).is_none() {
            assert_eq!(session.series(), Some(expected), "before the next game");
        }
    }
    assert_eq!(session.series(), Some(Series::new(LENGTH)), "another series");
}

#[test]
fn undo_takes_a_game_back_out_of_it_and_redo_brings_it_back() {
    let mut session = begun();
    let before = standing(&session);
    winner(&mut session);
    let after = standing(&session);
    assert_ne!(after, before, "it was won by someone");
    session.new_game(None);
    undo_game(&mut session);
    assert_eq!(standing(&session), after, "the game is over again");
    session.undo();
    assert_eq!(standing(&session), before, "it goes on");
    session.redo();
    assert_eq!(standing(&session), after, "it is over");
    session.undo();
    session.new_game(None);
    assert_eq!(standing(&session), before, "the end that was taken back is not counted");
}

#[test]
fn a_daily_game_between_two_of_its_games_leaves_it_alone_and_other_rules_begin_another() {
    let mut session = begun();
    winner(&mut session);
    let after = standing(&session);
    let day = "2026-11-21".parse().expect("a day");
    session.begin_day(day, day);
    assert_eq!(session.series(), None, "a daily game is in none");
    session.new_game(None);
    assert_eq!(standing(&session), after, "it goes on");
    let single = Preferences { series: None, ..short() };
    session.new_game_with(single, None);
    assert_eq!(session.series(), None, "a single game");
    let set = Preferences { series: Some(LENGTH), ..preferences(Preset::Draw) };
    session.new_game_with(set, None);
    assert_eq!(session.series(), Some(Series::new(LENGTH)), "another game");
}

#[test]
fn a_saved_game_is_in_no_series() {
    let mut session = begun();
    let saved = session.game_file(None);
    session.open(&saved.game);
    assert_eq!(session.series(), None);
}
