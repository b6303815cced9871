//! Looking back at a game: every moment of it, in order.

use engine::{GameState, Preset, Rules, Seats};
use game::session::{NextHand, Review, ReviewStep, Session};

use super::set;
use crate::found::{do_it, go_on, session};

/// A game played at random to its end, and all its moments on the way.
fn played(preset: Preset, seats: Seats, number: u64) -> (Session, Vec<GameState>) {
    let mut rng = rand::SeedableRng::seed_from_u64(number);
    let mut session = session(&set(preset.rules(seats)), number);
    let mut moments = vec![session.state().clone()];
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut rng);
        moments.push(session.state().clone());
    }
    (session, moments)
}

#[test]
fn a_review_shows_every_moment_as_it_was_on_and_back() {
    for (number, preset) in (1..).zip(Preset::ALL) {
        for seats in [Seats::Two, Seats::Three, Seats::Partners] {
            let (session, moments) = played(preset, seats, number);
            let mut review = Review::of(session.state()).expect("it was dealt");
            assert!(!review.can_go_back(), "{preset:?}: it begins with the deal");
            for (n, moment) in moments.iter().enumerate() {
                assert_eq!(review.state(), moment, "{preset:?}, {seats:?}: moment {n}");
                assert_eq!(review.can_go_on(), n + 1 < moments.len(), "moment {n}");
                review.go(ReviewStep::On);
            }
            assert_eq!(review.state(), session.state(), "it stays at the end");
            for moment in moments.iter().rev() {
                assert_eq!(review.state(), moment, "{preset:?}, {seats:?}: back");
                review.go(ReviewStep::Back);
            }
            assert_eq!(review.state(), &moments[0], "it stays at the deal");
        }
    }
}

#[test]
fn a_review_goes_from_hand_to_hand() {
    let (session, moments) = played(Preset::AllFives, Seats::Two, 5);
    let hands = session.state().rounds().len();
    assert!(hands > 2, "a game of several hands");
    let deals: Vec<_> = (1..=hands)
        .map(|hand| {
            let dealt = |moment: &&GameState| moment.rounds().len() == hand;
            moments.iter().find(dealt).expect("it was dealt")
        })
        .collect();
    let mut review = Review::of(session.state()).expect("it was dealt");
    for (hand, deal) in (1..).zip(&deals) {
        assert_eq!(review.state(), *deal, "hand {hand}");
        let place = review.place();
        assert_eq!((place.hand, place.done), (hand, 0), "it is told so");
        let actions = session.state().record().rounds[hand - 1].actions.len();
        assert_eq!(place.actions, actions, "and how long it is");
        review.go(ReviewStep::HandOn);
    }
    assert_eq!(review.state(), session.state(), "after the last, the end");
    review.go(ReviewStep::HandBack);
    assert_eq!(review.state(), deals[hands - 1], "the deal of this hand");
    review.go(ReviewStep::HandBack);
    assert_eq!(review.state(), deals[hands - 2], "that of the hand before");
    review.go(ReviewStep::First);
    assert_eq!(review.state(), deals[0], "the first deal");
    review.go(ReviewStep::Last);
    assert_eq!(review.state(), session.state(), "the end");
}

#[test]
fn a_moment_of_a_finished_game_is_gone_on_with_as_a_game_of_its_own() {
    let (mut session, moments) = played(Preset::AllFives, Seats::Two, 5);
    let over = session.state().clone();
    let (tally, id) = (session.tally().clone(), session.game().id());
    let mut review = Review::of(&over).expect("it was dealt");
    review.go(ReviewStep::Last);
    assert!(
        !session.try_again(&review),
        "at the end nothing is to be played"
    );
    let moment = moments.len() / 3;
    review.go(ReviewStep::To(moment));
    assert_eq!(review.moment(), moment);
    assert!(session.try_again(&review));
    assert_eq!(session.state(), &moments[moment], "from that moment on");
    assert_ne!(session.game().id(), id, "a game of its own");
    assert!(session.game().helped(), "whoever has seen the end has help");
    assert_eq!(
        *session.tally(),
        tally,
        "the finished game stays counted once"
    );
    assert_eq!(
        session.history().games().len(),
        1,
        "and in the history once"
    );
    // Played as before it is the same game, with the same deals.
    for later in &moments[moment + 1..] {
        if session.state().can_deal() {
            session.deal().expect("it can be dealt");
        } else {
            let hand = later.rounds().len() - 1;
            let done = later.record().rounds[hand].actions.len();
            let action = over.record().rounds[hand].actions[done - 1];
            do_it(&mut session, action);
        }
        assert_eq!(session.state(), later);
    }
    assert_eq!(
        session.history().games().len(),
        1,
        "it is not counted: its deals were seen"
    );
    while session.game().id() != id {
        assert!(
            session.undo().is_some(),
            "undo goes back to the finished game"
        );
    }
    assert_eq!(session.state(), &over);
    assert_eq!(*session.tally(), tally, "which is counted as it was");
}

#[test]
fn a_hand_that_was_never_dealt_is_not_looked_back_at() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let mut rng = rand::SeedableRng::seed_from_u64(9);
    let mut session = session(&set(rules), 9);
    while !session.state().can_deal() {
        go_on(&mut session, &mut rng);
    }
    session.set_preferences(set(Rules {
        target: Some(1),
        ..rules
    }));
    assert_eq!(session.next_hand(), NextHand::EndsGame);
    session.deal().expect("the game is ended");
    assert!(session.state().outcome().is_some(), "it is over");
    let mut review = session.look_back().expect("it can be looked at");
    review.go(ReviewStep::Last);
    let place = review.place();
    assert_eq!(place.hand, 1, "there is one hand");
    assert_eq!(place.done, place.actions, "and its end is shown");
    assert!(!review.can_go_on(), "there is nothing after it");
}
