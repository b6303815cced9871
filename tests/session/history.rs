//! Finished games in the history, and what takes them out again.

use std::collections::VecDeque;

use chrono::{DateTime, TimeDelta, Utc};
use engine::{Level, Preset, Rules, Seats, Team};
use game::profile::{Company, GameName, History, Kind, Person, PlayedGame, Preferences, Tally};
use game::session::{SavedSession, Session, UndoStep};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::finished::{finished, from_disk, one_finished};
use super::found::session;
use super::{YOU, go_on, play_to_the_end, play_until, set, short_game};

fn start() -> DateTime<Utc> {
    "2026-11-20T11:17:00Z".parse().expect("a time")
}

fn only(session: &Session) -> PlayedGame {
    let [game] = session.history().games() else {
        panic!("one game: {:?}", session.history().games());
    };
    game.clone()
}

/// The same sitting after the program was stopped and started again, with a
/// history that was written at another moment.
pub fn again(session: &Session, history: Vec<PlayedGame>) -> Session {
    let fresh = Box::new(|| unreachable!("nothing new is dealt"));
    let kept = session.save().open().expect("it can be gone on with");
    let set = session.preferences().clone();
    let mut again = Session::sit_down(
        &Person::nameless(),
        set,
        Tally::default(),
        fresh,
        Some(kept),
        None,
    );
    again.keep_history(History::from(history));
    again
}

#[test]
fn a_finished_game_is_in_the_history_with_all_there_is_to_say() {
    let mut session = session(&short_game(), 6);
    let mut now = start();
    session.note_time(now);
    while session.state().outcome().is_none() {
        now += TimeDelta::seconds(7);
        session.note_time(now);
        go_on(&mut session);
    }
    let game = only(&session);
    let state = session.state();
    assert_eq!(game.id, session.game().id(), "this game");
    assert_eq!(game.ended, now, "by the clock");
    let kind = Kind {
        game: GameName::Unnamed,
        seats: Seats::Two,
        company: Company::Nestors(Level::Beginner),
    };
    assert_eq!(game.kind, kind, "what it counts with");
    assert_eq!(&game.seating, state.seating(), "who played");
    assert_eq!(game.rules(), *state.rules(), "its rules");
    assert_eq!(game.hands as usize, state.rounds().len(), "hands");
    assert_eq!(game.actions as usize, state.record().len(), "actions");
    let scores = Team::all(Seats::Two).map(|team| state.scores()[team]);
    assert!(scores.eq(game.scores.iter().copied()), "points");
    let outcome = state.outcome().expect("it is over");
    assert_eq!(game.winner, outcome.winner, "who won");
    let secs = (now - start()).num_seconds();
    assert_eq!(i64::from(game.secs), secs, "each second counts once");
}

#[test]
fn a_night_between_two_plays_is_no_time_played_nor_is_a_clock_set_back() {
    let mut session = session(&short_game(), 6);
    let mut now = start();
    for jump in [
        TimeDelta::hours(9),
        TimeDelta::hours(-20),
        TimeDelta::seconds(5),
    ] {
        session.note_time(now);
        go_on(&mut session);
        now += jump;
    }
    session.note_time(now);
    go_on(&mut session);
    assert_eq!(session.game().save().secs, 120 + 5, "two minutes at most");
}

#[test]
fn undo_takes_a_finished_game_out_and_its_second_end_puts_it_in_again() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let before = only(&session);
    session.undo();
    assert!(session.history().games().is_empty(), "it has not ended");
    play_to_the_end(&mut session);
    let after = only(&session);
    assert_eq!(after.id, before.id, "the same game");
    assert!(after.help.is_any(), "as it ended now");
    session.new_game(None);
    play_to_the_end(&mut session);
    assert_eq!(session.history().games().len(), 2, "another game");
}

#[test]
fn without_a_history_games_count_in_the_tally_alone() {
    let preferences = Preferences {
        history: false,
        ..short_game()
    };
    let mut session = session(&preferences, 6);
    play_to_the_end(&mut session);
    assert!(session.history().games().is_empty(), "not kept");
    assert_eq!(session.tally().total().games(), 1, "but counted");
    let again = again(&session, Vec::new());
    assert!(again.history().games().is_empty(), "nor after a restart");
}

#[test]
fn a_kill_between_game_and_history_loses_and_doubles_nothing() {
    let mut session = session(&short_game(), 6);
    play_until(&mut session, |session| session.state().record().len() > 6);
    let unfinished = again(&session, Vec::new());
    play_to_the_end(&mut session);
    let game = only(&session);
    // The game was written, the history not yet; and the other way round.
    assert_eq!(only(&again(&session, Vec::new())).id, game.id, "added");
    let both = again(&session, vec![game.clone(), game.clone()]);
    assert_eq!(only(&both), game, "once");
    // It was written before a new game began, and the history never since.
    session.new_game(None);
    assert_eq!(only(&again(&session, Vec::new())).id, game.id, "added");
    let early = again(&unfinished, vec![game]);
    assert!(early.history().games().is_empty(), "it has not ended yet");
}

