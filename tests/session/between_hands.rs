//! Between two hands the one that is over is looked back at, tried again, and played from
//! the other seat; then the game goes on as it was.

use engine::{Cut, GameState, Preset, Round, Rules, Seal, SealCheck, Seats};
use game::profile::{Day, Help};
use game::session::{PlayedAgain, ReviewStep, Session, UndoStep};

use super::seats::again;
use super::{YOU, found, go_on, play_to_the_end, play_until, set};

/// A game in which so many hands are over, and nothing is played.
fn between_hands(rules: Rules, hands: usize, number: u64) -> Session {
    let mut session = found::session(&set(rules), number);
    play_until(&mut session, |session| {
        session.state().can_deal() && session.state().rounds().len() == hands
    });
    session
}

fn all_fives() -> Rules {
    Preset::AllFives.rules(Seats::Two)
}

/// Plays until the next hand has been dealt, and gives its seal.
fn seal_of_next(session: &mut Session) -> Option<String> {
    let hands = session.state().rounds().len();
    play_until(session, |session| {
        session.state().rounds().len() > hands || session.state().outcome().is_some()
    });
    let next = session.state().rounds().get(hands)?;
    next.seal().map(Seal::short)
}

#[test]
fn a_hand_is_looked_back_at_when_nobody_is_in_turn() {
    for seats in [Seats::Two, Seats::Three, Seats::Partners] {
        let rules = Rules {
            target: Some(300),
            ..Preset::AllFives.rules(seats)
        };
        let mut session = found::session(&set(rules), 3);
        let mut seen = 0;
        while session.state().outcome().is_none() {
            let is_played = session.state().turn().is_some();
            assert_eq!(session.can_look_back(), !is_played, "{seats:?}");
            match session.look_back() {
                None => assert!(is_played, "{seats:?}"),
                Some(mut review) => {
                    seen += 1;
                    let hands = session.state().rounds().len();
                    let place = review.place();
                    assert_eq!((place.hand, place.done), (hands, 0), "the last deal");
                    review.go(ReviewStep::First);
                    assert_eq!(review.place().hand, 1, "those before are there, too");
                    review.go(ReviewStep::Last);
                    assert_eq!(review.state(), session.state(), "to the present");
                    assert!(!review.can_go_on());
                }
            }
            go_on(&mut session);
        }
        assert!(seen > 1, "{seats:?}: a game of several hands");
        let review = session.look_back().expect("it is over");
        assert_eq!(review.moment(), 0, "a whole game from its first deal on");
    }
}

/// The game goes on as if nothing had been looked back at.
fn must_be_as_it_was(session: &mut Session, before: &GameState, twin: &mut Session) {
    assert_eq!(session.state(), before, "the game is as it was");
    assert_eq!(session.game().played_again(), None, "it is the own one");
    assert!(!session.game().helped(), "what is over is no help");
    play_to_the_end(session);
    play_to_the_end(twin);
    assert_eq!(
        session.game().counted().map(|it| it.key.with_help),
        Some(false),
        "it is counted as played without help"
    );
    assert_eq!(session.history().games().len(), 1, "it is counted once");
    let first = |session: &Session| session.state().record().rounds[..2].to_vec();
    assert_eq!(first(session), first(twin), "up to here");
}

#[test]
fn a_hand_that_is_over_is_tried_again_and_tells_nothing_of_the_next() {
    for seals_first in [false, true] {
        let mut session = between_hands(all_fives(), 2, 7);
        let mut twin = between_hands(all_fives(), 2, 7);
        if seals_first {
            // The next hand is fixed, and waits to be cut.
            session.seal_next_hand().expect("it can be sealed");
        }
        let (before, id) = (session.state().clone(), session.game().id());
        let mut review = session.look_back().expect("nobody is in turn");
        review.go(ReviewStep::On);
        let moment = review.state().clone();
        assert!(session.try_again(&review));
        assert_ne!(session.game().id(), id, "a game of its own");
        let rounds = |state: &GameState| state.record().rounds.clone();
        assert_eq!(rounds(session.state()), rounds(&moment), "from there on");
        assert_ne!(
            session.state().record().nestor_seed,
            before.record().nestor_seed,
            "what is sealed in the game that goes on stays so"
        );
        assert_eq!(
            session.game().played_again(),
            Some(PlayedAgain::FromLookBack)
        );
        assert!(session.waits_for_end_of_again(), "the game waits");
        let tried = seal_of_next(&mut session).expect("another hand follows");
        assert!(session.leave_again(), "in the middle of a hand");
        assert_eq!(session.game().id(), id);
        let mut other = between_hands(all_fives(), 2, 7);
        if seals_first {
            other.seal_next_hand().expect("it can be sealed");
        }
        let next = seal_of_next(&mut session).expect("it goes on");
        assert_ne!(tried, next, "the hands that follow are others");
        if seals_first {
            assert_eq!(
                seal_of_next(&mut other),
                Some(next),
                "what was sealed is dealt"
            );
        }
        let now = session.state().clone();
        must_be_as_it_was(&mut session, &now, &mut twin);
    }
}

