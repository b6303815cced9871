//! Games with a clock: what they cost cannot be got round.

use std::time::Duration;

use engine::{Action, DealError, Name, Preset, Seat, Seats};
use game::profile::Opponent;
use game::session::{NextHand, Session, Step};

use super::fixture::*;
use super::help::set_rules;

/// A game of Firecracker Fives.
fn begun() -> Session {
    session(&preferences(Preset::FirecrackerFives), 4)
}

/// In the middle of its first hand.
fn in_a_hand() -> Session {
    let mut session = begun();
    play_until(&mut session, |it| it.state().record().len() > 3 && it.person_in_turn().is_some());
    session
}

/// A game of All Fives, and after it one with a clock.
fn after_another() -> Session {
    let mut session = after(OPENING);
    session.new_game_with(preferences(Preset::FirecrackerFives), None);
    play_until(&mut session, |it| it.state().record().len() > 3 && it.person_in_turn().is_some());
    session
}

/// The clock has run down.
fn run_down(session: &mut Session) {
    let left = session.state().time_left().expect("it has a clock");
    session.advance_clock(left).expect("the time is up");
}

const SECOND: Duration = Duration::from_secs(1);

#[test]
fn a_game_that_began_with_a_clock_keeps_it_to_its_end() {
    let mut session = begun();
    play_until(&mut session, |it| it.state().can_deal());
    set_rules(&mut session, |rules| rules.clock = false);
    let reason = DealError::ClockTakenAway;
    assert_eq!(session.next_hand(), NextHand::NewRulesRefused(reason));
    session.deal().expect("by the rules that it has");
    assert!(session.state().rules().clock && session.state().can_be_given_up());
}

#[test]
fn undo_goes_to_the_game_before_a_finished_one_with_a_clock_which_stays_counted() {
    type Ends = fn(&mut Session);
    let ways: [(&str, Ends); 3] = [
        ("by the clock", run_down),
        ("given up", |it| drop(it.give_up(YOU).expect("it can be"))),
        ("played out", play_out),
    ];
    for (name, end) in ways {
        let mut session = after_another();
        let timed = session.game_in_progress().id();
        end(&mut session);
        let over = session.state().clone();
        assert_eq!(counts(&session), (1, 1), "{name}: it is counted");
        let mut session = again(&session);
        for _ in 0..2 {
            assert!(session.undo_leaves_closed_game(), "{name}");
            assert!(!session.undo_reopens_counted_game(), "{name}");
            assert_eq!(session.undo(), Some(Step::Game), "{name}: no action of it");
            assert_ne!(session.game_in_progress().id(), timed, "{name}");
            assert_eq!(counts(&session), (1, 1), "{name}: it stays counted");
            assert_eq!(session.redo(), Some(Step::Game), "{name}");
            assert_eq!(session.state(), &over, "{name}: at its end");
            assert_eq!(counts(&session), (1, 1), "{name}: and not twice");
        }
        undo_game(&mut session);
        session.new_game(None);
        assert_eq!(counts(&session), (1, 1), "{name}: when it is gone");
        assert_eq!(counts(&again(&session)), (1, 1), "{name}: for good");
    }
}

#[test]
fn undo_does_not_leave_a_game_with_a_clock_that_is_not_over() {
    let mut session = after_another();
    let timed = session.game_in_progress().id();
    while session.undo() == Some(Step::Action) {}
    assert_eq!(session.game_in_progress().id(), timed, "its beginning is all");
    assert!(session.undo_would_give_up() && !session.can_undo());
    session.give_up(YOU).expect("it can be given up");
    assert_eq!(session.undo(), Some(Step::Game), "then it can be left");
    assert_eq!(counts(&session), (1, 1));
}

#[test]
fn whoever_gives_a_game_up_the_owner_of_the_tally_has_lost_it() {
    let mut set = preferences(Preset::FirecrackerFives);
    let ben = Name::new("Ben").expect("a name");
    set.opponents.set(NESTOR, Opponent::Person(ben));
    for seat in [YOU, NESTOR] {
        let mut session = session(&set, 4);
        session.give_up(seat).expect("it can be given up");
        let last = session.state().record().rounds.last();
        let actions = last.map(|round| round.actions.clone());
        assert_eq!(actions, Some(vec![Action::GiveUp(Seat::ALL[0])]));
        assert_eq!(session.tally().total().lost, 1);
        assert_eq!(session.undo_seat(), None, "it is not taken back");
    }
}

#[test]
fn nothing_that_is_taken_back_done_again_or_stopped_gives_time_back() {
    type Way = fn(&mut Session);
    let ways: [(&str, Way); 5] = [
        ("undo", |it| say(it, "undo")),
        ("undo and redo", |it| say(it, "undo redo")),
        ("a lesson", |it| {
            it.show_lesson(it.state().clone());
            assert!(!it.clock_runs(), "while a lesson lies there");
            it.show_game_in_progress();
        }),
        ("a file", |it| {
            let file = saved(it);
            open(it, &file);
        }),
        ("a bookmark", |it| {
            it.set_bookmark();
            assert!(it.restore_bookmark());
        }),
    ];
    for (name, way) in ways {
        for secs in [7, 10, 33] {
            let mut session = in_a_hand();
            assert!(session.clock_runs());
            for _ in 0..secs {
                session.advance_clock(SECOND);
            }
            let left = session.state().time_left();
            way(&mut session);
            assert_eq!(session.state().time_left(), left, "{name}, {secs} s");
            session.save_clock();
            let later = again(&session);
            assert_eq!(later.state().time_left(), left, "{name}: a start");
        }
    }
    let mut session = begun();
    let mut was_persons = false;
    while !(session.state().can_deal() && was_persons) {
        was_persons = session.person_in_turn().is_some();
        go_on(&mut session);
    }
    say(&mut session, "undo");
    session.advance_clock(SECOND * 20);
    let left = session.state().time_left();
    say(&mut session, "redo");
    assert!(session.state().turn().is_none(), "the hand is over again");
    assert_eq!(session.state().time_left(), left);
}

#[test]
fn a_clock_that_runs_is_written_every_ten_seconds() {
    let mut session = in_a_hand();
    let mut written = 0;
    for _ in 0..60 {
        let before = std::sync::Arc::clone(session.shared_state());
        session.advance_clock(SECOND);
        written += u32::from(!std::sync::Arc::ptr_eq(&before, session.shared_state()));
    }
    assert_eq!(written, 6, "in a minute");
    play_until(&mut session, |it| it.state().can_deal());
    assert!(!session.clock_runs(), "between two hands");
}

#[test]
fn a_game_given_up_is_never_the_best_result_of_a_later_one() {
    let mut session = begun();
    play_until(&mut session, |it| {
        it.state().can_be_given_up() && it.state().scores()[Seats::Two.team(YOU)] > 20
    });
    session.give_up(YOU).expect("it can be given up");
    let last = listed(&session).last().expect("it is counted");
    assert!(last.given_up && last.points_with_bonus() > 20, "{last:?}");
    session.new_game(None);
    run_down(&mut session);
    assert_eq!(session.best_score_of_others(), None, "none was played to its end");
}