#[test]
fn a_cleared_history_stays_cleared_after_a_restart_unless_brought_back() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    session.new_game(None);
    session.clear_history();
    let cleared = again(&session, Vec::new());
    assert!(cleared.history().games().is_empty(), "cleared");
    session.bring_history_back();
    only(&session);
    only(&again(&session, Vec::new()));
}

#[test]
fn what_was_cleared_can_be_brought_back_after_a_kill_whether_its_file_has_it_or_not() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let game = only(&session);
    session.new_game(None);
    session.clear_history();
    for file in [vec![game.clone()], Vec::new()] {
        let mut again = again(&session, file);
        assert!(again.history().games().is_empty(), "cleared");
        assert_eq!(again.history().cleared(), 1, "not for good");
        again.bring_history_back();
        assert_eq!(only(&again).id, game.id, "brought back");
    }
    session.forget_cleared();
    for file in [vec![game], Vec::new()] {
        let again = again(&session, file);
        assert!(again.history().games().is_empty(), "cleared");
        assert_eq!(again.history().cleared(), 0, "for good");
    }
}

#[test]
fn a_game_that_the_file_lacks_comes_back_with_the_time_of_its_end() {
    let mut session = session(&short_game(), 6);
    session.note_time(start());
    play_to_the_end(&mut session);
    let first = only(&session);
    assert_eq!(first.ended, start());
    session.new_game(None);
    session.note_time(start() + TimeDelta::days(3));
    assert_eq!(
        only(&again(&session, Vec::new())),
        first,
        "by the clock then"
    );
    // Older files do not say when.
    let written = format!("ended:Some(\"{}\")", "2026-11-20T11:17:00Z");
    let text = ron::to_string(&session.save()).expect("it can be written");
    assert_eq!(text.matches(&written).count(), 1, "it is said: {text}");
    let older = text.replacen(&format!(",{written}"), "", 1);
    let kept: SavedSession = ron::from_str(&older).expect("it can be read");
    let kept = kept.open().expect("it can be gone on with");
    let fresh = Box::new(|| unreachable!("nothing new is dealt"));
    let (name, set) = (Person::nameless(), session.preferences().clone());
    let mut again = Session::sit_down(&name, set, Tally::default(), fresh, Some(kept), None);
    again.note_time(session.now());
    again.keep_history(History::default());
    assert_eq!(only(&again).ended, session.now(), "no earlier than that");
}

#[test]
fn what_another_window_has_cleared_is_cleared_here_and_can_be_brought_back() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let first = only(&session);
    session.new_game(None);
    play_to_the_end(&mut session);
    let second = session.history().games()[1].clone();
    // It has ended in the other window, and nobody knows of it here yet.
    let third = PlayedGame {
        id: format!("{:032x}", 3).parse().expect("an id"),
        ..first.clone()
    };
    let elsewhere = [first.id, third.id].into();
    assert!(session.clear_games(&elsewhere), "there is one less");
    assert_eq!(only(&session), second, "the other stays");
    let file = vec![first.clone(), second.clone(), third.clone()];
    let mut later = again(&session, file);
    assert_eq!(only(&later), second, "after a restart, too");
    later.bring_history_back();
    assert_eq!(later.history().games(), [first, third, second], "all");
    assert!(!later.clear_games(&elsewhere), "that is no news then");
    assert_eq!(later.history().games().len(), 3, "they stay");
}

#[test]
fn what_another_window_has_cleared_is_not_listed_again_by_redo() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let id = only(&session).id;
    assert!(session.undo().is_some(), "its end is taken back");
    assert!(session.history().games().is_empty(), "and it is not over");
    session.clear_games(&[id].into());
    while session.redo().is_some() {}
    assert!(session.state().outcome().is_some(), "it is over again");
    assert!(session.history().games().is_empty(), "and stays cleared");
    session.bring_history_back();
    assert_eq!(only(&session).id, id, "it can be brought back");
    session.forget_cleared();
    assert_eq!(session.history().forgotten(), [], "and is there for good");
    let later = again(&session, vec![only(&session)]);
    assert_eq!(only(&later).id, id, "at the next start, too");
}

#[test]
fn what_ends_while_the_history_is_read_stands_after_it_once() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let first = only(&session);
    session.await_history();
    assert!(session.history().is_awaited(), "it is being read");
    session.new_game(None);
    play_to_the_end(&mut session);
    let before = session.changes().history;
    let older = PlayedGame {
        id: format!("{:032x}", 1).parse().expect("an id"),
        ..first.clone()
    };
    session.keep_history(History::from(vec![older.clone(), first.clone()]));
    assert!(!session.history().is_awaited(), "it is there");
    let ids: Vec<_> = session.history().games().iter().map(|it| it.id).collect();
    assert_eq!(ids, [older.id, first.id, session.game().id()], "in order");
    assert!(session.changes().history > before, "and is to be written");
}

