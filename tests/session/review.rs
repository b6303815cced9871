//! Looking back at a game: every moment of it, in order.

use engine::{GameState, Preset, Seats};
use game::profile::Help;
use game::session::{NextHand, Review, ReviewStep, Session};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::fixture::*;
use super::help::set_rules;

/// A game played at random to its end, and all its moments on the way.
fn played(preset: Preset, seats: Seats, number: u64) -> (Session, Vec<GameState>) {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut session = session(&set(preset.rules(seats)), number);
    let mut moments = vec![session.state().clone()];
    while session.state().outcome().is_none() {
        go_on_at_random(&mut session, &mut rng);
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
                assert_eq!(review.can_go_forward(), n + 1 < moments.len(), "moment {n}");
                review.go(ReviewStep::Next);
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
        assert_eq!((place.hand, place.actions_done), (hand, 0), "it is told so");
        let actions = session.state().record().rounds[hand - 1].actions.len();
        assert_eq!(place.action_count, actions, "and how long it is");
        review.go(ReviewStep::NextDeal);
    }
    assert_eq!(review.state(), session.state(), "after the last, the end");
    review.go(ReviewStep::PreviousDeal);
    assert_eq!(review.state(), deals[hands - 1], "the deal of this hand");
    review.go(ReviewStep::PreviousDeal);
    assert_eq!(review.state(), deals[hands - 2], "that of the hand before");
    review.go(ReviewStep::First);
    assert_eq!(review.state(), deals[0], "the first deal");
    review.go(ReviewStep::Last);
    assert_eq!(review.state(), session.state(), "the end");
}

#[test]
fn a_hand_that_was_never_dealt_is_not_looked_back_at() {
    let mut session = between_hands();
    set_rules(&mut session, |rules| rules.target = Some(1));
    assert_eq!(session.next_hand(), NextHand::EndsGame);
    session.deal().expect("the game is ended");
    assert!(session.state().outcome().is_some(), "it is over");
    let mut review = session.start_review().expect("it can be looked at");
    review.go(ReviewStep::Last);
    let place = review.place();
    assert_eq!(place.hand, 1, "there is one hand");
    assert_eq!(place.actions_done, place.action_count, "and its end is shown");
    assert!(!review.can_go_forward(), "there is nothing after it");
}

#[test]
fn a_hand_is_looked_back_at_when_nobody_is_in_turn() {
    for seats in [Seats::Two, Seats::Three, Seats::Partners] {
        let mut session = session(&set(Preset::AllFives.rules(seats)), 3);
        let mut seen = 0;
        while session.state().outcome().is_none() {
            let is_played = session.state().turn().is_some();
            assert_eq!(session.can_review(), !is_played, "{seats:?}");
            match session.start_review() {
                None => assert!(is_played, "{seats:?}"),
                Some(mut review) => {
                    seen += 1;
                    let hands = session.state().rounds().len();
                    let place = review.place();
                    assert_eq!((place.hand, place.actions_done), (hands, 0), "the last deal");
                    review.go(ReviewStep::First);
                    assert_eq!(review.place().hand, 1, "those before are there");
                    review.go(ReviewStep::Last);
                    assert_eq!(review.state(), session.state(), "to the present");
                    assert!(!review.can_go_forward());
                }
            }
            go_on(&mut session);
        }
        assert!(seen > 1, "{seats:?}: a game of several hands");
        let review = session.start_review().expect("it is over");
        assert_eq!(review.moment(), 0, "a whole game from its first deal on");
        assert_eq!(session.help(), Help::None, "that is no help");
        session.show_lesson(session.state().clone());
        assert!(!session.can_review(), "not at a lesson");
    }
}
