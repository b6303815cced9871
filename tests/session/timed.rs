//! Games with a clock: what they cost cannot be got round.

use std::time::Duration;

use engine::{Action, DealError, Name, Preset, Rules, Seat, Seats};
use game::profile::Opponent;
use game::session::{NextHand, Session, UndoStep};

use super::found::{game_where, session};
use super::{play_until, preferences};
use crate::YOU;

/// A game of Firecracker Fives that has got there.
fn timed(there: impl Fn(&Session) -> bool) -> Session {
    game_where(&preferences(Preset::FirecrackerFives), there)
}

/// In the middle of its first hand.
fn in_a_hand() -> Session {
    timed(|session| session.state().record().len() > 3 && session.person_in_turn().is_some())
}

/// The clock has run down.
fn run_down(session: &mut Session) {
    let left = session.state().time_left().expect("it has a clock");
    session.run_clock(left).expect("the time is up");
}

/// How many games the tally and the history have.
fn counted(session: &Session) -> (u64, usize) {
    let in_history = session.history().games().len();
    (session.tally().total().games(), in_history)
}

#[test]
fn a_game_that_began_with_a_clock_keeps_it_to_its_end() {
    let mut session = timed(|session| session.state().can_deal());
    let mut changed = session.preferences().clone();
    changed.rules = Rules {
        clock: false,
        ..changed.rules
    };
    session.set_preferences(changed);
    let reason = DealError::ClockTakenAway;
    assert_eq!(session.next_hand(), NextHand::ByOldRules(reason));
    session.deal().expect("by the rules that it has");
    assert!(session.state().rules().clock);
    assert!(session.state().can_be_given_up(), "and can still be lost");
}

#[test]
fn undo_goes_to_the_game_before_a_finished_one_with_a_clock_which_stays_counted() {
    type Ends = fn(&mut Session);
    let ways: [Ends; 2] = [run_down, |session| {
        session.give_up(YOU).expect("it can be given up");
    }];
    for end in ways {
        let mut session = session(&preferences(Preset::AllFives), 4);
        play_until(&mut session, |session| session.state().record().len() > 5);
        let first = session.game().id();
        session.new_game_of(preferences(Preset::FirecrackerFives));
        play_until(&mut session, |session| session.state().record().len() > 3);
        let timed = session.game().id();
        end(&mut session);
        assert_eq!(counted(&session), (1, 1), "it is counted");
        assert!(session.undo_leaves_closed_game());
        assert_eq!(session.undo(), Some(UndoStep::Game), "no action of it");
        assert_eq!(session.game().id(), first);
        assert_eq!(counted(&session), (1, 1), "it stays counted");
        assert_eq!(session.redo(), Some(UndoStep::Game));
        assert_eq!(session.game().id(), timed);
        assert_eq!(counted(&session), (1, 1), "and is not counted twice");
    }
}

#[test]
fn a_finished_game_with_a_clock_and_none_before_it_cannot_be_taken_back() {
    let mut session = in_a_hand();
    run_down(&mut session);
    assert!(!session.can_undo());
    assert_eq!(session.undo(), None);
    assert_eq!(counted(&session), (1, 1));
}

#[test]
fn undo_does_not_leave_a_game_with_a_clock_that_is_not_over() {
    let mut session = session(&preferences(Preset::AllFives), 4);
    play_until(&mut session, |session| session.state().record().len() > 5);
    session.new_game_of(preferences(Preset::FirecrackerFives));
    play_until(&mut session, |session| session.state().record().len() > 3);
    let timed = session.game().id();
    while session.undo() == Some(UndoStep::Action) {}
    assert_eq!(
        session.game().id(),
        timed,
        "its beginning is as far as it goes"
    );
    assert!(session.undo_would_give_up());
    session.give_up(YOU).expect("it can be given up");
    assert_eq!(session.undo(), Some(UndoStep::Game), "then it can be left");
    assert_eq!(counted(&session), (1, 1));
}

#[test]
fn whoever_gives_a_game_up_the_owner_of_the_tally_has_lost_it() {
    let mut set = preferences(Preset::FirecrackerFives);
    let ben = Name::new("Ben").expect("a name");
    set.opponents.set(Seat::ALL[1], Opponent::Person(ben));
    for seat in [0, 1].map(|seat| Seat::ALL[seat]) {
        let mut session = session(&set, 4);
        session.give_up(seat).expect("it can be given up");
        let state = session.state();
        let last = state.record().rounds.last().expect("it was dealt");
        assert_eq!(last.actions, [Action::GiveUp(YOU)]);
        assert_eq!(session.tally().total().lost, 1);
    }
}

#[test]
fn redo_of_what_ends_a_hand_gives_no_time_back() {
    let mut session = timed(|session| session.person_in_turn().is_some());
    let mut rng = rand::SeedableRng::seed_from_u64(3);
    let mut was_persons = false;
    while !(session.state().can_deal() && was_persons) {
        was_persons = session.person_in_turn().is_some();
        super::found::go_on(&mut session, &mut rng);
    }
    assert_eq!(session.undo(), Some(UndoStep::Action));
    session.run_clock(Duration::from_secs(20));
    let left = session.state().time_left();
    assert_eq!(session.redo(), Some(UndoStep::Action));
    assert!(session.state().turn().is_none(), "the hand is over again");
    assert_eq!(session.state().time_left(), left);
}

#[test]
fn a_game_given_up_is_never_the_best_result_of_a_later_one() {
    let mut session = timed(|session| {
        let (state, own) = (session.state(), Seats::Two.team(YOU));
        state.can_be_given_up() && state.scores()[own] > 20
    });
    session.give_up(YOU).expect("it can be given up");
    let last = session.history().games().last().expect("it is counted");
    assert!(last.given_up && last.with_bonus() > 20, "{last:?}");
    session.new_game(None);
    run_down(&mut session);
    assert_eq!(session.best_besides(), None, "none was played to its end");
}