#[test]
fn redo_brings_no_cleared_game_back_into_the_history() {
    let (mut session, id) = one_finished();
    let kept = finished(&session, id);
    assert!(session.open_finished(from_disk(&kept)), "it is looked at");
    session.undo();
    session.clear_history();
    session.redo();
    assert_eq!(session.game().id(), id, "it is looked at again");
    let again = again(&session, Vec::new());
    assert!(again.history().games().is_empty(), "and stays cleared");
}

#[test]
fn a_cleared_game_whose_end_is_taken_back_is_not_brought_back_with_the_others() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let first = only(&session);
    session.new_game(None);
    play_to_the_end(&mut session);
    let both = session.history().games().to_vec();
    session.clear_history();
    // Clearing is no step of undo any more.
    let mut session = again(&session, both);
    session.undo();
    session.bring_history_back();
    assert_eq!(only(&session), first, "the second goes on");
    session.redo();
    assert_eq!(session.history().games().len(), 2, "it has ended again");
}

#[test]
fn undo_brings_a_cleared_history_back_and_redo_clears_it_again() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    session.new_game(None);
    play_to_the_end(&mut session);
    let both = session.history().games().to_vec();
    let before = session.game().save();
    session.clear_history();
    assert_eq!(
        session.undo_brings(),
        Some(UndoStep::History),
        "the last step"
    );
    assert_eq!(session.undo(), Some(UndoStep::History));
    assert_eq!(session.history().games(), both, "all, in order");
    assert_eq!(session.game().save(), before, "the game stays as it is");
    let kept = again(&session, both.clone());
    assert_eq!(kept.history().games(), both, "after a restart, too");
    assert_eq!(session.redo(), Some(UndoStep::History));
    assert!(session.history().games().is_empty(), "cleared again");
    assert_eq!(session.history().cleared(), 2, "and can be brought back");
    assert_eq!(session.game().save().record, before.record, "no play of it");
    // What ends meanwhile is a step of its own.
    session.new_game(None);
    play_to_the_end(&mut session);
    let third = only(&session);
    session.clear_history();
    assert_eq!(session.undo(), Some(UndoStep::History));
    assert_eq!(only(&session), third, "those stay cleared");
    session.bring_history_back();
    assert_eq!(session.history().games().len(), 3, "all of them");
    while let Some(undone) = session.undo() {
        assert_ne!(undone, UndoStep::History, "nothing is left to bring back");
    }
}

#[test]
fn in_the_next_sitting_undo_does_not_know_of_the_history_that_was_cleared() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let game = only(&session);
    session.clear_history();
    let text = ron::to_string(&session.save()).expect("it can be written");
    let kept: SavedSession = ron::from_str(&text).expect("and read");
    assert_eq!(kept.cleared(), [game.id], "it can be brought back");
    let later = again(&session, vec![game]);
    assert_eq!(later.undo_brings(), Some(UndoStep::Action), "the last play");
    assert_eq!(later.history().cleared(), 1, "not by undo");
}

#[test]
fn a_finished_position_that_is_restored_is_not_counted_once_more() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    session.preserve();
    assert!(session.restore(), "restored");
    only(&session);
    only(&again(&session, session.history().games().to_vec()));
    session.undo();
    session.undo();
    assert!(session.history().games().is_empty(), "it has not ended");
    assert!(session.tally().is_empty(), "nor counts it");
}

/// Does one thing that a player might do, at random.
fn do_something(session: &mut Session, random: &mut ChaCha8Rng) {
    match random.random_range(0..30) {
        0..=2 => {
            session.undo();
        }
        3 => {
            session.redo();
        }
        4 => session.preserve(),
        5 => {
            session.restore();
        }
        6 => session.clear_tally(),
        7 => {
            session.new_game(None);
        }
        _ if session.state().outcome().is_some() => {
            session.new_game(None);
        }
        _ if session.state().can_deal() => {
            session.deal().expect("it can be dealt");
        }
        _ => {
            let actions = session.state().legal_actions();
            let action = actions[random.random_range(0..actions.len())];
            match session.request() {
                Some(request) => session.nestor_acts(request.ticket, action),
                None => session.act(YOU, action).ok(),
            }
            .expect("it is allowed");
        }
    }
}

#[test]
fn a_file_of_the_history_that_is_older_than_the_game_is_brought_up_to_it() {
    let ids = |games: &[PlayedGame]| games.iter().map(|game| game.id).collect::<Vec<_>>();
    for seed in 0..10 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let rules = Rules {
            target: Some(10),
            ..Preset::AllFives.rules(Seats::Two)
        };
        let mut session = session(&set(rules), seed);
        let mut older: VecDeque<Vec<PlayedGame>> = VecDeque::new();
        for step in 0..250 {
            do_something(&mut session, &mut random);
            let now = session.history().games().to_vec();
            for (back, history) in older.iter().enumerate() {
                let again = again(&session, history.clone());
                let found = ids(again.history().games());
                assert_eq!(
                    found,
                    ids(&now),
                    "seed {seed}, step {step}, {} steps older",
                    older.len() - back
                );
            }
            older.push_back(now);
            if older.len() > 6 {
                older.pop_front();
            }
        }
    }
}