#[test]
fn the_numbers_that_deals_come_from_do_not_tell_the_next_hand_either() {
    let mut session = found::session(&set(all_fives()), 1);
    session.new_game(Some(77));
    play_until(&mut session, |session| session.state().can_deal());
    let review = session.look_back().expect("nobody is in turn");
    assert!(session.try_again(&review));
    assert_eq!(session.game().number(), None);
    let tried = seal_of_next(&mut session).expect("another hand follows");
    assert!(session.leave_again());
    assert_eq!(session.game().number(), Some(77));
    assert_ne!(seal_of_next(&mut session), Some(tried));
}

#[test]
fn at_the_present_moment_there_is_nothing_to_try_again() {
    let session = between_hands(all_fives(), 2, 7);
    let mut review = session.look_back().expect("nobody is in turn");
    assert!(session.can_try_again(&review));
    review.go(ReviewStep::Last);
    assert!(!session.can_try_again(&review), "the game itself goes on");
    review.go(ReviewStep::First);
    assert!(session.can_try_again(&review), "an earlier hand, too");
}

#[test]
fn a_hand_that_is_over_is_played_from_the_other_seat_and_the_game_goes_on() {
    let mut session = between_hands(all_fives(), 2, 7);
    let mut twin = between_hands(all_fives(), 2, 7);
    let (before, id) = (session.state().clone(), session.game().id());
    assert!(!session.can_change_seats(), "the game is not over");
    for hand in 0..2 {
        assert!(session.can_change_seats_in_hand(hand), "hand {hand}");
        session.change_seats_in_hand(hand).expect("it can be dealt");
        assert!(
            !session.seating()[YOU].is_person(),
            "the hands are exchanged"
        );
        play_to_the_end(&mut session);
        let state = session.state();
        assert_eq!(state.check_seal_of_nestors(), Some(true), "sealed anew");
        assert!(state.check_seal(0).is_some_and(SealCheck::holds));
        let twice = session.hand_twice().expect("it was played twice");
        assert_eq!(twice.hand, hand + 1);
        assert!(!session.can_change_seats(), "both seats have played it");
        let team = Seats::Two.team(YOU);
        let made = before.rounds()[hand].position().scores()[team]
            - hand
                .checked_sub(1)
                .map_or(0, |hand| before.rounds()[hand].position().scores()[team]);
        assert_eq!(twice.standings[0].person, made, "what it brought before");
        assert!(session.waits_for_end_of_again());
        assert!(session.leave_again());
        assert_eq!(session.game().id(), id);
        assert!(!session.can_leave_again(), "this one plays nothing again");
    }
    assert!(
        !session.can_change_seats_in_hand(2),
        "it has not been dealt"
    );
    must_be_as_it_was(&mut session, &before, &mut twin);
}

#[test]
fn a_game_played_again_is_not_counted() {
    let mut session = between_hands(all_fives(), 1, 5);
    let review = session.look_back().expect("nobody is in turn");
    assert!(session.try_again(&review));
    let tried = session.game().id();
    let tally = session.tally().clone();
    play_to_the_end(&mut session);
    assert!(!session.history().has(tried), "its deals were seen before");
    assert_eq!(*session.tally(), tally, "nor is it won or lost");
    session.clear_tally();
    assert!(session.leave_again());
    assert!(
        session.undo().is_some(),
        "what was cleared meanwhile comes back"
    );
    assert_eq!(*session.tally(), tally);
    assert!(session.state().can_deal(), "the game waits where it was");
}

#[test]
fn a_game_played_again_that_is_not_over_is_brought_back_by_redo() {
    let mut session = between_hands(all_fives(), 1, 5);
    let review = session.look_back().expect("nobody is in turn");
    assert!(session.try_again(&review));
    go_on(&mut session);
    let tried = session.state().clone();
    assert!(session.leave_again());
    assert!(session.redo().is_some());
    assert_eq!(session.state(), &tried);
    assert!(session.leave_again(), "and back");
    assert!(session.state().can_deal());
}

#[test]
fn the_try_at_the_deal_of_a_day_is_played_to_its_end_first() {
    let day: Day = "2026-11-21".parse().expect("a day");
    let mut session = found::session(&set(all_fives()), 1);
    session.begin_day(day, day);
    play_until(&mut session, |session| session.state().can_deal());
    let review = session.look_back().expect("it can be looked back at");
    assert!(session.is_try_of_day());
    assert!(!session.can_try_again(&review));
    assert!(!session.try_again(&review));
    assert!(!session.can_change_seats_in_hand(0));
    assert_eq!(session.change_seats_in_hand(0), None);
    play_to_the_end(&mut session);
    let review = session.look_back().expect("it is over");
    assert!(session.can_try_again(&review), "after that, as any game");
    assert!(
        session
            .state()
            .rounds()
            .iter()
            .all(|round: &Round| round.seal().is_some())
    );
}

#[test]
fn the_way_back_leads_to_the_own_game_however_often_one_began_again() {
    let mut session = between_hands(all_fives(), 2, 7);
    let (before, id) = (session.state().clone(), session.game().id());
    let review = session.look_back().expect("nobody is in turn");
    assert!(session.try_again(&review));
    session.restart();
    go_on(&mut session);
    session.restart();
    assert!(session.can_leave_again(), "it still plays those deals");
    assert!(session.waits_for_end_of_again(), "the own game waits");
    assert!(session.leave_again());
    assert_eq!(session.game().id(), id);
    assert_eq!(session.state(), &before);
    assert!(
        !session.game().helped(),
        "nothing of it was seen that is to come"
    );
}

#[test]
fn what_nestor_was_asked_in_a_game_that_was_left_is_not_done_in_the_own_one() {
    let mut session = between_hands(all_fives(), 2, 7);
    session.change_seats_in_hand(0).expect("it can be dealt");
    while session.nestor_in_turn().is_none() {
        go_on_once(&mut session);
    }
    let asked = session.request().expect("it is Nestor's turn").ticket;
    assert!(session.leave_again());
    assert_ne!(session.ticket(), asked, "an answer to that comes too late");
}

/// The person does one thing.
fn go_on_once(session: &mut Session) {
    let seat = session.person_in_turn().expect("a person is in turn");
    let first = session.actions_of(seat)[0];
    session.act(seat, first).expect("it is allowed");
}

#[test]
fn help_in_a_game_with_the_same_deals_is_help_in_the_one_that_undo_brings_back() {
    for help in [Help::None, Help::Advice, Help::Knowledge] {
        let mut session = found::session(&set(all_fives()), 7);
        play_until(&mut session, |session| session.state().record().len() > 3);
        let id = session.game().id();
        session.restart();
        session.note_help(help);
        assert!(session.undo().is_some(), "undo goes back to the game");
        assert_eq!(session.game().id(), id);
        assert_eq!(session.game().help(), help);
    }
}

#[test]
fn a_hand_that_was_played_on_from_its_deal_elsewhere_is_known() {
    let mut session = found::session(&set(all_fives()), 7);
    play_until(&mut session, |session| session.state().record().len() > 3);
    let id = session.game().id();
    assert!(!session.game().helped(), "nothing was seen yet");
    session.restart();
    play_until(&mut session, |session| session.state().can_deal());
    while session.game().id() != id {
        assert!(session.undo().is_some(), "undo goes back to the game");
    }
    assert!(session.state().turn().is_some(), "its hand is still played");
    assert!(session.game().helped(), "its bones have been seen");
}

#[test]
fn what_was_seen_in_a_try_that_was_taken_back_is_known_after_a_restart_of_the_program() {
    let mut tried = 0;
    for number in 0..12 {
        let mut session = found::session(&set(all_fives()), number);
        play_until(&mut session, |session| session.state().record().len() > 3);
        let id = session.game().id();
        session.restart();
        for sees in [false, true] {
            let mut session = again(&session);
            if sees {
                // Farther than in the own game.
                play_until(&mut session, |session| session.state().record().len() > 8);
                while session.undo_brings() == Some(UndoStep::Action) {
                    session.undo();
                }
            }
            if session.can_restart() {
                // Nestor began, and what he did stays.
                continue;
            }
            tried += 1;
            let mut session = again(&session);
            assert_eq!(session.undo(), Some(UndoStep::Game));
            assert_eq!(session.game().id(), id, "the own game");
            assert_eq!(session.game().helped(), sees, "game {number}");
        }
    }
    assert!(tried > 8, "{tried} games");
}

#[test]
fn a_new_game_that_was_put_off_does_not_take_the_place_of_the_next_hand() {
    let mut session = between_hands(all_fives(), 2, 7);
    let id = session.game().id();
    session.seal_new_game(set(all_fives()));
    let review = session.look_back().expect("nobody is in turn");
    assert!(session.try_again(&review));
    session.seal_new_game(set(all_fives()));
    assert!(session.leave_again());
    session
        .deal_sealed(Cut::NONE)
        .expect("the next hand is dealt");
    assert_eq!(session.game().id(), id, "in the own game");
    assert_eq!(session.state().rounds().len(), 3);
}
